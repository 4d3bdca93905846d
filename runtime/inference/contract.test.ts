import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import type { AuthMethod, Result, TaskAdapter } from "./adapter.ts";
import { authorization } from "./authorization.ts";
import type { JobRequest } from "./job.ts";
import { adapterOf } from "./provider.ts";
import { callOf, revived, written } from "./testing/examples.ts";

/** What goes where, for each pair and both ways; `UPDATE_CASES=1` writes it anew, for a reviewer to read. */
const GOLDEN = fileURLToPath(new URL("cases/addresses.yaml", import.meta.url));
const golden: Record<string, unknown> = existsSync(GOLDEN) ? parse(readFileSync(GOLDEN, "utf8")) : {};
const isUpdate = process.env["UPDATE_CASES"] === "1";
const fresh: Record<string, unknown> = {};

const WAYS: readonly AuthMethod[] = ["hub-token", "provider-key"];
const TOKENS = { "hub-token": "hf_token", "provider-key": "key", none: undefined } as const;

function taskOf({ provider, task }: ProviderCase): TaskAdapter {
  const adapter = adapterOf(provider).task(task);
  if (adapter === undefined) throw new Error(`${provider} has no ${task}`);
  return adapter;
}

/** All addresses of a call and of its job, in order. */
async function addresses(entry: ProviderCase, auth: AuthMethod): Promise<Record<string, string>> {
  const adapter = adapterOf(entry.provider);
  const task = taskOf(entry);
  const { job } = task;
  const call = callOf(entry, auth);
  const { url, headers } = await task.request(call);
  const secret = authorization(adapter, auth, TOKENS[auth]);
  const found: Record<string, string> = { submit: url };
  if (secret !== undefined) found["secret"] = `${secret.header}: ${secret.value}`;
  for (const [name, value] of Object.entries(headers)) if (name !== "Content-Type") found[`header ${name}`] = value;
  if (job === undefined || entry.example.statuses === undefined) return found;
  const submit = { url, reply: entry.example.reply };
  const shown = (asked: JobRequest | undefined): string =>
    asked === undefined
      ? "none"
      : `${asked.method} ${asked.url}${asked.credentials === "never" ? " (no credentials)" : ""}`;
  return {
    ...found,
    status: shown(job.status(call, submit, 1)),
    result: shown(job.result?.(call, submit, {})),
    cancel: shown(job.cancel(call, submit)),
  };
}

test.each(PROVIDER_EXAMPLES.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
  "%s: every address and secret",
  async (name, entry) => {
    const found: Record<string, unknown> = {};
    for (const auth of WAYS) found[auth] = await addresses(entry, auth);
    fresh[name] = found;
    const isWhole = Object.keys(fresh).length === PROVIDER_EXAMPLES.length;
    if (isUpdate && isWhole) writeFileSync(GOLDEN, stringify(fresh, { lineWidth: 0 }));
    expect(found).toEqual(isUpdate ? found : golden[name]);
  },
);

test("no pair is lost: 101 at the start, and the automatic router", () => {
  expect(PROVIDER_EXAMPLES.length).toBeGreaterThanOrEqual(102);
});

/** What the example promises of the result. */
function expectResult(entry: ProviderCase, result: Result): void {
  const { output, media } = entry.example;
  if (result.kind === "value") {
    expect(result.value).toEqual(output);
    return;
  }
  if (result.kind === "text" || media === undefined) throw new Error(`unexpected ${result.kind}`);
  const { source, mime = media.type, finish } = result;
  if ("url" in source) expect(source.url).toBe(media.url);
  else if ("base64" in source) expect(source.base64).toBe(media.base64);
  else expect(source.blob.type).toBe(media.type);
  expect(mime).toBe(media.type);
  const blob = new Blob([], { type: media.type });
  const { base64 = "" } = media;
  expect(finish?.({ base64, contentType: media.type, blob })).toEqual(output);
}

describe.each(WAYS)("%s", (auth) => {
  test.each(PROVIDER_EXAMPLES.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
    "%s: request and result",
    async (_, entry) => {
      const { example } = entry;
      const task = taskOf(entry);
      const call = callOf(entry, auth);
      const request = await task.request(call);
      expect(await written(request.body)).toEqual(example.request.body);
      const isText = typeof request.body === "string";
      expect(request.headers).toEqual({
        ...(isText && { "Content-Type": "application/json" }),
        ...adapterHeaders(entry),
        ...example.request.headers,
      });
      const base =
        auth === "provider-key" || adapterOf(entry.provider).clientSideOnly ? "" : "https://router.huggingface.co/";
      const [path = "", query] = (example.request.path ?? "").split("?");
      if (auth === "hub-token") expect(request.url).toContain(`/${path}`);
      expect(request.url.startsWith(base)).toBe(true);
      if (query !== undefined) expect(request.url.endsWith(`?${query}`)).toBe(auth === "hub-token");
      expectResult(entry, task.read(call, finalReply(entry, task)));
    },
  );
});

/** Headers that every request to a provider has, as its example of another task says. */
function adapterHeaders({ provider }: ProviderCase): object {
  const zai = { "x-source-channel": "hugging_face", "accept-language": "en-US,en" };
  return provider === "zai-org" ? zai : provider === "replicate" ? { Prefer: "wait" } : {};
}

/** Follows the statuses of an example; the reply that holds the result. */
function finalReply({ example }: ProviderCase, { job }: TaskAdapter): unknown {
  const submit = revived(example.reply);
  if (job === undefined) return submit;
  if (example.statuses === undefined) {
    expect(job.initial(submit)).toMatchObject({ status: "done" });
    return submit;
  }
  expect(job.initial(submit)?.status ?? "pending").toBe("pending");
  const states = example.statuses.map((reply) => job.state(reply).status);
  expect(states.slice(0, -1).every((status) => status === "pending")).toBe(true);
  expect(states.at(-1)).toBe("done");
  expect(job.result === undefined).toBe(example.result === undefined);
  return example.result ?? example.statuses.at(-1);
}
