import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { isDeepStrictEqual } from "node:util";
import { SNIPPETS } from "../../../generated/snippets/table.ts";
import { factsArtifact } from "../../../generators/artifacts/facts.ts";
import { snippetsArtifact } from "../../../generators/artifacts/snippets.ts";
import { readFacts } from "../../../generators/snippets/facts.ts";
import { compileLibrary } from "../../../generators/snippets/library.ts";
import { catalogueSpec, specOf } from "../../../generators/spec/testing.ts";
import { isIdentifier } from "../../../runtime/escape/characters.ts";
import { applyRules, applyRulesTelling } from "../../../runtime/snippets/apply.ts";
import { factsOf } from "../../../runtime/snippets/facts.ts";
import { examplesOf, renderExamples } from "../../hubsmith/generate/examples.ts";
import { faults, harmOfHostileTexts } from "./blocks.ts";
import { HOSTILE } from "./hostile.ts";
import { HOSTILE_VALUES, sameRules, textPaths, withHostileTags, withPlainTexts, withTexts } from "./hostile-records.ts";
import type { GrammarName } from "../../../generators/parsers/grammars.ts";

const FOLDER = "generated/examples";
const GRAMMARS: Readonly<Record<string, GrammarName>> = {
  ".py": "python",
  ".sh": "bash",
  ".js": "javascript",
  ".ts": "typescript",
  ".cs": "csharp",
  ".ps1": "powershell",
};

test("every example is valid code, and Python examples contain no undefined names", async () => {
  // A folder can be named like a file: transformers.js is the folder of a library.
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in GRAMMARS)
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(60);
  const found = [];
  for (const file of files) {
    const code = readFileSync(join(FOLDER, file), "utf8");
    const wrong = await faults(GRAMMARS[extname(file)] ?? "python", code);
    const end = /[^\n]\n$/.test(code) ? [] : ["must end with exactly one line break"];
    found.push(...[...wrong, ...end].map((fault) => `${file} ${fault}`));
  }
  expect(found).toEqual([]);
});

test.each([
  ["python", "print(undefined_name)\n", "1:7 F821 Undefined name `undefined_name`"],
  ["python", "import os\n", "1:8 F401 `os` imported but unused"],
  ["python", "if x:\n\tprint(1)\n", "2:1 W191 Indentation contains tabs"],
  ["python", "!pip install x\n", "1:1 does not parse"],
  ["bash", "echo 'a\n", "1:5 does not parse"],
  ["javascript", "const = 1;\n", "1:1 does not parse"],
  ["csharp", 'var x = "a;\n', "1:1 does not parse"],
] as const)("finds a fault in %s: %j", async (language, code, fault) => {
  expect(await faults(language, code)).toContain(fault);
});

const spec = catalogueSpec();
const catalogueFacts = readFacts(spec.facts.data);

let turn = 0;
const libraries = Object.entries(SNIPPETS).map(([key, rules]) => {
  const library = spec.libraries.flatMap((entry) => (entry.id === key ? [compileLibrary(entry, spec)] : []))[0];
  const examples = library === undefined ? [] : examplesOf(library);
  return { key, rules, examples: examples.map(([name, record]) => ({ name, record, turn: turn++ })) };
});

test.each(libraries)("texts in hostile records of $key stay inside their literals", async ({ rules, examples }) => {
  expect(examples.length).toBeGreaterThan(0);
  const found: unknown[] = [];
  for (const { name, record, turn: number } of examples) {
    const harm = await harmOfHostileTexts(rules, record, catalogueFacts, number);
    found.push(...harm.map(({ code, wrong }) => ({ name, code, wrong })));
  }
  expect(found).toEqual([]);
});

test("for most records, hostile texts select the same rules as harmless texts, and appear in the code", () => {
  let same = 0;
  let filled = 0;
  for (const { rules, examples } of libraries) {
    for (const { record } of examples) {
      const { filling } = textPaths(rules, record, catalogueFacts);
      const plain = withPlainTexts(record, filling);
      const hostile = withHostileTags(withTexts(record, filling, "HOSTILE"));
      same += Number(sameRules(applyRulesTelling(rules, plain), applyRulesTelling(rules, hostile)));
      filled += Number(applyRules(rules, hostile).some(({ code }) => code.includes("HOSTILE")));
    }
  }
  const total = libraries.flatMap(({ examples }) => examples).length;
  expect(same / total).toBeGreaterThan(0.95);
  expect(filled / total).toBeGreaterThan(0.8);
});

test("a hostile text never becomes the value of a fact that must be a valid name", () => {
  const { filling } = textPaths(SNIPPETS["keras-hub"], {}, catalogueFacts);
  const wrong: unknown[] = [];
  // The last text is left out, because it is only a long name, which is valid where a name is expected.
  for (const value of [...HOSTILE.slice(0, -1), ...HOSTILE_VALUES]) {
    const record = withHostileTags(withTexts({}, [...filling, ["config", "keras_hub", "tasks", 0]], value));
    const facts = factsOf(record);
    for (const { name, kind, fallback } of catalogueFacts.values()) {
      const shown: unknown = Reflect.get(facts, name);
      const isRight =
        kind === "identifier"
          ? [fallback, "", "identifier"].some((one) => one === kindOf(shown))
          : kind !== "names" || isDeepStrictEqual(shown, fallback ?? []);
      if (!isRight) wrong.push({ name, value, shown });
    }
  }
  expect(wrong).toEqual([]);
  /**
   * Returns `"identifier"` for every valid name, because a fact may contain any part of the hostile text that is a
   * valid name. Returns other values unchanged.
   */
  function kindOf(value: unknown): unknown {
    return typeof value === "string" && isIdentifier(value) ? "identifier" : value;
  }
});

/** Renders the examples of a catalogue that consists of one library. Writes no files. */
async function render(
  library: string,
  facts = "id: { kind: text, description: id of the model, path: id, default: x }\n",
) {
  const small = specOf({ "libraries/audiokit": library, facts });
  return renderExamples(small, [...factsArtifact(small), ...snippetsArtifact(small)]);
}

describe("rendering the examples of an entry", () => {
  const RULES = `
snippets:
  - when: { equals: { id: a/b } }
    language: python
    template: print("{{id}}")
  - message: No idea.
`;

  test("returns one file for each block", async () => {
    const { files, findings } = await render(`${RULES}examples: { one: { id: a/b }, other: {} }\n`);
    expect(findings).toEqual([]);
    expect(files).toEqual([
      { path: "examples/libraries/audiokit/one.py", text: 'print("a/b")\n' },
      { path: "examples/libraries/audiokit/other.txt", text: "No idea.\n" },
    ]);
  });

  test("numbers the blocks of an example with several blocks", async () => {
    const { files } = await render(`pick: all\n${RULES}examples: { one: { id: a/b } }\n`);
    expect(files.map((file) => file.path)).toEqual([
      "examples/libraries/audiokit/one-1.py",
      "examples/libraries/audiokit/one-2.txt",
    ]);
  });

  test("reports a rule that no example uses", async () => {
    const { findings } = await render(`${RULES}examples: { other: {} }\n`);
    expect(findings).toMatchObject([{ code: "unreached-rule", path: ["snippets", 0] }]);
  });

  test("reports a computed fact that no function computes", async () => {
    const facts = "id: { kind: text, description: id of the model, computed: true, default: x }\n";
    const { findings } = await render(`${RULES}examples: { other: {} }\n`, facts);
    expect(findings).toMatchObject([{ code: "missing-function", path: ["id", "computed"] }]);
  });
});
