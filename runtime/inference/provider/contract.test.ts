import { describe, expect, test } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../../generated/providers/examples.ts";
import type { TaskAdapter } from "./adapter.ts";
import type { Result } from "../media/output.ts";
import type { AuthMethod } from "./types.ts";
import { adapterOf } from "./catalogue.ts";
import { callOf, revived, written } from "../testing/examples.ts";

const WAYS: readonly AuthMethod[] = ["hub-token", "provider-key"];
function taskOf({ provider, task }: ProviderCase): TaskAdapter {
  const adapter = adapterOf(provider).task(task);
  if (adapter === undefined) throw new Error(`${provider} has no ${task}`);
  return adapter;
}

/** Compares a result with the result in the example. */
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
      const request = await task.request(call, undefined, async (_request, read) => read(example.upload));
      expect(await written(request.body)).toEqual(example.request.body);
      const isText = typeof request.body === "string";
      expect(request.headers).toEqual({
        ...(isText && { "Content-Type": "application/json" }),
        ...adapterOf(entry.provider).headers,
        ...adapterOf(entry.provider).tasks[entry.task]?.headers,
        ...example.request.headers,
      });
      const base =
        auth === "provider-key" || adapterOf(entry.provider).clientSideOnly ? "" : "https://router.huggingface.co/";
      const [path = "", query] = (example.request.path ?? "").split("?");
      if (auth === "hub-token") expect(request.url).toContain(`/${path}`);
      expect(request.url.startsWith(base)).toBe(true);
      // Some jobs have query parameters that are sent only to the router.
      const isSent = auth === "hub-token" || query !== adapterOf(entry.provider).tasks[entry.task]?.job?.submitQuery;
      if (query !== undefined) expect(request.url.endsWith(`?${query}`)).toBe(isSent);
      expectResult(entry, task.read(call, finalReply(entry, task)));
    },
  );
});

/** Reads the status replies of an example, one after the other. Returns the reply that contains the result. */
function finalReply({ provider, task, example }: ProviderCase, { job }: TaskAdapter): unknown {
  const submit = revived(example.reply);
  if (job === undefined) return submit;
  if (example.statuses === undefined) {
    expect(job.initial(submit)).toMatchObject({ status: "done" });
    return submit;
  }
  expect(job.initial(submit)?.status ?? "pending").toBe("pending");
  const states = example.statuses.map((reply) => job.state(revived(reply)).status);
  expect(states.slice(0, -1).every((status) => status === "pending")).toBe(true);
  expect(states.at(-1)).toBe("done");
  expect(adapterOf(provider).tasks[task]?.job?.resultUrl === undefined).toBe(example.result === undefined);
  return revived(example.result ?? example.statuses.at(-1));
}
