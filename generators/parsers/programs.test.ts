import { describe, expect, test } from "vitest";
import { parseJavaScript } from "./javascript.ts";
import { parsePython } from "./python.ts";
import { boundBy, importedPaths, nodesOf, pathOf, type Program, rootOf } from "./syntax-tree.ts";

/** Returns calls as `callee(number of positional arguments, keywords)`. */
function calls(program: Program): readonly string[] {
  return nodesOf(program, "call").map(({ callee, arguments: given }) => {
    const keywords = given.flatMap(({ name }) => (name === undefined ? [] : [`${name}=`]));
    return `${pathOf(callee)?.join(".") ?? callee.kind}(${[given.length - keywords.length, ...keywords].join(", ")})`;
  });
}

/** Returns assignments, loops and similar code as `targets <- value`. */
function bindings(program: Program): readonly string[] {
  return nodesOf(program, "binding").map(
    ({ targets, value }) => `${targets.flatMap(boundBy).join(", ")} <- ${value?.kind ?? "nothing"}`,
  );
}

const names = (program: Program): readonly string[] => nodesOf(program, "name").map(({ name }) => name);

describe("Python", () => {
  test.each([
    ["load(id, revision='main')", ["load(1, revision=)"]],
    ["pipe(x)[0].images.save('a.png')", ["member(1)", "pipe(1)"]],
    ["print(model.generate(*a, **b))", ["print(1)", "model.generate(2)"]],
    ['print(f"{out.text!r:>{width()}} and {x[0]:.2f}")', ["print(1)", "width(0)"]],
    ["f(p(x) for p in list(q))", ["f(1)", "list(1)", "p(1)"]],
    ["run = lambda x: go(x)", ["go(1)"]],
    ["@app.get('/')\ndef f():\n    return g()", ["app.get(1)", "g(0)"]],
    ["(lambda: f)()()", ["call(0)", "function(0)"]],
    ["(n := f(1))", ["f(1)"]],
    ["if f():\n    g()\nelif h():\n    i()\nelse:\n    j()", ["f(0)", "g(0)", "h(0)", "i(0)", "j(0)"]],
    ["match f():\n    case 1: g()", ["f(0)", "g(0)"]],
    ["class A(b()):\n    c = d()", ["b(0)", "d(0)"]],
    ["def f(x: a() = b()) -> c():\n    y: d() = 1", ["b(0)", "a(0)", "c(0)", "d(0)"]],
  ])("the calls in %j are found", (code, expected) => {
    expect(calls(parsePython(code))).toEqual(expected);
  });

  test.each([
    ["a = b = f()", ["a, b <- call"]],
    ["a, *b = 1, 2", ["a, b <- list"]],
    ["a: int", ["a <- nothing"]],
    ["a.b[0] = 1", [" <- literal"]],
    ["a += 'x'", ["a <- other"]],
    ["for i, (b, c) in enumerate(x):\n    d = i", ["i, b, c <- call", "d <- name"]],
    ["with open('a') as f, g() as h:\n    pass", ["f <- call", "h <- call"]],
    ["try:\n    pass\nexcept E as error:\n    pass", ["error <- nothing"]],
  ])("the assignments in %j are found", (code, expected) => {
    expect(bindings(parsePython(code))).toEqual(expected);
  });

  test.each([
    ["import numpy as np, torch.nn, os.path as p", { np: "numpy", torch: "torch", p: "os.path" }],
    ["from a.b import (\n    c,\n    d as e,\n)", { c: "a.b.c", e: "a.b.d" }],
    ["from os import *", { "*": "os.*" }],
    ["def f():\n    import sys", { sys: "sys" }],
  ])("the imports in %j are found", (code, expected) => {
    const paths = [...importedPaths(parsePython(code))].map(([local, path]) => [local, path.join(".")]);
    expect(Object.fromEntries(paths)).toEqual(expected);
  });

  test.each([
    ["\"a\" 'b'", "ab"],
    [String.raw`"a\"b\n"`, 'a"b\n'],
    [String.raw`r"a\n"`, String.raw`a\n`],
    ['"""a\nb"""', "a\nb"],
    [String.raw`"\x41\u0042\U00000043"`, "ABC"],
    [String.raw`"\N{DASH}"`, undefined],
    ['f"{x}"', undefined],
  ])("the value of the string literal %s is read", (code, expected) => {
    const [text] = nodesOf(parsePython(code), "string");
    expect(text).toMatchObject({ value: expected });
  });

  test("the keys of a dictionary are read", () => {
    const [record] = nodesOf(parsePython('{"role": a, b: c, **d}'), "record");
    expect(record).toMatchObject({ entries: [{ key: "role" }, {}, {}] });
  });

  test("the position of a syntax error in Python is reported", () => {
    expect(parsePython("x = 1\n").errors).toEqual([]);
    expect(parsePython("x = 1\ny = = 2").errors).toEqual([{ from: 10, to: 11 }]);
  });
});

