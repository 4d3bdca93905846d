import { expect, test } from "vitest";
import { asText, type SnippetChange } from "./diff-print.ts";

function textOf(...snippets: readonly SnippetChange[]): string {
  return asText({ entries: [], snippets }, false);
}

test("prints changed lines only once if several snippets change in the same way", () => {
  const first = { file: "a.py", change: "changed", difference: "@@ -1 +1 @@\n-x\n+y" } as const;
  const second = { file: "b.py", change: "changed", difference: "@@ -7,2 +7,2 @@\n z\n-x\n+y" } as const;
  expect(textOf(first, second)).toBe(`a.py changed, and 1 more in the same way
  @@ -1 +1 @@
  -x
  +y

0 entries; 2 snippets (2 changed)`);
});

test("prints a new snippet separately from a changed snippet with the same new lines", () => {
  const added = { file: "a.py", change: "added", difference: "@@ -0,0 +1 @@\n+y" } as const;
  const changed = { file: "b.py", change: "changed", difference: "@@ -1 +1,2 @@\n x\n+y" } as const;
  expect(textOf(added, changed)).toContain("b.py changed\n");
});

test("escapes invisible characters in a line", () => {
  expect(textOf({ file: "a.py", change: "changed", difference: "@@ -1 +1 @@\n-x\n+x\u202e" })).toContain(
    String.raw`+x\u{202e}`,
  );
});
