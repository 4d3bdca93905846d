import { spawn, spawnSync } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { float, Template, TemplateBudgetError, TemplateError, TemplateSyntaxError } from "./index.ts";

const PYTHON = "/usr/bin/python3";
const SCRIPT = join(import.meta.dirname, "goldens/regenerate.py");
/** Fixed, so that two runs test the same; raise the number of runs to hunt. */
const SEED = 20260105;
const RUNS = Number(process.env["TEMPLATE_PROPERTY_RUNS"] ?? 1500);

/** A new one for every render: Python's sandbox, too, lets a template pop from a list. */
const makeContext = () => ({
  i: 3,
  f: 2.5,
  w: float(4),
  s: "héllo wörld",
  e: "",
  n: null,
  t: true,
  l: [3, 1, 2],
  d: { a: 1, b: "x", c: [true, null] },
  m: [
    { role: "user", k: 1 },
    { role: "bot", k: 2 },
  ],
});
/** The same for Python: JSON of its own, since JavaScript cannot write 4.0. */
const PYTHON_CONTEXT = JSON.stringify({ ...makeContext(), w: "W" }).replace('"W"', "4.0");

const LITERALS = [
  "0",
  "1",
  "2",
  "-3",
  "7",
  "1.5",
  "2.0",
  "0.1",
  "1e3",
  "'a'",
  "'Ab c'",
  "''",
  '"it\'s"',
  "'😀x'",
  "'12'",
  "' p '",
  "true",
  "false",
  "none",
  "[]",
  "{}",
  "()",
  "'a,b'",
  "'%s'",
];
const NAMES = [
  "i",
  "f",
  "w",
  "s",
  "e",
  "n",
  "t",
  "l",
  "d",
  "m",
  "missing",
  "d.a",
  "d.b",
  "d.zz",
  "m[0].role",
  "l[0]",
  "range(3)",
];
const FILTERS = [
  "upper",
  "lower",
  "title",
  "capitalize",
  "trim",
  "length",
  "string",
  "list",
  "first",
  "last",
  "sort",
  "abs",
  "int",
  "float",
  "round",
  "round(1)",
  "tojson",
  "join('-')",
  "sum",
  "max",
  "min",
  "default('z')",
  "default('z', true)",
  "reverse|list",
  "unique|list",
  "map('string')|list",
  "select|list",
  "reject|list",
  "replace('a', 'b')",
  "items|list",
  "dictsort",
  "batch(2)|list",
  "slice(2)|list",
  "center(9)",
  "indent(2)",
  "wordcount",
  "truncate(4, true, '.')",
  "e|string",
  "urlencode",
  "int(5)",
  "float(1.5)",
  "map(attribute='role')|list",
  "selectattr('k')|list",
  "groupby('role')",
  "sort(attribute='k')",
  "sort(reverse=true)",
  "count",
  "round(0, 'floor')",
  "tojson(indent=1)",
  "format(1)",
  "striptags",
  "filesizeformat",
  "pprint",
  "wordwrap(4)",
];
const TESTS = [
  "defined",
  "undefined",
  "none",
  "string",
  "number",
  "integer",
  "float",
  "boolean",
  "mapping",
  "sequence",
  "iterable",
  "callable",
  "odd",
  "even",
  "true",
  "false",
  "lower",
  "upper",
  "divisibleby 2",
  "eq 1",
  "in [1, 2]",
  "gt 1",
  "sameas none",
];
const METHODS = [
  "upper()",
  "lower()",
  "strip()",
  "split()",
  "split(',')",
  "title()",
  "startswith('a')",
  "endswith('x')",
  "replace('a', 'b')",
  "find('l')",
  "count('l')",
  "items()|list",
  "keys()|list",
  "values()|list",
  "get('a')",
  "get('z', 1)",
  "join(['x', 'y'])",
  "isdigit()",
  "zfill(4)",
  "center(5)",
  "splitlines()",
  "partition(',')",
  "swapcase()",
  "index(1)",
  "append(1)",
  "pop()",
  "capitalize()",
  "lstrip('a')",
  "rsplit(none, 1)",
  "bit_length()",
  "is_integer()",
];
const OPERATORS = ["+", "-", "*", "/", "//", "%", "~", "==", "!=", "<", "<=", ">", ">=", "in", "not in", "and", "or"];

