import { describe, expect, test } from "vitest";
import type { TreeValue } from "../contract/index.ts";
import { bash } from "./bash.ts";
import { isIdentifier } from "./characters.ts";
import { javascript, json } from "./javascript.ts";
import { powershell, url } from "./escapes.ts";
import { python } from "./python.ts";

// The tests in scripts/tests/snippets/escaping.test.ts check these escapes with real parsers and arbitrary text.

const TRICKY = "say \"hi\" & 'bye' {x} `y` $z \\ \n\u202e\ud800!";

describe("text in a string", () => {
  test.each([
    ["python.inDouble", python.inDouble, String.raw`say \"hi\" & 'bye' {x} ${"`y`"} $z \\ \n\u202e\ud800!`],
    ["python.inSingle", python.inSingle, String.raw`say "hi" & \'bye\' {x} ${"`y`"} $z \\ \n\u202e\ud800!`],
    [
      "python.inFormatDouble",
      python.inFormatDouble,
      String.raw`say \"hi\" & 'bye' {{x}} ${"`y`"} $z \\ \n\u202e\ud800!`,
    ],
    [
      "python.inBytesDouble",
      python.inBytesDouble,
      String.raw`say \"hi\" & 'bye' {x} ${"`y`"} $z \\ \n\xe2\x80\xae\xef\xbf\xbd!`,
    ],
    ["javascript.inDouble", javascript.inDouble, String.raw`say \"hi\" & 'bye' {x} ${"`y`"} $z \\ \n\u202e\ud800!`],
    [
      "javascript.inTemplate",
      javascript.inTemplate,
      String.raw`say "hi" & 'bye' {x} ${"\\`y\\`"} \$z \\ \n\u202e\ud800!`,
    ],
    ["json.inString", json.inString, String.raw`say \"hi\" & 'bye' {x} ${"`y`"} $z \\ \n\u202e\ud800!`],
    ["powershell.inDouble", powershell.inDouble, "say \ufffdhi\ufffd & 'bye' {x} ``y`` `$z \\ \ufffd\ufffd\ufffd!"],
    ["powershell.inSingle", powershell.inSingle, "say \ufffdhi\ufffd & ''bye'' {x} `y` $z \\ \ufffd\ufffd\ufffd!"],
    [
      "bash.inDouble",
      bash.inDouble,
      String.raw`say \"hi\" & 'bye' {x} ${"\\`y\\`"} \$z \\ "$'\n'""$'\342\200\256'"` + `\ufffd"'!'"`,
    ],
    [
      "bash.inSingle",
      bash.inSingle,
      String.raw`say "hi" & '\''bye'\'' {x} ${"`y`"} $z \ '$'\n'''$'\342\200\256''` + "\ufffd!",
    ],
  ])("%s", (_, escape, expected) => {
    expect(escape(TRICKY)).toBe(expected);
  });

  test("PowerShell reads curly quotes as straight quotes", () => {
    expect(powershell.inSingle("it\u2019s")).toBe("it\u2019\u2019s");
    expect(powershell.inDouble("\u201cx\u201d")).toBe("\ufffdx\ufffd");
  });

  test.each([
    ["owner/name", "owner/name", "owner/name"],
    ["a b&c=d#e", "a%20b%26c%3Dd%23e", "a%20b%26c%3Dd%23e"],
    ["../up", "%EF%BF%BD/up", "../up"],
    ["it's\ud800", "it%27s%EF%BF%BD", "it%27s%EF%BF%BD"],
  ])("escapes %j in the path and in the query of a link", (text, inPath, inQuery) => {
    expect(url.inPath(text)).toBe(inPath);
    expect(url.inQuery(text)).toBe(inQuery);
  });

  test("plain text stays unchanged", () => {
    const plain = "owner/name-1.5 (beta)";
    for (const escape of [python.inDouble, python.inFormatSingle, python.inBytesSingle, bash.inDouble, json.inString]) {
      expect(escape(plain)).toBe(plain);
    }
  });

  test("text that one language leaves unchanged may need an escape in another", () => {
    expect(python.inDouble("{x}")).toBe("{x}");
    expect(python.inFormatDouble("{x}")).toBe("{{x}}");
    expect(python.inDouble("it's $x")).toBe("it's $x");
    expect(bash.inSingle("it's $x")).toBe(String.raw`it'\''s $x`);
    expect(bash.inDouble("it's $x")).toBe(String.raw`it's \$x`);
  });

  test("emoji and accents are shown as they are", () => {
    expect(python.inDouble("é 😀 漢")).toBe("é 😀 漢");
    expect(bash.inSingle("é 😀 漢")).toBe("é 😀 漢");
  });
});

