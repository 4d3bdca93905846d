import type { RuleWords } from "../rule-words.ts";
import type { Schema } from "./schema.ts";

/** What was asked for already, by address; a failed request may be repeated. */
const asked = new Map<string, Promise<unknown>>();

/** Reads a JSON file of this site once. */
async function fileOf(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known !== undefined) return known;
  const answer = (async (): Promise<unknown> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return response.json();
  })();
  asked.set(address, answer);
  answer.catch(() => asked.delete(address));
  return answer;
}

/**
 * The schema of a model record.
 *
 * @param base path that the site lies under
 */
export async function modelSchema(base: string): Promise<Schema> {
  return (await fileOf(`${base}api/schema/model.schema.json`)) as Schema;
}

/** The rules of a library in words; undefined when they cannot be had. */
export async function wordsOfLibrary(base: string, library: string): Promise<RuleWords | undefined> {
  try {
    return (await fileOf(`${base}api/rules/${encodeURIComponent(library)}.json`)) as RuleWords;
  } catch {
    return undefined;
  }
}
