import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../../generated/providers/examples.ts";
import type { TaskAdapter } from "./adapter.ts";
import { InferenceError, ProviderOutputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import { adapterOf } from "./catalogue.ts";
import { callOf, revived } from "../testing/examples.ts";

const URL_OF_SUBMIT = "https://router.huggingface.co/x/y?_subdomain=queue";

function taskOf({ provider, task }: ProviderCase): TaskAdapter {
  const adapter = adapterOf(provider).task(task);
  if (adapter === undefined) throw new Error(`${provider} has no ${task}`);
  return adapter;
}

function finalReply({ example }: ProviderCase): unknown {
  return revived(example.result ?? example.statuses?.at(-1) ?? example.reply);
}

function refusal(entry: ProviderCase, reply: unknown): ProviderOutputError {
  try {
    taskOf(entry).read(callOf(entry, "hub-token"), reply);
  } catch (error) {
    if (error instanceof ProviderOutputError) return error;
    throw error;
  }
  throw new Error("the invalid reply was accepted");
}

const named = PROVIDER_EXAMPLES.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const);

describe.each(named)("%s", (_, entry) => {
  test("the error for a reply of the wrong type contains the provider and the task", () => {
    const { displayName } = adapterOf(entry.provider);
    for (const reply of [undefined, null, "text", 7, true, [[[[[[]]]]]], { error: "no" }, [{}], [null]]) {
      const error = refusal(entry, reply);
      expect(error.message).toMatch(`Received malformed response from ${displayName} ${entry.task} API: expected `);
      expect(error).toMatchObject({ provider: entry.provider, task: entry.task });
    }
  });

  test("an HTML page instead of media or JSON is an error", () => {
    const page = new Blob(["<html>"], { type: "text/html; charset=utf-8" });
    expect(refusal(entry, page)).toBeInstanceOf(ProviderOutputError);
    if (taskOf(entry).answer === "json") expect(refusal(entry, new Blob([]))).toBeInstanceOf(ProviderOutputError);
  });
});

test.each([
  ["cerebras", "conversational", { choices: [], created: 1, id: 7, model: "m", usage: {} }, "id", "string"],
  ["groq", "conversational", { choices: {}, created: 1, id: "", model: "m", usage: {} }, "choices", "array"],
  ["groq", "conversational", { choices: [], created: 1, id: "", model: "m", usage: 7 }, "usage", "object or null"],
  ["groq", "conversational", { choices: [null], created: 1, id: "", model: "m" }, "choices[0]", "object"],
  ["groq", "conversational", { choices: [{}], created: 1, id: "", model: "m" }, "choices[0].message", "object"],
  ["hf-inference", "conversational", { choices: [{ message: null }] }, "choices[0].message", "object"],
  ["groq", "text-generation", { choices: [{ message: {} }] }, "choices[0].message.content", "string"],
  ["together", "feature-extraction", { data: [{ embedding: [1, "2"] }] }, "data[0].embedding", "number[]"],
  ["together", "feature-extraction", { data: [{ embedding: [1] }, 7] }, "data[1]", "object"],
  ["nscale", "text-to-image", { data: [] }, "data[0]", "object"],
  ["nscale", "text-to-image", { data: [{ b64_json: "" }] }, "data[0].b64_json", "non empty string"],
  ["hf-inference", "object-detection", [{ label: "a", score: 1, box: { xmin: 1 } }], "[0].box.ymin", "number"],
  ["hf-inference", "feature-extraction", [[[[[1]]]]], "", "nested numbers"],
  ["hf-inference", "feature-extraction", [[1], 2], "", "nested numbers"],
  ["fal-ai", "text-to-video", { video: { url: "ftp://a/b" } }, "video.url", "url"],
  ["black-forest-labs", "text-to-image", { status: "Ready", result: {} }, "result.sample", "url"],
] as const)("%s %s: %j", (provider, task, reply, path, expected) => {
  const entry = PROVIDER_EXAMPLES.find((one) => one.provider === provider && one.task === task);
  if (entry === undefined) throw new Error("no such pair");
  const error = refusal(entry, reply);
  expect(error.path).toBe(path);
  expect(error.message).toContain(`expected ${expected}${path === "" ? "" : ` at ${path}`}`);
});

test("rejects embeddings that are nested four levels deep, and lists of labels and scores with different lengths", () => {
  const read = (task: string, reply: unknown): unknown =>
    adapterOf("hf-inference").task(task)?.read({ task, auth: "none", model: "m", args: {} }, reply);
  expect(read("feature-extraction", [[[1]]])).toEqual({ kind: "value", value: [[[1]]] });
  expect(() => read("feature-extraction", [[[[1]]]])).toThrow("expected nested numbers");
  expect(() => read("zero-shot-classification", { labels: ["a", "b"], scores: [1] })).toThrow(
    "lists of the same length",
  );
});

/** Values of every kind, including objects with field names that all objects inherit, such as `constructor`. */
const hostile = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      Infinity,
      "",
      "data:",
      "https://a.example/b",
      "//x",
      "\ud800",
      "COMPLETED",
    ),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("__proto__", "constructor", "toString", "length", "data", "url", "0"), tie("value")),
  ),
})).value;

