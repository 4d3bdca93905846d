import { spawn, spawnSync } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Interface } from "node:readline";
import { array, assert, asyncProperty, constantFrom, letrec, oneof, property, string, tuple } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Template, TemplateBudgetError, TemplateError, TemplateSyntaxError } from "./index.ts";
import { precompile } from "./precompile.ts";
import { Template as ModuleTemplate } from "./runtime.ts";
import { filter, formatted, method, word } from "./testing/filter-sources.ts";
import { statements } from "./testing/statement-sources.ts";
import { makeContext, PYTHON_CONTEXT } from "./testing/values.ts";

const PYTHON = "/usr/bin/python3";
const SCRIPT = join(import.meta.dirname, "goldens/regenerate.py");
/** Fixed, so that two runs test the same; raise the number of runs to hunt. */
const SEED = 20260105;
const RUNS = Number(process.env["TEMPLATE_PROPERTY_RUNS"] ?? 1500);

const keys = word(
  "0  1  -3  1.5  2.0  true  false  none  ()  'a'  ''  i  w  s  e  n  t  missing  d.a  d.b  d.zz  l[0]",
);
const literals = word(
  "0  1  2  -3  7  1.5  2.0  0.1  1e3  true  false  none  []  {}  ()",
  `'a'  'Ab c'  ''  "it's"  '😀x'  '12'  ' p '  'a,b'  '%s'`,
);
const names = word("i  f  w  s  e  n  t  l  d  m  missing  d.a  d.b  d.zz  m[0].role  l[0]  range(3)");
const filters = word(
  "upper  lower  title  capitalize  trim  length  string  list  first  last  sort  abs  int  float  round  round(1)",
  "tojson  tojson(indent=1)  join('-')  sum  max  min  default('z')  default('z', true)  reverse|list  unique|list",
  "map('string')|list  select|list  reject|list  replace('a', 'b')  items|list  dictsort  batch(2)|list  slice(2)|list",
  "center(9)  indent(2)  wordcount  truncate(4, true, '.')  e|string  urlencode  int(5)  float(1.5)  count  format(1)",
  "map(attribute='role')|list  selectattr('k')|list  groupby('role')  sort(attribute='k')  sort(reverse=true)",
  "round(0, 'floor')  striptags  filesizeformat  pprint  wordwrap(4)",
);
const tests = word(
  "defined  undefined  none  string  number  integer  float  boolean  mapping  sequence  iterable  callable  odd  even",
  "true  false  lower  upper  divisibleby 2  eq 1  in [1, 2]  gt 1  sameas none",
);
const methods = word(
  "upper()  lower()  strip()  split()  split(',')  title()  startswith('a')  endswith('x')  replace('a', 'b')  find('l')",
  "count('l')  items()|list  keys()|list  values()|list  get('a')  get('z', 1)  join(['x', 'y'])  isdigit()  zfill(4)",
  "center(5)  splitlines()  partition(',')  swapcase()  index(1)  append(1)  pop()  capitalize()  lstrip('a')",
  "rsplit(none, 1)  bit_length()  is_integer()",
);
const operators = word("+  -  *  /  //  %  ~  ==  !=  <  <=  >  >=  in  not in  and  or");
const fragments = word(
  `{{  }}  {%  %}  {#  #}  -  +  '  "  (  )  [  ]  {  }  ,  .  :  |  ~  =  ==  !  *  **  /  //  %  <  >  \n`,
  "if  else  elif  endif  for  in  endfor  set  endset  macro  endmacro  call  endcall  raw  endraw  filter  endfilter",
  "with  endwith  not  and  or  is  none  true  x  upper  1  2.5  0x  1e  \\  \\x  loop  recursive  break  continue",
  "generation  endgeneration  autoescape  endautoescape  é  😀  \0",
);

/**
 * Left out on purpose, since Python answers them while compiling: slices of constants (undefined there, an error
 * anywhere else) and constant keys that are lists or dicts (an error even in a branch that never runs).
 */
