import {
  allNodes,
  type Argument,
  boundBy,
  type Call,
  importedPaths,
  modulePath,
  nodesOf,
  pathOf,
  type Program,
  rootOf,
  type SyntaxNode,
} from "../../parsers/syntax-tree.ts";
import { PLACEHOLDER_NAME, PLACEHOLDER_TEXT, type Variant } from "../../parsers/fill-placeholders.ts";
import type { Span } from "../../parsers/grammars.ts";
import type { Declared } from "./declared.ts";
import { type Found, inVariant, type Unknown } from "./finding.ts";
import type { KnownNames } from "./known-names.ts";

/** A variant of a template, and its syntax tree. */
export interface ReadVariant {
  readonly variant: Variant;
  readonly program: Program;
}

/** The names that code of a language may use, and a check of the language's calls and members. */
export interface LanguageRules {
  readonly known: KnownNames;
  readonly unknownUses: (program: Program, isFilled: Variant["isFilled"]) => Iterable<Unknown>;
}

/** A program in one host language, and the names that it may use. */
interface Code extends ReadVariant {
  readonly known: KnownNames;
  readonly declared: Declared;
  /**
   * Variables that are set in other variants of the template. If this variant uses such a variable without setting it,
   * its code fails, but cannot run a hostile string.
   */
  readonly elsewhere: ReadonlySet<string>;
}

/** Yields the names that the variants of a template use, but that are neither declared nor known. */
export function* unknownInPrograms(
  programs: readonly ReadVariant[],
  declared: Declared,
  { known, unknownUses }: LanguageRules,
): Generator<Found> {
  // Some variants may be invalid, because their facts exclude each other. One valid variant is enough.
  if (programs.every(({ program }) => program.errors.length > 0)) {
    for (const { variant, program } of programs) yield* inVariant(variant, program.errors.map(unreadable));
  }
  const elsewhere = new Set(programs.flatMap(({ program }) => [...boundNames(program).keys()]));
  for (const { variant, program } of programs) {
    yield* inVariant(variant, unknownNames({ variant, program, known, declared, elsewhere }));
    yield* inVariant(variant, unknownUses(program, variant.isFilled));
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
  const checked = new Set<SyntaxNode>();
  for (const node of allNodes(program)) yield* unknownIn(node, { code, bound, paths, checked });
}

interface Scope {
  readonly code: Code;
  /** Variables, and the place of their first assignment. */
  readonly bound: ReadonlyMap<string, Span>;
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Expressions that need no check of their own, because the path that contains them has been checked. */
  readonly checked: Set<SyntaxNode>;
}

function* unknownImports({ variant, program, known, declared }: Code): Generator<Unknown> {
  for (const { module, names, from, to } of nodesOf(program, "import")) {
    const span = { from, to };
    // A placeholder may be the whole name of a module, because `unknownCall` refuses calls that pass a value to it.
    if (isPlaceholderName(module)) continue;
    if (variant.isFilled(span) && module.includes(PLACEHOLDER_TEXT)) {
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
  for (const node of allNodes(program)) {
    if (node.kind === "import") for (const { local, from, to } of node.names) bound.set(local, { from, to });
    const targets = node.kind === "binding" ? node.targets : node.kind === "function" ? node.parameters : [];
    for (const target of targets) for (const name of boundBy(target)) if (!bound.has(name)) bound.set(name, target);
  }
  return bound;
}

function* unknownIn(node: SyntaxNode, scope: Scope): Generator<Unknown> {
  const { known } = scope.code;
  const path = scope.checked.has(node) ? undefined : pathOf(node);
  if (node.kind === "call" && node.callee.kind === "name" && known.onlyCalled.has(node.callee.name)) {
    scope.checked.add(node.callee);
  }
  if (path !== undefined) {
    for (let part: SyntaxNode = node; part.kind === "member"; part = part.object) scope.checked.add(part.object);
    yield* unknownPath(path, node, scope);
  }
  if (node.kind === "member" && known.members.test(node.property) && !isListedMember(node, scope)) {
    const message = `".${node.property}" gives access to code that is not declared`;
    yield {
      code: "unknown-callee",
      span: { from: node.to - node.property.length, to: node.to },
      message,
    };
  }
  if (node.kind === "record") {
    const entry = node.entries.find(({ key }) => key !== undefined && known.members.test(key));
    if (entry !== undefined && known.areKeysMembers) {
      yield {
        code: "unknown-callee",
        span: entry,
        message: `"${entry.key ?? ""}" gives access to a function of the value`,
      };
    }
  }
  if (node.kind === "call") yield* unknownCall(node, scope);
}

/** Returns true for a member whose whole path is a known name, such as `process.env`. */
function isListedMember(node: SyntaxNode, { code: { known }, paths }: Scope): boolean {
  const path = pathOf(node);
  const whole = path === undefined ? [] : [...(paths.get(path[0] ?? "") ?? path.slice(0, 1)), ...path.slice(1)];
  return known.modules.has(whole.join(".")) || known.names.has(whole.join("."));
}

function* unknownPath(path: readonly string[], span: Span, { code, bound, paths }: Scope): Generator<Unknown> {
  const [root = ""] = path;
  const { known, declared } = code;
  const imported = paths.get(root);
  if (imported !== undefined) {
    if (isPlaceholderName(imported[0])) return;
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
  const { known, variant } = code;
  const { callee } = call;
  if (callee.kind === "member" && known.bareMethods.has(callee.property) && call.arguments.length > 0) {
    yield { code: "unknown-callee", span: callee, message: `"${callee.property}" would run its argument as code` };
  }
  const root = rootOf(callee);
  const module = root.kind === "name" ? paths.get(root.name)?.[0] : undefined;
  if (isPlaceholderName(module) && call.arguments.some(variant.isFilled)) {
    yield {
      code: "unknown-callee",
      span: call,
      message: "the value would be passed to a module whose name comes from the model",
    };
  }
}

const isPlaceholderName = (name: string | undefined): boolean => name?.startsWith(PLACEHOLDER_NAME) === true;

/** Returns an argument of a call by its position or its keyword. */
export function argumentOf(call: Call, index: number, name: string): Argument | undefined {
  return (
    call.arguments.find((one) => one.name === name) ?? call.arguments.filter((one) => one.name === undefined)[index]
  );
}
