import { kept } from "../spec/entries.ts";
import type { Span } from "./grammars.ts";

/** A variable, such as `pipe`. */
export interface Name extends Span {
  readonly kind: "name";
  readonly name: string;
}

/** `object.property` or `object?.property`. */
export interface Member extends Span {
  readonly kind: "member";
  readonly object: SyntaxNode;
  readonly property: string;
}

/** `object[index]`. Python allows several indexes. */
export interface Index extends Span {
  readonly kind: "index";
  readonly object: SyntaxNode;
  readonly index: readonly SyntaxNode[];
}

/** A call, with or without `new`. */
export interface Call extends Span {
  readonly kind: "call";
  readonly callee: SyntaxNode;
  readonly arguments: readonly Argument[];
}

/**
 * An argument of a call. `name` is the keyword of a keyword argument. `spread` is true if the argument is written with
 * `*`, `**` or `...`.
 */
export interface Argument extends Span {
  readonly name?: string;
  readonly spread: boolean;
  readonly value: SyntaxNode;
}

export interface StringLiteral extends Span {
  readonly kind: "string";
  /** The string. Undefined if it contains expressions, or rare escapes such as `\N{DASH}`. */
  readonly value: string | undefined;
  /** The text and the expressions of the string, in order. */
  readonly pieces: readonly (string | SyntaxNode)[];
}

/** A number, a boolean, a regular expression or another literal, as written. */
export interface Literal extends Span {
  readonly kind: "literal";
  readonly text: string;
}

/** A list, a tuple or a set. */
export interface List extends Span {
  readonly kind: "list";
  readonly items: readonly SyntaxNode[];
}

/** A dictionary or an object. An entry that is spread or has a computed key has no `key`; both are in `parts`. */
export interface RecordLiteral extends Span {
  readonly kind: "record";
  readonly entries: readonly RecordEntry[];
}
export interface RecordEntry extends Span {
  readonly key?: string;
  readonly parts: readonly SyntaxNode[];
}

/** The parameters and the body of a function, a method or a lambda. A parameter with a default is a binding. */
export interface FunctionLiteral extends Span {
  readonly kind: "function";
  readonly parameters: readonly SyntaxNode[];
  readonly body: readonly SyntaxNode[];
}

/**
 * Variables that get a value: in an assignment, a loop, a `with`, a comprehension, a default, or the definition of a
 * function or class.
 */
export interface Binding extends Span {
  readonly kind: "binding";
  readonly targets: readonly SyntaxNode[];
  /** Undefined if the values come from no expression, as in `except … as error`. */
  readonly value: SyntaxNode | undefined;
  /** True if the targets get the items of the value, as in a loop. */
  readonly isItem: boolean;
}

export interface Import extends Span {
  readonly kind: "import";
  /** The module's path, such as `diffusers.utils` or `node:fs`. A relative path starts with a dot. */
  readonly module: string;
  /** Empty for an import without names, which only runs the module. */
  readonly names: readonly ImportedName[];
}

/**
 * `name` is undefined for the module itself, `*` for all names, and `default` for the default export of a JavaScript
 * module.
 */
export interface ImportedName extends Span {
  readonly name: string | undefined;
  /** The variable for the imported value. It is `*` if every name of the module becomes a variable. */
  readonly local: string;
}

/** Any other statement or expression. `type` is the name of its syntax in the grammar, such as `return_statement`. */
export interface Other extends Span {
  readonly kind: "other";
  readonly type: string;
  readonly parts: readonly SyntaxNode[];
}

/** A statement or an expression. */
export type SyntaxNode =
  | Name
  | Member
  | Index
  | Call
  | StringLiteral
  | Literal
  | List
  | RecordLiteral
  | FunctionLiteral
  | Binding
  | Import
  | Other;

export interface Program {
  readonly body: readonly SyntaxNode[];
  /** Places with syntax errors. If there are any, the rest of the tree may be wrong. */
  readonly errors: readonly Span[];
}

