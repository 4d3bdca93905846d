import { existsSync, readFileSync } from "node:fs";
import type { ModelRecord } from "../../generated/records.ts";
import { lookUp, type LookUpFailure } from "../../site/src/model/hub-lookup.ts";
import { modelIdIn } from "../../site/src/entry-paths.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { startTerminalStep } from "./terminal.ts";

/**
 * Returns the record of a model, from a file, from standard input (`-`) or from the hub's public API.
 *
 * @param source path of a JSON file, `-`, or an id on the hub
 * @param hub address of the hub
 * @throws CommandError when the record cannot be read
 */
export async function readRecord(source: string, hub: string): Promise<ModelRecord> {
  const isFile = source === "-" || source.endsWith(".json") || existsSync(source);
  const record = isFile ? readJson(source) : await askHub(source, hub);
  if (typeof record !== "object" || record === null || Array.isArray(record)) {
    throw new CommandError(
      `${nameOf(source)} contains no model record`,
      'a record is an object: {"id": "owner/name", …}',
    );
  }
  if (!("id" in record) || typeof record.id !== "string" || record.id === "") {
    throw new CommandError(`the record in ${nameOf(source)} has no id`, 'add it: "id": "owner/name"');
  }
  // The functions for snippets accept fields of any type. A field of the wrong type counts as missing.
  return record as ModelRecord;
}

/** Reads a JSON file. @throws CommandError if the file cannot be read or is not JSON */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${nameOf(path)} is not JSON: ${error instanceof Error ? error.message : "unknown error"}`);
  }
}

/**
 * Returns the text of a file, or for `-` the text from standard input. @throws CommandError if the text cannot be read
 */
export function readText(path: string): string {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8").replace(/^\u{feff}/u, "");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    const why = code === "ENOENT" ? "this file does not exist" : `it cannot be read (${code})`;
    throw new CommandError(`${nameOf(path)}: ${why}`);
  }
}

function nameOf(path: string): string {
  return path === "-" ? "standard input" : JSON.stringify(path);
}

/** For each failure of a look-up on the hub, the reason and a hint. */
const FAILURES: Readonly<Record<LookUpFailure, readonly [why: string, hint: string]>> = {
  invalid: ["is neither a file nor a model id", "an id looks like owner/name; a file ends in .json"],
  missing: [
    "is not on the hub",
    "check the spelling of the id, or save a record in a file and pass the path of the file",
  ],
  closed: ["is not public on the hub", "save its record in a file and pass the path of the file"],
  limit: ["cannot be loaded: the hub accepts no more requests for now", "try again later, or pass a file"],
  offline: ["cannot be loaded: the hub cannot be reached", "check your internet connection, or pass a file"],
  broken: ["cannot be loaded: the hub sent no valid response in time", "try again later, or pass a file"],
};

async function askHub(id: string, hub: string): Promise<unknown> {
  if (!/^https?:\/\/[^/]/.test(hub) || !URL.canParse(hub))
    throw new CommandError(`--hub ${JSON.stringify(hub)} is not an http URL`);
  const step = modelIdIn(id) === undefined ? undefined : startTerminalStep(`ask ${new URL(hub).host} for ${id}`);
  const result = await lookUp(id, new AbortController().signal, hub);
  if (result.ok) {
    step?.done();
    return result.answer;
  }
  step?.fail();
  const [why, hint] = FAILURES[result.failure];
  const wait = result.retryAfterSeconds === undefined ? "" : ` (for ${result.retryAfterSeconds} s)`;
  const isMisuse = result.failure === "invalid";
  throw new CommandError(`${JSON.stringify(id)} ${why}${wait}`, hint, isMisuse ? EXIT.misuse : EXIT.problems);
}
