import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { LineCounter, parse, parseDocument } from "yaml";
import { factsOf } from "../generated/facts.ts";
import { SNIPPETS } from "../generated/snippets/table.ts";
import { factsArtifact } from "../generators/artifacts/facts.ts";
import { snippetsArtifact } from "../generators/artifacts/snippets.ts";
import type { Entry, JsonObject, Spec } from "../generators/spec/entry.ts";
import { applyRules, chosenRules } from "../runtime/snippets/apply.ts";
import { computedFacts } from "../runtime/snippets/facts.ts";
import { reader } from "../runtime/snippets/read.ts";
import { renderExamples } from "./examples.ts";
import { HOSTILE } from "./testing/hostile.ts";
import { type GrammarName, parseCode } from "./testing/parsers.ts";
import { lintPython } from "./testing/python-lint.ts";

vi.setConfig({ testTimeout: 60_000 });

const FOLDER = "generated/examples";
const GRAMMARS: Readonly<Record<string, GrammarName>> = {
  ".py": "python",
  ".sh": "bash",
  ".js": "javascript",
  ".ts": "typescript",
  ".cs": "csharp",
};

/** What is wrong with a block of code: it does not parse, or names what is not there. */
async function faults(language: GrammarName, code: string): Promise<readonly string[]> {
  const { error } = await parseCode(language, code);
  const found = error === undefined ? [] : [`${error} does not parse`];
  return language === "python" ? [...found, ...lintPython(code)] : found;
}

test("every example is valid code of its language, and Python names nothing that is not there", async () => {
  // A folder may end like a file: that of the library transformers.js.
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in GRAMMARS)
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(60);
  const found = [];
  for (const file of files) {
    const code = readFileSync(join(FOLDER, file), "utf8");
    const wrong = await faults(GRAMMARS[extname(file)] ?? "python", code);
    const end = /[^\n]\n$/.test(code) ? [] : ["ends with an empty line, or with none"];
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
] as const)("a fault in %s is found: %j", async (language, code, fault) => {
  expect(await faults(language, code)).toContain(fault);
});

type Rules = (typeof SNIPPETS)[keyof typeof SNIPPETS];
interface Named {
  readonly library: string;
  readonly name: string;
  readonly record: JsonObject;
  readonly rules: Rules;
}

const examples: readonly Named[] = Object.entries(SNIPPETS).flatMap(([library, rules]) => {
  const entry = parse(readFileSync(`spec/libraries/${library}.yaml`, "utf8")) as {
    examples: Record<string, JsonObject>;
  };
  return Object.entries(entry.examples).map(([name, record]) => ({ library, name, record, rules }));
});

/** Where texts stand in a record, without those that rules ask for by value. */
function textPaths(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (path[0] === "tags") return [];
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textPaths(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withText(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== "object" || value === null) return text;
  const changed = withText(Reflect.get(value, key), rest, text);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? changed : item));
  return { ...value, [key]: changed };
}

const all = HOSTILE.slice(0, -1);
const HOSTILE_VALUES = [all.join(""), all.toReversed().join(" "), 'a"\nimport os\n', `${"x".repeat(10_000)}'`];

const chosen = (rules: Rules, record: unknown) => chosenRules(rules, factsOf(record, reader, computedFacts));

/**
 * What a hostile record does to the blocks: all code has to be valid, and where the same rules are chosen it has to have
 * the same tokens as before.
 */
async function harm({ rules, record }: Named, hostile: unknown, isName: boolean): Promise<readonly unknown[]> {
  const before = chosen(rules, record);
  const after = chosen(rules, hostile);
  const isSame = !isName && before.length === after.length && before.every(({ rule }, index) => rule === after[index]?.rule);
  const plain = applyRules(rules, record);
  const found: unknown[] = [];
  for (const [index, { language, code }] of applyRules(rules, hostile).entries()) {
    if (language === "text") continue;
    const wrong = await faults(language, code);
    if (wrong.length > 0) found.push({ code, wrong });
    if (!isSame) continue;
    const { tokens } = await parseCode(language, plain[index]?.code ?? "");
    const { tokens: now } = await parseCode(language, code);
    if (tokens.join("\n") !== now.join("\n")) found.push({ code, token: now.find((one, at) => one !== tokens[at]) });
  }
  return found;
}

test.each(examples)("hostile values in the record $name of $library stay inside their literals", async (example) => {
  const found: unknown[] = [];
  for (const path of textPaths(example.record)) {
    for (const value of HOSTILE_VALUES) {
      found.push(...(await harm(example, withText(example.record, path, value), path[0] === "transformersInfo")));
    }
  }
  const tags = Array.isArray(example.record["tags"]) ? example.record["tags"] : [];
  found.push(...(await harm(example, { ...example.record, tags: [...tags, ...HOSTILE] }, false)));
  expect(found).toEqual([]);
});

function entryOf(kind: Entry["kind"], id: string, text: string): Entry {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return { kind, id, file: `${id}.yaml`, text, data: document.toJS() as JsonObject, document, lines };
}

/** Renders the examples of a small catalogue from memory. */
async function render(
  library: string,
  facts = "id: { kind: text, description: id of the model, path: id, default: x }\n",
) {
  const spec: Spec = {
    root: "",
    tasks: [],
    io: [],
    quantization: [],
    schemas: {},
    libraries: [entryOf("libraries", "audiokit", library)],
    facts: entryOf("facts", "facts", facts),
  };
  return renderExamples(spec, [...factsArtifact(spec), ...snippetsArtifact(spec)]);
}

describe("rendering the examples of an entry", () => {
  const RULES = `
snippets:
  - when: { equals: { id: a/b } }
    language: python
    template: load("{{id}}")
  - message: No idea.
`;

  test("gives one file for each block", async () => {
    const { files, findings } = await render(`${RULES}examples: { one: { id: a/b }, other: {} }\n`);
    expect(findings).toEqual([]);
    expect(files).toEqual([
      { path: "examples/libraries/audiokit/one.py", text: 'load("a/b")\n' },
      { path: "examples/libraries/audiokit/other.txt", text: "No idea.\n" },
    ]);
  });

  test("counts the blocks of an example that gives several", async () => {
    const { files } = await render(`pick: all\n${RULES}examples: { one: { id: a/b } }\n`);
    expect(files.map((file) => file.path)).toEqual([
      "examples/libraries/audiokit/one-1.py",
      "examples/libraries/audiokit/one-2.txt",
    ]);
  });

  test("finds the rules that no example reaches", async () => {
    const { findings } = await render(`${RULES}examples: { other: {} }\n`);
    expect(findings).toMatchObject([{ code: "unreached-rule", path: ["snippets", 0] }]);
  });

  test("finds facts that no function computes", async () => {
    const facts = "id: { kind: text, description: id of the model, computed: true, default: x }\n";
    const { findings } = await render(`${RULES}examples: { other: {} }\n`, facts);
    expect(findings).toMatchObject([{ code: "missing-function", path: ["id", "computed"] }]);
  });
});
