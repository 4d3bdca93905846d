import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compilePattern, PatternError } from "./pattern.ts";

/**
 * Runs a pattern of the platform at each code point. Its own search also stops between the halves of a code point,
 * which the language does not allow: `/(?![^a])|(a)/u` in "🌊".
 */
function platform(source: string, flags: string, text: string, from = 0) {
  const pattern = new RegExp(source, `uy${flags}`);
  for (let index = from; index <= text.length; index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1) {
    pattern.lastIndex = index;
    const found = pattern.exec(text);
    if (found !== null) return { index, end: pattern.lastIndex, groups: [...found] };
  }
  return undefined;
}

function own(source: string, flags: string, text: string, from = 0) {
  return compilePattern(source, flags).exec(text, from);
}

/** Patterns whose match depends on a rule that is easy to get wrong, and texts. */
const RULES: readonly (readonly [pattern: string, texts: readonly string[], flags?: string])[] = [
  ["a|ab", ["ab"]],
  ["(a|ab)(c|bcd)(d*)", ["abcd"]],
  ["(a*)*", ["b", "aab"]],
  ["(a*)+", ["b", "aab"]],
  ["(|a)*", ["aa"]],
  ["(|a)+", ["aa"]],
  ["(|a){0,3}", ["aaaa"]],
  ["(|a){2,3}", ["aaaa"]],
  ["(?:|a)?", ["aa"]],
  ["(?:(|a)*|b)*", ["ab", "ba"]],
  ["(z)((a+)?(b+)?(c))*", ["zaacbbbcac"]],
  ["(?:(a)|b)*", ["ab"]],
  ["(?=(a+))a*b", ["aab"]],
  ["(?:(?=(a))a)+b", ["aab"]],
  ["(?!foo)...", ["foobar"]],
  ["\\s+(?!\\S)|\\s+", ["a   b", "a   "]],
  ["a+?", ["aaa"]],
  ["a{2,}?b", ["aaab"]],
  ["(a{0,2}?)(a*)", ["aaa"]],
  ["a{0}b", ["ab"]],
  ["^b$", ["a\nb\nc", "b"], "m"],
  ["^b$", ["a\nb\nc", "b"]],
  [".+", ["a\nb", "\u2028x"]],
  [".+", ["a\nb"], "s"],
  ["\\bfoo\\b", ["a foo b", "afoo", "foo"]],
  ["\\Bo", ["foo"]],
  ["\\b", ["\u017f"], "i"],
  ["\\w+", ["\u017f\u212a"], "i"],
  ["[^x]", ["X"], "i"],
  ["STRASSE|ß", ["strasse", "ẞ"], "i"],
  ["^.$", ["🌊", "\ud83c", "ab"]],
  ["^[🌊-🌏]$", ["🌎"]],
  [String.raw`\u{1f30a}|\ud83c\udf0e`, ["🌊", "🌎"]],
  [String.raw`\ud83c`, ["🌊", "\ud83ca"]],
  [String.raw`^\p{Lu}\P{Lu}\p{Script=Greek}$`, ["Aaα", "aaα"]],
  [String.raw`\x41\u0042\cJ\0\t\v\f\r\n\/`, ["AB\n\0\t\v\f\r\n/"]],
  [String.raw`[\b\-\]\\^-]+`, ["a\b-]\\^-"]],
  ["[]|a", ["a"]],
  ["[^]", ["\n"]],
  ["(?<year>\\d{4})-(?<month>\\d\\d)", ["on 2026-11-24"]],
  ["", ["", "a"]],
  ["()|a", ["a"]],
];

const TABLE = RULES.flatMap(([pattern, texts, flags = ""]) => texts.map((text) => ({ pattern, text, flags })));

test.each(TABLE)("/$pattern/$flags finds the same in $text as the platform", ({ pattern, text, flags }) => {
  expect(own(pattern, flags, text)).toEqual(platform(pattern, flags, text));
});

