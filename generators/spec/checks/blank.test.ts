import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { blank } from "./blank.ts";

test("placeholders that `hubsmith new` wrote are reported at their place, even inside a template", () => {
  const library =
    "prettyLabel: FILL IN\nrepoUrl: https://fill-in.example/\nsnippets:\n  - template: |\n      a\n      pip install FILL IN\n";
  expect(found(blank, { "libraries/a": library, "libraries/b": "prettyLabel: Fill in" })).toEqual([
    "libraries/a:1:14 this placeholder is not filled in",
    "libraries/a:2:16 this placeholder is not filled in",
    "libraries/a:6:19 this placeholder is not filled in",
  ]);
});

test.each(["tasks", "io", "libraries", "quantization", "providers", "clients"])(
  "placeholders in %s are reported",
  (folder) => {
    expect(found(blank, { [`${folder}/a`]: "note: FILL IN" })).toHaveLength(1);
  },
);
