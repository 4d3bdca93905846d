import { existsSync } from "node:fs";
import type { Entry, Kind, Spec } from "../../generators/spec/entry.ts";
import { loadSpec } from "../../generators/spec/load/load.ts";

/** The last loaded specs, by root folder, so that unchanged files are not parsed again. */
const loaded = new Map<string, Spec>();

/** The last valid entry of each file. */
const lastGood = new Map<string, Entry>();

/**
 * Reads the specs. Ignores problems, which `generate` reports.
 *
 * @param root folder that contains `spec/`
 */
export function readSpec(root: string): Spec {
  const { spec } = loadSpec(root, loaded.get(root));
  loaded.set(root, spec);
  return spec;
}

/**
 * Returns the entries of one kind, sorted by file name. While a file is invalid, returns its last valid entry.
 *
 * @param spec the specs, as `readSpec` returns them
 */
export function entriesOf(spec: Spec, kind: Kind): readonly Entry[] {
  for (const entry of spec[kind]) lastGood.set(`${spec.root}/${entry.file}`, entry);
  const start = `${spec.root}/spec/${kind}/`;
  const ids = new Set(spec[kind].map(({ id }) => id));
  const broken = [...lastGood].flatMap(([file, entry]) =>
    file.startsWith(start) && !ids.has(entry.id) && existsSync(file) ? [entry] : [],
  );
  return [...spec[kind], ...broken].sort((one, other) => (one.id < other.id ? -1 : 1));
}
