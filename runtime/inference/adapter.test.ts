import { expect, test } from "vitest";
import { PROVIDER_EXAMPLES } from "../../generated/providers/examples.ts";
import { PRESETS } from "../../generated/providers/preset-table.ts";
import type { ProviderTask } from "../../generated/records.ts";
import { isObject } from "./mapping.ts";
import { isPlain, plainAdapterOf } from "./plain.ts";
import { adapterOf } from "./provider.ts";
import { specOf } from "./specs.ts";
import { callOf } from "./testing/examples.ts";

function chatOf(provider: string) {
  const adapter = plainAdapterOf(specOf(provider));
  return adapter === false ? undefined : adapter.task("conversational");
}

/** Cases of tasks that the small set of words is enough for. */
const plain = PROVIDER_EXAMPLES.filter(
  ({ provider, task }) => task === "conversational" && chatOf(provider) !== undefined,
);

test.each<[string, Partial<ProviderTask>]>([
  ["a hole in the route", { route: "models/{model}" }],
  ["routes to choose from", { route: [{ path: "a" }] }],
  ["a condition", { body: [{ spread: "args", when: { model: "present" } }] }],
  ["a renamed field", { body: [{ spread: "args", rename: { a: "b" } }] }],
  ["only the further fields", { body: [{ spread: "extra" }] }],
  ["a value from elsewhere", { body: [{ set: { text: "$inputs" } }] }],
  ["a text with a hole", { body: [{ set: { text: "about {model}" } }] }],
  ["an operation", { body: [{ set: { text: { op: "switch", of: "outputType", cases: {} } } }] }],
  ["a place within a list", { response: { check: { "choices[0].id": "string" } } }],
  ["a shape within a shape", { response: { check: { choices: { "[*]": "string" } } } }],
  ["a word of the whole vocabulary", { response: { check: { id: "non-empty-string" } } }],
  ["something to take", { response: { take: "choices" } }],
  ["a file", { input: { as: "raw-body" } }],
])("a chat is not plain with %s", (_, change) => {
  const { chat } = PRESETS;
  if (chat === undefined) throw new Error("no preset");
  expect(isPlain(chat)).toBe(true);
  expect(isPlain({ ...chat, ...change })).toBe(false);
});

test("most chats are plain; what needs files, jobs or further words is not", () => {
  const names = plain.map(({ provider, task }) => `${provider} ${task}`);
  expect(names.filter((name) => name.endsWith(" conversational")).length).toBeGreaterThan(15);
  expect(names).not.toContain("sambanova conversational");
  expect(names).not.toContain("cerebras conversational");
  expect(names).not.toContain("hf-inference conversational");
});

test.each(plain.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
  "%s: the small set of words does what the whole does",
  async (_, entry) => {
    const { provider, task, example } = entry;
    const small = chatOf(provider);
    const whole = adapterOf(provider).task(task);
    for (const auth of ["hub-token", "provider-key"] as const) {
      const call = { ...callOf(entry, auth), stream: whole?.canStream };
      const request = small?.request(call);
      expect(request).not.toBeInstanceOf(Promise);
      expect(request).toEqual(await whole?.request(call));
      expect(small?.read(call, example.reply)).toEqual(whole?.read(call, example.reply));
    }
  },
);

test.each(plain.map((entry) => [`${entry.provider} ${entry.task}`, entry] as const))(
  "%s: a reply that the whole refuses is refused by the small set too",
  (_, { provider, task, example }) => {
    const small = chatOf(provider);
    const whole = adapterOf(provider).task(task);
    const call = { task, auth: "hub-token", model: "m", args: {} } as const;
    const reply: unknown = example.reply;
    if (!isObject(reply)) throw new Error("no reply");
    const broken = Object.keys(reply).flatMap((name) => [
      { ...reply, [name]: undefined },
      { ...reply, [name]: 1 },
    ]);
    for (const other of [...broken, null, [], "text"]) {
      const refusals = [small, whole].map((adapter) => {
        try {
          return adapter?.read(call, other);
        } catch {
          return "refused";
        }
      });
      expect(refusals[0]).toEqual(refusals[1]);
    }
  },
);
