import { labelOf, type DataEntry } from "./data-entry.ts";

/** The whole catalogue on one page of Markdown links, for language models. */
export function llms(entries: readonly DataEntry[], address: string): string {
  const list = (folder: string): string =>
    entries
      .filter((entry) => entry.folder === folder)
      .map((entry) => `- [${labelOf(entry).replaceAll(/[[\]\\]/g, "\\$&")}](${entry.json})`)
      .join("\n");
  return `# Hubsmith

> Tasks, libraries, providers, clients, quantization types and copy-ready code for the models of a public hub, as data.

Every entry is one JSON document; [the index](${address}api/index.json) names them all. Documents about the package:
[docs](${address}docs/).

## Tasks

${list("tasks")}

## Libraries

${list("libraries")}

## Providers

${list("providers")}

Shapes that providers share (\`use\` in an entry): [presets](${address}api/provider-presets.json)

## Clients

Ways to call a hosted model: a template for each shape of a call.

${list("clients")}

## Quantization types

${list("quantization")}
`;
}
