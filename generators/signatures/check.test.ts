import { describe, expect, test } from "vitest";
import { found } from "../spec/testing.ts";
import { apiCheck } from "./check.ts";

const FACTS = `checked:
  python: ">=3.9"
  names:
    kit.Model.from_pretrained: "(repo, *, device=...) -> kit.Model"
    kit.Model.generate: "(text, steps=..., *, voice=...) -> list[kit.Sound]"
    kit.Model.__call__: "(text) -> tuple[kit.Sound, int]"
    kit.Model.to: { call: "(*args, **more) -> kit.Model", open: a method of torch.nn.Module }
    kit.Sound.save: "(path)"
    kit.Sound.rate: value
    kit.tools.load: "(*paths)"
    kit.VERSION: value
  commands:
    kit speak: [--text, -o]
    python -m kit.serve: [--port]
  others: [torch]
`;

const FACT_TABLE = "id: { kind: text, description: The id., path: id, default: none }";

/** Returns a library whose last block is `code`. Its other blocks use every name and command in `FACTS`. */
function library(code: string, language = "python", install = "pip install kit"): string {
  const block = (text: string): string => text.replaceAll(/^/gm, "      ");
  return `pick: all
snippets:
  - kind: install
    language: bash
    template: |
${block(install)}
  - language: python
    template: |
${block(WHOLE)}
  - language: bash
    template: |
${block(COMMANDS)}
  - language: ${language}
    template: |
${block(code)}
`;
}

const WHOLE = `import torch
from kit import Model, VERSION
from kit import tools
model = Model.from_pretrained("{{id}}", device="cuda").to("cuda", torch.float16)
sounds = model.generate("Hello", 5, voice="a")
sounds[0].save("a.wav")
sound, rate = model("Hello")
print(sound.rate, VERSION, tools.load("a", "b"))`;

const COMMANDS = `uv run kit speak --text="Hello" -o a.wav
python -m kit.serve --port 80 > log.txt`;

const check = (code: string, language?: string, install?: string): string[] =>
  found(apiCheck, { "libraries/kit": library(code, language, install), "apis/kit": FACTS, facts: FACT_TABLE }).map(
    (line) => line.replace(/^libraries\/kit:/, ""),
  );

test("a library passes if its snippets only use names from its API file", () => {
  expect(check("x = 1")).toEqual([]);
});

test("a library is not checked if it has no API file, or if its snippets were executed", () => {
  const files = { "libraries/kit": library("import other"), facts: FACT_TABLE };
  expect(found(apiCheck, files)).toEqual([]);
  expect(found(apiCheck, { ...files, "apis/kit": "executed: { date: '2026-11-23' }" })).toEqual([]);
});

describe("a name that is not in the API file is reported at its place in the Python block", () => {
  test.each([
    ["from kit import Modle", '1:17 "kit.Modle" is not in spec/apis/kit.yaml'],
    ["import kit.extra", '1:1 "kit.extra" is not in spec/apis/kit.yaml'],
    ["import numpy as np", '1:1 the module "numpy" is not in spec/apis/kit.yaml'],
    ["import kit\nkit.Model.load('a')", '2:11 "kit.Model.load" is not in spec/apis/kit.yaml'],
    ["import kit\nkit.Model.from_pretrained('a', dtype=1)", '2:32 kit.Model.from_pretrained has no parameter "dtype"'],
    [
      "import kit\nkit.Model.from_pretrained('a', 'b')",
      "2:32 kit.Model.from_pretrained takes at most 1 positional argument",
    ],
    ["import kit\nkit.Model.from_pretrained()", '2:11 kit.Model.from_pretrained needs "repo"'],
    ["import kit\nkit.Model.from_pretrained('a', repo='b')", '2:32 kit.Model.from_pretrained is given "repo" twice'],
    [
      "import kit\nm = kit.Model.from_pretrained('a')\nm.speak('b')",
      '3:3 "kit.Model.speak" is not in spec/apis/kit.yaml',
    ],
    ["import kit\nm = kit.Model.from_pretrained('a').cuda()", '2:36 "kit.Model.cuda" is not in spec/apis/kit.yaml'],
    ["import kit\nfor s in kit.Model.from_pretrained('a').generate('b'):\n    s.play()", '3:7 "kit.Sound.play" is not'],
    ["import kit\ns, _ = kit.Model.from_pretrained('a')('b')\nprint(s.speed)", '3:9 "kit.Sound.speed" is not in'],
    [
      "import kit\nwith kit.Model.from_pretrained('a') as m:\n    print([x.a for x in m.generate('b')])",
      '3:14 "kit.Sound.a"',
    ],
  ])("%j", (code, expected) => {
    expect(check(code).map(placed)).toEqual([expect.stringContaining(expected)]);
  });
});

