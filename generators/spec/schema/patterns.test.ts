import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judgePattern } from "./patterns.ts";

/**
 * Returns `any` if the pattern is allowed for texts of any length, and `short` if it is only allowed for short texts.
 * For a refused pattern, returns its marked part and the message.
 */
function verdict(pattern: string, flags = "u"): string {
  const judged = judgePattern(pattern, flags);
  if (judged.ok) return judged.longest === undefined ? "any" : "short";
  const { offset, length, message } = judged.flaw;
  return `[${pattern.slice(offset, offset + length)}] ${message}`;
}

describe("a pattern with linear time is allowed for texts of any length", () => {
  test.each([
    "-mlx",
    "Processor$",
    "-Base(-|$)",
    "[Ll][Tt][Xx][-_]?2\\.5",
    "whisper|s2t|seamless-m4t|speecht5_asr",
    "^[Ii]ndex-?TTS-?2",
    "^.*\\.(?:joblib|pkl|pickle)$",
    "^yolov(\\d+)$",
    "^PaddlePaddle/PaddleOCR-(VL(?:-\\d+(?:\\.\\d+)*)?)$",
    "^(?:[^/]*/)?(.*)$",
    "^(.+?)(?:-mlxim)?$",
    "^a{2,5}b{3}$",
    "^(?<owner>[^/]+)/",
    "^\\p{L}+$",
    "^(?:ab|cd)*$",
    "^[a-z0-9]+(-[a-z0-9]+)*$",
    "",
    "\\bv\\d\\b",
    "^[\\]\\-a]+\\u{1f600}\\ud83d\\ude00\\x41\\u0041\\cA\\0$",
  ])("%s", (pattern) => {
    expect(verdict(pattern)).toBe("any");
  });
});

describe("a pattern that may be slow on long texts is allowed only for short texts", () => {
  test.each(["foo.*bar", "\\d+$", "\\s+$", "^.*-.*-", "^(?:.*/)?([^/]*)$", "-\\d+b", "[ab]{0,30}[ab]{0,30}x"])(
    "%s",
    (pattern) => {
      expect(verdict(pattern)).toBe("short");
    },
  );
});

describe("a pattern that may take very long is refused, and the part that causes this is marked", () => {
  const inside = "can match the same text in several ways inside a repetition";

  test.each([
    ["(a+)+$", `[(a+)] "(a+)" ${inside}`],
    ["^(a+)*b", `[(a+)] "(a+)" ${inside}`],
    ["(?:a|ab)*c", `[(?:a|ab)] "(?:a|ab)" ${inside}`],
    ["(?:a|a)+$", `[(?:a|a)] "(?:a|a)" ${inside}`],
    ["(?:a?a)*b", `[a?] "a?" ${inside}`],
    ["(?:\\w|\\d)*$", `[(?:\\w|\\d)] "(?:\\\\w|\\\\d)" ${inside}`],
    ["(?:.|\\n)*x", `[(?:.|\\n)] "(?:.|\\\\n)" ${inside}`, "su"],
    ["(?:$|$){50}x", `[(?:$|$)] "(?:$|$)" ${inside}`],
    ["(?:é|ü)*x", `[(?:é|ü)] "(?:é|ü)" ${inside}`],
    ["(?:a{1,3}){20}$", `[(?:a{1,3})] "(?:a{1,3})" ${inside}`],
    ["(a*)*", '[(a*)*] "(a*)*" repeats a part that can match an empty text'],
    ["(?:a?){50}a{50}", '[(?:a?){50}] "(?:a?){50}" repeats a part that can match an empty text'],
    ["(?:\\b)*x", '[(?:\\b)*] "(?:\\\\b)*" repeats a part that can match an empty text'],
    ["(a)\\1", '[\\1] hubsmith cannot estimate the running time of a pattern with "\\\\1"'],
    ["(?<x>a)\\k<x>", '[\\k<x>] hubsmith cannot estimate the running time of a pattern with "\\\\k<x>"'],
    ["x(?=a)", '[(?=] hubsmith cannot estimate the running time of a pattern with "(?="'],
    ["x(?!a)", '[(?!] hubsmith cannot estimate the running time of a pattern with "(?!"'],
    ["(?<=a)x", '[(?<=] hubsmith cannot estimate the running time of a pattern with "(?<="'],
    ["(?<!a)x", '[(?<!] hubsmith cannot estimate the running time of a pattern with "(?<!"'],
    ["foo.*bar.*baz", "[foo.*bar.*baz] a search for this pattern may take too long"],
    ["^.*a.*b.*c.*d", "[^.*a.*b.*c.*d] a search for this pattern may take too long"],
    [`^${"(?:a|b|ab)".repeat(20)}$`, "[^(?:a|b|ab)"],
    ["(?:a{100}){100}", '[(?:a{100}){100}] "(?:a{100}){100}" is too long when its repetitions are written out'],
    ["a".repeat(501), "[aaa"],
    ["(".repeat(250), "[((("],
    ["a{", "[a{] "],
  ])("%s", (pattern, expected, flags = "u") => {
    expect(verdict(pattern, flags).slice(0, expected.length)).toBe(expected);
  });

  test("with a hint", () => {
    const hint = (pattern: string) => {
      const judged = judgePattern(pattern, "u");
      return judged.ok ? undefined : judged.flaw.hint;
    };
    expect(hint("(a+)+$")).toBe(
      "remove the outer repetition, or end each round with a character that the inner repetition cannot match: (?:[^-]+-)+",
    );
  });
});

test("every pattern in the schemas is accepted", () => {
  const schemas = readdirSync("spec/schema").map((file) => readFileSync(`spec/schema/${file}`, "utf8"));
  const patterns = schemas.flatMap((text) => [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)]);
  expect(patterns.length).toBeGreaterThan(30);
  const refused = patterns.filter(([, pattern = ""]) => !judgePattern(JSON.parse(pattern) as string, "u").ok);
  expect(refused).toEqual([]);
});
