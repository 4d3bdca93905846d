import { Project, type SourceFile } from "ts-morph";
import { expect, test } from "vitest";
import { codeOf } from "./declaration.ts";
import { undocumented } from "./docstrings.ts";
import { exportsOf } from "./surface.ts";

/**
 * One TypeScript project for all tests. It uses a small standard library, because reading a large one would take most
 * of the time.
 */
const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { lib: ["lib.es5.d.ts"] } });

/**
 * Parses a declaration file, which replaces the previous one. Puts each docstring on its own line, because TypeScript
 * ignores a docstring directly after a brace.
 */
function read(source: string): SourceFile {
  const text = `${source.replaceAll("/**", "\n/**")}\nexport {};\n`;
  return project.createSourceFile("index.d.ts", text, { overwrite: true });
}

/** Returns the exports and members without a docstring. Names that start with `Hidden` count as not importable. */
function problemsOf(source: string): string[] {
  const file = read(source);
  const isPublic = (symbol: { getName(): string }): boolean => !symbol.getName().startsWith("Hidden");
  return exportsOf(file).flatMap((item) => undocumented(item, isPublic));
}

test.each([
  ["a function", "export declare function run(): void;", "run"],
  ["a constant", "export declare const LIMIT: 5;", "LIMIT"],
  ["a type", "/** */ export type Id = string;", "Id"],
  ["a field of an interface", "/** A. */ export interface A { /** One. */ one: 1; two: 2 }", "A.two"],
  ["a method of a class", "/** A. */ export declare class A { run(): void; }", "A.run"],
  ["a field within a field", "/** A. */ export interface A { /** One. */ one: { deep: 1 } }", "A.deep"],
  ["a field of a branch", "/** A. */ export type A = { /** One. */ one: 1 } | { two: 2 };", "A.two"],
  ["a value of a table", "/** A. */ export declare const A: { readonly F32: 0; readonly 0: 'F32' };", "A.F32"],
  ["a field of an internal base type", hiddenBase(""), "A.one"],
])("reports %s without a docstring", (_, source, name) => {
  expect(problemsOf(source)).toEqual([name]);
});

test.each([
  ["a docstring that contains only a tag", "/** @throws RangeError below 0 */ export declare function run(): void;"],
  ["an overload of a documented method", "/** A. */ export interface A { /** Runs. */ run(): 1; run(one: 1): 2 }"],
  [
    "a member that is documented in its base type",
    "/** B. */ export interface B { /** One. */ one: 1 | 2 }\n/** A. */ export interface A extends B { one: 1 }",
  ],
  ["the fields of a parameter", "/** Runs. @param of how */ export declare function run(of: { fast: boolean }): void;"],
  [
    "private and internal members",
    "/** A. */ export declare class A { private one: 1; protected two: 2; /** @internal */ three: 3; }",
  ],
  ["an internal base type whose members are documented", hiddenBase("/** One. */")],
])("accepts %s", (_, source) => {
  expect(problemsOf(source)).toEqual([]);
});

function hiddenBase(docs: string): string {
  return `interface HiddenBase { ${docs} one: 1 }\n/** A. */ export interface A extends HiddenBase { /** Two. */ two: 2 }`;
}

test("merges an internal base class into its exported subclass, without private members", () => {
  const source = `/** B. */ declare class HiddenBase<T = 1> extends Error { constructor(one: 1); /** Runs. */ run(): void; private two: 2; }
/** A. */ export declare class A extends HiddenBase { /** Three. */ three: 3; protected four: 4; }`;
  const file = read(source);
  const code = codeOf(file.getClassOrThrow("A"), (symbol) => symbol.getName() === "A");
  expect(code.replaceAll(/\s+/g, " ")).toBe(
    "export declare class A extends Error { constructor(one: 1); /** Runs. */ run(): void; /** Three. */ three: 3; }",
  );
});
