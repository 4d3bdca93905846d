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

/** The kinds of expressions, with their fields. */
interface Expressions {
  constant: { value: unknown };
  name: { name: string };
  list: { items: readonly Expression[] };
  tuple: { items: readonly Expression[] };
  dict: { pairs: readonly (readonly [Expression, Expression])[] };
  unary: { operator: "-" | "+" | "not"; operand: Expression };
  binary: { operator: BinaryOperator; left: Expression; right: Expression };
  concat: { parts: readonly Expression[] };
  compare: { first: Expression; rest: readonly (readonly [ComparisonWord, Expression])[] };
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

export type BinaryOperator = "+" | "-" | "*" | "/" | "//" | "%" | "**" | "and" | "or";

export type ComparisonWord = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

export type ExpressionOf<Kind extends keyof Expressions> = NodeOf<Expressions, Kind>;

export type Expression = ExpressionOf<keyof Expressions>;

/** Arguments of a call, filter or test. */
export interface Arguments {
  readonly positional: readonly Expression[];
  readonly keywords: readonly (readonly [string, Expression])[];
  readonly star: Expression | undefined;
  readonly doubleStar: Expression | undefined;
}

export const isEmpty = ({ positional, keywords, star, doubleStar }: Arguments): boolean =>
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

/** The text between tags. */
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

/** The kinds of statements, with their fields. */
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

/** Statements in order. */
export type Body = readonly Statement[];
