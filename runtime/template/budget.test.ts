import { describe, expect, test } from "vitest";
import { Template, TemplateBudgetError } from "./index.ts";
import { BULK, KNOWN, SINGLE } from "./run.ts";

const TEXT = "Ab c ".repeat(20_000);
const LIST = Array.from({ length: 20_000 }, (_, index) => index);
const DICT = Object.fromEntries(LIST.slice(0, 5000).map((index) => [`k${index}`, index]));

/** The variables of the expressions below. Most texts have 100,000 characters. */
const CONTEXT = {
  t: TEXT,
  u: `${TEXT.slice(0, -1)}z`,
  w: "ab😀 ".repeat(20_000),
  tabs: "\t".repeat(10_000),
  digits: "7".repeat(4300),
  l: LIST,
  k: LIST.slice(0, -1).concat(-1),
  m: DICT,
  n: BigInt("7".repeat(4300)),
};

/** Returns the work units that an expression costs. */
function workOf(expression: string): number {
  const template = new Template(`{% set x = ${expression} %}`, { budgets: { steps: 1e9 }, timeoutMs: 0 });
  return 1e9 - template.run(CONTEXT).left;
}

/**
 * Expressions, and the minimum of work units that each of them must cost. This minimum is the number of characters or
 * items that the expression reads or writes, multiplied by the cost per character or item.
 */
const LEAST: readonly (readonly [what: string, units: number, expressions: readonly string[]])[] = [
  [
    "operations that must first join the pieces of a text",
    TEXT.length * KNOWN,
    ["t[0]", "w[1:]", "t|first", "t.startswith('x')", "t.endswith('x')"],
  ],
  [
    "characters that are copied or searched in one operation",
    TEXT.length * BULK,
    [
      "t == u; t < u; 'zz' in t; 'zz' not in t; u in [t]; t is sameas u; t is eq u; t is in [u]; t|length",
      "w|length; t[50:]; t[-1]; t[:-1]; w[70000]; w[-1]; w[5:60000]; t ~ t; t + t; t * 2; t|trim",
      "t.strip(); t.lstrip(); t.rstrip('q'); t.find('q'); t.rfind('q'); t.find('q', 5); t.index('A', 1)",
      "t.count('q'); t.replace('q', 'z'); t|replace('q', 'z'); t.partition('q'); t.rpartition('q')",
      "t.removeprefix('q'); t.removesuffix('q'); t.split('q'); t.rsplit('q'); 'x'|center(100000)",
      "'x'.center(100000); 'x'.ljust(100000); 'x'.rjust(100000); '5'.zfill(100000); w|center(9); w.zfill(9)",
      "w|truncate(9); t|truncate(9); t|tojson; {t: 1}; m.get(t); m[t]; t in m; t.format(); t % (); '%s' % t",
      "'%100000d' % 1; '%.100000f' % 1.5; '%.100000e' % 1.5; '{:100000}'.format(1); '{}'.format(t)",
      "'%-100000s' % 1; [t, t]|join; [1, 2]|join(t); 'a'.join([t, t]); t|int",
    ].flatMap((line) => line.split("; ")),
  ],
  [
    "characters or items that are processed one by one",
    TEXT.length * SINGLE,
    [
      ..."upper lower title capitalize wordcount urlencode striptags e forceescape urlize wordwrap float"
        .split(" ")
        .map((filter) => `t|${filter}`),
      ..."upper lower title capitalize swapcase isalpha isalnum isdigit isdecimal isnumeric isspace"
        .split(" ")
        .map((method) => `t.${method}()`),
      ..."isidentifier isascii isprintable islower isupper istitle splitlines split rsplit"
        .split(" ")
        .map((method) => `t.${method}()`),
      "t is lower",
      "t is upper",
      "t|indent(1, true) ~ ('a\\n' * 50000)|indent",
      "t|tojson(ensure_ascii=true)",
      "('\\n' * 100000)|tojson",
      "[w]|string",
      "w|pprint",
      "[t]|xmlattr if false else {'a': t}|xmlattr",
    ],
  ],
  [
    "characters that become separate values",
    TEXT.length,
    "t|reverse  w|reverse  t|list  w|list  t[::-1]  w[::-1]  w[1:80000:3]  t.casefold()  t.swapcase()  t.translate({})  t|batch(9)|list".split(
      "  ",
    ),
  ],
  ["occurrences that are replaced", 20_000, ["t|replace('A', 'z')", "t.replace('A', 'z')"]],
  ["fields of a format", 2 * 20_000, ["('{0}' * 20000).format(1)"]],
  ["tabs", 80_000 * BULK, ["tabs.expandtabs()"]],
  [
    "items that are copied, or compared with a scalar",
    LIST.length * SINGLE,
    "l + l  l * 2  l[::-1]  l[1:]|list  l|list  l|reverse|list  l.copy()  -1 in l  l.count(-1)  (l|slice(3)|list)".split(
      "  ",
    ),
  ],
  [
    "items that are computed, printed or compared recursively",
    LIST.length,
    `l == k  l < k  l|sort  l|sum  l|unique|list  l|map('abs')|list  l|select('odd')|list  l|min  l|max  l|join  l|tojson
    l|tojson(indent=1)  l|string  l|pprint  l|batch(3)|list  [l, k]|sort  cycler(*l)  l|reject|list`
      .split(/ {2,}|\n\s*/)
      .filter(Boolean),
  ],
  ["keys of a dict", 5000 * SINGLE, ["m|length", "m.keys()|list", "m|list", "1 if m else 2"]],
  [
    "pairs of a dict",
    5000,
    ["m|dictsort", "dict(m)", "m|tojson", "m|string", "m.copy()", "m == dict(m)", "m|urlencode"],
  ],
  [
    "long integers",
    500,
    [
      "n + 1",
      "n - n",
      "n * 2",
      "n // 7",
      "n % 7",
      "n|string",
      "n|tojson",
      "'%d' % n",
      "'{}'.format(n)",
      "n.bit_length()",
    ],
  ],
  ["digits of long integers", 4300, ["digits|int", "digits|int(base=8)"]],
];

