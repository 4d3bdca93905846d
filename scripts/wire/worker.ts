import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { HOST_HEADER } from "../mock/place.ts";

/** Runs JavaScript snippets, with every host led to the mock server. Reads and prints a JSON text a line. */
const MOCK = process.env["MOCK_URL"] ?? "";
/** Longest wait that is a poll's rather than a timeout, in milliseconds. */
const LONGEST_POLL_MS = 5000;

const realFetch = globalThis.fetch;
const realTimeout = globalThis.setTimeout;
const answers = process.stdout.write.bind(process.stdout);

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol === "data:") return realFetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set(HOST_HEADER, url.host);
  return realFetch(`${MOCK}${url.pathname}${url.search}`, { ...init, headers });
};
// Nobody waits for a mock server.
globalThis.setTimeout = Object.assign(
  (action: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
    realTimeout(action, delay <= LONGEST_POLL_MS ? 0 : delay, ...args),
  realTimeout,
);

async function run({ file, folder }: { file: string; folder: string }): Promise<{ stdout: string; error: string }> {
  process.chdir(folder);
  const printed: string[] = [];
  process.stdout.write = (piece: string | Uint8Array) => printed.push(String(piece)) > 0;
  console.log = (...values) => {
    const shown = values.map((value) => (typeof value === "string" ? value : inspect(value, { depth: null })));
    printed.push(`${shown.join(" ")}\n`);
  };
  try {
    await import(pathToFileURL(file).href);
    return { stdout: printed.join(""), error: "" };
  } catch (error) {
    return { stdout: printed.join(""), error: inspect(error) };
  }
}

for await (const line of createInterface(process.stdin)) {
  const outcome = await run(JSON.parse(line) as { file: string; folder: string });
  answers(`${JSON.stringify(outcome)}\n`);
}
