import type { Argument, Call, Expression, Program, Span, Statement } from "../../parsers/tree.ts";
import {
  allExpressions,
  allStatements,
  boundBy,
  importedPaths,
  importsIn,
  modulePath,
  pathOf,
  rootOf,
} from "../../parsers/walk.ts";
import type { Declared } from "./declared.ts";
import { type Found, inVariant, type Unknown } from "./finding.ts";
import type { KnownNames } from "./known-names.ts";
import { fillOf, HOLE_NAME, type Variant } from "./variants.ts";

/** A program in one host language, and the names that it may use. */
export interface Code {
  readonly program: Program;
  readonly known: KnownNames;
  readonly declared: Declared;
  /** Returns true if the text at a position comes from a hole (`{{…}}`). */
  readonly isFilled: (span: Span) => boolean;
  /**
   * Variables that are set in other variants of the template. If this variant uses such a variable without setting it,
   * its code fails, but cannot run a hostile text.
   */
  readonly elsewhere: ReadonlySet<string>;
}

/** The parser of a language, the names that its code may use, and a check of the language's calls and members. */
interface Language {
  readonly parse: (text: string) => Program;
  readonly known: KnownNames;
  readonly unknownUses: (program: Program, isFilled: Code["isFilled"]) => Iterable<Unknown>;
}

/** Yields the names that the variants of a template use, but that are neither declared nor known. */
export function* unknownInPrograms(
  variants: readonly Variant[],
  declared: Declared,
  { parse, known, unknownUses }: Language,
): Generator<Found> {
  const programs = variants.map((variant) => ({ variant, program: parse(variant.text) }));
  // Some variants may be invalid, because their facts exclude each other. One valid variant is enough.
  if (programs.every(({ program }) => program.errors.length > 0)) {
    for (const { variant, program } of programs) yield* inVariant(variant, program.errors.map(unreadable));
  }
  const elsewhere = new Set(programs.flatMap(({ program }) => [...boundNames(program).keys()]));
  for (const { variant, program } of programs) {
    const isFilled = fillOf(variant);
    yield* inVariant(variant, unknownNames({ program, known, declared, isFilled, elsewhere }));
    yield* inVariant(variant, unknownUses(program, isFilled));
  }
}

function unreadable(span: Span): Unknown {
  return { code: "host-syntax", span, message: "this code cannot be parsed" };
}

/**
 * Yields the names that a program uses, but that are neither declared nor known. Every call starts with a name: an
 * import, a variable made from known values, or a function on the language's list. So a program without unknown names
 * can call no unknown code.
 */
function* unknownNames(code: Code): Generator<Unknown> {
  const { program } = code;
  yield* unknownImports(code);
  const bound = boundNames(program);
  for (const [name, span] of bound) {
    if (!code.known.reserved.has(name)) continue;
    yield {
      code: "unknown-callee",
      span,
      message: `"${name}" is a function of the language and cannot be the name of a variable`,
    };
  }
  const paths = importedPaths(program);
  const checked = new Set<Expression>();
  for (const expression of allExpressions(program)) {
    yield* unknownIn(expression, { code, bound, paths, checked });
  }
}

interface Scope {
  readonly code: Code;
  /** Variables, and the place of their first assignment. */
  readonly bound: ReadonlyMap<string, Span>;
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Expressions that need no check of their own, because the path that contains them has been checked. */
  readonly checked: Set<Expression>;
}

function* unknownImports({ program, known, declared, isFilled }: Code): Generator<Unknown> {
  for (const { module, names, from, to } of importsIn(program)) {
    const span = { from, to };
    // A hole may be the whole name of a module, because `unknownCall` refuses calls that pass a value to such a module.
    if (isHoleName(module)) continue;
    if (isFilled(span) && module.includes("hole")) {
      yield { code: "unknown-callee", span, message: "the value would be the name of the module to load" };
    }
    if (names.length === 0 && !declared.has(module) && !known.packages.has(module)) yield unknownModule(module, span);
    for (const { name, local, ...place } of names) {
      if (local === "*") {
        yield {
          code: "unknown-callee",
          span: place,
          message: `"*" may be anything in ${module}`,
          hint: "import the names that you use",
        };
      } else if (name !== undefined && !isKnownPath([...modulePath(module), name], known, declared, false)) {
        yield unknownModule(`${module}.${name}`, place);
      } else if (name === undefined && !isKnownPath(modulePath(module), known, declared, true)) {
        yield unknownModule(module, place);
      }
    }
  }
}

function unknownModule(path: string, span: Span): Unknown {
  const root = path.startsWith("@") ? path : path.replace(/[./].*$/s, "");
  return {
    code: "unknown-callee",
    span,
    message: `"${path}" belongs to no package that the entry declares, and is not on the list of known modules`,
    hint: `install the package in the entry, or add it to the entry: packages: [${root}]`,
  };
}

