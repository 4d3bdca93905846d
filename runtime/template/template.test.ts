import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { Template, TemplateBudgetError, TemplateSyntaxError } from "./index.ts";

const GREETING = "{% for m in messages %}<{{ m.role }}>{{ m.content | trim }}\n{% endfor %}";
const messages = [
  { role: "user", content: " Hi " },
  { role: "assistant", content: "Hello, you" },
];

describe("Template", () => {
  test("renders several times without compiling again", () => {
    const template = new Template(GREETING);
    expect(template.render({ messages })).toBe("<user>Hi\n<assistant>Hello, you\n");
    expect(template.render({ messages: [] })).toBe("");
  });

  test("reports the position and the reason of an error, and suggests a name", () => {
    expect(() => new Template("{{ messages | shout }}")).toThrow(TemplateSyntaxError);
    expect(() => new Template("{{ messages | shout }}")).toThrow(
      '1:15 unknown filter "shout" (did you mean "sort"?)\n  {{ messages | shout }}\n                ^^^^^',
    );
  });

  test("lists the macro calls that led to an error", () => {
    const template = new Template("{% macro deep(x) %}\n{{ x.y.z }}{% endmacro %}\n\n{{ deep({}) }}");
    expect(() => template.render()).toThrow(/^2:4 "x\.y" is undefined.*called as deep\(\) from line 4/s);
  });

  test("uses the caller's filters, tests, functions and clock", () => {
    const template = new Template(
      "{{ 2 | double }} {{ 3 is big }} {{ greet('Ann', loud=true) }} {{ strftime_now('%Y') }}",
      {
        filters: { double: (value: number) => value * 2 },
        tests: { big: (value: number) => value > 2 },
        globals: { greet: (name: string, { loud }: { loud: boolean }) => `hi ${name}${loud ? "!" : ""}` },
        now: () => new Date(2024, 6, 26),
      },
    );
    expect(template.render()).toBe("4 True hi Ann! 2024");
  });

  test("uses values that the caller's function has changed during the render", () => {
    const turn = { text: "one", parts: { a: 1 } };
    const edit = (): string => {
      Object.assign(turn, { text: "two" });
      Object.assign(turn.parts, { a: 2, b: 3 });
      return "";
    };
    const source =
      "{% for x in [turn] %}{{ x.text }}{{ edit() }}{{ x.text }}{% for k, v in x.parts.items() %}{{ k ~ v }}{% endfor %}{% endfor %}";
    expect(new Template(source, { globals: { edit } }).render({ turn })).toBe("onetwoa2b3");
  });

  test("loops over the keys and values of an object", () => {
    const source =
      "{% for k, v in x.items() %}{{ loop.previtem }}{{ k ~ v }}{{ loop.nextitem }}{{ loop.changed(v) }};{% endfor %}";
    expect(new Template(source).render({ x: { a: 1, b: 2 } })).toBe("a1('b', 2)True;('a', 1)b2True;");
  });

  test("stops when a budget is exceeded", () => {
    const template = new Template("{% for i in range(1000) %}x{% endfor %}", { budgets: { steps: 100 } });
    expect(() => template.render()).toThrow(TemplateBudgetError);
  });

  test("lists the variables that it reads", () => {
    const template = new Template(
      "{% set x = a %}{% for m in messages if m.ok %}{{ m.b ~ x ~ range(tools) }}{% endfor %}",
    );
    expect(template.variables()).toEqual(["a", "messages", "tools"]);
  });

  test("is formatted with four spaces per level", () => {
    const source = "{# hello #}\n{% if a is defined %}x\n{% else %}{{ b|default('y', true) }}{% endif %}";
    expect(new Template(source).format()).toBe(
      '{#- hello -#}\n{%- if a is defined -%}\n    {{- "x\\n" -}}\n{%- else -%}\n    {{- b | default("y", true) -}}\n{%- endif -%}\n',
    );
  });
});