describe("JavaScript and TypeScript", () => {
  test.each([
    ["const p = await pipeline('a', 'b', { dtype: 'q4' });", ["pipeline(3)"]],
    ["new A(1).b?.c()", ["member(0)", "A(1)"]],
    ["(0, eval)('x')", ["other(1)"]],
    ["await import('x')", ["import(1)"]],
    ["tag`a ${f()}`", ["tag(1)", "f(0)"]],
    ["a?.[0]?.(1)", ["index(1)"]],
    ["x.map((y) => f(y)); x.map(async ({ z }) => { await g(z); });", ["x.map(1)", "x.map(1)", "f(1)", "g(1)"]],
    ["const o = { m() { f(); }, [k()]: g() };", ["k(0)", "g(0)", "f(0)"]],
    ["if (f()) g(); else h();", ["f(0)", "g(0)", "h(0)"]],
    ["do { f() } while (g());", ["f(0)", "g(0)"]],
    ["switch (f()) { case g(): h(); default: i(); }", ["f(0)", "g(0)", "h(0)", "i(0)"]],
    ["for (let i = f(); g(i); h(i)) j();", ["f(0)", "g(1)", "h(1)", "j(0)"]],
    ["class A extends b() { c = d(); e() { f(); } }", ["b(0)", "d(0)", "f(0)"]],
    ["function f(a = g()) { return h(a); }", ["g(0)", "h(1)"]],
    ["try { f(); } catch (e) { g(e); } finally { h(); }", ["f(0)", "g(1)", "h(0)"]],
    ["const x = g<T>(y!) as unknown as T;", ["g(1)"]],
    ["export const x = f(); throw new Error(g());", ["f(0)", "Error(1)", "g(0)"]],
  ])("the calls in %j are found", (code, expected) => {
    const program = parseJavaScript(code);
    expect(program.errors).toEqual([]);
    expect([...calls(program)].sort()).toEqual([...expected].sort());
  });

  test.each([
    ["const { x, y: z, ...rest } = f();", ["x, z, rest <- call"]],
    ["let [a, , b]: number[] = c, d;", ["a, b <- name", "d <- nothing"]],
    ["a.b = `x`; c += 1;", [" <- string", "c <- other"]],
    ["for await (const x of y) { const z = x; }", ["x <- name", "z <- name"]],
  ])("the assignments in %j are found", (code, expected) => {
    expect(bindings(parseJavaScript(code))).toEqual(expected);
  });

  test("the names that a program imports are found", () => {
    const program = parseJavaScript(
      'import A, { b as c, type T } from "x"; import * as fs from "node:fs"; import type { U } from "y"; import "z";',
    );
    const paths = [...importedPaths(program)].map(([local, path]) => `${local}: ${path.join(" ")}`);
    expect(paths).toEqual(["A: x default", "c: x b", "fs: node:fs"]);
  });

  test("TypeScript types and comments are ignored", () => {
    const code = "interface A { b: C } type D = E<F>; // g()\nconst h: I<J> = k satisfies L; /* m() */";
    expect(names(parseJavaScript(code))).toEqual(["h", "k"]);
  });

  test("the root of a chain of members and calls is its first name", () => {
    const [chain] = nodesOf(parseJavaScript("a.b(c)[0].d()"), "call");
    expect(chain && rootOf(chain)).toMatchObject({ kind: "name", name: "a" });
  });
});
