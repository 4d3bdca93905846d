import { loadOnce } from "../load-once.ts";
import type { RuleWords } from "../catalogue/rule-words.ts";
import type { Schema } from "./schema.ts";

/** For each file address, the function that reads the file. */
const files = new Map<string, () => Promise<unknown>>();

/** Reads a JSON file of this site. Reads each file only once. */
function fileOf(address: string): Promise<unknown> {
  let read = files.get(address);
  if (read === undefined) files.set(address, (read = loadOnce(() => fetchJson(address))));
  return read();
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

/**
 * Returns the schema of a model record.
 *
 * @param base base path of the site
 */
export async function modelSchema(base: string): Promise<Schema> {
  return (await fileOf(`${base}api/schema/model.schema.json`)) as Schema;
}

/** Returns the rules of a library in words; undefined if they cannot be loaded. */
export async function wordsOfLibrary(base: string, library: string): Promise<RuleWords | undefined> {
  try {
    return (await fileOf(`${base}api/rules/${encodeURIComponent(library)}.json`)) as RuleWords;
  } catch {
    return undefined;
  }
}
