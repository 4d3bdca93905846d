import { labelOf, type DataEntry } from "./data-entry.ts";

/** The lists of links in `llms.txt`. Each list contains the entries of one folder. */
const LISTS = [
  { title: "Tasks", folder: "tasks" },
  { title: "Libraries", folder: "libraries" },
  { title: "Providers", folder: "providers" },
  { title: "Apps", folder: "apps", text: "Run models on your own machine." },
  { title: "Clients", folder: "clients", text: "Packages and commands that call a hosted model." },
  { title: "Quantization types", folder: "quantization" },
];

/** Returns the whole catalogue as one Markdown page of links, for language models. */
export function llms(entries: readonly DataEntry[], address: string): string {
  const list = (folder: string): string =>
    entries
      .filter((entry) => entry.folder === folder)
      .map((entry) => `- [${labelOf(entry).replaceAll(/[[\]\\]/g, "\\$&")}](${entry.json})`)
      .join("\n");
  const lists = LISTS.map(({ title, folder, text }) =>
    [`## ${title}`, ...(text === undefined ? [] : [text]), list(folder)].join("\n\n"),
  );
  return `# Hubsmith

> Tasks, libraries, providers, apps, clients, quantization types and copy-ready code for the models of a public hub, as data.

Every entry is one JSON document; [the index](${address}api/index.json) names them all. Documents about the package:
[docs](${address}docs/). Shapes that providers share (\`use\` in an entry): [presets](${address}api/provider-presets.json).

${lists.join("\n\n")}
`;
}