const atom = fc.constantFrom(
  "a",
  "b",
  "c",
  ".",
  "[ab]",
  "[^a]",
  "\\w",
  "\\d",
  "\\S",
  "\\p{L}",
  "\\b",
  "\\B",
  "^",
  "$",
  "",
  "🌊",
);
const quantifier = fc.constantFrom("*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,3}?", "{2,}", "{0}");
const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 5, depthIdentifier: "pattern" },
    atom,
    fc.array(tie("pattern"), { minLength: 2, maxLength: 3 }).map((parts) => parts.join("")),
    fc.array(tie("pattern"), { minLength: 2, maxLength: 3 }).map((parts) => `(?:${parts.join("|")})`),
    tie("pattern").map((part) => `(${part})`),
    fc.tuple(tie("pattern"), quantifier).map(([part, many]) => `(${part})${many}`),
    fc.tuple(tie("pattern"), quantifier).map(([part, many]) => `(?:${part})${many}`),
    tie("pattern").map((part) => `(?=${part})`),
    tie("pattern").map((part) => `(?!${part})`),
  ),
}));
const texts = fc.string({ unit: fc.constantFrom("a", "b", "c", "A", "B", "1", " ", "\n", "🌊", "é"), maxLength: 12 });
const flagSets = fc.constantFrom("", "i", "m", "s", "ims");