describe("refused commands", () => {
  test.each([
    ["kit speak --speed 2", '1:11 "kit speak" has no flag "--speed"'],
    ["kit listen", '1:1 the command "kit listen" is not in spec/apis/kit.yaml'],
    ["python -m kit.train", '1:1 the command "python -m kit.train" is not in spec/apis/kit.yaml'],
    ["kitten", '1:1 the command "kitten" is not in spec/apis/kit.yaml'],
  ])("%j", (code, expected) => {
    expect(check(code, "bash").map(placed)).toEqual([expected]);
  });
});

/** Returns a finding with its line and column counted from the start of the last block. */
function placed(finding: string): string {
  const [, line, column, message = ""] = /^(\d+):(\d+) (.*)$/s.exec(finding) ?? [];
  return `${Number(line) - FIRST_LINE + 1}:${Number(column) - 6} ${message}`;
}
const FIRST_LINE =
  library("LAST")
    .split("\n")
    .findIndex((line) => line.includes("LAST")) + 1;

test("a placeholder ({{…}}) in a template matches any name of the API file", () => {
  const code = "from kit import {{cls}}\nm = {{cls}}.from_pretrained('{{id}}')\nm.generate(text='b', speed=2)";
  const facts = `${FACT_TABLE}\ncls: { kind: identifier, description: A class., path: cls, default: x }`;
  const files = { "libraries/kit": library(code), "apis/kit": FACTS, facts };
  expect(found(apiCheck, files).map((line) => line.replace(/^\S+ /, ""))).toEqual([
    'kit.Model.generate has no parameter "speed"',
  ]);
});

test("both branches of an {{#if}} and the parts of a template are compared with the API file", () => {
  const code = "{{#if id}}import a{{else}}import b{{/if}}\n{{> more}}";
  const files = {
    "libraries/kit": `parts: { more: "import c\\n" }\n${library(code)}`,
    "apis/kit": FACTS,
    facts: FACT_TABLE,
  };
  expect(found(apiCheck, files).map((line) => /"(\w+)"/.exec(line)?.[1])).toEqual(["a", "c", "b"]);
  expect(found(apiCheck, files)[1]).toMatch(/^libraries\/kit:1:17 /);
});

test("names and flags that no snippet uses are reported in the API file", () => {
  const api = FACTS.replace("  commands:", '    kit.more: "()"\n  commands:').replace("[--port]", "[--port, --host]");
  const files = { "libraries/kit": library("x = 1"), "apis/kit": api, facts: FACT_TABLE };
  expect(found(apiCheck, files)).toEqual([
    "apis/kit:12:5 no snippet uses kit.more",
    "apis/kit:15:35 no snippet uses --host",
  ]);
});

describe("versions in install blocks are compared with the API file", () => {
  const faults = (python: string, install: string, pins = "{}"): string[] =>
    found(apiCheck, {
      "libraries/kit": library("x = 1", "python", install),
      "apis/kit": FACTS.replace('">=3.9"', `"${python}"\n  pins: ${pins}`),
      facts: FACT_TABLE,
    }).map((line) => line.replace(/^\S+ /, ""));

  test.each([
    [">=3.9", "pip install kit", []],
    [">=3.10", "pip install kit", []],
    [">=3.10,<3.15", "pip install kit", []],
    [">=3.9,<4", "pip install kit", []],
    [
      ">=3.11",
      "pip install kit",
      ["the library accepts Python >=3.11, but the install block names no version of Python"],
    ],
    [">=3.11", "# Needs Python 3.11 or newer\npip install kit", []],
    [
      ">=3.8,<3.12",
      "pip install kit",
      ["the library accepts Python >=3.8,<3.12, but the install block names no version of Python"],
    ],
    [">=3.8,<3.12", "uv venv --python 3.11\nuv pip install kit", []],
    [
      ">=3.8,<3.12",
      "# Python 3.12\npip install kit",
      ["the library accepts Python >=3.8,<3.12, but the install block names Python 3.12"],
    ],
    ["==3.10.*", "# Python 3.10\npip install kit", []],
  ])("for Python %s, the install block is %j", (python, install, expected) => {
    expect(faults(python, install)).toEqual(expected);
  });

  test.each([
    ["==4.51.3", "pip install kit", []],
    ["==4.51.3", "pip install -U kit transformers", []],
    ["==4.51.3", 'pip install kit "transformers<5"', []],
    [
      "==4.51.3",
      'pip install kit "transformers>=5,<6"',
      ["the library requires transformers==4.51.3, but the install block asks for transformers>=5,<6"],
    ],
    [">=4.5,<5", 'pip install "transformers[torch]>=4.9"', []],
    [
      "<5",
      'pip install "transformers>=5"',
      ["the library requires transformers<5, but the install block asks for transformers>=5"],
    ],
  ])("for transformers%s, the install block is %j", (versions, install, expected) => {
    expect(faults(">=3.9", install, `{ transformers: "${versions}" }`)).toEqual(expected);
  });
});