test.each([
  ["{{a+-b*( c-1 )}}", "{{- a + -b * (c - 1) -}}"],
  ["{{ x [ 1: ] [:: -1].y ( *a , k = 1 , ** b ) }}", "{{- x[1:][::-1].y(*a, k=1, **b) -}}"],
  ["{{ {'a':[ 1,( 2, )] , 'b':not(c)} }}", '{{- {"a": [1, (2,)], "b": not (c)} -}}'],
  ["{{ x is not in(y) and x.in(y) }}", "{{- x is not in (y) and x.in(y) -}}"],
  ["{{ 1 .real }}{{ 1 .5 }}{{ x.0.1 }}", "{{- 1 .real -}}\n{{- 1 .5 -}}\n{{- x.0.1 -}}"],
  ["{%set(a,b)=1,2%}{%set n.a=1%}", "{%- set (a, b) = 1, 2 -%}\n{%- set n.a = 1 -%}"],
  ["{%set a|join(d='')%}b{%endset%}", '{%- set a | join(d="") -%}\n  {{- "b" -}}\n{%- endset -%}'],
  ["{%if(a)%}{%elif b%}{%else%}{%endif%}", "{%- if (a) -%}\n{%- elif b -%}\n{%- else -%}\n{%- endif -%}"],
  ["{%autoescape true%}<{%endautoescape%}<", /"<" \| safe -\}\}\n\{%- endautoescape -%\}\n\{\{- "<" -\}\}/],
])("%s is formatted with the usual spaces", (source, written) => {
  const formatted = new Template(source).format({ indent: 2 }).trim();
  if (typeof written === "string") expect(formatted).toBe(written);
  else expect(formatted).toMatch(written);
  expect(new Template(formatted).format({ indent: 2 }).trim()).toBe(formatted);
});

class Person {
  name = "Ann";
}

describe("values of the caller", () => {
  test.each([
    ["a plain object", { name: "Bob" }, "Bob,Bob,"],
    ["an object without a prototype", Object.assign(Object.create(null), { name: "Dan" }), "Dan,Dan,"],
    ["a Map", new Map([["name", "Cleo"]]), "Cleo,Cleo,"],
    ["a list", ["name"], ",,"],
    ["a text", "name", ",,"],
    ["a number", 7, ",,"],
    ["a boolean", true, ",,"],
    ["null", null, ",,"],
    ["a field that is undefined", { name: undefined }, ",,"],
  ])("fields of %s", (_, v, text) => {
    expect(new Template("{{ v.name }},{{ v['name'] }},{{ v.secret }}").render({ v })).toBe(text);
  });

  test.each([
    ["an error", new TypeError("secret"), "TypeError"],
    ["a set", new Set([1]), "Set"],
    ["a date", new Date(0), "Date"],
    ["a promise", Promise.resolve(1), "Promise"],
    ["an object of a class", new Person(), "Person"],
    ["a typed array", new Uint8Array(2), "Uint8Array"],
  ])("%s is rejected in every use, and the message names its class and the allowed types", (_, x, name) => {
    const uses = ["{{ x }}", "{{ x.name }}", "{{ x['name'] }}", "{{ x | tojson }}", "{% if x %}{% endif %}"];
    for (const use of [...uses, "{{ x | length }}", "{% for i in x %}{% endfor %}", "{{ [x] }}", "{{ x == {} }}"]) {
      expect(() => new Template(use).render({ x })).toThrow(
        `the context contains an object of the class ${name}; a template accepts strings, numbers, booleans, null, arrays, plain objects`,
      );
    }
  });

  test("an object whose prototype has fields becomes a dict of its own fields only", () => {
    const x: unknown = Object.assign(Object.create({ inherited: 1, own: 2 }), { own: 3 });
    const uses = ["x", "x.own", "x['own']", "x|length", "x|tojson", "x|list", "x.items()|list"];
    const misses = ["x.inherited", "x['inherited']", "x.get('inherited')", "'inherited' in x"];
    const source = [...uses, ...misses].map((use) => `{{ ${use} }}`).join(" | ");
    expect(new Template(source).render({ x })).toBe(
      `{'own': 3} | 3 | 3 | 1 | {"own": 3} | ['own'] | [('own', 3)] |  |  | None | False`,
    );
  });

  test("a plain object of another realm, such as an iframe, becomes a dict", () => {
    expect(new Template("{{ x.a }}{{ x }}").render({ x: runInNewContext("({ a: 1 })") })).toBe("1{'a': 1}");
  });

  test("functions in the context receive plain JavaScript values, and replace globals with the same name", () => {
    const given: unknown[] = [];
    const note = (...values: unknown[]): number => given.push(values);
    const source =
      "{{ note({'a': [1, (2, 3)]}, {1: x}, key=namespace(b='c')) }}{{ x.f('y') }}{{ range(3) }}{{ [1, 2]|first|note }}";
    const template = new Template(source, { filters: { note: () => "filter" }, globals: { range: () => "global" } });
    const x = { f: (text: string) => `<${text}>` };
    expect(template.render({ note, x, range: (count: number) => `own ${count}` })).toBe("1<y>own 3filter");
    expect(given).toEqual([[{ a: [1, [2, 3]] }, { 1: x }, { key: { b: "c" } }]]);
  });

  test.each([
    ["only own values are read", Object.create({ name: "inherited" }), "|<function range>|"],
    ["a value may have the name of a global", { range: 5 }, "|5|"],
    ["a value may have the name of an inherited property", { constructor: "c" }, "|<function range>|c"],
  ])("in the context, %s", (_, context, text) => {
    expect(new Template("{{ name }}|{{ range }}|{{ constructor }}").render(context)).toBe(text);
  });

  test("only own properties are read, even after a change of Object.prototype", () => {
    Reflect.defineProperty(Object.prototype, "polluted", { value: 1, configurable: true });
    try {
      expect(new Template("{{ a.polluted is defined }}{{ polluted }}").render({ a: {} })).toBe("False");
    } finally {
      Reflect.deleteProperty(Object.prototype, "polluted");
    }
  });
});

