import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../spec/entry.ts";
import { readCondition } from "./conditions.ts";
import { sampleFacts } from "../testing/sample-facts.ts";
import { Constants, printCondition } from "./when.ts";

/** The model of these tests. It has no `revision` and no `steps`. */
const MODEL = {
  id: "acme/talker-3b",
  revision: "",
  class_name: "AutoModel",
  steps: undefined,
  custom_code: true,
  tags: ["gguf", "chat"],
  classes: [],
  inputs: null,
};

/** Prints a condition, and runs the printed code. */
function holds(condition: JsonObject, item = ""): unknown {
  const constants = new Constants();
  const printed = printCondition(readCondition(condition, []), sampleFacts, constants);
  const names = constants.declarations().map((text) => text.replace("<unknown>", ""));
  return runInNewContext(`${names.join("\n")} (${printed})`, { facts: MODEL, item });
}

describe("a printed condition", () => {
  test.each<[condition: JsonObject, expected: boolean]>([
    [{ has: "id" }, true],
    [{ has: "revision" }, false],
    [{ has: "steps" }, false],
    [{ has: "classes" }, false],
    [{ has: ["tags", "custom_code"] }, true],
    [{ has: "inputs" }, true],
    [{ tag: "chat" }, true],
    [{ tag: ["onnx", "gguf"] }, true],
    [{ equals: { class_name: "AutoModel" } }, true],
    [{ equals: { class_name: ["A", "B", "C", "D"] } }, false],
    [{ equals: { class_name: ["A", "B", "C", "AutoModel"] } }, true],
    [{ equals: { custom_code: false } }, false],
    [{ matches: { id: "-\\d+b$" } }, true],
    [{ not: { equals: { class_name: "AutoModel" } } }, false],
    [{ not: { equals: { revision: "main" } } }, true],
    [{ not: { has: "revision" }, tag: "gguf" }, true],
    [{ not: { tag: ["onnx", "chat"] } }, false],
    [{ any: [{ tag: "onnx" }, { tag: "gguf", has: "revision" }] }, false],
    [{ tag: "gguf", any: [{ has: "revision" }, { has: "id" }] }, true],
    [{ not: { any: [{ has: "revision" }, { tag: "onnx" }] } }, true],
  ])("the condition %j is %j for the model", (condition, expected) => {
    expect(holds(condition)).toBe(expected);
  });

  test("a condition can test the current item of a group's list", () => {
    expect(holds({ item: ["CausalLM", "Seq2SeqLM"] }, "CausalLM")).toBe(true);
    expect(holds({ not: { item: ["CausalLM"] }, tag: "gguf" }, "CausalLM")).toBe(false);
  });

  test("conditions with the same pattern share one constant", () => {
    const constants = new Constants();
    const print = (id: string) => printCondition(readCondition({ matches: { id } }, []), sampleFacts, constants);
    expect([print("a"), print("b"), print("a")]).toEqual([
      "ID_PATTERN.test(facts.id)",
      "ID_PATTERN_2.test(facts.id)",
      "ID_PATTERN.test(facts.id)",
    ]);
  });
});
