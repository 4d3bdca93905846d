import { describe, expect, test } from "vitest";
import { SAMPLES } from "../../generated/samples.ts";
import { getModelInputSnippet, stringifyGenerationConfig, stringifyMessages } from "./print.ts";
import { NO_SAMPLE } from "./sample.ts";

const task = (pipeline_tag: string) => ({ pipeline_tag });

describe("getModelInputSnippet", () => {
  test("prints text in double quotes, or without them if the third argument is true", () => {
    const text = SAMPLES["text-classification"] as string;
    expect(getModelInputSnippet(task("text-classification"))).toBe(JSON.stringify(text));
    expect(getModelInputSnippet(task("text-classification"), false, true)).toBe(text);
  });

  test("prints an object on several lines, or on one line if the second argument is true", () => {
    const { question, context } = SAMPLES["question-answering"] as { question: string; context: string };
    const fields = `"question": ${JSON.stringify(question)},\n    "context": ${JSON.stringify(context)}`;
    expect(getModelInputSnippet(task("question-answering"))).toBe(`{\n    ${fields}\n}`);
    const flat = `{     ${fields.replace("\n", " ")} }`;
    expect(getModelInputSnippet(task("question-answering"), true)).toBe(flat);
    expect(getModelInputSnippet(task("question-answering"), true, true)).toBe(flat);
  });

  test.each([["text-generation"], ["image-text-to-text"]])(
    "returns a list of messages for %s, whatever the options",
    (name) => {
      const sample = SAMPLES[name as "text-generation"];
      expect(getModelInputSnippet(task(name), true, true)).toEqual(sample);
      expect(getModelInputSnippet({ ...task(name), tags: ["conversational"] } as object)).toEqual(sample);
    },
  );

  test("a caller may change the returned messages", () => {
    const [message] = getModelInputSnippet(task("text-generation"));
    if (typeof message === "object") message.content = "changed";
    expect(getModelInputSnippet(task("text-generation"))).toEqual(SAMPLES["text-generation"]);
  });

  test.each([
    [
      "text",
      ["feature-extraction", "fill-mask", "summarization", "text-classification", "text-to-audio", "text-to-image"],
    ],
    ["text", ["text-to-speech", "text-to-video", "token-classification", "translation", "zero-shot-classification"]],
    [/\.flac$/, ["audio-to-audio", "audio-classification", "automatic-speech-recognition"]],
    [/\.jpg$/, ["image-classification", "image-to-text", "image-segmentation", "object-detection"]],
    [/\.jpg$/, ["zero-shot-image-classification"]],
    ["image prompt", ["image-to-image", "image-to-video", "image-text-to-image", "image-text-to-video"]],
    ["image question", ["document-question-answering"]],
    ["question context", ["question-answering"]],
    ["source_sentence sentences", ["sentence-similarity"]],
    ["query table", ["table-question-answering"]],
  ] as const)("returns a sample of the kind %s for %j", (form, tasks) => {
    for (const name of tasks) {
      const shown = getModelInputSnippet({ ...task(name), tags: ["conversational"] } as object) as string;
      const value = JSON.parse(shown) as unknown;
      if (form === "text") expect(value).toEqual(expect.stringMatching(/\S \S/));
      else if (typeof form !== "string") expect(value).toEqual(expect.stringMatching(form));
      else expect(Object.keys(value as object).join(" ")).toBe(form);
      expect(getModelInputSnippet(task(name), false, true)).toBe(shown.replace(/^"|"$/g, ""));
    }
  });

  test.each([["multiple-choice"], ["toString"], ["__proto__"]])("says that %s has no sample", (name) => {
    expect(getModelInputSnippet(task(name), true, true)).toBe(NO_SAMPLE);
  });

  test("says that a model without a task has no sample", () => expect(getModelInputSnippet({})).toBe(NO_SAMPLE));

  test("escapes the model's mask token inside the text", () => {
    const sample = SAMPLES["fill-mask"] as string;
    const token = 'a"b\\$&';
    expect(getModelInputSnippet({ ...task("fill-mask"), mask_token: token })).toBe(
      JSON.stringify(sample.replace("<mask>", () => token)),
    );
    expect(getModelInputSnippet(task("fill-mask"))).toBe(JSON.stringify(sample));
  });

  test("shows a table for tabular tasks as JSON in single quotes", () => {
    const text = getModelInputSnippet(task("tabular-regression"), false, true) as string;
    expect(text).toMatch(/^'.*'$/);
    expect(JSON.parse(text.slice(1, -1))).toEqual(SAMPLES["tabular-regression"]);
  });

  test("the question about a table is in the field `query`", () => {
    expect(JSON.parse(getModelInputSnippet(task("table-question-answering")) as string)).toMatchObject({
      query: expect.any(String) as string,
      table: {},
    });
  });
});

describe("stringifyMessages", () => {
  test.each([
    [{}, '[\n\t{\n\t\trole: "user",\n\t\tcontent: "x"\n\t}\n]'],
    [{ attributeKeyQuotes: true, indent: "  " }, '[\n  \t{\n  \t\t"role": "user",\n  \t\t"content": "x"\n  \t}\n  ]'],
  ])("with %j", (options, text) => {
    expect(stringifyMessages([{ role: "user", content: "x" }], options)).toBe(text);
  });

  test("an empty list is printed on one line", () => expect(stringifyMessages([], { indent: "  " })).toBe("[]"));

  test("customContentEscaper is applied last, to the whole text", () => {
    const options = {
      attributeKeyQuotes: true,
      indent: "\t\t",
      customContentEscaper: (text: string) => text.replaceAll("'", String.raw`'\''`),
    };
    expect(stringifyMessages([{ role: "user", content: "it's" }], options)).toBe(
      '[\n\t\t\t{\n\t\t\t\t"role": "user",\n\t\t\t\t"content": "it\'\\\'\'s"\n\t\t\t}\n\t\t]',
    );
  });

  test("quotes are removed only from keys, never from the text of a message", () => {
    expect(stringifyMessages([{ role: "user", content: 'say "a": b' }])).toContain(String.raw`content: "say \"a\": b"`);
  });

  test("keys that are not valid identifiers keep their quotes", () => {
    expect(stringifyMessages([{ role: "user", "x-y": 1 }])).toContain('"x-y": 1');
  });
});

describe("stringifyGenerationConfig", () => {
  test.each([
    [
      { temperature: 0.5, max_tokens: 10, top_p: 0.7 },
      { indent: "\n    ", attributeValueConnector: "=" },
      "temperature=0.5,\n    max_tokens=10,\n    top_p=0.7,",
    ],
    [
      { temperature: 0.5, max_tokens: 10 },
      { indent: "\n\t", attributeValueConnector: ": ", attributeKeyQuotes: true },
      '"temperature": 0.5,\n\t"max_tokens": 10,',
    ],
    [{}, { indent: "\n", attributeValueConnector: "=" }, ""],
    [
      { temperature: undefined, top_p: 0 },
      { indent: " ", attributeValueConnector: "=" },
      "temperature=undefined, top_p=0,",
    ],
    [{ stop: 'a"b\n', "x y": 1 }, { indent: " ", attributeValueConnector: ": " }, 'stop: "a\\"b\\n", "x y": 1,'],
    [{ 'a"b': 1 }, { indent: " ", attributeValueConnector: ": ", attributeKeyQuotes: true }, '"a\\"b": 1,'],
  ])("%j", (config, options, text) => expect(stringifyGenerationConfig(config, options)).toBe(text));
});
