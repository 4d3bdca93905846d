import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import * as core from "./core.ts";
import * as functions from "./functions.ts";
import { InferenceClient } from "./index.ts";
import { TASK_OF } from "./methods.ts";
import { blobOf, revived } from "./testing/examples.ts";

/** Every example through every surface of the client, from the arguments to the result. Only the network is played. */

const TOKENS = { "hub-token": "hf_ExampleExampleExample", "provider-key": "key-ExampleExample" } as const;
const HUB = "https://huggingface.co/api/models/";

/** What was asked, with what the server could see of the token. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly hasToken: boolean;
}

/** The hub, a provider and its files, as the example tells. */
function play({ provider, task, example }: ProviderCase, token: string) {
  const asked: Asked[] = [];
  const answers = [example.reply, ...(example.statuses ?? []), ...("result" in example ? [example.result] : [])];
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const body = typeof init.body === "string" ? init.body : "";
    const seen = url + JSON.stringify([...new Headers(init.headers)]) + body;
    asked.push({ method: init.method ?? "GET", url, hasToken: seen.includes(token) });
    if (url.startsWith(HUB)) {
      const entry = { provider, providerId: example.model, task, status: "live", ...example.mapping };
      return Response.json({ inferenceProviderMapping: [entry] });
    }
    const { media } = example;
    if (media?.url === url) {
      return new Response(blobOf(media.base64 ?? "", media.type), { headers: { "content-type": media.type } });
    }
    const answer = revived(answers.shift());
    return answer instanceof Blob
      ? new Response(answer, { headers: { "content-type": answer.type } })
      : Response.json(answer);
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

type Call = (args: object, options: object) => Promise<unknown>;

/** The function of a task on something that has functions. */
function callOn(surface: object, task: string): Call {
  const name = Object.entries(TASK_OF).find(([, each]) => each === task)?.[0] ?? "";
  return (surface as Record<string, Call>)[name] as Call;
}

/** What the example promises: a value, or the bytes of a file. */
async function expectResult(result: unknown, { example }: ProviderCase): Promise<void> {
  if (!(result instanceof Blob)) {
    expect(result).toEqual(example.output);
    return;
  }
  const { type = "", base64 = "" } = example.media ?? {};
  expect(result.type).toBe(type);
  expect(btoa(String.fromCharCode(...new Uint8Array(await result.arrayBuffer())))).toBe(base64);
}

/** A model of its own for each example, so that the hub is asked for each. */
function argsOf({ provider, task, example }: ProviderCase, auth: keyof typeof TOKENS): Record<string, unknown> {
  const isClosed = PROVIDER_SPECS[provider].clientSideOnly === true;
  const isUnmapped = provider === "auto" || PROVIDER_SPECS[provider].hubOrg === undefined;
  const model = isClosed
    ? `${provider}/${example.model}`
    : isUnmapped
      ? example.model
      : `acme/${provider}-${task}-${auth}`;
  return { ...Object(revived(example.arguments)), provider, model, accessToken: TOKENS[auth] };
}

/** Whether a provider can be called this way at all. */
function isPossible({ provider }: ProviderCase, auth: keyof typeof TOKENS): boolean {
  const { clientSideOnly, hubOrg, status } = PROVIDER_SPECS[provider];
  if (provider === "auto") return auth === "hub-token";
  return auth === "provider-key" || (clientSideOnly !== true && hubOrg !== undefined && status !== "retired");
}

const OPTIONS = { poll: { intervalMs: 0 }, maxRetries: 0 };

describe.each(["hub-token", "provider-key"] as const)("%s", (auth) => {
  // Nothing may go around the caller's own fetch.
  beforeAll(() => void vi.stubGlobal("fetch", () => Promise.reject(new Error("not the caller's fetch"))));
  afterAll(() => void vi.unstubAllGlobals());

  const cases = PROVIDER_EXAMPLES.filter((entry) => isPossible(entry, auth));
  test.each(cases.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))("%s", async (_, entry) => {
    const token = TOKENS[auth];
    const { accessToken, ...args } = argsOf(entry, auth);
    const object = { ...args, accessToken, provider: PROVIDER_SPECS[entry.provider] };
    const routes: Asked[][] = [];
    for (const run of [
      (options: object) => callOn(new InferenceClient(token, options), entry.task)(args, {}),
      (options: object) => callOn(functions, entry.task)({ ...args, accessToken }, options),
      (options: object) => callOn(core, entry.task)(object, options),
      (options: object) => request(new InferenceClient(token, options), entry, args),
    ]) {
      const { asked, fetch } = play(entry, token);
      await expectResult(await run({ ...OPTIONS, fetch }), entry);
      routes.push(asked);
      for (const { url, hasToken } of asked) if (url === entry.example.media?.url) expect(hasToken).toBe(false);
    }
    // All surfaces ask the same.
    expect(routes.slice(1)).toEqual([routes[0], routes[0], routes[0]]);
  });
});

/** The same as a job, where the task is one. */
async function request(client: InferenceClient, entry: ProviderCase, args: object): Promise<unknown> {
  if (PROVIDER_SPECS[entry.provider].tasks[entry.task]?.job === undefined) return callOn(client, entry.task)(args, {});
  const job = (await callOn(client.jobs, entry.task)(args, {})) as { result(): Promise<unknown> };
  return job.result();
}
