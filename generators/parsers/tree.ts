/** A range of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  /** Offset after the last character. */
  readonly to: number;
}

/** A variable, such as `pipe`. */
export interface Name extends Span {
  readonly kind: "name";
  readonly name: string;
}

/** `object.property` or `object?.property`. */
export interface Member extends Span {
  readonly kind: "member";
  readonly object: Expression;
  readonly property: string;
}

/** `object[index]`. For a slice such as `object[1:5]`, each bound is an index. */
export interface Index extends Span {
  readonly kind: "index";
  readonly object: Expression;
  readonly index: readonly Expression[];
}

/** A call, with or without `new`. */
export interface Call extends Span {
  readonly kind: "call";
  readonly callee: Expression;
  readonly arguments: readonly Argument[];
}

/**
 * An argument of a call. `name` is the keyword of a keyword argument. `spread` is true if the argument is written with
 * `*`, `**` or `...`.
 */
export interface Argument extends Span {
  readonly name?: string;
  readonly spread: boolean;
  readonly value: Expression;
}

export interface TextLiteral extends Span {
  readonly kind: "text";
  /** The text of the string. Undefined if the string contains expressions, or rare escapes such as `\x41`. */
  readonly value: string | undefined;
  /** The expressions inside an f-string or a template literal. */
  readonly fields: readonly Expression[];
}

/** A number, a boolean, a regular expression or another literal, as written. */
export interface Literal extends Span {
  readonly kind: "literal";
  readonly text: string;
}

/** A list, a tuple or a set. */
export interface List extends Span {
  readonly kind: "list";
  readonly items: readonly Expression[];
}

/**
 * A dictionary or an object. An entry that is spread or has a computed key has no `key`; its expressions are in
 * `parts`.
 */
export interface RecordLiteral extends Span {
  readonly kind: "record";
  readonly entries: readonly RecordEntry[];
}
export interface RecordEntry extends Span {
  readonly key?: string;
  readonly parts: readonly Expression[];
}

/** A lambda, an arrow function, a function expression or a method of an object. */
export interface FunctionLiteral extends Span {
  readonly kind: "function";
  readonly parameters: readonly Expression[];
  readonly defaults: readonly Expression[];
  readonly body: readonly Statement[];
}

/** `[value for targets in iterable if condition]`. */
export interface Comprehension extends Span {
  readonly kind: "comprehension";
  readonly bindings: readonly Binding[];
  /** The expression that computes each item, and the conditions. */
  readonly parts: readonly Expression[];
}

/** An assignment inside an expression: `name := value` in Python, `name = value` in JavaScript. */
export interface NamedExpression extends Span {
  readonly kind: "assignment";
  readonly target: Expression;
  readonly value: Expression;
}

/** Any other expression, such as an operator, a condition or `await`. `name` is the parser's name for this syntax. */
export interface Compound extends Span {
  readonly kind: "compound";
  readonly name: string;
  readonly parts: readonly Expression[];
}

export type Expression =
  | Name
  | Member
  | Index
  | Call
  | TextLiteral
  | Literal
  | List
  | RecordLiteral
  | FunctionLiteral
  | Comprehension
  | NamedExpression
  | Compound;

/** Variables that get their values from one expression, in a loop, a `with` or a comprehension. */
export interface Binding {
  readonly targets: readonly Expression[];
  /** Undefined if the values come from no expression, as in `except … as error`. */
  readonly value: Expression | undefined;
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

/** An assignment `targets = value`. For `target += value`, the value contains the target too. */
export interface Assignment extends Span {
  readonly kind: "assign";
  /** There are several targets for `a = b = value` and for `a, b = value`. */
  readonly targets: readonly Expression[];
  /** Undefined for a declaration without a value. */
  readonly value: Expression | undefined;
}

export interface ExpressionStatement extends Span {
  readonly kind: "expression";
  readonly value: Expression;
}

/**
 * One clause of a statement with a keyword and a body: `if`, `for`, `while`, `with`, `try`, `switch`. `name` is its
 * keyword.
 */
export interface Block extends Span {
  readonly kind: "block";
  readonly name: string;
  readonly bindings: readonly Binding[];
  /** The expressions in the head, such as conditions. */
  readonly heads: readonly Expression[];
  readonly body: readonly Statement[];
}

export interface FunctionDefinition extends Span {
  readonly kind: "definition";
  readonly name: string;
  readonly function: FunctionLiteral;
  readonly decorators: readonly Expression[];
}

export interface ClassDefinition extends Span {
  readonly kind: "class";
  readonly name: string;
  readonly bases: readonly Expression[];
  readonly decorators: readonly Expression[];
  readonly body: readonly Statement[];
}

/** Any other statement, such as `return`, `raise` or `del`. `name` is the parser's name for this kind of syntax. */
export interface OtherStatement extends Span {
  readonly kind: "other";
  readonly name: string;
  readonly parts: readonly Expression[];
}

export type Statement =
  | Import
  | Assignment
  | ExpressionStatement
  | Block
  | FunctionDefinition
  | ClassDefinition
  | OtherStatement;

export interface Program {
  readonly statements: readonly Statement[];
  /** Places with syntax errors. If there are any, the rest of the tree may be wrong. */
  readonly errors: readonly Span[];
}
