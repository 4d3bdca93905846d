import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Assembler } from "./assemble.ts";
import { completeAnswer, completeDelta } from "./read.ts";

interface Case {
  readonly name: string;
  readonly deltas: readonly Record<string, unknown>[];
  readonly message: Record<string, unknown>;
}

const read = (name: string) => parse(readFileSync(new URL(`cases/${name}.yaml`, import.meta.url), "utf8")) as unknown;
const cases = read("stream") as readonly Case[];

function joined(deltas: readonly Record<string, unknown>[]): unknown {
  const assembler = new Assembler();
  for (const delta of structuredClone(deltas)) {
    completeDelta(delta);
    assembler.add({ choices: [{ index: 0, delta }] });
  }
  return assembler.result("zai-org").choices[0]?.message;
}

describe("the pieces of a stream become a message", () => {
  test.each(cases)("$name", ({ deltas, message }) => {
    expect(joined(deltas)).toEqual(message);
  });
});

test("a whole answer becomes the same message as its stream", () => {
  const message = { role: "assistant", content: [{ type: "text", text: "Hi" }], reasoning_content: "hm" };
  const whole = completeAnswer({ choices: [{ index: 0, message }] }, "zai-org");
  expect(whole).toEqual({ choices: [{ index: 0, message: joined([message]) }] });
  expect(message).not.toHaveProperty("reasoning");
});

test("a plain answer and replies that are no chat answers stay as they are", () => {
  const call = { id: "a", type: "function", index: 0, function: { name: "f", arguments: "{}" } };
  const plain = { role: "assistant", content: null, tool_calls: [call], refusal: null };
  for (const reply of [null, [1], { choices: [null, {}, { message: null }, { message: plain }] }]) {
    expect(completeAnswer(reply, "zai-org")).toEqual(reply);
  }
});

test("chunks have a string as content, and the reasoning under one name", () => {
  const delta: Record<string, unknown> = {
    content: [
      { type: "thinking", thinking: "hm" },
      { type: "text", text: "A" },
    ],
  };
  const parts = delta["content"];
  completeDelta(delta);
  expect(delta).toEqual({ content: "A", parts, reasoning: "hm" });
});

test("many log probabilities, many indexes and deep values are joined without an error", () => {
  const assembler = new Assembler();
  const content = Array.from({ length: 300_000 }, () => 0);
  let deep: unknown = 0;
  for (let level = 0; level < 50_000; level++) deep = [deep];
  const details = Array.from({ length: 20_000 }, (_, index) => ({ type: "reasoning.text", index, text: "a" }));
  const tool_calls = details.map(({ index }) => ({ index, function: { name: "f", arguments: "" } }));
  assembler.add({ choices: [{ logprobs: { content }, delta: { deep, reasoning_details: details, tool_calls } }] });
  const [choice] = assembler.result().choices;
  expect(choice?.logprobs?.content).toHaveLength(300_000);
  expect(choice?.message.tool_calls).toHaveLength(20_000);
  expect(choice?.message["reasoning_details"]).toHaveLength(20_000);
});
