import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { HOST_HEADER } from "../../runtime/mock/place.ts";
import { ROW_HEADER } from "./wire-form.ts";

/**
 * This program runs JavaScript snippets. It redirects all requests to the mock server. Each input line is a task as
 * JSON. For each task, it prints one line of JSON.
 */

interface Task {
  readonly id: string;
  readonly file: string;
  readonly folder: string;
}

const MOCK = process.env["MOCK_URL"] ?? "";
/**
 * Shortest and longest wait between the status requests of a job, in milliseconds. Waits in this range are skipped.
 * Shorter waits are not skipped, because they come from the implementation of `fetch`.
 */
const POLL_MS = { least: 500, most: 60_000 };

const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;
const writeAnswer = process.stdout.write.bind(process.stdout);
let row = "";

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol === "data:") return realFetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set(HOST_HEADER, url.host);
  headers.set(ROW_HEADER, row);
  return realFetch(`${MOCK}${url.pathname}${url.search}`, { ...init, headers });
};
// The mock server answers at once, so programs need not wait between polls.
globalThis.setTimeout = Object.assign(
  (action: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
    realTimeout(action, delay >= POLL_MS.least && delay <= POLL_MS.most ? 0 : delay, ...args),
  realTimeout,
);

async function run({ id, file, folder }: Task): Promise<{ stdout: string; error: string }> {
  row = id;
  process.chdir(folder);
  let printed = "";
  process.stdout.write = (piece: string | Uint8Array) => {
    printed += String(piece);
    return true;
  };
  console.log = (...values) => {
    const shown = values.map((value) => (typeof value === "string" ? value : inspect(value, { depth: null })));
    printed += `${shown.join(" ")}\n`;
  };
  try {
    await import(pathToFileURL(file).href);
    return { stdout: printed, error: "" };
  } catch (error) {
    return { stdout: printed, error: inspect(error) };
  }
}

for await (const line of createInterface(process.stdin)) {
  const task = JSON.parse(line) as Task; // Each line from the runner is a task.
  writeAnswer(`${JSON.stringify(await run(task))}\n`);
}