/**
 * Returns a copy of the reply in which `value` replaces one field or item. Each number in `way` selects a field or item
 * on the next level.
 */
function changed(reply: unknown, way: readonly number[], value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined || !isObject(reply) || reply instanceof Blob) return value;
  const names = Object.keys(reply);
  const name = names[step % Math.max(1, names.length)] ?? "0";
  if (Array.isArray(reply))
    return reply.map((item, index) => (String(index) === name ? changed(item, rest, value) : item));
  return { ...reply, [name]: changed(reply[name], rest, value) };
}

test("a random reply leads to a result or a typed error, and changes no prototype", () => {
  const ways = fc.array(fc.nat(9), { maxLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom(...PROVIDER_EXAMPLES), ways, hostile, fc.nat(5), (entry, way, value, attempt) => {
      const task = taskOf(entry);
      const call = callOf(entry, "hub-token");
      const attempts: (() => unknown)[] = [
        () => {
          const result = task.read(call, changed(finalReply(entry), way, value));
          if (result.kind === "media") result.finish?.({ base64: "", contentType: "", blob: new Blob([]) });
          if (result.kind === "text") result.finish("");
        },
      ];
      const { job } = task;
      if (job !== undefined) {
        const submit = { url: URL_OF_SUBMIT, reply: changed(entry.example.reply, way, value) };
        const status = changed(entry.example.statuses?.[0], way, value);
        attempts.push(
          () => job.initial(submit.reply),
          () => job.id(submit),
          () => job.status(call, submit, attempt + 1),
          () => job.result(call, submit),
          () => job.cancel(call, submit),
          () => job.state(status),
          () => job.failure(status),
          () => job.resume(call, typeof value === "string" ? value : "x"),
        );
      }
      for (const one of attempts) {
        try {
          one();
        } catch (error) {
          expect(error).toBeInstanceOf(InferenceError);
        }
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test("a URL in a reply never decides which host receives a secret", () => {
  for (const entry of PROVIDER_EXAMPLES) {
    const { job } = taskOf(entry);
    if (job === undefined) continue;
    const text = JSON.stringify(entry.example.reply).replaceAll(/https:\/\/[^/"]+/g, "https://evil.example");
    for (const auth of ["hub-token", "provider-key"] as const) {
      const submit = { url: URL_OF_SUBMIT, reply: JSON.parse(text) as unknown };
      if (job.initial(submit.reply)?.status === "done") continue;
      const asked = job.status(callOf(entry, auth), submit, 1);
      expect(asked.credentials === "never" || new URL(asked.url).host === "router.huggingface.co").toBe(true);
    }
  }
});

test.each(["..", ".", "../../secret", "a/b?c=d#e", "\u0000", "%2e%2e"])(
  "the job id %j stays one segment of the path",
  (id) => {
    for (const [provider, task] of [
      ["together", "text-to-video"],
      ["novita", "text-to-video"],
      ["zai-org", "text-to-image"],
    ] as const) {
      const entry = PROVIDER_EXAMPLES.find((one) => one.provider === provider && one.task === task);
      if (entry === undefined) throw new Error("no such pair");
      const submit = { url: `https://api.example/v2/videos`, reply: { id, task_id: id } };
      const ask = (): string => taskOf(entry).job?.status(callOf(entry, "provider-key"), submit, 1).url ?? "";
      if (/^\.{1,2}$/.test(id)) expect(ask).toThrow(ProviderOutputError);
      else expect(new URL(ask()).href).toContain(encodeURIComponent(id));
    }
  },
);

test.each<[string, string, unknown, unknown]>([
  ["hf-inference", "translation", "one text", []],
  ["hf-inference", "translation", ["one", "two"], [{ translation_text: "un" }]],
  ["hf-inference", "sentence-similarity", { source_sentence: "a", sentences: ["b", "c"] }, []],
  ["hf-inference", "sentence-similarity", { source_sentence: "a", sentences: ["b", "c"] }, [0.1]],
  ["hf-inference", "feature-extraction", ["one", "two"], [0.1, 0.2, 0.3]],
  ["hf-inference", "feature-extraction", "one", []],
  ["together", "feature-extraction", ["one", "two"], { data: [{ embedding: [1] }] }],
])("%s %s: %j cannot be answered with %j", (provider, task, inputs, reply) => {
  const adapter = adapterOf(provider).task(task);
  const call = { task, auth: "hub-token", model: "m", args: { inputs } } as const;
  expect(() => adapter?.read(call, reply)).toThrow(
    /expected a list (?:that is not empty|of 2 items, one for each of inputs\S*), got \d/,
  );
});

test("a provider that sends links to images although base64 was requested is understood", () => {
  const call = { task: "text-to-image", auth: "hub-token", model: "m", args: { inputs: "a lighthouse" } } as const;
  const url = "https://media.example/a.png";
  const result = adapterOf("nscale")
    .task("text-to-image")
    ?.read(call, { data: [{ url }] });
  expect(result).toMatchObject({ kind: "media", source: { url } });
});
