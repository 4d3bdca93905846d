import { describe, expect, test } from "vitest";
import { findMatch, findMatches } from "./match.ts";
import { PatternError } from "./pattern.ts";
import { compilePythonPattern } from "./python-pattern.ts";

const ignore = (): void => {};

/** Patterns, texts, and the matches with their named groups that Python's `regex` finds with DOTALL. */
const MATCHES: readonly (readonly [pattern: string, text: string, matches: readonly string[]])[] = [
  ["(?P<key>\\w+)=(?P<value>[^;]*)", "a=1;b\u00e9=2;=3", ["a=1 key=a value=1", "b\u00e9=2 key=b\u00e9 value=2"]],
  ["(?P<a>x)|(?P<b>y)", "xyz", ["x a=x", "y b=y"]],
  ["(?:(?P<x>a)|b)*", "ab", ["ab x=a", ""]],
  ["(?P<x>a|ab)(?P<y>c|bcd)?", "abcd", ["abcd x=a y=bcd"]],
  ["(|a)+b", "aab", ["aab"]],
  ["(a*)*", "baa", ["", "aa", ""]],
  ["a*", "baac", ["", "aa", "", ""]],
  ["a*?", "ba", ["", "", "a", ""]],
  ["a+?", "aaa", ["a", "a", "a"]],
  ["a{,2}", "aaa", ["aa", "a", ""]],
  ["a{2}", "aaaaa", ["aa", "aa"]],
  ["a{2,}?", "aaaa", ["aa", "aa"]],
  ["a{", "a{", ["a{"]],
  ["{x}{}", "{x}{}", ["{x}{}"]],
  ["]}", "]}", ["]}"]],
  ["[]a]+", "a]b", ["a]"]],
  ["[^]a]", "a]b", ["b"]],
  ["[a\\-z]+", "a-z-b", ["a-z-"]],
  ["[\\w.-]+", "a.b-c d", ["a.b-c", "d"]],
  ["[^\\W\\d]+", "a1\u00e9_", ["a", "\u00e9_"]],
  ["[\\x41-\\u0043]+", "ABCD", ["ABC"]],
  ["\\U0001F30A", "\ud83c\udf0a", ["\ud83c\udf0a"]],
  [".+", "a\n\ud83c\udf0a", ["a\n\ud83c\udf0a"]],
  ["a$", "a\n", ["a"]],
  ["a\\Z", "a\n", []],
  ["\\Aa", "aa", ["a"]],
  ["^b", "a\nb", []],
  ["\\b\u00e9", "\u00e9 a\u00e9", ["\u00e9"]],
  ["\\B.", "ab", ["b"]],
  ["\\s+", "\u001c \u0085\u2003\ufeff", [" \u0085\u2003"]],
  ["\\d+", "1\u0663\u00b2", ["1\u0663"]],
  ["\\w+", "\u00aa\u2177\u00b2_\u200d\u0301", ["\u00aa\u2177", "_\u200d\u0301"]],
  ['\\<\\|x\\"\\/\\-', '<|x"/-', ['<|x"/-']],
  ["a(?=b)", "ab", ["a"]],
  ["a(?!b)", "abac", ["a"]],
  ["(?=(?:a|b)c).", "acbcab", ["a", "b"]],
  ["a|ab|", "abx", ["a", "", "", ""]],
  ["(?s)a.b", "a\nb", ["a\nb"]],
  ["\\a\\f\\v\\0\\t", "\u0007\f\u000b\u0000\t", ["\u0007\f\u000b\u0000\t"]],
  ["\\p{Lu}+", "A\u00c4a", ["A\u00c4"]],
  ["[\\b]", "\b", ["\b"]],
  ["", "ab", ["", "", ""]],
  ["x*?(?P<r>y|$)", "xxy", ["xxy r=y", " r="]],
  ["(?P<n>a)(?P<n>b)?", "ab", ["ab n=b"]],
  ["[a-]", "-", ["-"]],
  ["[\ud83c\udf0a-\ud83c\udf0f]", "\ud83c\udf0e", ["\ud83c\udf0e"]],
];

test.each(MATCHES)("/%s/ finds the same in %j as Python", (pattern, text, matches) => {
  const found = [...findMatches(compilePythonPattern(pattern), text, ignore)];
  const shown = found.map(({ start, end, groups }) =>
    [text.slice(start, end), ...[...groups].map(([name, value]) => `${name}=${value}`)].join(" "),
  );
  expect(shown).toEqual(matches);
});

