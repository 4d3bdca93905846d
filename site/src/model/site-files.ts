import { loadOnce } from "../load-once.ts";
import { siteAddress } from "../site-address.ts";
import type { RuleWords } from "../catalogue/rule-words.ts";
import type { Schema } from "./schema.ts";

/** For each path of a file, the function that reads the file. */
const files = new Map<string, () => Promise<unknown>>();

/** Reads a JSON file of this site. Reads each file only once. */
function fileOf(path: string): Promise<unknown> {
  let read = files.get(path);
  if (read === undefined) files.set(path, (read = loadOnce(() => fetchJson(siteAddress(path)))));
  return read();
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

/** Returns the schema of a model record. */
export async function modelSchema(): Promise<Schema> {
  return (await fileOf("api/schema/model.schema.json")) as Schema;
}

/** Returns the rules of a library in words; undefined if they cannot be loaded. */
export async function wordsOfLibrary(library: string): Promise<RuleWords | undefined> {
  try {
    return (await fileOf(`api/rules/${encodeURIComponent(library)}.json`)) as RuleWords;
  } catch {
    return undefined;
  }
}
