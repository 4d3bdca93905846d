import { describe, expect, test } from "vitest";
import { Template } from "./index.ts";
import { precompile } from "./precompile.ts";
import { Template as ModuleTemplate } from "./runtime.ts";

const load = async (source: string): Promise<ModuleTemplate> =>
  new ModuleTemplate(await import(`data:text/javascript,${encodeURIComponent(precompile(source))}`));

class Person {
  name = "Ann";
  get secret(): string {
    return "never read";
  }
}

/** Values of many kinds, for a variable of which a module notes whether it is a plain object. */
const VALUES: readonly unknown[] = [
  { name: "Bob", content: " x " },
  new Person(),
  new Map([["name", "Cleo"]]),
  Object.assign(Object.create(null), { name: "Dan" }),
  ["name"],
  "name",
  7,
  true,
  null,
  { name: undefined },
];

describe("modules give what closures give", () => {
  test.each([
    ["a loop's variable", "{% for v in values %}{{ v.name }},{{ v['name'] }},{{ v.secret }};{% endfor %}"],
    [
      "a variable set anew",
      "{% for v in values %}{% set w = {'name': 1} %}{% if v %}{% set w = v %}{% endif %}{{ w.name }};{% endfor %}",
    ],
    [
      "a parameter",
      "{% macro m(v, w=v) %}{{ v.name }}{{ w.name }}{% endmacro %}{% for v in values %}{{ m(v) }};{% endfor %}",
    ],
    [
      "what a macro reads outside",
      "{% set w = values[0] %}{% macro m() %}{{ w.name }}{% endmacro %}{{ m() }}{% set w = 'x' %}{{ m() }}{{ w.name }}",
    ],
    ["a value of `with`", "{% for v in values %}{% with w = v %}{{ w.name }}{% endwith %};{% endfor %}"],
    [
      "both of a pair",
      "{% for k, v in {'a': values[0], 'b': values[5]}.items() %}{{ k.name }}{{ v.name }};{% endfor %}",
    ],
    [
      "a name used twice",
      "{% macro v() %}m{% endmacro %}{{ v.name }}{% for v in values %}{{ v.name }};{% endfor %}{{ v.name }}",
    ],
  ])("fields of %s", async (_, source) => {
    const context = { values: VALUES };
    const text = new Template(source).render(context);
    expect(text).toContain("Bob");
    expect(text).not.toContain("never read");
    expect((await load(source)).render(context)).toBe(text);
  });

  test.each([
    [
      "blocks set",
      "{% for i in [1, 2, 3] %}{% set t %}<{{ i }}{% if i == 2 %}{% break %}{% endif %}>{% endset %}{{ t }}{% endfor %}",
    ],
    ["blocks filtered", "a{% filter upper %}b{% filter replace('b', 'c') %}b{% endfilter %}{% endfilter %}d"],
    [
      "macros and callers",
      "{% macro m(x) %}({{ x }}{{ caller() }}){% endmacro %}a{% call m('b') %}c{{ m }}{% endcall %}d",
    ],
    [
      "loops within themselves",
      "a{% for i in [[1, [2]], 3] recursive %}{{ i if i is number else '[' ~ loop(i) ~ ']' }}{% endfor %}b",
    ],
    [
      "named blocks in a macro, which set variables",
      "{% macro m(x) %}{% block b %}{% set y = 1 %}{{ y }}{{ x }}{% endblock %}{% block c scoped %}{% set z = x %}{{ z }}{% endblock %}{% endmacro %}{{ m(2) }} and {{ self.b() }}",
    ],
    [
      "named blocks in a recursive loop",
      "{% for i in [[1, []]] recursive %}{% block b scoped %}{% set y = i %}{{ y }}{% endblock %}{% endfor %}",
    ],
    ["named blocks", "a{% block b %}<{% for i in 'xy' %}{{ i }}{% endfor %}>{% endblock %}{{ self.b() }}c"],
    [
      "escaped text",
      "{% autoescape true %}{% for i in '<>' %}{% if loop.last %}{% break %}{% endif %}{{ i }}&{% endfor %}{% endautoescape %}{{ '<' }}",
    ],
    [
      "macros that escape",
      "{% autoescape true %}{% macro m(x) %}<b>{{ x }}</b>{% endmacro %}{{ m('<') }}{% set t %}&{{ '&' }}{% endset %}{{ t }}{% endautoescape %}",
    ],
    [
      "generation blocks",
      "a{% macro m() %}b{% generation %}c{% endgeneration %}{% endmacro %}{{ m() }}{% generation %}d{{ m() }}{% endgeneration %}",
    ],
  ])("text of %s", async (_, source) => {
    const [template, module] = [new Template(source), await load(source)];
    const text = template.render();
    expect(text.length).toBeGreaterThan(3);
    expect(module.render()).toBe(text);
    expect(module.generationSpans).toEqual(template.generationSpans);
  });

  test("whether trimming leaves anything", async () => {
    const source =
      "{% for v in values %}{{ 'y' if v | trim else 'n' }}{{ 'y' if not (v | trim) else 'n' }} {% endfor %}";
    const values = ["a", " a", "", " \n\t\u3000", "\u200b", 0, null, false, [], ["a"], {}];
    const wanted = values.map((value) => (typeof value === "string" && value.trim() === "" ? "ny" : "yn"));
    const text = wanted.map((pair) => `${pair} `).join("");
    expect(new Template(source).render({ values })).toBe(text);
    expect((await load(source)).render({ values })).toBe(text);
  });
});