/** Patterns, the start of a text, the match so far, and the position from which more text can change it. */
const OPEN: readonly (readonly [pattern: string, text: string, match?: string | undefined, openFrom?: number])[] = [
  ["ab", "xa", undefined, 1],
  ["ab", "xab", "ab"],
  ["ab", "xx", undefined, 2],
  ["^ab", "xab", undefined],
  ["^ab", "a", undefined, 0],
  ["a+", "aa", "aa", 0],
  ["a+", "aab", "aa"],
  ["a+?", "aa", "a"],
  ["ab|b", "ab", "ab"],
  ["abc|b", "ab", "b", 0],
  ["a.*z|b", "a b", "b", 0],
  ["<e>(?:\\s*<f>)?", "<e> <", "<e>", 0],
  ["a$", "a", "a", 0],
  ["a$", "a\n", "a", 0],
  ["a$", "a\nb", undefined, 3],
  ["a\\b", "a", "a", 0],
  ["a(?!b)", "a", "a", 0],
  ["a(?!b)", "ac", "a"],
  ["<i\\b[^>]*?\\bn>", "<i x", undefined, 0],
  ["", "x", ""],
];

test.each(OPEN.map((row) => ({ row })))("the beginning $row of a text", ({ row: [pattern, text, match, openFrom] }) => {
  const found = findMatch(compilePythonPattern(pattern), text, 0, ignore);
  expect(found.match && text.slice(found.match.start, found.match.end)).toBe(match);
  expect(found.openFrom).toBe(openFrom);
});

test.each([
  ["(a)\\1", "a back-reference is not supported, at position 3"],
  ["(?P<x>a)(?P=x)", "a back-reference is not supported, at position 8"],
  ["\\g<1>", "a back-reference is not supported, at position 0"],
  ["(?<=a)b", "look-behind is not supported, at position 0"],
  ["(?<!a)b", "look-behind is not supported, at position 0"],
  ["(?>a)", "an atomic group or a possessive quantifier is not supported, at position 0"],
  ["a++", "an atomic group or a possessive quantifier is not supported, at position 2"],
  ["(?R)", "recursion is not supported, at position 0"],
  ["(?i)a", "a flag inside the pattern is not supported, at position 0"],
  ["a(?i:b)", "a flag inside the pattern is not supported, at position 1"],
  ["(?#c)a", "a condition, a branch reset or a comment is not supported, at position 0"],
  ["[[:alpha:]]", "a POSIX class is not supported, at position 0"],
  ["(?:abc){e<=1}", "fuzzy matching is not supported, at position 7"],
  ["\\Ka", "this escape is not supported, at position 0"],
  ["(?=(?P<x>a))", "a named group inside a look-ahead is not supported, at position 3"],
  ["(?P<1x>a)", "unexpected ( at position 0"],
  ["(", "unexpected end at position 1"],
  ["a)", "unexpected ) at position 1"],
  ["*", "unexpected * at position 0"],
  ["a**", "unexpected * at position 2"],
  ["a{3,1}", "unexpected { at position 1"],
  ["[a", "unexpected end at position 2"],
  ["[z-a]", "unexpected [ at position 0"],
  ["\\p{Nope}", "this escape is not supported, at position 0"],
  ["(?:(?:a?){200}){200}", "the pattern needs too many states; use smaller counts, at position 15"],
  [
    "(?P<x>a)".repeat(2).replace("x", "y") + Array.from({ length: 50 }, (_, n) => `(?P<n${n}>)`).join(""),
    "more than 50 named groups at position 438",
  ],
  ["(".repeat(300), "groups are nested more than 200 levels deep at position 200"],
])("pattern %# is refused: %s", (source, message) => {
  expect(() => compilePythonPattern(source)).toThrow(PatternError);
  expect(() => compilePythonPattern(source)).toThrow(message);
});

describe("a search takes a bounded number of steps for each character", () => {
  const repeated = ["a", "ab", " ", "<a", "a\n", "é"];
  test.each(
    [
      "^(a+)+$",
      "(?:a|a)*b",
      "(?:a+a+)+y",
      "(?:(?:a?){10}){10}$",
      "((((a*)*)*)*)*!",
      "(?:a|aa|aaa|a*)*!",
      "(?P<x>a*)*(?P<y>a*)*!",
      "\\s*\\s*\\s*!",
      "(?:\\w+\\s?)+!",
      ".*.*.*!",
    ].flatMap((pattern) => repeated.map((text) => [pattern, text] as const)),
  )("/%s/ in many %j", (pattern, text) => {
    const count = (times: number): number => {
      let steps = 0;
      findMatch(compilePythonPattern(pattern), text.repeat(times) + "?", 0, (more) => (steps += more));
      return steps;
    };
    expect(count(4000)).toBeLessThan(count(1000) * 4.2);
    expect(count(4000)).toBeLessThan(4000 * text.length * 400);
  });
});