/** @param isOpen true if more names may follow, so that the start of a known path is enough */
function isKnownPath(path: readonly string[], known: KnownNames, declared: Declared, isOpen: boolean): boolean {
  const [module = ""] = path;
  const text = path.join(".");
  if (path.slice(1).some((part) => (known.members.test(part) || part.startsWith("_")) && !known.modules.has(text))) {
    return false;
  }
  const lists = [known.modules, known.packages];
  const isListed = lists.some((list) => path.some((_, index) => list.has(path.slice(0, index + 1).join("."))));
  if (isListed || (isOpen && lists.some((list) => [...list].some((entry) => entry.startsWith(`${text}.`)))))
    return true;
  const isStandard = known.standard.has(module) || module.startsWith("node:");
  return !isStandard && declared.has(module);
}

/** Returns all variables of a program, each with the place of its first assignment. */
function boundNames(program: Program): ReadonlyMap<string, Span> {
  const bound = new Map<string, Span>();
  const add = (targets: readonly Expression[]): void => {
    for (const target of targets) {
      for (const name of boundBy(target)) if (!bound.has(name)) bound.set(name, target);
    }
  };
  for (const { names } of importsIn(program)) for (const { local, from, to } of names) bound.set(local, { from, to });
  for (const statement of allStatements(program)) {
    if (statement.kind === "definition" || statement.kind === "class") bound.set(statement.name, statement);
    add(targetsOf(statement));
  }
  for (const expression of allExpressions(program)) {
    if (expression.kind === "function") add(expression.parameters);
    if (expression.kind === "comprehension") add(expression.bindings.flatMap(({ targets }) => targets));
    if (expression.kind === "assignment") add([expression.target]);
  }
  return bound;
}

function targetsOf(statement: Statement): readonly Expression[] {
  if (statement.kind === "assign") return statement.targets;
  return statement.kind === "block" ? statement.bindings.flatMap(({ targets }) => targets) : [];
}

function* unknownIn(expression: Expression, scope: Scope): Generator<Unknown> {
  const { known } = scope.code;
  const path = scope.checked.has(expression) ? undefined : pathOf(expression);
  if (expression.kind === "call" && expression.callee.kind === "name" && known.onlyCalled.has(expression.callee.name)) {
    scope.checked.add(expression.callee);
  }
  if (path !== undefined) {
    for (let part = expression; part.kind === "member"; part = part.object) scope.checked.add(part.object);
    yield* unknownPath(path, expression, scope);
  }
  if (expression.kind === "member" && known.members.test(expression.property) && !isListedMember(expression, scope)) {
    const message = `".${expression.property}" gives access to code that is not declared`;
    yield {
      code: "unknown-callee",
      span: { from: expression.to - expression.property.length, to: expression.to },
      message,
    };
  }
  if (expression.kind === "record") {
    const entry = expression.entries.find(({ key }) => key !== undefined && known.members.test(key));
    if (entry !== undefined && known.areKeysMembers) {
      yield {
        code: "unknown-callee",
        span: entry,
        message: `"${entry.key ?? ""}" gives access to a function of the value`,
      };
    }
  }
  if (expression.kind === "call") yield* unknownCall(expression, scope);
}

/** Returns true for a member whose whole path is a known name, such as `process.env`. */
function isListedMember(expression: Expression, { code: { known }, paths }: Scope): boolean {
  const path = pathOf(expression);
  const whole = path === undefined ? [] : [...(paths.get(path[0] ?? "") ?? path.slice(0, 1)), ...path.slice(1)];
  return known.modules.has(whole.join(".")) || known.names.has(whole.join("."));
}

function* unknownPath(path: readonly string[], span: Span, { code, bound, paths }: Scope): Generator<Unknown> {
  const [root = ""] = path;
  const { known, declared } = code;
  const imported = paths.get(root);
  if (imported !== undefined) {
    if (isHoleName(imported[0])) return;
    const whole = [...imported, ...path.slice(1)];
    if (isKnownPath(whole, known, declared, false)) return;
    const message = `"${whole.join(".")}" is not on the list of known functions`;
    yield { code: "unknown-callee", span, message };
    return;
  }
  if (bound.has(root) || (code.elsewhere.has(root) && !known.reserved.has(root))) return;
  if (path.some((_, index) => known.names.has(path.slice(0, index + 1).join(".")))) return;
  const message = `"${path.join(".")}" is not an import, a variable of the template or a known function`;
  yield { code: "unknown-callee", span, message };
}

function* unknownCall(call: Call, { code, paths }: Scope): Generator<Unknown> {
  const { known, isFilled } = code;
  const { callee } = call;
  if (callee.kind === "member" && known.bareMethods.has(callee.property) && call.arguments.length > 0) {
    yield { code: "unknown-callee", span: callee, message: `"${callee.property}" would run its argument as code` };
  }
  const root = rootOf(callee);
  const module = root.kind === "name" ? paths.get(root.name)?.[0] : undefined;
  if (isHoleName(module) && call.arguments.some(isFilled)) {
    yield {
      code: "unknown-callee",
      span: call,
      message: "the value would be passed to a module whose name comes from the model",
    };
  }
}

const isHoleName = (name: string | undefined): boolean => name?.startsWith(HOLE_NAME) === true;

/** Returns an argument of a call by its position or its keyword. */
export function argumentOf(call: Call, index: number, name: string): Argument | undefined {
  return (
    call.arguments.find((one) => one.name === name) ?? call.arguments.filter((one) => one.name === undefined)[index]
  );
}
