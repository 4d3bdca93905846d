import { describe, expect, test } from "vitest";
import { answerForms } from "./answer-rows.ts";
import { bodyVariants } from "./body-rows.ts";
import { conditionWords, valueWords } from "./words.ts";

describe("valueWords", () => {
  test.each([
    ["$inputs", "`inputs`"],
    ["$model", "the provider's id of the model"],
    ["$param.voice", "`parameters.voice`"],
    ["$mapping.adapter", "`adapter` in the hub's data about the model"],
    ["$.segments", "`segments`"],
    ["plain", '`"plain"`'],
    ["{hubBase}/{mapping.hfModelId}", "`{hubBase}/{mapping.hfModelId}`"],
    [true, "`true`"],
    [null, "`null`"],
    [["$inputs", 1], "a list of `inputs`, `1`"],
    [{ url: "$inputs" }, "{ `url`: `inputs` }"],
    [{ op: "first", of: ["$.a", "$.b"], is: "url" }, "the first of these that is a URL: `a`, then `b`"],
    [
      { op: "switch", of: "outputType", cases: { url: "url" }, default: "b64_json" },
      'by `outputType`: `url` gives `"url"`, else `"b64_json"`',
    ],
    [
      { op: "scaled", of: "$param.frames", divide: 24, minimum: 1, maximum: 10 },
      "`parameters.frames`, divided by 24 and rounded, at least 1, at most 10",
    ],
  ])("%j", (value, words) => {
    expect(valueWords(value)).toBe(words);
  });

  test("a backtick in a value does not end the inline code", () => {
    expect(valueWords("a`b").split("`")).toHaveLength(3);
  });
});

test.each([
  [{ parameters: "present" }, "`parameters` is given"],
  [{ inputs: "absent", auth: "provider-key" }, "`inputs` is not given and the call goes directly to the provider"],
  [{ model: { contains: [":"] } }, "the model contains `:`"],
  [{ "param.size": { not: "hd" } }, '`parameters.size` is not `"hd"`'],
])("describes the condition %j", (condition, words) => {
  expect(conditionWords(condition)).toBe(words);
});

describe("bodyVariants", () => {
  test("the table has a row for each renamed, set or conditional field, and the default variant comes last", () => {
    const [special, usual] = bodyVariants({
      input: { as: "raw-body" },
      body: [{ set: { text: "$inputs" } }],
      variants: [
        {
          when: { parameters: "present" },
          input: { as: "base64" },
          body: [
            { spread: "parameters", rename: { max_new_tokens: "max_tokens" }, drop: ["seed"] },
            { when: { "param.voice": "present" }, set: { voice: "$param.voice" }, else: { voice: "warm" } },
          ],
        },
      ],
    });
    expect(special?.when).toBe("`parameters` is given");
    expect(special?.input).toBe("The file is sent as base64 text in the body.");
    expect(special?.rows).toEqual([
      { value: "all fields of `parameters`, without `seed`" },
      { field: "max_tokens", value: "`parameters.max_new_tokens`" },
      { field: "voice", value: "`parameters.voice`", when: "`parameters.voice` is given" },
      { field: "voice", value: '`"warm"`', when: "not: `parameters.voice` is given" },
    ]);
    expect(usual?.when).toBeUndefined();
    expect(usual?.rows).toEqual([{ field: "text", value: "`inputs`" }]);
  });

  test("if `wrap` puts all fields into one field, the rows show their full paths", () => {
    const [only] = bodyVariants({
      wrap: "input",
      outer: { version: "$version" },
      body: [{ set: { prompt: "$inputs" } }],
    });
    expect(only?.rows.map(({ field }) => field)).toEqual(["input.prompt", "version"]);
  });
});

describe("answerForms", () => {
  test("for each value in `check`, a row shows the path of the value, and whether the value is optional", () => {
    const [form] = answerForms({ check: { "[*]": { label: "string", "score?": "number" } } });
    expect(form?.rows).toEqual([
      { place: "[*].label", type: "text", isOptional: false },
      { place: "[*].score", type: "a number", isOptional: true },
    ]);
    expect(form?.result).toBe("The response is the result.");
  });

  test("says where a file comes from, and what the call returns", () => {
    const [form] = answerForms({ take: "image.url", kind: "url", return: [{ mask: "$media.base64" }] });
    expect(form?.result).toBe(
      "The file is downloaded from `image.url`, without credentials. The result is a list of { `mask`: the media file as base64 }.",
    );
  });
});
