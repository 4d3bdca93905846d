import { expect, test } from "vitest";
import { type Command, parseBash, type Word } from "./bash.ts";

/** Returns a word as text. If it contains variables or commands, returns the text before them, and the bare variable. */
const shown = ({ text, start, bareVariable }: Word): string =>
  text ?? `${start}…${bareVariable === undefined ? "" : `$${bareVariable}`}`;

/** Returns a command on one line. The line starts with `| ` if the input of the command is not the terminal's. */
function commandShown({ words, assignments, redirects, isFed }: Command): string {
  const parts = [
    ...(isFed ? ["|"] : []),
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
  ['X=1 Y="$Z/${W%.*}" run', ["X:=1 Y:=… [run]"]],
  ["A=$(b \"$(c 'd')\")", ["A:=…", "[b] […]", "[c] [d]"]],
  ["a > b 2>&1 < c", ["| [a] >b 2>&1 <c"]],
  ["a > b c", ["[a] [c] >b"]],
  ["> a b c", ["[b] [c] >a"]],
  ["cat <<EOF > f\nx $(y)\nEOF\nb", ["| [cat] >f <<x …", "[y]", "[b]"]],
  ["cat <<'EOF'\nx $Y\nEOF", ["| [cat] <<x $Y\n"]],
  ["cat <<EOF | b\nx\nEOF", ["| [cat] <<x\n", "| [b]"]],
  ['bash <<< "$X"', ["| [bash] <<<…"]],
  ["diff <(a) <(b c)", ["[diff] […] […]", "[a]", "[b] [c]"]],
  ["(a; b) | c", ["[a]", "[b]", "| [c]"]],
  ["a | (b; c)", ["[a]", "| [b]", "| [c]"]],
  ["a | { b; }", ["[a]", "| [b]"]],
  ["while true; do a; done | b", ["[true]", "[a]", "| [b]"]],
  ["while true; do a; done < b", ["| [true]", "| [a]", "| <b"]],
  ['for f in a *.b; do c "$f"; done', ["f:=a f:=*.b", "[c] […]"]],
  ["if ! a; then b; elif c; then d; else e; fi", ["[a]", "[b]", "[c]", "[d]", "[e]"]],
  ['[ -f "x y" ] || y', ["[[] [-f] [x y] []]", "[y]"]],
  ["export A=b C=$D; unset E", ["[export] [A=b] [C=…$D]", "[unset] [E]"]],
  ["a=$((a + 1)); b $((c))", ["a:=…", "[b] […]"]],
  ['a ""', ["[a] []"]],
  ["a \\$x \"\\$y\" '$z' a$b", ["[a] [$x] [$y] [$z] [a…$b]"]],
])("the commands in %j are found", (text, expected) => {
  const { commands, error } = parseBash(text);
  expect(error).toBeUndefined();
  expect(commands.map(commandShown)).toEqual(expected);
});

test.each([
  ["a `b`", "backticks are not supported", 2],
  ["f() { a; }", "functions are not supported", 0],
  ["a=(b c)", "arrays are not supported", 2],
  ["a[0]=b", "arrays are not supported", 0],
  ["case x in y) z;; esac", '"case" is not supported', 0],
  ["[[ a ]]", '"[[" is not supported', 0],
  ["select a in b; do c; done", '"select" is not supported', 0],
  ["a $((b[0] + 2))", "this arithmetic is not supported", 2],
  ["((a++))", '"((" is not supported', 0],
  ["a ${b:-$(c)}", "this expansion is not supported", 2],
  ["a $'b'", "$'…' and $\"…\" are not supported", 2],
  ["a 'b", "this is not valid Bash", 1],
  ["(a", "this is not valid Bash", 2],
  ["a )", "this is not valid Bash", 2],
  ["cat <<EOF\nx", "this is not valid Bash", 4],
])("%j is refused", (text, message, from) => {
  expect(parseBash(text).error).toMatchObject({ message, from });
});
