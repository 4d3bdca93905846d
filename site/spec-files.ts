import type { Entry, Kind, Spec } from "../generators/spec/entry.ts";
import { loadSpec } from "../generators/spec/load.ts";

/** What was loaded last, by root: files that did not change are not read anew. */
const loaded = new Map<string, Spec>();

/** The last good entry of each file. */
const lastGood = new Map<string, Entry>();

/**
 * Reads the specs. `generate` tells what is wrong with them.
 *
 * @param root folder that holds `spec/`
 */
export function readSpec(root: string): Spec {
  const { spec } = loadSpec(root, loaded.get(root));
  loaded.set(root, spec);
  return spec;
}

/**
 * Entries of one kind, sorted by file name. While a file is being broken and mended, its last good entry stands for it.
 *
 * @param spec what `readSpec` gave
 */
export function entriesOf(spec: Spec, kind: Kind): readonly Entry[] {
  for (const entry of spec[kind]) lastGood.set(`${spec.root}/${entry.file}`, entry);
  const folder = `spec/${kind}/`;
  const broken = [...(spec.broken ?? [])].flatMap((file) => {
    const entry = file.startsWith(folder) ? lastGood.get(`${spec.root}/${file}`) : undefined;
    return entry === undefined ? [] : [entry];
  });
  return [...spec[kind], ...broken].sort((one, other) => (one.id < other.id ? -1 : 1));
}
