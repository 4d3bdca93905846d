import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerUnknownWord } from "./provider-unknown-word.ts";

test("unknown references and unknown operations are reported", () => {
  const files = {
    "providers/a":
      "tasks: { x: { body: [{ set: { a: $input, b: [$param.x, $taken] } }], response: { return: { text: $text, all: $.text } } } }",
    "providers/b": "tasks: { x: { variants: [{ when: { inputs: present }, body: [{ set: { a: { op: last } } }] }] } }",
  };
  expect(found(providerUnknownWord, files)).toEqual([
    'providers/a:1:34 "$input" is not a known reference',
    'providers/a:1:56 "$taken" is not a known reference',
    'providers/a:1:98 "$text" is not a known reference',
    'providers/b:1:80 there is no operation "last"',
  ]);
});
