import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { blank } from "./blank.ts";

test("placeholders of hubsmith new are reported at their place, even inside a template", () => {
  const library =
    "prettyLabel: FILL IN\nrepoUrl: https://fill-in.example/\nsnippets:\n  - template: |\n      a\n      pip install FILL IN\n";
  expect(found(blank, { "libraries/a": library, "libraries/b": "prettyLabel: Fill in" })).toEqual([
    "libraries/a:1:14 a placeholder of hubsmith new is not replaced",
    "libraries/a:2:16 a placeholder of hubsmith new is not replaced",
    "libraries/a:6:19 a placeholder of hubsmith new is not replaced",
  ]);
});

test.each(["tasks", "io", "libraries", "quantization", "providers", "clients"])(
  "placeholders in %s are reported",
  (folder) => {
    expect(found(blank, { [`${folder}/a`]: "note: FILL IN" })).toHaveLength(1);
  },
);