const { expression } = fc.letrec<{ expression: string; small: string }>((tie) => ({
  small: fc.oneof(fc.constantFrom(...LITERALS), fc.constantFrom(...NAMES)),
  expression: fc.oneof(
    { maxDepth: 4, depthSize: "small", withCrossShrink: true },
    tie("small"),
    fc
      .tuple(tie("expression"), fc.constantFrom(...OPERATORS), tie("expression"))
      .map(([a, op, b]) => `${a} ${op} ${b}`),
    fc
      .tuple(tie("expression"), fc.constantFrom(...OPERATORS), tie("expression"))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    fc.tuple(tie("expression"), fc.constantFrom(...FILTERS)).map(([a, filter]) => `(${a})|${filter}`),
    fc.tuple(tie("small"), fc.constantFrom(...FILTERS)).map(([a, filter]) => `${a}|${filter}`),
    fc
      .tuple(tie("expression"), fc.constantFrom("is", "is not"), fc.constantFrom(...TESTS))
      .map(([a, is, test]) => `(${a}) ${is} ${test}`),
    fc.tuple(tie("expression"), fc.constantFrom(...METHODS)).map(([a, method]) => `(${a}).${method}`),
    fc.tuple(tie("expression"), fc.constantFrom("not ", "-", "+")).map(([a, sign]) => `${sign}${a}`),
    fc.tuple(tie("expression"), tie("expression"), tie("expression")).map(([a, b, c]) => `(${a} if ${b} else ${c})`),
    fc.array(tie("expression"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `(${a}, ${b})`),
    fc.tuple(tie("small"), tie("expression")).map(([key, value]) => `{${key}: ${value}}`),
    fc.tuple(tie("expression"), tie("small")).map(([a, key]) => `(${a})[${key}]`),
    fc
      .tuple(tie("expression"), fc.constantFrom("1:", ":2", "::-1", "-2:", ":-1", "::2", "3:0:-1"))
      .map(([a, slice]) => `(${a})[${slice}]`),
    fc.tuple(tie("small"), fc.constantFrom("0", "1", "2", "3", "-1")).map(([a, power]) => `(${a}) ** ${power}`),
  ),
}));

const { template } = fc.letrec<{ template: string; statement: string }>((tie) => ({
  template: fc.array(tie("statement"), { maxLength: 5 }).map((parts) => parts.join("")),
  statement: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom(
      "text",
      " ",
      "\n",
      "  \n",
      "a { b } c",
      "{# c #}",
      "{#- c -#}\n",
      "{% raw %}{{ x }}{% endraw %}",
      "\n\n",
      "\t",
      "#",
      "%}",
    ),
    expression.map((one) => `{{ ${one} }}`),
    expression.map((one) => `{{- ${one} -}}`),
    fc.tuple(expression, tie("template")).map(([one, body]) => `{% if ${one} %}${body}{% endif %}`),
    fc
      .tuple(expression, tie("template"), tie("template"))
      .map(([one, a, b]) => `{%- if ${one} %}\n${a}{% else -%}\n${b}{% endif %}`),
    fc
      .tuple(expression, tie("template"))
      .map(([one, body]) => `{% for x in ${one} %}${body}{{ loop.index }}{% else %}-{% endfor %}`),
    expression.map((one) => `{% set i = ${one} %}`),
    tie("template").map((body) => `{% set s %}${body}{% endset %}`),
    tie("template").map((body) => `{% filter upper %}${body}{% endfilter %}`),
    fc.tuple(expression, tie("template")).map(([one, body]) => `{% with i = ${one} %}${body}{% endwith %}`),
    fc
      .tuple(tie("template"), expression)
      .map(([body, one]) => `{% macro q(i, j=1) %}${body}{% endmacro %}{{ q(${one}) }}`),
    tie("template").map((body) => `{% generation %}${body}{% endgeneration %}`),
    tie("template").map((body) => `{% macro c() %}[{{ caller() }}]{% endmacro %}{% call c() %}${body}{% endcall %}`),
  ),
}));

const FRAGMENTS = [
  "{{",
  "}}",
  "{%",
  "%}",
  "{#",
  "#}",
  "-",
  "+",
  " ",
  "\n",
  "'",
  '"',
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  ",",
  ".",
  ":",
  "|",
  "~",
  "=",
  "==",
  "!",
  "*",
  "**",
  "/",
  "//",
  "%",
  "<",
  ">",
  "if",
  "else",
  "elif",
  "endif",
  "for",
  "in",
  "endfor",
  "set",
  "endset",
  "macro",
  "endmacro",
  "call",
  "endcall",
  "raw",
  "endraw",
  "filter",
  "endfilter",
  "with",
  "endwith",
  "not",
  "and",
  "or",
  "is",
  "none",
  "true",
  "x",
  "upper",
  "1",
  "2.5",
  "0x",
  "1e",
  "\\",
  "\\x",
  "loop",
  "recursive",
  "break",
  "continue",
  "generation",
  "endgeneration",
  "autoescape",
  "endautoescape",
  "é",
  "😀",
  "\0",
];

