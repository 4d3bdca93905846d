import { existsSync, readFileSync } from "node:fs";
import type { ModelRecord } from "../../generated/records.ts";
import { ConnectionError, HubApiError, InputError } from "../../runtime/http/errors.ts";
import { type HubModel, modelRecord } from "../../runtime/hub/model-record.ts";
import { modelIdIn } from "../../site/src/entry-paths.ts";
import { CommandError, EXIT } from "./command-error.ts";
import { startTerminalStep } from "./terminal.ts";

/** The hub from which records are loaded. */
export interface HubAccess {
  /** URL of the hub. */
  readonly hub: string;
  /** Token for gated and private models. */
  readonly token?: string;
}

/** Limits for a request to the hub. A command reports a busy hub at once, instead of waiting. */
export const LIMITS = { timeout: 20_000, maxRetries: 0 } as const;

/** Returns true if a source is a file or standard input, and not an id on the hub. */
export function isFile(source: string): boolean {
  return source === "-" || source.endsWith(".json") || existsSync(source);
}

/**
 * Returns the record of a model, from a file, from standard input (`-`) or from the hub's public API.
 *
 * @param source path of a JSON file, `-`, or an id on the hub
 * @throws CommandError when the record cannot be read
 */
export async function readRecord(source: string, access: HubAccess): Promise<ModelRecord> {
  const record: unknown = isFile(source) ? readJson(source) : await hubRecord(source, access);
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

/**
 * Requests the record of a model from the hub. Reads no file.
 *
 * @param typed id of the model, or the URL of its page
 * @throws CommandError that says what to do
 */
export async function hubRecord(typed: string, { hub, token }: HubAccess): Promise<HubModel> {
  const id = modelIdIn(typed);
  if (id === undefined) {
    const hint = "an id looks like owner/name; a file ends in .json";
    throw new CommandError(`${JSON.stringify(typed)} is neither a file nor a model id`, hint);
  }
  assertHub(hub);
  const step = startTerminalStep(`ask ${new URL(hub).host} for ${id}`);
  try {
    const record = await modelRecord(id, { hubUrl: hub, accessToken: token, ...LIMITS });
    step.done();
    return record;
  } catch (error) {
    step.fail();
    const [why, hint] = reasonOf(error);
    throw new CommandError(`${JSON.stringify(id)} ${why}`, hint, EXIT.problems);
  }
}

function assertHub(hub: string): void {
  if (/^https?:\/\/[^/]/.test(hub) && URL.canParse(hub)) return;
  throw new CommandError(`--hub ${JSON.stringify(hub)} is not an http URL`);
}

/** Returns why the hub did not return a record, and a hint. */
function reasonOf(error: unknown): readonly [why: string, hint: string] {
  if (error instanceof InputError) return [`cannot be loaded: ${error.message}`, "check --hub and HF_TOKEN"];
  if (error instanceof ConnectionError)
    return ["cannot be loaded: the hub cannot be reached", "check your internet connection, or pass a file"];
  const { status } = error instanceof HubApiError ? error.httpResponse : { status: 0 };
  if (status === 404 || status === 410)
    return [
      "is not on the hub",
      "check the spelling of the id, or save a record in a file and pass the path of the file",
    ];
  if (status === 401 || status === 403)
    return ["is not public on the hub", "set HF_TOKEN to a token that may read it, or pass a file with its record"];
  if (status === 429) {
    const { retryAfterMs } = error as HubApiError;
    const wait = retryAfterMs === undefined ? "" : ` (for ${Math.ceil(retryAfterMs / 1000)} s)`;
    return [`cannot be loaded: the hub accepts no more requests for now${wait}`, "try again later, or pass a file"];
  }
  return ["cannot be loaded: the hub sent no valid response in time", "try again later, or pass a file"];
}
