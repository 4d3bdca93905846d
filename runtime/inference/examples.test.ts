import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import * as core from "./core.ts";
import * as functions from "./functions.ts";
import { InferenceClient, type Job } from "./index.ts";
import { TASK_OF } from "../../generated/functions.ts";
import { RESPONSES } from "../contract/provider-rules.ts";
import { sampleValues } from "./provider/values.ts";
import { play, revived, type Asked } from "./testing/examples.ts";

/**
 * Runs every example of every provider through every interface of the client, from the arguments to the result. Only
 * the network is simulated.
 */

const TOKENS = { "hub-token": "hf_ExampleExampleExample", "provider-key": "key-ExampleExample" } as const;
type Call = (args: object, options: object) => Promise<unknown>;

/** Returns the function for a task, from a client or from a module. */
function callOn(surface: object, task: string): Call {
  const name = Object.entries(TASK_OF).find(([, each]) => each === task)?.[0] ?? "";
  return (surface as Record<string, Call>)[name] as Call;
}

/** Compares a result with the result in the example. Files are compared by their bytes. */
async function expectResult(result: unknown, { example }: ProviderCase): Promise<void> {
  if (!(result instanceof Blob)) {
    expect(result).toEqual(example.output);
    return;
  }
  const { type = "", base64 = "" } = example.media ?? {};
  expect(result.type).toBe(type);
  expect(btoa(String.fromCharCode(...new Uint8Array(await result.arrayBuffer())))).toBe(base64);
}

/**
 * Returns the arguments of an example. Each example uses its own model, so that no example uses cached data of the hub.
 */
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

/** Returns true if the provider supports this kind of authentication. */
function isPossible({ provider, task }: ProviderCase, auth: keyof typeof TOKENS): boolean {
  const { clientSideOnly, hubOrg, status } = PROVIDER_SPECS[provider];
  if (provider === "auto") return auth === "hub-token";
  if (task === RESPONSES) return auth === "provider-key";
  return auth === "provider-key" || (clientSideOnly !== true && hubOrg !== undefined && status !== "retired");
}

const OPTIONS = { poll: { intervalMs: 0 }, maxRetries: 0 };

describe.each(["hub-token", "provider-key"] as const)("%s", (auth) => {
  beforeAll(
    () => void vi.stubGlobal("fetch", () => Promise.reject(new Error("the call did not use the caller's fetch"))),
  );
  afterAll(() => void vi.unstubAllGlobals());

  const cases = PROVIDER_EXAMPLES.filter((entry) => isPossible(entry, auth));
  test.each(cases.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))("%s", async (_, entry) => {
    const token = TOKENS[auth];
    const { accessToken, ...args } = argsOf(entry, auth);
    const object = { ...args, accessToken, provider: PROVIDER_SPECS[entry.provider] };
    const values = sampleValues(PROVIDER_SPECS[entry.provider], entry.task);
    const routes: Asked[][] = [];
    for (const run of [
      (options: object) => callOn(new InferenceClient(token, options), entry.task)(args, {}),
      (options: object) => callOn(functions, entry.task)({ ...args, accessToken }, options),
      (options: object) => callOn(core, entry.task)(object, options),
      (options: object) => request(new InferenceClient(token, options), entry, args),
    ]) {
      const { asked, fetch } = play(entry, token);
      await expectResult(await run({ ...OPTIONS, values, fetch }), entry);
      routes.push(asked);
      for (const { url, hasToken } of asked) if (url === entry.example.media?.url) expect(hasToken).toBe(false);
    }
    // All four ways to make the call must send the same requests.
    expect(routes.slice(1)).toEqual([routes[0], routes[0], routes[0]]);
  });
});

/** Performs the task of an example and returns the result. If the task runs as a job, starts a job and waits for it. */
async function request(client: InferenceClient, entry: ProviderCase, args: object): Promise<unknown> {
  const { job: spec } = PROVIDER_SPECS[entry.provider].tasks[entry.task] ?? {};
  if (spec === undefined || spec.when !== undefined) return callOn(client, entry.task)(args, {});
  const job = (await callOn(client.jobs, entry.task)(args, {})) as { result(): Promise<unknown> };
  return job.result();
}

const jobs = PROVIDER_EXAMPLES.filter(({ provider, example }) => provider !== "auto" && example.statuses !== undefined);

test.each(jobs.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
  "%s: another process resumes the job by its id",
  async (_, entry) => {
    const token = TOKENS["provider-key"];
    const { accessToken: _token, ...args } = argsOf(entry, "provider-key");
    const values = sampleValues(PROVIDER_SPECS[entry.provider], entry.task);
    const first = play(entry, token);
    const begun = await callOn(new InferenceClient(token, { values, fetch: first.fetch }).jobs, entry.task)(args, {});
    const { id, provider, task } = JSON.parse(JSON.stringify(begun)) as Job<unknown>;
    // The process that resumes the job receives the statuses and the result, but not the response to the submit
    // request.
    const [reply, ...statuses] = entry.example.statuses ?? [];
    const later = play({ ...entry, example: { ...entry.example, upload: undefined, reply, statuses } }, token);
    const again = new InferenceClient(token, { ...OPTIONS, values, fetch: later.fetch });
    const result = await again.jobs.resume(id, { provider, task }).result();
    await expectResult(result, entry);
    for (const { url, method } of later.asked) expect([url, method]).not.toEqual([first.asked.at(-1)?.url, "POST"]);
  },
);

test("a resumed job can be cancelled if its status contains the URL for cancelling", async () => {
  const asked: string[] = [];
  const cancel = "https://api.replicate.com/v1/predictions/job-1/cancel";
  const fetch = (async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method} ${url}`);
    return Response.json({ id: "job-1", status: "processing", urls: { cancel } });
  }) as typeof globalThis.fetch;
  const client = new InferenceClient("key", { fetch });
  await client.jobs.resume("/v1/predictions/job-1", { provider: "replicate", task: "text-to-video" }).cancel();
  expect(asked).toEqual(["GET https://api.replicate.com/v1/predictions/job-1", `POST ${cancel}`]);
  const unable = client.jobs.resume("job-1", { provider: "zai-org", task: "text-to-image" }).cancel();
  await expect(unable).rejects.toThrow("Z.ai has no way to cancel this job");
});