describe("any pattern", () => {
  test("finds the same match and groups as the platform", () => {
    let found = 0;
    fc.assert(
      fc.property(patterns, texts, flagSets, (pattern, text, flags) => {
        const wanted = platform(pattern, flags, text);
        if (wanted !== undefined && wanted.end > wanted.index) found++;
        expect(own(pattern, flags, text)).toEqual(wanted);
        expect(compilePattern(pattern, flags).test(text)).toBe(wanted !== undefined);
      }),
      { numRuns: 3000 },
    );
    expect(found).toBeGreaterThan(500);
  });

  test("keeps its promise about more input", () => {
    const seen = { match: 0, open: 0, none: 0 };
    fc.assert(
      fc.property(patterns, fc.boolean(), texts, texts, flagSets, (body, isAnchored, text, more, flags) => {
        const pattern = isAnchored ? `^(?:${body})` : body;
        const { state, match } = compilePattern(pattern, flags).partial(text);
        seen[state]++;
        expect(match).toEqual(platform(pattern, flags, text));
        if (state !== "open") expect(own(pattern, flags, text + more)).toEqual(match);
        if (state === "none") expect(match).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.match, seen.open, seen.none)).toBeGreaterThan(20);
  });

  test("is refused where the platform refuses it", () => {
    const characters = fc.string({
      unit: fc.constantFrom(...Array.from("ab(){}[]*+?|\\^$-,12<=!:pudk")),
      maxLength: 8,
    });
    fc.assert(
      fc.property(characters, (source) => {
        const message = messageOf(() => compilePattern(source));
        if (message?.includes("not supported")) return;
        expect(message === undefined).toBe(messageOf(() => new RegExp(source, "u")) === undefined);
      }),
      { numRuns: 5000 },
    );
  });
});

function messageOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test("exec continues at a position", () => {
  expect(own("a", "", "abca", 1)).toEqual({ index: 3, end: 4, groups: ["a"] });
  expect(own("^a", "", "abca", 3)).toBeUndefined();
  expect(own("\\bc", "", "abca", 2)).toBeUndefined();
});

test.each([
  ["ab", "xa", "open"],
  ["ab", "xab", "match"],
  ["^ab", "xab", "none"],
  ["^ab", "a", "open"],
  ["^ab", "x", "none"],
  ["(?!^)", "", "open"],
  ["a+", "aa", "open"],
  ["a+", "aab", "match"],
  ["a+?", "aa", "match"],
  ["a$", "a", "open"],
  ["a\\b", "a", "open"],
  ["a(?!b)", "a", "open"],
  ["^🌊", "\ud83c", "open"],
  ["^(?:\ud83c|🌊)", "\ud83c", "open"],
])("/%s/ in the partial text %j: %s", (pattern, text, state) => {
  expect(compilePattern(pattern).partial(text).state).toBe(state);
});

test.each([
  ["(a)\\1", "back-references are not supported, at position 3"],
  ["(?<x>a)\\k<x>", "back-references are not supported, at position 7"],
  ["a(?<=b)", "look-behind is not supported, at position 1"],
  ["a(?<!b)", "look-behind is not supported, at position 1"],
  ["(?i)a", "flags inside a pattern are not supported, at position 0"],
  ["(?i:a)", "flags inside a pattern are not supported, at position 0"],
  ["(?P<x>a)", "this group is not valid, at position 0"],
  ["(", "this group has no end, at position 0"],
  ["a)", "this parenthesis closes no group, at position 1"],
  ["a**", "there is nothing to repeat before this character, at position 2"],
  ["^*", "there is nothing to repeat before this character, at position 1"],
  ["(?=a)+", "there is nothing to repeat before this character, at position 5"],
  ["a{2,1}", "the numbers of this quantifier are out of order, at position 1"],
  ["a{", "there is nothing to repeat before this character, at position 1"],
  ["a]", "this character needs a backslash before it, at position 1"],
  ["[a", "this class has no end, at position 0"],
  ["[z-a]", "[z-a] is not valid, at position 0"],
  ["x\\p{Nope}", "\\p{Nope} is not valid, at position 1"],
  ["\\u{110000}", "\\u{110000} is not valid, at position 0"],
  ["\\-", "this escape is not valid, at position 0"],
  ["\\", "this escape is not valid, at position 0"],
  ["(?<x>a)(?<x>b)", "two groups have the name x, at position 7"],
  ["(a{1000}){1000}", "the pattern needs more than 20000 states; use smaller counts, at position 2"],
  ["a{99999999999}", "the pattern needs more than 20000 states; use smaller counts, at position 1"],
  ["(?:){99999999999}", "the pattern needs more than 20000 states; use smaller counts, at position 4"],
  ["()".repeat(1001), "a pattern has at most 1000 capturing groups, at position 2000"],
  ["(".repeat(10_000), "groups can be nested at most 200 levels deep, at position 200"],
  [`${"(?:".repeat(300)}a${")*".repeat(300)}`, "groups can be nested at most 200 levels deep, at position 600"],
  ["a".repeat(20_001), "a pattern has at most 20000 characters, at position 20000"],
])("pattern %# is refused", (source, message) => {
  expect(() => compilePattern(source)).toThrow(PatternError);
  expect(() => compilePattern(source)).toThrow(message);
});

test("an unknown flag is refused", () => {
  expect(() => compilePattern("a", "y")).toThrow('the flags can be i, m and s, not "y", at position 0');
});

test.each([
  ["^(a+)+$", "a", "!"],
  ["(a|a)*b", "a", ""],
  ["(x+x+)+y", "x", ""],
  ["^(?:(?:a?){10}){10}$", "a", "!"],
  ["^((((a*)*)*)*)*$", "a", "!"],
  ["(?:a|aa|aaa|a*)*b", "a", "c"],
  ["^(?:(?!b)a)*$", "a", "!"],
])("%s takes a bounded number of steps for each character", (source, character, end) => {
  const count = (length: number): number => {
    let steps = 0;
    const pattern = compilePattern(source);
    expect(pattern.test(character.repeat(length) + end, (more) => (steps += more))).toBe(false);
    return steps;
  };
  const [short, long] = [count(10_000), count(100_000)];
  expect(long / short).toBeLessThan(11);
  expect(long).toBeLessThan(100_000 * 250);
});

test("a caller can stop a search", () => {
  const spend = (): never => {
    throw new Error("enough");
  };
  expect(() => compilePattern("a").test("b", spend)).toThrow("enough");
});
