import { expect, test } from "vitest";
import { readCondition } from "./conditions.ts";
import { readFacts } from "./facts.ts";
import type { GroupRule } from "./rules.ts";
import { wordsOf, wordsOfRules } from "./describe-rules.ts";

const facts = readFacts({
  id: { kind: "text", description: "Repository id.", path: "id" },
  tags: { kind: "list", description: "Tags.", path: "tags" },
  pipeline_tag: { kind: "text", description: "Task.", path: "pipeline_tag" },
  processor: { kind: "identifier", description: "Class that prepares the inputs.", path: "transformersInfo.processor" },
  prompt: { kind: "text", description: "Prompt.", path: ["widgetData.0.text", "cardData.instance_prompt"] },
  chat_template: { kind: "flag", description: "The repository holds a chat template.", path: "config.chat" },
  version: { kind: "text", description: "Version of YOLO, from the first tag. Digits only.", of: "tags", capture: "x" },
  base: { kind: "text", description: "Id of the base.", computed: true, default: "fill-in" },
  classes: { kind: "names", description: "Classes.", path: "config.classes" },
});
const conditionWords = (when: Parameters<typeof readCondition>[0]): string => wordsOf(readCondition(when, []), facts);

test.each([
  [{ tag: "lora" }, "the model is tagged `lora`"],
  [{ not: { tag: ["gguf", "onnx"] } }, "the model is not tagged `gguf` or `onnx`"],
  [{ pipeline_tag: ["a", "b", "c", "d", "e", "f"] }, "the task is {task}"],
  [{ has: "processor" }, "`transformersInfo.processor` is known"],
  [{ has: "prompt" }, "`widgetData.0.text` or `cardData.instance_prompt` is known"],
  [{ has: "chat_template" }, "the repository holds a chat template"],
  [{ not: { has: "chat_template" } }, "it is not true that the repository holds a chat template"],
  [{ equals: { chat_template: false } }, "it is not true that the repository holds a chat template"],
  [{ has: "version" }, "the version of YOLO, from the first tag, is known"],
  [{ equals: { base: "fill-in" } }, "the id of the base is missing"],
  [{ equals: { classes: "CausalLM" } }, "`config.classes` has `CausalLM`"],
  [{ matches: { processor: "Processor$" } }, "`transformersInfo.processor` ends with `Processor`"],
  [{ matches: { id: "^acme/" } }, "the id begins with `acme/`"],
  [{ not: { matches: { id: "core" } } }, "the id does not contain `core`"],
  [{ matches: { id: "[Ll]tx" } }, "the id matches `[Ll]tx`"],
  [
    { not: { any: [{ tag: "a" }, { all: [{ tag: "b" }, { has: "processor" }] }] } },
    "the model is not tagged `a`, and (the model is not tagged `b`, or `transformersInfo.processor` is missing)",
  ],
])("%j", (when, words) => {
  expect(conditionWords(when)).toBe(words);
});

test("rules are described in order, with their groups, and fallback rules are marked", () => {
  const group: GroupRule = {
    is: "group",
    path: [],
    pick: "first",
    rules: [
      { is: "message", path: [], message: "no", when: readCondition({ not: { has: "processor" } }, []) },
      {
        is: "group",
        path: [],
        pick: "all",
        each: "classes",
        rules: [{ is: "message", path: [], message: "one", when: readCondition({ item: "CausalLM" }, []) }],
      },
    ],
  };
  expect(wordsOfRules(group, facts)).toEqual({
    rules: [
      { when: "`transformersInfo.processor` is missing" },
      {
        when: "once for each of `config.classes`",
        otherwise: true,
        rules: [{ when: "the item is `CausalLM`" }],
      },
    ],
  });
});