const { expression } = letrec<{ expression: string; small: string }>((tie) => {
  const one = tie("expression");
  return {
    small: oneof(literals, names),
    expression: oneof(
      { maxDepth: 4, depthSize: "small", withCrossShrink: true },
      tie("small"),
      tuple(one, operators, one).map(([a, operator, b]) => `${a} ${operator} ${b}`),
      tuple(one, operators, one).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
      tuple(one, filters).map(([a, filter]) => `(${a})|${filter}`),
      tuple(tie("small"), filters).map(([a, filter]) => `${a}|${filter}`),
      tuple(one, word("is  is not"), tests).map(([a, is, name]) => `(${a}) ${is} ${name}`),
      tuple(one, methods).map(([a, method]) => `(${a}).${method}`),
      tuple(one, word("-  +  not")).map(([a, sign]) => `(${sign} ${a})`),
      tuple(one, one, one).map(([a, b, c]) => `(${a} if ${b} else ${c})`),
      array(one, { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      tuple(one, one).map(([a, b]) => `(${a}, ${b})`),
      tuple(keys, one).map(([key, value]) => `{${key}: ${value}}`),
      tuple(one, tie("small")).map(([a, key]) => `(${a})[${key}]`),
      tuple(names, word("1:  :2  ::-1  -2:  :-1  ::2  3:0:-1")).map(([a, slice]) => `${a}[${slice}]`),
      tuple(tie("small"), word("0  1  2  3  -1")).map(([a, power]) => `(${a}) ** ${power}`),
    ),
  };
});

const texts = constantFrom("text", " ", "\n", "  \n", "a { b } c", "\n\n", "\t", "#", "%}");
const { template } = letrec<{ template: string; statement: string }>((tie) => {
  const body = tie("template");
  return {
    template: array(tie("statement"), { maxLength: 5 }).map((parts) => parts.join("")),
    statement: oneof(
      { maxDepth: 3, depthSize: "small" },
      texts,
      word("{# c #}  {#- c -#}\n  {% raw %}{{ x }}{% endraw %}"),
      expression.map((one) => `{{ ${one} }}`),
      expression.map((one) => `{{- ${one} -}}`),
      expression.map((one) => `{% set i = ${one} %}`),
      tuple(expression, body).map(([one, a]) => `{% if ${one} %}${a}{% endif %}`),
      tuple(expression, body, body).map(([one, a, b]) => `{%- if ${one} %}\n${a}{% else -%}\n${b}{% endif %}`),
      tuple(expression, body).map(([one, a]) => `{% for x in ${one} %}${a}{{ loop.index }}{% else %}-{% endfor %}`),
      tuple(expression, body).map(([one, a]) => `{% with i = ${one} %}${a}{% endwith %}`),
      tuple(body, expression).map(([a, one]) => `{% macro q(i, j=1) %}${a}{% endmacro %}{{ q(${one}) }}`),
      body.map((a) => `{% set s %}${a}{% endset %}`),
      body.map((a) => `{% filter upper %}${a}{% endfilter %}`),
      body.map((a) => `{% generation %}${a}{% endgeneration %}`),
      body.map((a) => `{% macro c() %}[{{ caller() }}]{% endmacro %}{% call c() %}${a}{% endcall %}`),
    ),
  };
});

/** Values of every type, each of which a filter or a method may be given. */
const given = word(
  "i  f  w  s  e  n  t  l  d  m  missing  d.a  m[0].role  range(3)  big  u  h  p  g  r  x  y  z  q  g[0]  l[9]  'Ab c'  '12'",
  "' 0x1F '  '1_000'  '-1.5e3'  -7  [1.5, 1]  {'a': 1, 'B': 2}  -0.0  1e3  (3, 1)  12345678  '🄰b'  u[1:]  s|list",
);
/** Printed, a lazy sequence shows its address in Python. */
const isEager = (call: string): boolean =>
  !/^(batch|slice|map|items|reverse|unique|(select|reject)(attr)?)\b/.test(call);
const filtered = oneof(
  tuple(given, filter).map(([value, call]) => `{{ ${value} | ${call} }}`),
  tuple(given, filter).map(([value, call]) => `{{ ${value} | ${call} | list }}`),
  tuple(given, filter.filter(isEager), filter).map(([value, one, two]) => `{{ ${value} | ${one} | ${two} }}`),
);
const calls = tuple(given, method).map(([value, call]) => `{{ (${value}).${call} }}`);

/** Statements between which control jumps, and scopes that a compiler could mix up. */
const { flow } = letrec<{ flow: string; step: string }>((tie) => {
  const body = tie("flow");
  const reads = constantFrom(
    "loop.index",
    "loop.previtem",
    "loop.nextitem",
    "loop.last",
    "k",
    "v",
    "x",
    "n",
    "x.a",
    "d.a",
  );
  const sources = constantFrom("d.items()", "m[0].items()", "{}.items()", "none.items()", "d | items", "d | dictsort");
  return {
    flow: array(tie("step"), { maxLength: 4 }).map((parts) => parts.join("")),
    step: oneof(
      { maxDepth: 4, depthSize: "small" },
      constantFrom("-", "{% break %}", "{% continue %}", "{% set x = x ~ 1 %}", "{% set k = {'a': v} %}"),
      reads.map((one) => `{{ ${one} }}`),
      reads.map((one) => `{% set x = ${one} %}{{ x.a }}`),
      tuple(reads, body, body).map(([one, a, b]) => `{% if ${one} %}${a}{% else %}${b}{% endif %}`),
      tuple(sources, body).map(([items, a]) => `{% for k, v in ${items} %}${a}{{ k }}{% else %}none{% endfor %}`),
      tuple(sources, body).map(([items, a]) => `{% for k, v in ${items} if k != "b" %}${a}{% endfor %}`),
      body.map((a) => `{% for x in l %}${a}{% if loop.first %}{% continue %}{% endif %}{{ x }}{% else %}!{% endfor %}`),
      body.map((a) => `{% for x in l recursive %}${a}{{ loop([]) }}{{ loop.depth }}{% else %}?{% endfor %}`),
      body.map((a) => `{% autoescape true %}<${a}>{{ s }}{% endautoescape %}`),
      body.map((a) => `{% with x = d %}{{ x.b }}${a}{% endwith %}`),
      body.map((a) => `{% macro k(v, x=v) %}${a}{{ x }}{{ kwargs }}{% endmacro %}{{ k(1, y=2) }}`),
      reads.map((one) => `{% set v %}{{ ${one} }}{% endset %}{{ v }}`),
      body.map((a) => `{% generation %}${a}{% endgeneration %}`),
    ),
  };
});

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

/** `skip`: the text would differ from run to run. */
interface PythonAnswer {
  readonly text?: string;
  readonly error?: string;
  readonly line?: number;
  readonly skip?: boolean;
}

function pythonOutcome({ text, error, line }: PythonAnswer): string {
  if (error === undefined) return `text ${text}`;
  if (/^(TemplateSyntaxError|TemplateAssertionError|SyntaxError)/.test(error)) return "syntax error";
  // An error of Python's compiler (an unhashable constant key, say) names no line.
  return line === undefined ? "error" : `error in line ${line}`;
}

/** Left out on purpose: names that only the filter of a `set` block reads stop Python's compiler. */
const UNCOMPILED = /^AssertionError: Tried to resolve/;

/** A `filter` block whose filter gives no text fails in Python where the block around it ends: the line is not compared. */
const ELSEWHERE = /^TypeError: sequence item/;

const present = spawnSync(PYTHON, ["-c", "import jinja2, yaml"]).status === 0;
if (!present) console.log(`not compared with Python: ${PYTHON} has no jinja2 and yaml here`);

describe("beside Python (skipped where there is none with jinja2)", () => {
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

  /** Our outcome and Python's; the same twice where there is nothing to compare. */
  async function both(source: string): Promise<[ours: string, theirs: string]> {
    const ours = outcome(source);
    const answer = await ask(source);
    const { error = "" } = answer;
    const theirs = ELSEWHERE.test(error) ? "error" : pythonOutcome(answer);
    if (answer.skip === true || ours === "budget" || UNCOMPILED.test(error)) return [theirs, theirs];
    return [theirs === "error" ? ours.replace(/ in line \d+$/, "") : ours, theirs];
  }

  test.skipIf(!present).each([
    ["expressions", expression.map((one) => `{{ ${one} }}`), RUNS],
    ["templates", template, RUNS],
    ["templates with jumps", flow, RUNS],
    ["arguments of filters", filtered, RUNS],
    ["methods", calls, RUNS / 2],
    ["formats", formatted.map((one) => `{{ ${one} }}`), RUNS / 2],
    ["statements over several lines", statements, RUNS / 2],
  ])(
    "random %s give what Python gives",
    async (_name, sources, numRuns) => {
      const agrees = asyncProperty(sources, async (source) => {
        const [ours, theirs] = await both(source);
        expect(ours).toBe(theirs);
      });
      await assert(agrees, { seed: SEED, numRuns });
    },
    300_000,
  );
});

test("a formatted template renders the same, and formatting it again changes nothing", () => {
  const indents = constantFrom(2, 4, "\t" as const);
  const stable = property(oneof(template, statements), indents, (source, indent) => {
    const before = outcome(source).replace(/in line .*/, "");
    if (before === "syntax error" || before === "budget") return;
    const formatted = new Template(source).format({ indent });
    const again = [outcome(formatted).replace(/in line .*/, ""), new Template(formatted).format({ indent })];
    expect(again).toEqual([before, formatted]);
  });
  assert(stable, { seed: SEED, numRuns: RUNS });
}, 60_000);

/** The error of a source that cannot be read, by its name. */
function readingError(source: string): string {
  try {
    return new Template(source).variables().every((name) => typeof name === "string") ? "" : "no names";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

test("a source that cannot be read is a TemplateSyntaxError or too deep, and nothing else", () => {
  const pieces = array(fragments, { maxLength: 40 }).map((parts) => parts.join(" ").replaceAll("{ {", "{{"));
  const sources = oneof(pieces, string({ unit: "binary", maxLength: 60 }), template, statements);
  const documented = property(sources, (source) => {
    expect(["", "TemplateSyntaxError", "TemplateBudgetError"]).toContain(readingError(source));
  });
  assert(documented, { seed: SEED, numRuns: 4 * RUNS });
}, 60_000);

/** The text and spans of a render, or the whole message of its error. */
function wholeOutcome(make: () => Template | ModuleTemplate): string {
  try {
    const made = make();
    return `${made.render(makeContext())} ${JSON.stringify(made.generationSpans)}`;
  } catch (error) {
    return error instanceof TemplateError ? `${error.name}: ${error.message}` : `no template error: ${String(error)}`;
  }
}

test("a precompiled template gives what the template gives, to the last word of an error", async () => {
  const same = asyncProperty(oneof(flow, template, statements, filtered), async (source) => {
    const wanted = wholeOutcome(() => new Template(source));
    if (wanted.startsWith("TemplateSyntaxError") || wanted.includes("budgets.nesting")) return;
    const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(precompile(source))}`);
    expect(wholeOutcome(() => new ModuleTemplate(module))).toBe(wanted);
  });
  await assert(same, { seed: SEED, numRuns: RUNS / 2 });
}, 120_000);