/** What a render comes to: its text, or which kind of error. */
function outcome(source: string): string {
  try {
    return `text ${new Template(source).render(makeContext())}`;
  } catch (error) {
    if (error instanceof TemplateBudgetError) return "budget";
    if (error instanceof TemplateSyntaxError) return "syntax error";
    if (error instanceof TemplateError) return `error in line ${error.line}`;
    throw error;
  }
}

interface PythonAnswer {
  readonly text?: string;
  readonly error?: string;
  readonly line?: number;
  readonly skip?: boolean;
}

function pythonOutcome({ text, error, line, skip }: PythonAnswer): string | undefined {
  if (skip === true) return undefined;
  if (error === undefined) return `text ${text}`;
  return /^(TemplateSyntaxError|TemplateAssertionError|SyntaxError)/.test(error)
    ? "syntax error"
    : `error${line === undefined ? "" : ` in line ${line}`}`;
}

const present = spawnSync(PYTHON, ["-c", "import jinja2, yaml"]).status === 0;
const reason = `skipped: no ${PYTHON} with jinja2 and yaml`;

describe(present ? "beside Python" : `beside Python (${reason})`, () => {
  let python: ChildProcessWithoutNullStreams | undefined;
  let lines: Interface | undefined;

  beforeAll(() => {
    if (!present) return;
    python = spawn(PYTHON, ["-B", SCRIPT, "--evaluate"]);
    lines = createInterface({ input: python.stdout });
  });

  afterAll(() => {
    lines?.close();
    python?.kill();
  });

  function ask(source: string): Promise<PythonAnswer> {
    return new Promise((resolve) => {
      lines?.once("line", (line) => resolve(JSON.parse(line)));
      python?.stdin.write(`{"template": ${JSON.stringify(source)}, "context": ${PYTHON_CONTEXT}}\n`);
    });
  }

  async function agrees(source: string): Promise<void> {
    const ours = outcome(source);
    const theirs = pythonOutcome(await ask(source));
    if (theirs === undefined || ours === "budget") return;
    // An error of Python's compiler (an unhashable constant key) names no line.
    expect(theirs === "error" ? ours.replace(/ in line \d+$/, "") : ours, source).toBe(theirs);
  }

  test.skipIf(!present)(
    "random expressions give what Python gives",
    async () => {
      const property = fc.asyncProperty(expression, (one) => agrees(`{{ ${one} }}`));
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
    },
    300_000,
  );

  test.skipIf(!present)(
    "random templates give what Python gives",
    async () => {
      await fc.assert(fc.asyncProperty(template, agrees), { seed: SEED, numRuns: RUNS });
    },
    300_000,
  );
});

test("a formatted template renders the same, and formatting it again changes nothing", () => {
  const indents = fc.constantFrom(undefined, 2, 4, "\t" as const);
  const property = fc.property(template, indents, (source, indent) => {
    const before = outcome(source).replace(/in line .*/, "");
    if (before === "syntax error" || before === "budget") return;
    const options = indent === undefined ? {} : { indent };
    const formatted = new Template(source).format(options);
    expect(outcome(formatted).replace(/in line .*/, ""), formatted).toBe(before);
    expect(new Template(formatted).format(options)).toBe(formatted);
  });
  fc.assert(property, { seed: SEED, numRuns: RUNS });
}, 60_000);

test("a source that cannot be read throws a TemplateSyntaxError or runs out of the nesting budget, nothing else", () => {
  const sources = fc
    .array(fc.constantFrom(...FRAGMENTS), { maxLength: 40 })
    .map((parts) => parts.join(" ").replaceAll("{ {", "{{"));
  const property = fc.property(fc.oneof(sources, fc.string({ unit: "binary", maxLength: 60 }), template), (source) => {
    try {
      expect(new Template(source).variables()).toBeInstanceOf(Array);
    } catch (error) {
      if (!(error instanceof TemplateBudgetError)) expect(error).toBeInstanceOf(TemplateSyntaxError);
    }
  });
  fc.assert(property, { seed: SEED, numRuns: 4 * RUNS });
}, 60_000);
