import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerUnknownWord } from "./provider-unknown-word.ts";

test("references have a target, and operations are known", () => {
  const files = {
    "providers/a":
      "tasks: { x: { body: [{ set: { a: $input, b: [$param.x, $taken] } }], response: { return: { text: $text, all: $.text } } } }",
    "providers/b": "tasks: { x: { variants: [{ when: { inputs: present }, body: [{ set: { a: { op: last } } }] }] } }",
  };
  expect(found(providerUnknownWord, files)).toEqual([
    'providers/a:1:34 "$input" refers to nothing',
    'providers/a:1:56 "$taken" refers to nothing',
    'providers/a:1:98 "$text" refers to nothing',
    'providers/b:1:80 there is no operation "last"',
  ]);
});
