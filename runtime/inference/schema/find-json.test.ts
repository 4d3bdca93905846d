import { expect, test } from "vitest";
import { JsonFinder } from "./find-json.ts";

const A = '{"a":1}';

const TEXTS: readonly (readonly [text: string, wanted: unknown])[] = [
  [A, { a: 1 }],
  [` \n${A}\n`, { a: 1 }],
  ["```json\n" + A + "\n```", { a: 1 }],
  ["```\n" + A + "\n```", { a: 1 }],
  ["```" + A + "```", { a: 1 }],
  ["````json\n" + A + "\n````", { a: 1 }],
  ["```json\n```json\n" + A + "\n```\n```", { a: 1 }],
  ["Sure:\n```JSON\n" + A + "\n```\nIs that {good}?", { a: 1 }],
  ['An example: {"b":2}\n```json\n' + A + "\n```", { a: 1 }],
  [A + '\nIt means:\n```json\n{"b":2}\n```', { a: 1 }],
  ["```json\n" + A + "\n```\n```json\n{}\n```", { a: 1 }],
  [`Here it is: ${A}. Anything else?`, { a: 1 }],
  [`{name}, [see below]: ${A}`, { a: 1 }],
  [`A brace { is open. ${A}`, { a: 1 }],
  [`{"name": …, "list": [2]} is ${A}`, { a: 1 }],
  [`<think>{"b":2} or [3]?</think>${A}`, { a: 1 }],
  [`<think>\nan open { "string\n</think>\n\n${A}`, { a: 1 }],
  [`Perhaps {"b":2}?\n</think>\n${A}`, { a: 1 }],
  [`{"b":2}</think>${A}`, { a: 1 }],
  ["<think>```</think>```json\n" + A + "\n```", { a: 1 }],
  [`${A}<think>{"b":2}</think>`, { a: 1 }],
  ['{"a":"</think> ``` <think> {"}', { a: "</think> ``` <think> {" }],
  ["[1, [2]]", [1, [2]]],
  ['"blue [1]"', "blue [1]"],
  ["5", 5],
  ["-1.5e3\n", -1500],
  ["null", null],
  ["false", false],
  ["```json\n5\n```", 5],
  ["<think>4?</think> 5", 5],
  [`"Here" it is: ${A}`, { a: 1 }],
  [`"Here": ${A}`, { a: 1 }],
  [`5 ${A}`, { a: 1 }],
  ["5 is the answer", undefined],
  ["Blue.", undefined],
  ["", undefined],
  ["```json\n```", undefined],
  [`<think>${A}`, undefined],
  ['{"a":[1,2', undefined],
  ['{"a":{"b":1,},"c":[1,2]}', undefined],
  ['[{"a":1},{"b":', undefined],
  ['"Here" {"a":', undefined],
];

test.each(TEXTS)("%j", (text, wanted) => {
  for (const size of [1, 2, 7, text.length + 1]) {
    const finder = new JsonFinder();
    for (let at = 0; at < text.length; at += size) finder.feed(text.slice(at, at + size));
    expect(finder.result()).toEqual(wanted === undefined ? undefined : { value: wanted });
  }
});

test.each([
  ["object", `The colour [1] in {braces}: ${A} and {"more":1}`, { a: 1 }],
  ["object", `[1] ${A}`, { a: 1 }],
  ["object", `[${A}]`, [{ a: 1 }]],
  ["object", '[{"a":1},{"b":', undefined],
  ["object", '{"items":[{"a":1,},{"a":2}]}', undefined],
  ["array", "As {list}: [1, 2]", [1, 2]],
  ["array", '{"list": [1]} [2]', [2]],
  ["string", 'The word is "blue".', "blue"],
  ["string", '"blue" [1]', "blue"],
  ["string", '[1] "blue"', "blue"],
  ["integer", "5 is the answer", undefined],
  ["boolean", "true", true],
])("with the type %s: %j", (type, text, wanted) => {
  for (const size of [1, text.length]) {
    const finder = new JsonFinder(type);
    for (let at = 0; at < text.length; at += size) finder.feed(text.slice(at, at + size));
    expect(finder.result()).toEqual(wanted === undefined ? undefined : { value: wanted });
  }
});

test.each([
  ["Look: {", '"a":', '"b', 'c"', " \n", "}", " Done."],
  ["<think>{1}</think>", '{"a":"b', 'c"}', "."],
  ["```js", 'on\n{"a":"', 'bc"', "}\n``", "`"],
])("feed returns true for the pieces that change the value: %j", (...pieces) => {
  const finder = new JsonFinder();
  const seen = pieces.flatMap((piece) => (finder.feed(piece) ? [structuredClone(finder.value)] : []));
  expect(seen.at(-1)).toEqual({ a: "bc" });
  expect(new Set(seen.map((value) => JSON.stringify(value))).size).toBe(seen.length);
});

test("brackets that never become JSON are read once each", () => {
  const finder = new JsonFinder();
  finder.feed("[x ".repeat(200_000) + "{ ".repeat(200_000) + "[".repeat(200_000));
  expect(finder.result()).toBeUndefined();
  expect(finder.isTooDeep).toBe(true);
});
