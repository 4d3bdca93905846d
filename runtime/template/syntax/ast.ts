/** The fields of every node: its offsets in the source, and the line that Python's parser gives it. */
export interface Node {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export interface ConstantNode extends Node {
  readonly kind: "constant";
  readonly value: unknown;
}

export interface NameNode extends Node {
  readonly kind: "name";
  readonly name: string;
}

export interface ListNode extends Node {
  readonly kind: "list" | "tuple";
  readonly items: readonly Expression[];
}

export interface DictNode extends Node {
  readonly kind: "dict";
  readonly pairs: readonly (readonly [Expression, Expression])[];
}

export interface UnaryNode extends Node {
  readonly kind: "unary";
  readonly operator: "-" | "+" | "not";
  readonly operand: Expression;
}

export interface BinaryNode extends Node {
  readonly kind: "binary";
  readonly operator: "+" | "-" | "*" | "/" | "//" | "%" | "**" | "and" | "or";
  readonly left: Expression;
  readonly right: Expression;
}

export interface ConcatNode extends Node {
  readonly kind: "concat";
  readonly parts: readonly Expression[];
}

export interface CompareNode extends Node {
  readonly kind: "compare";
  readonly first: Expression;
  readonly rest: readonly (readonly [ComparisonWord, Expression])[];
}

export type ComparisonWord = "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

export interface ConditionalNode extends Node {
  readonly kind: "conditional";
  readonly test: Expression;
  readonly chosen: Expression;
  readonly otherwise: Expression | undefined;
}

export interface AttributeNode extends Node {
  readonly kind: "attribute";
  readonly object: Expression;
  readonly name: string;
}

export interface ItemNode extends Node {
  readonly kind: "item";
  readonly object: Expression;
  readonly key: Expression;
}

export interface SliceNode extends Node {
  readonly kind: "slice";
  readonly bounds: readonly (Expression | undefined)[];
}

/** Arguments of a call, filter or test. */
export interface Arguments {
  readonly positional: readonly Expression[];
  readonly keywords: readonly (readonly [string, Expression])[];
  readonly star: Expression | undefined;
  readonly doubleStar: Expression | undefined;
}

/** Returns true if there are no arguments. */
export const isEmpty = ({ positional, keywords, star, doubleStar }: Arguments): boolean =>
  positional.length === 0 && keywords.length === 0 && !star && !doubleStar;

export interface CallNode extends Node {
  readonly kind: "call";
  readonly callee: Expression;
  readonly args: Arguments;
}

/**
 * `value
 * name(…)` or `value is name(…)`. The filter of a `filter` block has no value.
 */
export interface ApplyNode extends Node {
  readonly kind: "filter" | "test";
  readonly value: Expression | undefined;
  readonly name: string;
  readonly args: Arguments;
}

export type Expression =
  | ConstantNode
  | NameNode
  | ListNode
  | DictNode
  | UnaryNode
  | BinaryNode
  | ConcatNode
  | CompareNode
  | ConditionalNode
  | AttributeNode
  | ItemNode
  | SliceNode
  | CallNode
  | ApplyNode;

/** `namespace.name` on the left of `set`. */
export interface NamespaceTarget extends Node {
  readonly kind: "namespace";
  readonly name: string;
  readonly attribute: string;
}

export interface TupleTarget extends Node {
  readonly kind: "tuple";
  readonly items: readonly Target[];
}

export type Target = NameNode | TupleTarget | NamespaceTarget;

export interface TextNode extends Node {
  readonly kind: "text";
  readonly text: string;
}

export interface OutputNode extends Node {
  readonly kind: "output";
  readonly parts: readonly (TextNode | Expression)[];
}

export interface IfNode extends Node {
  readonly kind: "if";
  /** `if` and each `elif`, each with its own line. */
  readonly branches: readonly { readonly line: number; readonly test: Expression; readonly body: Body }[];
  readonly otherwise: Body | undefined;
}

/** Special names that statements may read, and other facts that surrounding code needs. They are bits of `reads`. */
export const READS = { loop: 1, caller: 2, kwargs: 4, varargs: 8, self: 16, generation: 32 } as const;

export interface ForNode extends Node {
  readonly kind: "for";
  /** The special names that the body reads, at any depth. */
  readonly reads: number;
  readonly target: Target;
  readonly items: Expression;
  readonly test: Expression | undefined;
  readonly recursive: boolean;
  readonly body: Body;
  readonly otherwise: Body | undefined;
}

export interface SetNode extends Node {
  readonly kind: "set";
  readonly target: Target;
  readonly value: Expression;
}

export interface SetBlockNode extends Node {
  readonly kind: "set-block";
  readonly target: Target;
  readonly filter: Expression | undefined;
  readonly body: Body;
}

export interface WithNode extends Node {
  readonly kind: "with";
  readonly targets: readonly Target[];
  readonly values: readonly Expression[];
  readonly body: Body;
}

/** The common fields of macros and call blocks. */
export interface Signature {
  readonly parameters: readonly NameNode[];
  /** Defaults of the last parameters. */
  readonly defaults: readonly Expression[];
  /** The special names that the body reads, at any depth. */
  readonly reads: number;
}

export interface MacroNode extends Node, Signature {
  readonly kind: "macro";
  readonly name: string;
  readonly body: Body;
}

export interface CallBlockNode extends Node, Signature {
  readonly kind: "call-block";
  readonly call: CallNode;
  readonly body: Body;
}

export interface FilterBlockNode extends Node {
  readonly kind: "filter-block";
  readonly filter: Expression;
  readonly body: Body;
}

export interface BlockNode extends Node {
  readonly kind: "block";
  readonly name: string;
  readonly scoped: boolean;
  readonly required: boolean;
  readonly body: Body;
}

export interface AutoescapeNode extends Node {
  readonly kind: "autoescape";
  readonly value: Expression;
  readonly body: Body;
}

export interface GenerationNode extends Node {
  readonly kind: "generation";
  readonly body: Body;
}

export interface JumpNode extends Node {
  readonly kind: "break" | "continue";
}

/** `include`, `import`, `from` or `extends`. They are parsed, but fail when reached, because there is no loader. */
export interface LoadNode extends Node {
  readonly kind: "load";
  readonly tag: string;
  readonly template: Expression;
}

export type Statement =
  | OutputNode
  | IfNode
  | ForNode
  | SetNode
  | SetBlockNode
  | WithNode
  | MacroNode
  | CallBlockNode
  | FilterBlockNode
  | BlockNode
  | AutoescapeNode
  | GenerationNode
  | JumpNode
  | LoadNode;

/** Statements in order. */
export type Body = readonly Statement[];
