import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkSpec } from "./check.ts";
import { everyKind } from "./entry.ts";
import type { Check, Entry, Kind, Spec } from "./entry.ts";
import { problemAt } from "./yaml/locate.ts";
import { NO_FACTS, parseEntry } from "./yaml/parse.ts";

import { writeBase } from "./fixture-spec.ts";

let catalogue: Spec | undefined;
let base: Spec | undefined;

/**
 * Returns the spec of this repository. All test files of a process share it, because reading it and compiling its
 * templates takes seconds.
 */
export function catalogueSpec(): Spec {
  catalogue ??= checkSpec(fileURLToPath(new URL("../..", import.meta.url))).spec;
  return catalogue;
}

/**
 * Returns the base spec of the fixtures. Tests pass it as `previous` to the check of a similar spec, so that only
 * changed entries and schemas are read and compiled.
 */
export function baseSpec(): Spec {
  if (base === undefined) {
    const folder = mkdtempSync(join(tmpdir(), "hubsmith-base-"));
    writeBase(folder);
    base = checkSpec(folder).spec;
    rmSync(folder, { recursive: true });
  }
  return base;
}

/**
 * Returns a small spec for tests of rules. `files` maps `<folder>/<id>` to the YAML of an entry. Entries are not
 * validated, and need no first line with the name of the schema.
 */
export function specOf(files: Readonly<Record<string, string>>): Spec {
  const of = (kind: Kind): Entry[] =>
    Object.entries(files)
      .filter(([name]) => name.startsWith(`${kind}/`))
      .map(([name, text]) => entryOf(kind, name.slice(kind.length + 1), text));
  return {
    root: "/",
    ...everyKind(of),
    facts: files["facts"] === undefined ? NO_FACTS : entryOf("facts", "facts", files["facts"]),
    schemas: {},
  };
}

export function entryOf(kind: Entry["kind"], id: string, text: string): Entry {
  const file = kind === "facts" ? "spec/facts.yaml" : `spec/${kind}/${id}.yaml`;
  const { entry, problems } = parseEntry({ kind, id, file, text });
  if (entry === undefined)
    throw new Error(`${file} cannot be read: ${problems.map(({ message }) => message).join(", ")}`);
  return entry;
}

/** Returns the findings of a check in the order found, as `tasks/translation:3:1 message`. */
export function found(check: Check, files: Readonly<Record<string, string>>): string[] {
  return Array.from(check(specOf(files)), (finding) => {
    const { file, line, column, message } = problemAt(finding);
    return `${file.slice("spec/".length, -".yaml".length)}:${line}:${column} ${message}`;
  });
}
