import type { DocumentSource } from "../services.ts";

/** Documents that belong together, in the order in which they are read. */
export interface DocumentGroup {
  readonly title: string;
  readonly documents: readonly DocumentSource[];
}

/** The group of what `npm run report:api` writes. */
const REFERENCE = "Reference";

/** Names of documents by group; a document that is named nowhere stands in the last one, or, from `api/`, in the reference. */
const GROUPS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ["Start", ["getting-started", "migration", "command-line"]],
  [
    "Use",
    [
      "inference",
      "tasks",
      "libraries",
      "snippets",
      "hosted-snippets",
      "templates",
      "gguf",
      "react-components",
      "mock",
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
      "api/template-precompile",
      "api/template-runtime",
      "api/gguf",
      "api/react",
    ],
  ],
  ["Add to it", ["walkthrough-provider", "providers", "own-hub", "tour"]],
  ["Know it", ["architecture", "decisions", "differences", "security", "performance"]],
];

/** Whether a document is a part of the reference. */
export function isReference({ name }: Pick<DocumentSource, "name">): boolean {
  return name.startsWith("api/");
}

/** The documents in their groups; groups without one are left out. */
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