describe.each(LEAST)("%s: each costs at least %d work units", (_, units, expressions) => {
  test.each(expressions)("%s", (expression) => {
    expect(workOf(expression)).toBeGreaterThanOrEqual(Math.floor(units));
  });
});

test("a growing text costs work units only for the added pieces", () => {
  const source =
    "{% set n = namespace(s='') %}{% for i in range(20000) %}{% set n.s = n.s ~ 'a few words ' %}{% endfor %}";
  expect(new Template(`${source}{{ n.s }}`).render()).toHaveLength(240_000);
});

test("the length of a text with surrogate pairs is computed once, not for each index", () => {
  const source = "{% for i in range(4000) %}{% set x = w[i] %}{% endfor %}";
  const w = "😀a".repeat(2000);
  expect(2_000_000 - new Template(source).run({ w }).left).toBeLessThan(4000 * w.length * BULK);
});

describe("timeoutMs", () => {
  const endless = "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}";

  test("a render that takes too long throws an error", () => {
    const template = new Template(endless, { budgets: { steps: 1e12 }, timeoutMs: 1 });
    expect(() => template.render()).toThrow("the template needs more time than timeoutMs allows: 1 ms");
    expect(() => template.render()).toThrow(TemplateBudgetError);
  });

  test("0 sets no limit", () => {
    const template = new Template(endless, { budgets: { steps: 10_000 }, timeoutMs: 0 });
    expect(() => template.render()).toThrow("budgets.steps allows: 10000");
  });

  test("every render has the whole time limit", () => {
    const template = new Template("{% for a in range(50000) %}{% endfor %}done", { timeoutMs: 5000 });
    expect([template.render(), template.render()]).toEqual(["done", "done"]);
  });
});
