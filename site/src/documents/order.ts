import type { DocumentSource } from "../services.ts";

/** A group of documents, in reading order. */
export interface DocumentGroup {
  readonly title: string;
  readonly documents: readonly DocumentSource[];
}

/** The title of the group of documents in `api/`. */
const REFERENCE = "Reference";

/**
 * The documents of each group. Documents that are not listed here are added to the reference if they are in `api/`,
 * otherwise to the last group.
 */
const GROUPS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ["Start", ["getting-started"]],
  [
    "Guides",
    [
      "inference",
      "snippets",
      "apps",
      "templates",
      "tasks",
      "gguf",
      "react-components",
      "command-line",
      "mock",
      "own-hub",
      "migration",
      "errors",
    ],
  ],
  [
    REFERENCE,
    [
      "api/inference",
      "api/inference-core",
      "api/inference-providers",
      "api/tasks",
      "api/tasks-text",
      "api/tasks-media",
      "api/libraries",
      "api/libraries-lazy",
      "api/snippets",
      "api/template",
      "api/gguf",
      "api/react",
    ],
  ],
  ["Contribute", ["cookbook", "walkthrough-provider", "providers"]],
  [
    "Fields of an entry",
    [
      "words-library",
      "words-task",
      "words-io",
      "words-provider",
      "words-client",
      "words-app",
      "words-quantization",
      "words-api",
      "words-dataset",
      "words-hardware",
      "words-evaluation",
      "words-agent",
      "words-widget",
    ],
  ],
  ["Background", ["architecture", "decisions", "differences", "security", "performance", "media-credits"]],
];

/** Returns true if a document is part of the reference. */
export function isReference({ name }: Pick<DocumentSource, "name">): boolean {
  return name.startsWith("api/");
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
    const added = rest.filter((document) => (isReference(document) ? title === REFERENCE : isLast));
    return { title, documents: [...found, ...added] };
  });
  return whole.filter((group) => group.documents.length > 0);
}
