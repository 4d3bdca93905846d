import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { InferenceClient, type ClientOptions } from "../index.ts";
import { InferenceError } from "../../http/errors.ts";
import { countTimers, SHORTEST_WAIT } from "./fault.ts";
import { answer, type Reply, serve } from "./faulty-server.ts";
import { mapping, replyBy, type Routes } from "./routes.ts";

/**
 * Tests for faults during a complete call: at the hub, at the provider or at the file server. Each call must soon end
 * with the expected error or result, and leave no connection, timer or listener open. No error may show the token.
 */

export const TOKEN = "hf_FaultFaultFaultFault";
export const MESSAGES = [{ role: "user" as const, content: "Name a colour." }];
const QUICK: ClientOptions = {
  retry: { baseMs: 1, capMs: 2 },
  poll: { intervalMs: 1 },
  headersTimeout: SHORTEST_WAIT,
  idleTimeout: SHORTEST_WAIT,
};
export const HUB = "GET /api/models/acme/model";
export const GROQ = "POST /groq/openai/v1/chat/completions";

type Run = (client: InferenceClient, origin: string, abort: AbortController) => Promise<unknown>;

/** One fault, and the expected result or error. */
export interface ClientFault {
  readonly name: string;
  readonly routes: Routes | ((origin: string) => Routes);
  readonly run: Run;
  /** Fields of the expected error, if the call must fail. */
  readonly error?: object;
  readonly value?: unknown;
  /** Maximum number of requests that the call may send. */
  readonly requests?: number;
  readonly options?: ClientOptions;
}

export const chat: Run = (client) =>
  client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES });
export const routed: Run = (client) => client.chatCompletion({ model: "acme/model", messages: MESSAGES });
export const stream: Run = async (client) => {
  let text = "";
  for await (const chunk of client.chatCompletionStream({ model: "acme/model", messages: MESSAGES })) {
    text += chunk.choices[0]?.delta.content ?? "";
  }
  return text;
};
export const film: Run = (client) => client.textToVideo({ provider: "fal-ai", model: "acme/model", inputs: "waves" });
export const painted: Run = (client) =>
  client.textToImage({ provider: "hf-inference", model: "acme/model", inputs: "x" });
export const embedded: Run = (client) =>
  client.featureExtraction({ provider: "hf-inference", model: "acme/model", inputs: ["a", "b"] });

export const served = mapping(["groq", "acme-8b", "conversational"]);
export const html = (status: number): Reply =>
  answer(status, "<!doctype html><title>Sorry</title>", { "content-type": "text/html" });

/** Adds one test for each fault, and a test that there was no unhandled rejection. */
export function testClientFaults(what: string, faults: readonly ClientFault[]): void {
  describe(`faults of ${what}`, () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    beforeAll(() => void process.on("unhandledRejection", note));
    afterAll(() => void process.off("unhandledRejection", note));
    test.each(faults)("$name", testFault);
    test("there was no unhandled rejection", () => expect(unhandled).toEqual([]));
  });
}

async function testFault(fault: ClientFault): Promise<void> {
  let reply: Reply | undefined;
  const server = await serve((...all) => reply?.(...all));
  const { origin } = server;
  reply = replyBy(typeof fault.routes === "function" ? fault.routes(origin) : fault.routes);
  const client = new InferenceClient(TOKEN, { ...QUICK, hubUrl: origin, routerUrl: origin, ...fault.options });
  const abort = new AbortController();
  const timers = countTimers();
  const start = performance.now();
  const outcome = await fault.run(client, origin, abort).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  expect(performance.now() - start).toBeLessThan(SHORTEST_WAIT);
  if ("value" in outcome) expect(outcome.value).toEqual(fault.value ?? "an error");
  else expectError(outcome.error, fault);
  if (fault.requests !== undefined) expect(server.seen.length).toBeLessThanOrEqual(fault.requests);
  expect(getEventListeners(abort.signal, "abort")).toEqual([]);
  for (let tries = 0; tries < 1000 && (server.busy() > 0 || countTimers() > timers); tries++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect([server.busy(), Math.max(0, countTimers() - timers)]).toEqual([0, 0]);
  await server.close();
}

function expectError(error: unknown, fault: ClientFault): void {
  if (fault.error === undefined) throw error;
  expect(error).toMatchObject(fault.error);
  const shown =
    inspect(error, { depth: 12, showHidden: true }) + JSON.stringify(error) + String((error as Error).stack);
  expect(shown).not.toContain(TOKEN);
  if ((error as Error).name.endsWith("Error") && error instanceof InferenceError) expect(error.message).not.toBe("");
}