/** Returns the nodes directly inside a node, in order. */
export function partsOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case "name":
    case "literal":
    case "import":
      return [];
    case "member":
      return [node.object];
    case "index":
      return [node.object, ...node.index];
    case "call":
      return [node.callee, ...node.arguments.map(({ value }) => value)];
    case "string":
      return node.pieces.filter((piece) => typeof piece !== "string");
    case "list":
      return node.items;
    case "record":
      return node.entries.flatMap(({ parts }) => parts);
    case "function":
      return [...node.parameters, ...node.body];
    case "binding":
      return node.value === undefined ? node.targets : [...node.targets, node.value];
    case "other":
      return node.parts;
  }
}

/** Returns all nodes, outer nodes first. */
export function allNodes(program: Pick<Program, "body">): readonly SyntaxNode[] {
  return kept(nodesIn, program, () => {
    const all: SyntaxNode[] = [];
    const visit = (node: SyntaxNode): void => {
      all.push(node);
      partsOf(node).forEach(visit);
    };
    program.body.forEach(visit);
    return all;
  });
}

/** The nodes of each program, because every check reads them several times. */
const nodesIn = new WeakMap<Pick<Program, "body">, readonly SyntaxNode[]>();

/** Returns all nodes of one kind. */
export function nodesOf<Kind extends SyntaxNode["kind"]>(
  program: Pick<Program, "body">,
  kind: Kind,
): readonly Extract<SyntaxNode, { readonly kind: Kind }>[] {
  const isOfKind = (node: SyntaxNode): node is Extract<SyntaxNode, { readonly kind: Kind }> => node.kind === kind;
  return allNodes(program).filter(isOfKind);
}

/** Returns the names of a path such as `torch.nn.Linear`, or undefined for any other expression. */
export function pathOf(node: SyntaxNode): readonly string[] | undefined {
  if (node.kind === "name") return [node.name];
  if (node.kind !== "member") return undefined;
  const object = pathOf(node.object);
  return object && [...object, node.property];
}

/** Returns the expression at the start of a chain of members, indexes and calls: `pipe` for `pipe("x")[0].text`. */
export function rootOf(node: SyntaxNode): SyntaxNode {
  if (node.kind === "call") return rootOf(node.callee);
  return node.kind === "member" || node.kind === "index" ? rootOf(node.object) : node;
}

/** Returns the names of the variables that a target sets: `a` and `b` for `a, [b]`, none for `a.b`. */
export function boundBy(target: SyntaxNode): readonly string[] {
  switch (target.kind) {
    case "name":
      return [target.name];
    case "list":
    case "record":
    case "other":
      return partsOf(target).flatMap(boundBy);
    case "binding":
      return target.targets.flatMap(boundBy);
    default:
      return [];
  }
}

/** Returns the names in the path of a module. The path of a JavaScript module, such as `node:fs`, is one name. */
export function modulePath(module: string): readonly string[] {
  return /[/:@]/.test(module) ? [module] : module.split(".");
}

/**
 * Returns the full path of each variable that an import creates: `np` is `numpy`, `load_image` is
 * `diffusers.utils.load_image`.
 */
export function importedPaths(program: Pick<Program, "body">): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { module, names } of nodesOf(program, "import")) {
    const path = modulePath(module);
    for (const { name, local } of names) {
      // `import a.b` sets the variable `a` to the module `a`, not to `a.b`.
      const own = name === undefined ? (local === path[0] ? [local] : path) : [...path, name];
      paths.set(local, own);
    }
  }
  return paths;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\n": "",
  "\\": "\\",
  '"': '"',
  "'": "'",
  "`": "`",
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  a: "\u0007",
};

/** Resolves the escapes in the text between quotes. Returns undefined for rare escapes, such as `\N{DASH}`. */
export function unescaped(text: string): string | undefined {
  let isKnown = true;
  const pattern = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|u\{([\da-fA-F]+)\}|([\s\S]))/g;
  const value = text.replaceAll(pattern, (whole, ...groups: readonly (string | undefined)[]) => {
    const code = groups.slice(0, 4).find((group) => group !== undefined);
    const point = Number.parseInt(code ?? "0", 16);
    const plain =
      code === undefined ? ESCAPES[groups[4] ?? ""] : point > 0x10ffff ? undefined : String.fromCodePoint(point);
    isKnown &&= plain !== undefined;
    return plain ?? whole;
  });
  return isKnown ? value : undefined;
}
