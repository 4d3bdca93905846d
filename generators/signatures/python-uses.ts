import { plural } from "../spec/print.ts";
import type { Span } from "../parsers/grammars.ts";
import {
  type Argument,
  type Binding,
  type Call,
  type Import,
  type Member,
  partsOf,
  type Program,
  type SyntaxNode,
} from "../parsers/syntax-tree.ts";
import type { KnownName, Type } from "./facts.ts";

/** A use of one of a library's names in Python code. */
export interface Use extends Span {
  /**
   * Dotted path, such as `dia2.Dia2.from_repo`. For a member of a value, the path starts with the type of the value.
   */
  readonly path: string;
  /** The arguments of the call. Undefined if the name is not called. */
  readonly call: Call | undefined;
  readonly isImport: boolean;
}

/**
 * The value of a variable or an expression: a name in a module, a value of a known type, or undefined if it is unknown.
 */
type Value = { readonly path: string } | { readonly type: Type } | undefined;

const ITERABLE = new Set(["list", "Iterator", "Iterable", "Generator", "Sequence", "set", "frozenset"]);

/**
 * Finds the names of imported modules that Python code uses, and the members of values with a known type. Statements
 * are read in order. Unknown variables are ignored.
 *
 * @param names returns the facts about a name, such as the type of the result of a call
 */
export function pythonUses(program: Program, names: (path: string) => KnownName | undefined): readonly Use[] {
  const walk = new Walk(names);
  program.body.forEach((node) => walk.read(node));
  return walk.uses;
}

class Walk {
  readonly uses: Use[] = [];
  readonly #names: (path: string) => KnownName | undefined;
  readonly #variables = new Map<string, Value>();

  constructor(names: (path: string) => KnownName | undefined) {
    this.#names = names;
  }

  #import({ module, names, from, to }: Import): void {
    for (const { name, local, ...span } of names) {
      const path = name === undefined ? module : `${module}.${name}`;
      this.uses.push({ path, call: undefined, isImport: true, ...(name === undefined ? { from, to } : span) });
      // `import a.b` sets the variable `a` to the module `a`, not to `a.b`.
      const isRoot = name === undefined && module.startsWith(`${local}.`);
      this.#variables.set(local, { path: isRoot ? local : path });
    }
  }

  #binding({ targets, value, isItem }: Binding): Value {
    const known = value === undefined ? undefined : this.read(value);
    for (const target of targets) this.#bind(target, isItem ? itemOf(known) : known);
    return known;
  }

  #bind(target: SyntaxNode, value: Value): void {
    if (target.kind === "name") this.#variables.set(target.name, value);
    else if (target.kind === "list") target.items.forEach((item, index) => this.#bind(item, partOf(value, index)));
    else this.read(target);
  }

  /** Returns the value of an expression. Records the use of a name if the expression is a path such as `torch.nn`. */
  read(node: SyntaxNode): Value {
    const value = this.#follow(node);
    if (value !== undefined && "path" in value && node.kind !== "name") this.#note(nameSpan(node), value.path);
    return value;
  }

  #note({ from, to }: Span, path: string, call?: Call): KnownName | undefined {
    this.uses.push({ path, call, isImport: false, from, to });
    return this.#names(path);
  }

  #follow(node: SyntaxNode): Value {
    switch (node.kind) {
      case "import":
        this.#import(node);
        return undefined;
      case "binding":
        return this.#binding(node);
      case "function":
        for (const parameter of node.parameters) {
          if (parameter.kind === "binding") this.#binding(parameter);
          else this.#bind(parameter, undefined);
        }
        node.body.forEach((part) => this.read(part));
        return undefined;
      case "name":
        return this.#variables.get(node.name);
      case "member":
        return this.#member(node);
      case "call":
        return this.#call(node);
      case "index": {
        const object = this.read(node.object);
        node.index.forEach((part) => this.read(part));
        const [index] = node.index;
        const isNumber = index?.kind === "literal" && /^\d+$/.test(index.text);
        return isNumber ? partOf(object, Number(index.text)) : undefined;
      }
      default:
        partsOf(node).forEach((part) => this.read(part));
        return undefined;
    }
  }

  #member(expression: Member): Value {
    const object = this.#follow(expression.object);
    if (object === undefined) return undefined;
    if ("path" in object) return { path: `${object.path}.${expression.property}` };
    const path = `${object.type.name}.${expression.property}`;
    const known = this.#names(path);
    if (known?.signature !== undefined) return { path };
    this.#note(nameSpan(expression), path);
    return valueOf(known);
  }

  #call(call: Call): Value {
    const callee = this.#follow(call.callee);
    for (const { value } of call.arguments) this.read(value);
    if (callee === undefined) return undefined;
    const path = "path" in callee ? callee.path : `${callee.type.name}.__call__`;
    return valueOf(this.#note(nameSpan(call.callee), path, call));
  }
}

/** Returns the position of the last name in a path, such as `from_repo` in `Dia2.from_repo`. */
function nameSpan(node: SyntaxNode): Span {
  const { from, to } = node;
  return node.kind === "member" ? { from: to - node.property.length, to } : { from, to };
}

function valueOf(known: KnownName | undefined): Value {
  return known?.type === undefined ? undefined : { type: known.type };
}

/** Returns the item of a list or tuple at an index, or undefined if the type of the item is unknown. */
function partOf(value: Value, index: number): Value {
  if (value === undefined || "path" in value) return undefined;
  const { name, inner } = value.type;
  const type = name === "tuple" ? inner[index] : ITERABLE.has(name) ? inner[0] : undefined;
  return type && { type };
}

/** Returns one item of the value that a loop iterates over, or undefined if its type is unknown. */
function itemOf(value: Value): Value {
  if (value === undefined || "path" in value || !ITERABLE.has(value.type.name)) return undefined;
  return partOf(value, 0);
}

/** Returns the first problem in the arguments of a call, or undefined for a valid call. */
export function argumentFault(
  { signature }: KnownName,
  call: Call,
): { readonly message: string; readonly at: Span; readonly word?: string } | undefined {
  const given: readonly Argument[] = call.arguments;
  if (signature === undefined) return { message: "cannot be called", at: call };
  const { parameters, hasRest, hasKeywords } = signature;
  const positional = given.filter(({ name, spread }) => name === undefined && !spread);
  const places = parameters.filter(({ isKeywordOnly }) => !isKeywordOnly);
  const extra = positional[places.length];
  if (extra !== undefined && !hasRest) {
    const most =
      places.length === 0 ? "no positional argument" : `at most ${plural(places.length, "positional argument")}`;
    return { message: `takes ${most}`, at: extra };
  }
  const filled = new Set(places.slice(0, positional.length).map(({ name }) => name));
  for (const argument of given) {
    const { name } = argument;
    if (name === undefined) continue;
    if (filled.has(name)) return { message: `is given "${name}" twice`, at: argument };
    const isKnown = parameters.some((parameter) => parameter.name === name);
    if (!isKnown && !hasKeywords) return { message: `has no parameter "${name}"`, at: argument, word: name };
    filled.add(name);
  }
  if (given.some(({ spread }) => spread)) return undefined;
  const missing = parameters.find(({ name, isRequired }) => isRequired && !filled.has(name));
  return missing && { message: `needs "${missing.name}"`, at: nameSpan(call.callee) };
}
