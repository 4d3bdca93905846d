import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { blank } from "./blank.ts";

test("blanks of a scaffold are marked at their place, also inside a template", () => {
  const library =
    "prettyLabel: FILL IN\nrepoUrl: https://fill-in.example/\nsnippets:\n  - template: |\n      a\n      pip install FILL IN\n";
  expect(found(blank, { "libraries/a": library, "libraries/b": "prettyLabel: Fill in" })).toEqual([
    "libraries/a:1:14 a blank of the scaffold is not filled in",
    "libraries/a:2:16 a blank of the scaffold is not filled in",
    "libraries/a:6:19 a blank of the scaffold is not filled in",
  ]);
});

test.each(["tasks", "io", "libraries", "quantization", "providers", "clients"])("blanks in %s are found", (folder) => {
  expect(found(blank, { [`${folder}/a`]: "note: FILL IN" })).toHaveLength(1);
});