describe("contexts of modules", () => {
  const source = "{{ name }}|{{ range }}|{{ other is defined }}";

  test("may be objects of any kind, of which only own values are read", async () => {
    const module = await load(source);
    const template = new Template(source);
    const contexts = [
      { name: "a" },
      { other: 1 },
      new Person(),
      Object.create({ name: "x" }),
      Object.create(null),
      { range: () => 1 },
    ];
    for (const context of contexts) {
      expect(module.render(context)).toBe(template.render(context));
    }
    expect(module.render(Object.create({ name: "inherited" }))).not.toContain("inherited");
  });

  test("do not see what somebody puts on every object", async () => {
    const module = await load(source);
    const everything = Object.prototype as unknown as Record<string, unknown>;
    Object.defineProperty(everything, "name", { value: "everybody's", configurable: true, enumerable: false });
    try {
      expect(module.render({ other: 1 })).toBe(new Template(source).render({ other: 1 }));
      expect(module.render({ other: 1 })).not.toContain("everybody's");
    } finally {
      delete everything["name"];
    }
  });

  test("may have names that every object has", async () => {
    const odd = "{{ constructor }}|{{ toString }}|{{ name }}";
    const module = await load(odd);
    expect(module.render({ name: "a" })).toBe("||a");
    expect(module.render({ constructor: "c", toString: "t" })).toBe("c|t|");
  });
});

test("texts are ordered by code points", () => {
  const texts = ["\u{1f600}", "\uffff", "a", "ab", "\ud83d", "\ud83d\uffff", "\u{1f600}a", ""];
  const sorted = new Template("{{ texts | sort(case_sensitive=true) | map('length') | join(' ') }}").render({ texts });
  const points = (text: string): number[] => Array.from(text, (point) => point.codePointAt(0) ?? 0);
  const before = (left: string, right: string): number => {
    const [a, b] = [points(left), points(right)];
    const at = a.findIndex((point, index) => point !== b[index]);
    return at < 0 || at >= b.length ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
  };
  const wanted = texts.toSorted(before);
  expect(sorted).toBe(wanted.map((text) => points(text).length).join(" "));
  expect(new Template("{{ texts | sort(case_sensitive=true) | join('\n') }}").render({ texts })).toBe(
    wanted.join("\n"),
  );
});
