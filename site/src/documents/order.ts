import type { DocumentSource } from "../build-data.ts";

/** A group of documents, in reading order. */
export interface DocumentGroup {
  readonly title: string;
  readonly documents: readonly DocumentSource[];
}

/** The title of the group of API pages. */
const API = "API reference";

/** The documents of each group. Other documents are added to the group of API pages, or to the last group. */
const GROUPS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ["Start", ["getting-started"]],
  [
    "Guides",
    [
      "inference",
      "scale",
      "snippets",
      "templates",
      "tasks",
      "gguf",
      "hub",
      "react-components",
      "ai-sdk",
      "next",
      "command-line",
      "mock",
      "opentelemetry",
      "mcp",
      "own-hub",
      "migration",
      "reference/errors",
    ],
  ],
  [
    API,
    [
      "reference/api/inference",
      "reference/api/inference-core",
      "reference/api/inference-providers",
      "reference/api/tasks",
      "reference/api/tasks-text",
      "reference/api/tasks-media",
      "reference/api/libraries",
      "reference/api/libraries-lazy",
      "reference/api/snippets",
      "reference/api/template",
      "reference/api/gguf",
      "reference/api/react",
      "reference/api/ai-sdk",
      "reference/api/mock",
      "reference/api/otel",
      "reference/api/mcp",
    ],
  ],
  ["Contribute", ["cookbook", "providers", "architecture", "decisions"]],
  [
    "Fields of an entry",
    [
      "reference/fields-library",
      "reference/fields-task",
      "reference/fields-io",
      "reference/fields-provider",
      "reference/fields-client",
      "reference/fields-app",
      "reference/fields-quantization",
      "reference/fields-api",
      "reference/fields-dataset",
      "reference/fields-hardware",
      "reference/fields-evaluation",
      "reference/fields-agent",
      "reference/fields-widget",
      "reference/fields-property",
    ],
  ],
  ["Background", ["security", "performance", "reference/sizes", "reference/exports", "media-credits"]],
];

/** Returns true if a document describes the exports of an entry point. */
export function isApiReference({ name }: Pick<DocumentSource, "name">): boolean {
  return name.startsWith("reference/api/");
}

/** Returns the groups with their documents. Leaves out empty groups. */
export function groupedDocuments(documents: readonly DocumentSource[]): DocumentGroup[] {
  const byName = new Map(documents.map((document) => [document.name, document]));
  const groups = GROUPS.map(([title, names]) => {
    const found = names.flatMap((name) => byName.get(name) ?? []);
    for (const { name } of found) byName.delete(name);
    return { title, documents: found };
  });
  const rest = [...byName.values()];
  const whole = groups.map(({ title, documents: found }, index) => {
    const isLast = index === groups.length - 1;
    const added = rest.filter((document) => (isApiReference(document) ? title === API : isLast));
    return { title, documents: [...found, ...added] };
  });
  return whole.filter((group) => group.documents.length > 0);
}