test("a condition on a trimmed text is true if any text is left", () => {
  const values = ["a", " a", "", " \n\t\u3000", "\u200b", 0, null, false, [], ["a"], {}];
  const source = "{% for v in values %}{{ 'y' if v | trim else 'n' }}{{ 'y' if not (v | trim) else 'n' }} {% endfor %}";
  expect(new Template(source).render({ values })).toBe("yn yn ny ny yn yn yn yn yn yn yn ");
});

test("texts are sorted by code points", () => {
  const texts = ["\u{1f600}", "\uffff", "a", "ab", "\ud83d", "\ud83d\uffff", "\u{1f600}a", ""];
  const points = (text: string): number[] => Array.from(text, (point) => point.codePointAt(0) ?? 0);
  const before = (left: string, right: string): number => {
    const [a, b] = [points(left), points(right)];
    const at = a.findIndex((point, index) => point !== b[index]);
    return at < 0 || at >= b.length ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
  };
  const sorted = new Template("{{ texts | sort(case_sensitive=true) | join('\n') }}").render({ texts });
  expect(sorted).toBe(texts.toSorted(before).join("\n"));
});

test.each([undefined, null, 5])("a source that is not a string is rejected: %j", (source) => {
  expect(() => new Template(source as never)).toThrow(
    new TypeError(`a template must be a string; it is ${typeof source}`),
  );
});

test("format() indents each level by the given width or text", () => {
  const template = new Template("{% if a %}b{% endif %}");
  expect(template.format({ indent: "  " })).toBe(template.format({ indent: 2 }));
  expect(template.format({ indent: "\t" })).toContain("\n\t");
});

