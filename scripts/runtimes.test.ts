import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "./mock/server.ts";
import { type Consumer, copyConsumer } from "./testing/consumer.ts";
import { findRuntime, lackingRuntime, RUNTIMES, type RuntimeName, runChecks } from "./testing/runtimes.ts";
import { type SilentServer, startSilentServer } from "./testing/silent-server.ts";

/** What a program gets from the package, wherever it runs. */
const EVERYTHING = {
  chat: "Blue.",
  stream: "Blue.",
  "small entry": "Blue.",
  image: [true, "image/jpeg", true],
  "image as text": "data:image/jpeg;base64",
  "a job that is waited for": "video/mp4",
  "a file that is sent": [true, 70_000],
  "a form that is sent": true,
  "an error of the provider": "ProviderApiError",
  "a call that is aborted": "RangeError",
  "a stream that is aborted": ["RangeError", "Blue"],
  "a stream that is left": "Blue",
  "a limit on silence": "RequestTimeoutError",
  "a limit on a pause": "RequestTimeoutError",
  "a limit on the whole": "RequestTimeoutError",
  "the limit that nobody asked for": [300],
  "connections that are still open": 0,
  "a server that has moved": "Blue",
  "a server that sends elsewhere": "a body is not sent on to another origin",
  "attempts where nobody listens": ["ConnectionError", 3],
  "snippets of a library": true,
  "snippets of hosted inference": true,
  "chat template": "USER",
  "check of a value": false,
  gguf: "Q4_K_M",
};

/** Where a platform differs, and why. */
const DIFFERENT: Partial<Record<RuntimeName, Partial<Record<keyof typeof EVERYTHING, unknown>>>> = {
  // Its own `fetch` ends what is silent.
  node: { "the limit that nobody asked for": [] },
  // It does not tell why a connection failed, so a call that may have been billed is not repeated.
  workerd: { "attempts where nobody listens": ["ConnectionError", 1] },
};

let consumer: Consumer;
let mock: Mock;
let silent: SilentServer;
let nobody: string;

beforeAll(async () => {
  consumer = copyConsumer();
  const closed = await startSilentServer();
  nobody = closed.origin;
  [mock, silent] = await Promise.all([startMock(), startSilentServer(), closed.close()]);
}, 120_000);

afterAll(async () => {
  consumer.remove();
  await Promise.all([mock.close(), silent.close()]);
}, 60_000);

describe.each(RUNTIMES)("the package in %s", (name) => {
  const program = findRuntime(name);

  test("does all that it does elsewhere", async ({ skip }) => {
    if (program === undefined) return skip(lackingRuntime(name));
    const servers = { mock: mock.origin, silent: silent.origin, nobody };
    const found = await runChecks(name, program, consumer.folder, servers);
    expect(found).toEqual({ ...EVERYTHING, ...DIFFERENT[name] });
    const sound = mock.requests.findLast(({ headers }) => headers["content-type"] === "audio/flac");
    expect(sound?.headers["user-agent"]).toMatch(/^hubsmith\//);
    expect(sound?.bytes.length).toBe(70_000);
    const form = mock.requests.findLast(({ headers }) => headers["content-type"]?.startsWith("multipart/form-data;"));
    expect(form?.bytes.length).toBeGreaterThan(70_000);
    mock.requests.length = 0;
  });
});
