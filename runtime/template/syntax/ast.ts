import type { ArithmeticOperator } from "../values/arithmetic.ts";
import type { ComparisonOperator } from "../values/compare.ts";

/**
 * The fields of every node: the offsets of the node in the source, and the line that Python's parser records for it.
 */
export interface Node {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** A node of one of the given kinds. `Fields` contains the fields of each kind. */
type NodeOf<Fields, Kind extends keyof Fields> = {
  [One in Kind]: Node & { readonly kind: One } & Readonly<Fields[One]>;
}[Kind];

interface Expressions {
  constant: { value: unknown };
  name: { name: string };
  list: { items: readonly Expression[] };
  tuple: { items: readonly Expression[] };
  dict: { pairs: readonly (readonly [Expression, Expression])[] };
  unary: { operator: "-" | "+" | "not"; operand: Expression };
  binary: { operator: BinaryOperator; left: Expression; right: Expression };
  concat: { parts: readonly Expression[] };
  compare: { first: Expression; rest: readonly (readonly [ComparisonOperator, Expression])[] };
  conditional: { test: Expression; chosen: Expression; otherwise: Expression | undefined };
  attribute: { object: Expression; name: string };
  item: { object: Expression; key: Expression };
  slice: { bounds: readonly (Expression | undefined)[] };
  call: { callee: Expression; args: Arguments };
  /** `value | name(…)`. The filter of a `filter` block has no value. */
  filter: { value: Expression | undefined; name: string; args: Arguments };
  /** `value is name(…)` */
  test: { value: Expression | undefined; name: string; args: Arguments };
}

export type BinaryOperator = ArithmeticOperator | "and" | "or";

export type ExpressionOf<Kind extends keyof Expressions> = NodeOf<Expressions, Kind>;

export type Expression = ExpressionOf<keyof Expressions>;

export interface Arguments {
  readonly positional: readonly Expression[];
  readonly keywords: readonly (readonly [string, Expression])[];
  readonly star: Expression | undefined;
  readonly doubleStar: Expression | undefined;
}

const isEmpty = ({ positional, keywords, star, doubleStar }: Arguments): boolean =>
  positional.length === 0 && keywords.length === 0 && !star && !doubleStar;

/** The kinds of targets of assignments, with their fields. */
interface Targets {
  name: { name: string };
  tuple: { items: readonly Target[] };
  /** `name.attribute` on the left of `=` in `set`. */
  namespace: { name: string; attribute: string };
}

export type TargetOf<Kind extends keyof Targets> = NodeOf<Targets, Kind>;

export type Target = TargetOf<keyof Targets>;

/**
 * The bits of the field `reads` of a node. All bits except `generation` mean that a special name is read. `generation`
 * means that there is a `generation` block.
 */
export const READS = { loop: 1, caller: 2, kwargs: 4, varargs: 8, self: 16, generation: 32 } as const;

/** The common fields of macros and call blocks. */
export interface Signature {
  readonly parameters: readonly ExpressionOf<"name">[];
  /** The defaults of the last parameters. The other parameters have no defaults. */
  readonly defaults: readonly Expression[];
  /** The special names that the body reads, at any depth. */
  readonly reads: number;
}

export interface TextNode extends Node {
  readonly kind: "text";
  readonly text: string;
}

/** `if` or `elif`, with its own line number. */
interface Branch {
  readonly line: number;
  readonly test: Expression;
  readonly body: Body;
}

interface Statements {
  output: { parts: readonly (TextNode | Expression)[] };
  if: { branches: readonly Branch[]; otherwise: Body | undefined };
  for: {
    /** The special names that the body reads, at any depth. */
    reads: number;
    target: Target;
    items: Expression;
    test: Expression | undefined;
    recursive: boolean;
    body: Body;
    otherwise: Body | undefined;
  };
  set: { target: Target; value: Expression };
  "set-block": { target: Target; filter: Expression | undefined; body: Body };
  with: { targets: readonly Target[]; values: readonly Expression[]; body: Body };
  macro: Signature & { name: string; body: Body };
  "call-block": Signature & { call: ExpressionOf<"call">; body: Body };
  "filter-block": { filter: Expression; body: Body };
  block: { name: string; scoped: boolean; required: boolean; body: Body };
  autoescape: { value: Expression; body: Body };
  generation: { body: Body };
  break: object;
  continue: object;
  /**
   * `include`, `import`, `from` or `extends`. These tags are parsed, but they throw when they run, because there is no
   * loader.
   */
  load: { tag: string; template: Expression };
}

export type StatementOf<Kind extends keyof Statements> = NodeOf<Statements, Kind>;

export type Statement = StatementOf<keyof Statements>;

export type Body = readonly Statement[];

/**
 * Returns the direct subexpressions of an expression, in the order of the source. Missing subexpressions are undefined.
 */
function childrenOf(node: Expression): readonly (Expression | undefined)[] {
  switch (node.kind) {
    case "constant":
    case "name":
      return [];
    case "list":
    case "tuple":
      return node.items;
    case "dict":
      return node.pairs.flat();
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "concat":
      return node.parts;
    case "compare":
      return [node.first, ...node.rest.map(([, operand]) => operand)];
    case "conditional":
      return [node.test, node.chosen, node.otherwise];
    case "attribute":
      return [node.object];
    case "item":
      return [node.object, node.key];
    case "slice":
      return node.bounds;
    case "call":
      return [node.callee, ...valuesOf(node.args)];
    case "filter":
    case "test":
      return [node.value, ...valuesOf(node.args)];
  }
}

const valuesOf = ({ positional, keywords, star, doubleStar }: Arguments): readonly (Expression | undefined)[] => [
  ...positional,
  ...keywords.map(([, value]) => value),
  star,
  doubleStar,
];

/** Filters that read the context. They are never computed at compile time. */
const OF_CONTEXT: ReadonlySet<string> = new Set("map random reject rejectattr select selectattr".split(" "));

/** Returns true if an expression contains no names, no calls, and no filters that read the context. */
export function isConstant(node: Expression): boolean {
  if (node.kind === "name" || node.kind === "call") return false;
  if (node.kind === "filter" && (!node.value || OF_CONTEXT.has(node.name))) return false;
  return childrenOf(node).every((child) => child === undefined || isConstant(child));
}

/**
 * Returns true if Python's compiler replaces an expression in an output by the text of its value. Such an expression
 * reads no name and cannot fail, and Python records no line for the output. In doubt, returns false: at worst, a later
 * error reports a different line than in Python.
 */
export function isFolded(node: Expression): boolean {
  switch (node.kind) {
    case "constant":
      return true;
    case "list":
    case "tuple":
    case "concat":
    case "conditional":
      return childrenOf(node).every((part) => part !== undefined && isFolded(part));
    case "dict":
      return node.pairs.every(([key, value]) => key.kind === "constant" && isFolded(value));
    case "item":
      // A missing item is undefined. It prints as nothing, but reading an item of undefined would fail.
      return HOLDERS.has(node.object.kind) && isFolded(node.object) && isNumberOrMinus(node.key);
    case "unary":
      return node.operator === "not" ? isFolded(node.operand) : isNumber(node.operand);
    case "binary":
      if (node.operator === "and" || node.operator === "or") return isFolded(node.left) && isFolded(node.right);
      return isNumber(node.left) && isNumber(node.right) && isSafe(node.operator, literalValue(node.right) as number);
    case "compare":
      return isFolded(node.first) && node.rest.every(([word, right]) => /[!=]=/.test(word) && isFolded(right));
    case "test":
      return node.value !== undefined && isEmpty(node.args) && SURE_TESTS.has(node.name) && isFolded(node.value);
    case "filter": {
      const isOfText = node.value !== undefined && typeof literalValue(node.value) === "string";
      return isOfText && isEmpty(node.args) && SURE_FILTERS.has(node.name);
    }
    default:
      return false;
  }
}

/** Jinja2 tests that never throw, such as `x is defined`. */
const SURE_TESTS: ReadonlySet<string> = new Set(
  "boolean callable defined false float integer iterable mapping none number sequence string true undefined".split(" "),
);
/** Filters that never throw for a string. */
const SURE_FILTERS: ReadonlySet<string> = new Set("capitalize count length lower string title trim upper".split(" "));

/** Returns true if the operator returns a number for every left number and the right number `right`. */
function isSafe(operator: BinaryOperator, right: number): boolean {
  if (operator === "**") return Number.isInteger(right) && right >= 0 && right < 10;
  return operator === "+" || operator === "-" || operator === "*" || right !== 0;
}

const HOLDERS: ReadonlySet<string> = new Set("constant dict list tuple".split(" "));

const isNumberOrMinus = (node: Expression): boolean => isNumber(node) || (node.kind === "unary" && isFolded(node));

const isNumber = (node: Expression): boolean => typeof literalValue(node) === "number";

/** Returns the value of a literal, or undefined for any other expression. */
export const literalValue = (node: Expression): unknown => (node.kind === "constant" ? node.value : undefined);

/** An object that receives the names that an expression reads. */
interface Reader {
  load(name: string): void;
}

/** Calls `reader.load` for every name that an expression reads. */
export function eachName(node: Expression, reader: Reader): void {
  if (node.kind === "name") reader.load(node.name);
  else for (const child of childrenOf(node)) if (child) eachName(child, reader);
}

/** Returns the variables that an assignment writes. Attributes of namespaces are left out. */
export function targetNames(target: Target): string[] {
  if (target.kind === "tuple") return target.items.flatMap(targetNames);
  return target.kind === "name" ? [target.name] : [];
}
