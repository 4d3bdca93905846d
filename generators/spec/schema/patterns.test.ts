import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { patternFlaw } from "./patterns.ts";

describe("a pattern with linear time is allowed", () => {
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
    "^(?:.*/)?([^/]*)$",
    "^(.+?)(?:-mlxim)?$",
    "^a{2,5}b{3}$",
    "^(?<owner>[^/]+)/",
    "^\\p{L}+$",
    "^(?:ab|cd)*$",
    "^[a-z0-9]+(-[a-z0-9]+)*$",
    "^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$",
    "",
    "\\bv\\d\\b",
    "^[\\]\\-a]+\\u{1f600}\\ud83d\\ude00\\x41\\u0041\\cA\\0$",
  ])("%s", (pattern) => {
    expect(patternFlaw(pattern, "u")).toBeUndefined();
  });
});

describe("a pattern that may take very long is refused", () => {
  test.each([
    ["(a+)+$"],
    ["^(a+)*b"],
    ["(?:a|ab)*c"],
    ["(?:a|a)+$"],
    ["(?:a?a)*b"],
    ["(?:\\w|\\d)*$"],
    ["(?:.|\\n)*x", "su"],
    ["(a*)*b"],
    ["foo.*bar"],
    ["\\d+$"],
    ["foo.*bar.*baz"],
    ["^.*a.*b.*c.*d"],
    ["(?:a{1,3}){20}$"],
    ["^(?:(?:a?b)c){30}$"],
    ["^([a)]?){30}a{30}$"],
  ])("%s", (pattern, flags = "u") => {
    expect(patternFlaw(pattern, flags)).toMatchObject({ code: "slow-pattern", hint: expect.any(String) });
  });
});

test.each(["a{", "(", "[z-a]", "\\-"])("%s is not a regular expression", (pattern) => {
  expect(patternFlaw(pattern, "u")).toMatchObject({ code: "bad-pattern" });
});

test("no pattern in the schemas takes exponential time", () => {
  const schemas = readdirSync("spec/schema").map((file) => readFileSync(`spec/schema/${file}`, "utf8"));
  const patterns = schemas.flatMap((text) => [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)]);
  expect(patterns.length).toBeGreaterThan(30);
  const flaws = patterns.flatMap(([, pattern = ""]) => patternFlaw(JSON.parse(pattern) as string, "u") ?? []);
  expect(flaws.filter(({ message }) => !/ \dnd degree polynomial$/.test(message))).toEqual([]);
});
