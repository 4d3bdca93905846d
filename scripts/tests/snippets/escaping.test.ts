import { spawnSync } from "node:child_process";
import { Script } from "node:vm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bash } from "../../../runtime/escape/bash.ts";
import { HOSTILE, hostileText, wellFormed } from "./hostile.ts";
import { parseCode } from "./parsers.ts";
import { hasPython, PythonProcess } from "./python-process.ts";
import { renderer, type Values } from "./render-template.ts";

/**
 * The name of a place in code, a template that inserts `v` at this place, and the expected value of the variable
 * `result`.
 */
type Case = readonly [place: string, template: string, value: (v: string) => unknown];

const PLAIN = "plain";
const values = (v: string): Values => ({
  v,
  n: 3,
  flag: true,
  list: [v, "b"],
  any: { [v]: [v, 1, null, true] },
  name: "name",
});
const same = (v: string): string => v;
const bytes = (v: string): number[] => [...Buffer.from(v)];

/**
 * Searches for texts that cause problems: first all hostile texts, then lists of arbitrary texts.
 *
 * @param find returns the problems of the given texts
 * @returns the problems that were found; for arbitrary texts, the problems of the shortest list that causes problems
 */
async function offences(
  find: (texts: readonly string[]) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<readonly unknown[]> {
  const found = await find(HOSTILE);
  if (found.length > 0) return found;
  const lists = fc.array(hostileText, { minLength: 1, maxLength: 40 });
  const isSound = fc.asyncProperty(lists, async (texts) => (await find(texts)).length === 0);
  const { counterexample } = await fc.check(isSound, { numRuns: 25 });
  return counterexample === null ? [] : find(counterexample[0]);
}

/**
 * Matches quoted text that tree-sitter wrongly parses as arithmetic. The tests do not parse these texts, but run them
 * in a real shell.
 */
const MISREAD = /!\s*\(\(/;

/**
 * Inserts each hostile text into a template, and compares the resulting code with the code for a plain text. For each
 * text that changes the tokens, returns the code and the first different token.
 */
function changedTokens(language: "python" | "bash" | "javascript", template: string) {
  const render = renderer(language, template);
  const plain = parseCode(language, render(values(PLAIN)));
  if (plain.error !== undefined) throw new Error(`${language} does not parse at ${plain.error}`);
  return offences((texts) => {
    const found: unknown[] = [];
    for (const text of texts) {
      if (language === "bash" && MISREAD.test(text)) continue;
      const code = render(values(text));
      const { tokens, error } = parseCode(language, code);
      const token = tokens.find((one, index) => one !== plain.tokens[index]);
      const isSame = error === undefined && token === undefined && tokens.length === plain.tokens.length;
      if (!isSame) found.push({ code, error, token });
    }
    return found;
  });
}

/** Returns the results that are not as expected. */
function differing(results: readonly unknown[], expected: readonly unknown[]): readonly unknown[] {
  return expected.flatMap((value, index) => {
    const isSame = JSON.stringify(results[index]) === JSON.stringify(value);
    return isSame ? [] : [{ result: results[index], expected: value }];
  });
}

const PYTHON: readonly Case[] = [
  ["double quotes", 'result = "{{v}}"', same],
  ["single quotes", "result = '{{v}}'", same],
  ["three double quotes", 'result = """a {{v}} b"""', (v) => `a ${v} b`],
  ["three single quotes", "result = '''{{v}}'''", same],
  ["an f-string", 'result = f"{x} {{v}}"', (v) => `X ${v}`],
  ["an f-string in single quotes", "result = f'{{v}} {x:>3}'", (v) => `${v}   X`],
  ["an f-string in three quotes", 'result = f"""{x!s}{{v}}"""', (v) => `X${v}`],
  ["a byte string", 'result = b"{{v}}"', bytes],
  ["a byte string in single quotes", "result = b'{{v}}'", bytes],
  ["code", "result = [{{v}}, 1]", (v) => [v, 1]],
  ["a list", "result = {{list}}", (v) => [v, "b"]],
  ["a value", "result = {{any}}", (v) => ({ [v]: [v, 1, null, true] })],
  ["each", 'result = [\n{{#each list}}\n    "{{this}}",\n{{/each}}\n]', (v) => [v, "b"]],
  ["a comment", "# a {{v}}\nresult = 1", () => 1],
  ["a comment after code", "result = (  # {{v}}\n    1)", () => 1],
];

describe("Python", () => {
  let python: PythonProcess | undefined;
  beforeAll(() => {
    if (hasPython) python = new PythonProcess();
  });
  afterAll(() => python?.close());

  test.each(PYTHON)("a hostile value in %s does not change the code around it", async (_, template) => {
    expect(await changedTokens("python", template)).toEqual([]);
  });

  test.runIf(hasPython).each(PYTHON)("a value in %s is unchanged when the code runs", async (_, template, value) => {
    const render = renderer("python", template);
    const [plain] = (await python?.run([render(values(PLAIN))])) ?? [];
    const found = await offences(async (texts) => {
      const results = (await python?.run(texts.map((text) => render(values(text))))) ?? [];
      return differing(
        results.map(({ value: got, shape, error }) => [got, shape, error]),
        texts.map((text) => [value(text), plain?.shape, undefined]),
      );
    });
    expect(found).toEqual([]);
  });
});

const JAVASCRIPT: readonly Case[] = [
  ["double quotes", 'result = "{{v}}";', same],
  ["single quotes", "result = '{{v}}';", same],
  ["a template literal", "result = `a ${1} {{v}} $`;", (v) => `a 1 ${v} $`],
  ["a template literal after a dollar sign", "result = `${x} ${{v}}`;", (v) => `X $${v}`],
  ["code", "result = [{{v}}];", (v) => [v]],
  ["a value", "result = {{any}};", (v) => ({ [v]: [v, 1, null, true] })],
  ["a comment", "result = 1; // a {{v}}\nresult += 1;", () => 2],
  ["a block comment", "/* a {{v}}*/ result = 1;", () => 1],
  ["a block comment after a star", "/* *{{v}}/ */ result = 1;", () => 1],
];

describe("JavaScript", () => {
  test.each(JAVASCRIPT)("a hostile value in %s does not change the code around it", async (_, template) => {
    expect(await changedTokens("javascript", template)).toEqual([]);
  });

  test.each(JAVASCRIPT)("a value in %s is unchanged when the code runs", async (_, template, value) => {
    const render = renderer("javascript", template);
    const run = (text: string): unknown =>
      new Script(`var x = "X", result;${render(values(text))};JSON.stringify(result)`).runInNewContext();
    const found = await offences(async (texts) =>
      differing(
        texts.map(run),
        texts.map((text) => JSON.stringify(value(text))),
      ),
    );
    expect(found).toEqual([]);
  });
});

/**
 * Commands that insert the value `v`, and the arguments that `show` must receive. The value must not become an option.
 */
const BASH: readonly Case[] = [
  ["a word", "show a {{v}} b", (v) => ["a", bash.asArgument(v), "b"]],
  ["a piece of a word", "show models/{{v}}/x --name={{v}}", (v) => [`models/${v}/x`, `--name=${v}`]],
  ["double quotes", 'show "a {{v}} b"', (v) => [`a ${v} b`]],
  ["single quotes", "show 'a {{v}} b'", (v) => [`a ${v} b`]],
  ["a substitution", 'show "$(printf %s= {{v}})"', (v) => [`${bash.asArgument(v)}=`]],
  ["an assignment", 'A={{v}} B=1\nshow "$A"', (v) => [v]],
  [
    "JSON in single quotes",
    `show '{"inputs": "{{v}}", "all": {{json any}} }'`,
    (v) => [{ inputs: v, all: { [v]: [v, 1, null, true] } }],
  ],
  ["JSON in double quotes", 'show "{\\"inputs\\": {{json list}} }"', (v) => [{ inputs: [v, "b"] }]],
  ["JSON by itself", "show '{{json any}}' {{json list}}", (v) => [{ [v]: [v, 1, null, true] }, [v, "b"]]],
  ["a comment", "show a # {{v}}\nshow b", () => ["a", "b"]],
];

/**
 * Runs commands in a shell that expands `!` as in a terminal. The commands call `show`, which prints its arguments.
 * Returns what each command printed.
 */
function runBash(scripts: readonly string[]): readonly (readonly string[])[] {
  const all = scripts.map((script) => `(\n${script}\n)\nprintf '\\1\\0'\n`).join("");
  const { stdout, stderr } = spawnSync("bash", [], {
    input: `set -o history -o histexpand\nshow() { printf '%s\\0' "$@"; }\n${all}`,
    maxBuffer: 2 ** 28,
    env: { ...process.env, HISTFILE: "" },
  });
  expect(stderr.toString()).toBe("");
  const groups = stdout.toString().split("\u0001\0");
  return groups.slice(0, -1).map((group) => group.split("\0").slice(0, -1));
}

const hasBash = spawnSync("bash", ["-c", ":"]).status === 0;

describe("bash", () => {
  test.runIf(hasBash)("texts that tree-sitter misreads keep their value when the code runs", () => {
    const render = renderer("bash", 'show "a {{v}} b"');
    const texts = ["!((", "x!((y", "! ((a))"];
    expect(runBash(texts.map((text) => render(values(text))))).toEqual(texts.map((text) => [`a ${text} b`]));
  });

  test.each(BASH)("a hostile value in %s does not change the code around it", async (_, template) => {
    expect(await changedTokens("bash", template)).toEqual([]);
  });

  test.runIf(hasBash).each(BASH)("a value in %s is unchanged when the code runs", async (place, template, value) => {
    const render = renderer("bash", template);
    const isJson = place.startsWith("JSON");
    const found = await offences(async (given) => {
      // `runBash` splits the output at Ctrl-A, so Ctrl-A in the texts is replaced with Ctrl-B.
      const texts = given.map((text) => text.replaceAll("\u0001", "\u0002"));
      const words = runBash(texts.map((text) => render(values(text))));
      return differing(
        isJson ? words.map((group) => group.map((word) => JSON.parse(word) as unknown)) : words,
        texts.map((text) => value(isJson ? text : wellFormed(text).replaceAll("\0", "\ufffd"))),
      );
    });
    expect(found).toEqual([]);
  });
});
