import { describe, expect, test } from "vitest";
import { Template } from "./index.ts";

const json = new Template("{{ value | tojson }}");
const render = (value: unknown) => json.render({ value });

/** Values that are nearly the same, each with its JSON. */
const NEAR: readonly (readonly [value: unknown, text: string])[] = [
  [{}, "{}"],
  [[], "[]"],
  [new Map(), "{}"],
  [new Map([["a", 1]]), '{"a": 1}'],
  [{ a: 1 }, '{"a": 1}'],
  [{ a: 1n }, '{"a": 1}'],
  [{ a: "1" }, '{"a": "1"}'],
  [{ a: 1.5 }, '{"a": 1.5}'],
  [{ a: true }, '{"a": true}'],
  [{ a: null }, '{"a": null}'],
  [{ a: Number.NaN }, '{"a": NaN}'],
  [{ a: {} }, '{"a": {}}'],
  [{ a: [] }, '{"a": []}'],
  [{ a: [1] }, '{"a": [1]}'],
  [{ a: [1, 1] }, '{"a": [1, 1]}'],
  [{ a: [[1], 1] }, '{"a": [[1], 1]}'],
  [{ a: [[1, 1]] }, '{"a": [[1, 1]]}'],
  [{ a: new Map([["b", 1]]) }, '{"a": {"b": 1}}'],
  [{ a: { b: 1 } }, '{"a": {"b": 1}}'],
  [{ a: { b: 1 }, c: 2 }, '{"a": {"b": 1}, "c": 2}'],
  [{ a: { b: 1, c: 2 } }, '{"a": {"b": 1, "c": 2}}'],
  [{ c: 2, a: { b: 1 } }, '{"c": 2, "a": {"b": 1}}'],
  [[{ a: 1 }, { b: 2 }], '[{"a": 1}, {"b": 2}]'],
  [[{ a: 1, b: 2 }], '[{"a": 1, "b": 2}]'],
];

describe("a value that was written before", () => {
  test("is known again, and nothing else is taken for it", () => {
    for (const [before, known] of NEAR) {
      for (const [after, text] of NEAR) {
        expect([render(before), render(before), render(before), render(after)]).toEqual([known, known, known, text]);
      }
    }
  });

  test("is written anew when it has changed", () => {
    const tool = { name: "weather", parameters: { type: "object", required: ["city"] } };
    const start = '{"name": "weather", "parameters": {"type": "object", "required": ["city"';
    expect([render(tool), render(tool)]).toEqual([`${start}]}}`, `${start}]}}`]);
    tool.parameters.required.push("day");
    expect([render(tool), render(structuredClone(tool))]).toEqual([`${start}, "day"]}}`, `${start}, "day"]}}`]);
    tool.parameters.required.length = 0;
    tool.name = "tides";
    expect(render(tool)).toBe('{"name": "tides", "parameters": {"type": "object", "required": []}}');
  });

  test("has its place among many, few or long ones", () => {
    const many = new Template("{% for value in values %}{{ value | tojson }}\n{% endfor %}");
    for (const [length, size] of [
      [100, 2],
      [3, 2],
      [100, 2],
      [5, 700],
      [2, 5000],
      [5, 700],
    ] as const) {
      const values = Array.from({ length }, (_, index) => [index, ..."x".repeat(size)]);
      const text = values.map((value) => `${JSON.stringify(value).replaceAll(",", ", ")}\n`).join("");
      for (let turn = 0; turn < 3; turn++) expect(many.render({ values })).toBe(text);
    }
  });

  test("costs the steps that it cost the first time", () => {
    const value = { list: Array.from({ length: 50 }, (_, index) => ({ index })), long: "a".repeat(3000) };
    const steps = (budget: number) => new Template("{{ value | tojson }}", { budgets: { steps: budget } });
    const fails = (budget: number) => {
      try {
        return steps(budget).render({ value }) === "";
      } catch {
        return true;
      }
    };
    const costs = Array.from({ length: 200 }, (_, budget) => budget);
    const first = costs.find((budget) => !fails(budget));
    expect(first).toBeGreaterThan(50);
    expect(costs.find((budget) => !fails(budget))).toBe(first);
  });

  test("may be one that the host computes as it is read", () => {
    let count = 0;
    const computed = {
      get first(): number {
        return ++count;
      },
      get second(): string {
        return render({ inner: count });
      },
    };
    const texts = Array.from({ length: 8 }, () => JSON.parse(render(computed)) as { first: number; second: string });
    for (const { first, second } of texts) expect(second).toBe(`{"inner": ${first}}`);
    expect(texts.map(({ first }) => first)).toEqual(texts.map(({ first }) => first).sort((a, b) => a - b));
    expect(new Set(texts.map(({ first }) => first)).size).toBe(texts.length);
  });

  test("is the same whatever it inherits", () => {
    const heir = (prototype: object) => Object.assign(Object.create(prototype) as object, { a: { b: [1] } });
    for (const prototype of [{}, { inherited: 1 }, { a: 2 }, { inherited: 1 }]) {
      expect([render(heir(prototype)), render(heir(prototype))]).toEqual(['{"a": {"b": [1]}}', '{"a": {"b": [1]}}']);
    }
    expect(render({ a: { b: [1] }, inherited: 1 })).toBe('{"a": {"b": [1]}, "inherited": 1}');
  });
});