describe("an argument of a command", () => {
  test.each([
    ["owner/name", "owner/name"],
    ["a b", "'a b'"],
    ["", "''"],
    ["~", "'~'"],
    ["it's", String.raw`'it'\''s'`],
    ["a\u0003b", String.raw`'a'$'\003''b'`],
    ["漢", "'漢'"],
  ])("%j is written %s", (text, expected) => {
    expect(bash.inWord(text)).toBe(expected);
  });
});

describe("a literal", () => {
  const value = { a: [1, -2.5, null, true, 'x"y'], __proto__x: undefined };

  test("a value is written in the syntax of each language", () => {
    expect(python.literal(value)).toBe(String.raw`{"a": [1, -2.5, None, True, "x\"y"], "__proto__x": None}`);
    expect(javascript.literal(value)).toBe(String.raw`{ "a": [1, -2.5, null, true, "x\"y"], "__proto__x": null }`);
    expect(json.literal(value)).toBe(String.raw`{"a": [1, -2.5, null, true, "x\"y"], "__proto__x": null}`);
  });

  test("a number that JSON does not support becomes the null value of the language", () => {
    expect([python.literal(Number.NaN), javascript.literal(Infinity), json.literal(-Infinity)]).toEqual([
      "None",
      "null",
      "null",
    ]);
  });

  test("the key __proto__ sets no prototype in JavaScript", () => {
    expect(javascript.literal(JSON.parse('{"__proto__": {}}'))).toBe('{ ["__proto__"]: {} }');
  });
});

test("a value that is nested too deeply is cut off, and the rest becomes null", () => {
  let deep: TreeValue = "end";
  for (let level = 0; level < 100_000; level++) deep = [deep];
  const literals = [python.tree(deep, ""), javascript.tree(deep, ""), bash.treeInSingle(deep, "")];
  expect(literals.map((text) => text.match(/\[/g)?.length)).toEqual([201, 201, 201]);
  expect(literals.map((text) => /None|null/.exec(text)?.[0])).toEqual(["None", "null", "null"]);
});

describe("a comment", () => {
  test.each([
    ["a\nb\r\n\u2028c\0", "a b c "],
    ["*/ x /*", "*/ x /*"],
    ["\ud800", "\ufffd"],
  ])("the text %j stays on one line", (text, expected) => {
    for (const escape of [python.inComment, bash.inComment, javascript.inComment]) {
      expect(escape(text)).toBe(expected);
    }
  });

  test.each([
    ["*/ x", "* / x"],
    ["/x*", " /x* "],
    ["a\n*\n/b", "a * /b"],
  ])("the text %j does not end a block comment", (text, expected) => {
    expect(javascript.inBlockComment(text)).toBe(expected);
  });

  test("a comment cannot set the encoding of a Python file", () => {
    expect(python.inComment("-*- coding: latin-1 -*-")).toBe("-*- coding : latin-1 -*-");
  });
});

test.each([
  ["AutoModel", true],
  ["_x9", true],
  ["9x", false],
  ["a-b", false],
  ["a.b", false],
  ["", false],
  ["é", false],
  ["import", false],
  ["None", false],
  ["string", false],
  ["await", false],
  ["a\n", false],
])("%j as a name: %s", (text, expected) => {
  expect(isIdentifier(text)).toBe(expected);
});

test.each([
  ["-rf", "./-rf"],
  ["--help", "./--help"],
  ["../secrets", "\ufffd/secrets"],
  ["a/../b", "a/\ufffd/b"],
  ["a..b", "a..b"],
  ["https://host/a/../b", "https://host/a/../b"],
  ["tiny-bert", "tiny-bert"],
])("as an argument of a command, %j is written as %j", (text, expected) => {
  expect(bash.asArgument(text)).toBe(expected);
});
