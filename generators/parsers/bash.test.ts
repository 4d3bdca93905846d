import { expect, test } from "vitest";
import { parseBash } from "./bash.ts";
import { allCommands, type Command, type Word } from "./bash-tree.ts";

/** Returns a word as text, in which each variable is `$NAME` and each command is `$(…)`. */
function shown({ pieces }: Word): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "arithmetic") return "$((…))";
      return piece.kind === "variable" ? `$${piece.name}` : `$(${piece.commands.map(commandShown).join("; ")})`;
    })
    .join("");
}

/**
 * Returns the keywords, assignments, words and redirects of a command on one line. The line starts with `| ` if the
 * command reads the output of the previous one.
 */
function commandShown({ words, assignments, redirects, piped, keywords }: Command): string {
  const parts = [
    ...(piped ? ["|"] : []),
    ...keywords.map((word) => `<${word}>`),
    ...assignments.map(({ name, value }) => `${name}:=${shown(value)}`),
    ...words.map((word) => `[${shown(word)}]`),
    ...redirects.map(({ sign, target }) => `${sign}${shown(target)}`),
  ];
  return parts.join(" ");
}

test.each([
  ["pip install -U a 'b[c]>=1'  # why", ["[pip] [install] [-U] [a] [b[c]>=1]"]],
  ["a \\\n  --b c && d; e &\nf", ["[a] [--b] [c]", "[d]", "[e]", "[f]"]],
  ["curl x | jq -r .id |\n  tee out", ["[curl] [x]", "| [jq] [-r] [.id]", "| [tee] [out]"]],
  ['X=1 Y="$Z/${W%.*}" run', ["X:=1 Y:=$Z/$W [run]"]],
  ["A=$(b \"$(c 'd')\")", ["A:=$([b] [$([c] [d])])"]],
  ["a > b 2>&1 < c", ["[a] >b 2>&1 <c"]],
  ["cat <<EOF > f\nx $Y\nEOF\nb", ["[cat] <<x $Y\n >f", "[b]"]],
  ["cat <<'EOF'\nx $Y\nEOF", ["[cat] <<x $Y\n"]],
  ['bash <<< "$X"', ["[bash] <<<$X"]],
  ["diff <(a) <(b c)", ["[diff] [$([a])] [$([b] [c])]"]],
  ["(a; b) | c", ["[a]", "[b]", "| [c]"]],
  ["a | (b; c)", ["[a]", "| [b]", "[c]"]],
  ["a | { b; }", ["[a]", "| <{> [b]"]],
  ["while true; do a; done | b", ["<while> [true]", "<do> [a]", "| [b]"]],
  ['for f in a *.b; do c "$f"; done', ["<for> f:=a f:=*.b", "<do> [c] [$f]"]],
  ["if ! a; then b; else c; fi", ["<if> <!> [a]", "<then> [b]", "<else> [c]"]],
  ["[ -f x ] || y", ["[[] [-f] [x] []]", "[y]"]],
  ["a=$((a + 1)); b $((c))", ["a:=$((…))", "[b] [$((…))]"]],
  ['a ""', ["[a] []"]],
  ["a \\$x \"\\$y\" '$z'", ["[a] [$x] [$y] [$z]"]],
])("the commands in %j are found", (text, expected) => {
  const { commands, error } = parseBash(text);
  expect(error).toBeUndefined();
  expect(commands.map(commandShown)).toEqual(expected);
});

test("commands in `$(…)` inside the words of other commands are found", () => {
  const { commands } = parseBash('a "$(b | c)" > "$(d)"; X=$(e)');
  expect([...allCommands(commands)].map(({ words }) => words[0]?.text)).toEqual(["a", "b", "c", "d", undefined, "e"]);
});

test.each([
  ["a `b`", "backticks are not supported", 2],
  ["f() { a; }", "functions and arrays are not supported", 1],
  ["a=(b c)", "arrays are not supported", 2],
  ["case x in y) z;; esac", '"case" is not supported', 0],
  ["a $((b[0] + 2))", "this arithmetic is not supported", 2],
  ["a ${b:-$(c)}", "this expansion is not supported", 2],
  ["a 'b", "a quote is not closed", 2],
  ["(a", "a parenthesis is not closed", 2],
  ["a )", '")" has no matching opening bracket', 2],
  ["cat <<EOF\nx", 'the heredoc has no line "EOF"', 10],
  ["a $'b'", "$'…' is not supported", 2],
])("%j is refused", (text, message, from) => {
  expect(parseBash(text).error).toMatchObject({ message, from });
});