describe("a field of the host whose value is undefined is absent", () => {
  const tool = { name: "weather", strict: undefined, parameters: { type: "object", title: undefined } };
  const host = new Map<string, unknown>([
    ["a", 1],
    ["b", undefined],
  ]);
  const context = { tool, host, empty: { a: undefined }, emptyMap: new Map([["a", undefined]]), gone: undefined };

  test.each<[source: string, text: string]>([
    ["{{ tool | tojson }}", '{"name": "weather", "parameters": {"type": "object"}}'],
    ["{{ tool | tojson(sort_keys=true) }}", '{"name": "weather", "parameters": {"type": "object"}}'],
    ["{{ tool }}", "{'name': 'weather', 'parameters': {'type': 'object'}}"],
    ["{{ tool | pprint }}", "{'name': 'weather', 'parameters': {'type': 'object'}}"],
    ["{{ tool | length }} {{ tool | list }}", "2 ['name', 'parameters']"],
    ["{% for key, value in tool.items() %}{{ key }};{% endfor %}", "name;parameters;"],
    ["{{ 'strict' in tool }} {{ tool.strict is defined }} {{ tool['strict'] is defined }}", "False False False"],
    ["{{ tool.get('strict', 'no') }} {{ dict(tool) | length }} {{ tool.copy() | length }}", "no 2 2"],
    ["{{ tool.parameters == {'type': 'object'} }} {{ {'type': 'object'} == tool.parameters }}", "True True"],
    ["{{ host }} {{ host | length }} {{ 'b' in host }} {{ host.values() | list }}", "{'a': 1} 1 False [1]"],
    ["{{ 'yes' if empty else 'no' }} {{ empty | tojson }} {{ empty }}", "no {} {}"],
    ["{{ 'yes' if emptyMap else 'no' }} {{ emptyMap | tojson }}", "no {}"],
    ["{{ gone is defined }} {{ range | string }}", "False <function range>"],
    ["{{ {'a': nope} | length }} {{ 'a' in {'a': nope} }}", "1 True"],
  ])("%s", (source, text) => {
    const options = { globals: { range: undefined }, filters: { list: undefined }, budgets: { steps: undefined } };
    expect(new Template(source, options).render(context)).toBe(text);
  });
});

describe("limits", () => {
  test.each<[options: object, message: string]>([
    [{ budgets: { steps: NaN } }, "budgets.steps must be a number of at least 0, or Infinity; got NaN"],
    [{ budgets: { rangeItems: -1 } }, "budgets.rangeItems must be a number of at least 0, or Infinity; got -1"],
    [{ budgets: { nesting: "9" } }, "budgets.nesting must be a number of at least 0, or Infinity; got 9"],
    [{ timeoutMs: NaN }, "timeoutMs must be a number of at least 0, or Infinity; got NaN"],
    [{ timeoutMs: -5 }, "timeoutMs must be a number of at least 0, or Infinity; got -5"],
  ])("%j is refused", (options, message) => {
    expect(() => new Template("", options)).toThrow(new RangeError(message));
  });

  test.each([Infinity, Number.MAX_VALUE])("%d steps do not disable the deadline", (steps) => {
    const endless = "{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}";
    const template = new Template(endless, { budgets: { steps }, timeoutMs: 1 });
    expect(() => template.render()).toThrow("needs more time than timeoutMs allows: 1 ms");
  });

  test.each<[name: string, source: string]>([
    ["rangeItems", "{{ range(100001) }}"],
    ["steps", "{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}"],
  ])("budgets.%s: undefined means the default", (name, source) => {
    const template = new Template(source, { budgets: { [name]: undefined }, timeoutMs: undefined });
    expect(() => template.render()).toThrow(`budgets.${name} allows`);
  });
});

test.each([null, 5])("the context cannot be %j", (context) => {
  const message = `the context of a template must be an object with its variables; got ${context}`;
  expect(() => new Template("").render(context as never)).toThrow(new TypeError(message));
});

test("a similar name is searched when the error is thrown, not when the template is compiled", () => {
  const listed = vi.spyOn(Map.prototype, "keys");
  const template = new Template(`{% if x %}${"{{ 1 | uper }}".repeat(500)}{% endif %}`);
  const lists = listed.mock.calls.length;
  listed.mockRestore();
  expect(lists).toBeLessThan(10);
  expect(() => template.render({ x: 1 })).toThrow('unknown filter "uper" (did you mean "upper"?)');
});

test.each<[source: string, message: string]>([
  ["\n{{ dict(*none) }}", "2:10 expected a sequence, got NoneType\n  {{ dict(*none) }}\n           ^^^^"],
  ["\n{{ dict(**none) }}", "2:11 expected dict, got NoneType\n  {{ dict(**none) }}\n            ^^^^"],
  ["\n{{ 'a'.join(*none) }}", "2:14 expected a sequence"],
  ["{% if 1 %}\n\t\t{{ 1 / 0 }}\n{% endif %}", "2:6 division by zero\n  \t\t{{ 1 / 0 }}\n  \t\t   ^^^^^"],
])("%j is reported at the failing code", (source, message) => {
  expect(() => new Template(source).render()).toThrow(message);
});
