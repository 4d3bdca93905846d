import { existsSync } from "node:fs";
import { join } from "node:path";
import { modelFields } from "./model-fields.ts";
import { compileLibrary } from "../snippets/library.ts";
import { wordsOfRules } from "../snippets/describe-rules.ts";
import { KINDS, type Artifact, type Entry, type OutputFile } from "../spec/entry.ts";
import { byCodePoint, textOf } from "../spec/json.ts";
import { readLogo } from "../spec/logo-files.ts";

/** Kinds of entries that pages show. */
const SHOWN = ["apps", "clients", "io", "libraries", "providers", "quantization", "tasks"] as const;

/** Kinds of entries that have logos. */
const WITH_LOGOS = ["apps", "clients", "libraries", "providers"] as const;

/**
 * Makes `generated/site/`, from which the pages of the site are made: entries and schemas as JSON, logos, the rules of
 * the libraries in words, and the fields of the model form. The package does not contain these files. In a repository
 * without a site, makes nothing.
 */
export const site: Artifact = (spec) => {
  if (!existsSync(join(spec.root, "site/src"))) return [];
  const schemas = [...SHOWN.map((kind) => KINDS[kind]), "model"];
  return [
    ...SHOWN.map((kind) =>
      json(
        kind,
        byId(spec[kind], ({ data }) => data),
      ),
    ),
    json("schemas", Object.fromEntries(schemas.map((name) => [name, spec.schemas[name]]))),
    json(
      "rules",
      byId(spec.libraries, (entry) => {
        const library = compileLibrary(entry, spec);
        return library && wordsOfRules(library.rules.group, library.facts);
      }),
    ),
    json(
      "logos",
      Object.fromEntries(
        WITH_LOGOS.map((kind) => [
          kind,
          byId(spec[kind], ({ data }) => {
            const name = textOf(data["logo"]);
            return name && readLogo(spec.root, name);
          }),
        ]),
      ),
    ),
    json("model-fields", modelFields(spec)),
  ];
};

function json(name: string, value: unknown): OutputFile {
  return { path: `site/${name}.json`, text: `${JSON.stringify(value, undefined, 2)}\n` };
}

/** Returns the value of each entry, sorted by id. Leaves out entries without a value. */
function byId(entries: readonly Entry[], valueOf: (entry: Entry) => unknown): Readonly<Record<string, unknown>> {
  const sorted = [...entries].sort((one, other) => byCodePoint(one.id, other.id));
  return Object.fromEntries(sorted.map((entry) => [entry.id, valueOf(entry)]));
}
