import { expect, test } from "vitest";
import { Template } from "./index.ts";

/**
 * All templates share the parser's tables of names and literals. These tests check that templates do not affect each
 * other.
 */

const names = Array.from({ length: 9000 }, (_, index) => `n${index.toString(36)}${"abc"[index % 3]}`);

test("a template with thousands of variables prints the value of each variable, in any order", () => {
  const context = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
  const render = (list: readonly string[]) =>
    new Template(list.map((name) => `{{ ${name} }}`).join("")).render(context);
  expect(render(names)).toBe(names.map((name) => `<${name}>`).join(""));
  expect(render(names.toReversed())).toBe(
    names
      .map((name) => `<${name}>`)
      .toReversed()
      .join(""),
  );
});

test("constructor and __proto__ are undefined, like other unknown names", () => {
  expect(new Template("{{ __proto__ }}{{ constructor }}{{ x.__proto__ }}").render({ x: {} })).toBe("");
});

test("a name may begin with an operator, such as orb or nota", () => {
  const template = new Template(
    "{{ orb }}{{ nota }}{{ isin }}{{ 1 in [1] }}{{ 1 not in [1] }}{{ 1 is not odd or true and 2 }}",
  );
  expect(template.render({ orb: "a", nota: "b", isin: "c" })).toBe("abcTrueFalse2");
});

test("thousands of short and long literals keep their own values", () => {
  const texts = names.map((name, index) => (index % 2 ? name : `${name} and some more text`));
  const source = texts.map((text) => `{{ x ~ "${text}" }}{% if x %}${text}{% endif %}`).join("");
  expect(new Template(source).render({ x: "-" })).toBe(texts.map((text) => `-${text}${text}`).join(""));
});

test("0 and -0, numbers and texts, true and 1 are different literals", () => {
  expect(new Template('{{ [0, -0.0, 0.0, "0", 1, 1.0, true, "1", none, "none"] }}').render()).toBe(
    "[0, -0.0, 0.0, '0', 1, 1.0, True, '1', None, 'none']",
  );
});

test("after a new assignment, a variable returns the fields of its new value", () => {
  const source = `{% set m = a %}{{ m.x }}{% set m = b %}{{ m.x }}{% set m = none %}{{ m.x is defined }}{% set m = a %}{{ m.x }}`;
  expect(new Template(source).render({ a: { x: 1 }, b: { x: 2 } })).toBe("12False1");
});

test("each iteration reads the fields of its own item, even if items repeat or lack a field", () => {
  const first = { x: 1, y: true };
  const source =
    "{% for m in list %}{{ m.x }}{% if m.y %}!{% endif %}{% if m['x'] == 'b' %}={% endif %},{{ m.x }};{% endfor %}";
  const list = [first, first, {}, { x: "b" }, { x: "b", y: 0 }, first, "text", { x: null, y: [] }];
  expect(new Template(source).render({ list })).toBe("1!,1;1!,1;,;b=,b;b=,b;1!,1;,;None,None;");
});

test("every call of a macro reads the fields of its own argument", () => {
  const source =
    "{% macro show(m) %}{{ m.x }}{% if m.child %}({{ show(m.child) }}){% endif %}{{ m.x }}{% endmacro %}{{ show(a) }}";
  expect(new Template(source).render({ a: { x: 1, child: { x: 2, child: { x: 3 } } } })).toBe("1(2(33)2)1");
});

test("templates do not share values, even if they share compiled functions", () => {
  const one = new Template("{% set v = a %}{{ v }}{% for i in [1] %}{{ i }}{% endfor %}");
  const two = new Template("{% set w = b.c %}{{ w }}{% if w %}yes{% endif %}");
  expect([one.render({ a: 1 }), two.render({ b: { c: 2 } }), one.render({}), two.render({ b: {} })]).toEqual([
    "11",
    "2yes",
    "1",
    "",
  ]);
});

test("the target of an assignment to a namespace is checked before the value is computed", () => {
  const template = new Template("{% set n = 1 %}\n{% set n.x = missing.field %}");
  expect(() => template.render()).toThrow("expected a namespace");
});
