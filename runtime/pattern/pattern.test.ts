import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compilePattern, PatternError, testPattern } from "./pattern.ts";

/**
 * Runs a pattern of the platform at each code point. Its own search also stops between the halves of a code point,
 * which the language does not allow: `/(?![^a])|(a)/u` in "🌊".
 */
function platform(source: string, text: string): boolean {
  const pattern = new RegExp(source, "uy");
  for (let index = 0; index <= text.length; index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1) {
    pattern.lastIndex = index;
    if (pattern.test(text)) return true;
  }
  return false;
}

/** Patterns whose match depends on a rule that is easy to get wrong, and texts. */
const RULES: readonly (readonly [pattern: string, texts: readonly string[]])[] = [
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
  ["^b$", ["a\nb\nc", "b"]],
  [".+", ["a\nb", "\u2028x"]],
  ["\\bfoo\\b", ["a foo b", "afoo", "foo"]],
  ["\\Bo", ["foo"]],
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

const TABLE = RULES.flatMap(([pattern, texts]) => texts.map((text) => ({ pattern, text })));

test.each(TABLE)("/$pattern/ matches $text, or a part of it, as on the platform", ({ pattern, text }) => {
  for (const source of [pattern, `^(?:${pattern})$`]) {
    expect(testPattern(compilePattern(source), text)).toBe(platform(source, text));
  }
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

describe("any pattern", () => {
  test("matches the same strings as the platform", () => {
    const counts = { found: 0, missed: 0 };
    fc.assert(
      fc.property(patterns, fc.boolean(), texts, (body, isWhole, text) => {
        const pattern = isWhole ? `^(?:${body})$` : body;
        const wanted = platform(pattern, text);
        counts[wanted ? "found" : "missed"]++;
        expect(testPattern(compilePattern(pattern), text)).toBe(wanted);
      }),
      { numRuns: 6000 },
    );
    expect(Math.min(counts.found, counts.missed)).toBeGreaterThan(500);
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

test.each([
  ["(a)\\1", "a back-reference is not supported, at position 3"],
  ["(?<x>a)\\k<x>", "a back-reference is not supported, at position 7"],
  ["a(?<=b)", "look-behind is not supported, at position 1"],
  ["a(?<!b)", "look-behind is not supported, at position 1"],
  ["(?i)a", "a flag inside the pattern is not supported, at position 0"],
  ["a(?i:a)", "a flag inside the pattern is not supported, at position 1"],
  ["(?P<x>a)", "unexpected ( at position 0"],
  ["(", "unexpected end at position 1"],
  ["a)", "unexpected ) at position 1"],
  ["a**", "unexpected * at position 2"],
  ["^*", "unexpected * at position 1"],
  ["(?=a)+", "unexpected + at position 5"],
  ["a{2,1}", "unexpected { at position 1"],
  ["a{", "unexpected { at position 1"],
  ["a]", "unexpected ] at position 1"],
  ["[a", "unexpected [ at position 0"],
  ["[z-a]", "unexpected [z-a] at position 0"],
  ["x\\p{Nope}", "unexpected \\p{Nope} at position 1"],
  ["\\u{110000}", "unexpected \\u{110000} at position 0"],
  ["\\-", "unexpected \\- at position 0"],
  ["\\", "unexpected \\ at position 0"],
  ["(?<x>a)(?<x>b)", "unexpected ( at position 7"],
  ["(a{1000}){1000}", "the pattern needs too many states; use smaller counts, at position 9"],
  ["(?:(?:a?){200}){200}", "the pattern needs too many states; use smaller counts, at position 15"],
  ["a{99999999999}", "the pattern needs too many states; use smaller counts, at position 1"],
  ["(?:){99999999999}", "the pattern needs too many states; use smaller counts, at position 4"],
  ["(?=a{9999})".repeat(9), "the pattern needs too many states; use smaller counts, at position 32"],
  ["(".repeat(10_000), "groups are nested more than 200 levels deep at position 200"],
  [`${"(?:".repeat(300)}a${")*".repeat(300)}`, "groups are nested more than 200 levels deep at position 600"],
  ["a".repeat(20_001), "the pattern needs too many states; use smaller counts, at position 0"],
])("pattern %# is refused", (source, message) => {
  expect(() => compilePattern(source)).toThrow(PatternError);
  expect(() => compilePattern(source)).toThrow(message);
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
    expect(testPattern(pattern, character.repeat(length) + end, (more) => (steps += more))).toBe(false);
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
  expect(() => testPattern(compilePattern("a"), "b", spend)).toThrow("enough");
});
