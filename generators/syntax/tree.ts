/** Where something is in a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  /** Behind the last character. */
  readonly to: number;
}

/** A variable: `pipe`. */
export interface Name extends Span {
  readonly kind: "name";
  readonly name: string;
}

/** `object.property`, also `object?.property`. */
export interface Member extends Span {
  readonly kind: "member";
  readonly object: Expression;
  readonly property: string;
}

/** `object[index]`; a slice has one index for each bound. */
export interface Index extends Span {
  readonly kind: "index";
  readonly object: Expression;
  readonly index: readonly Expression[];
}

/** A call, also one with `new`. */
export interface Call extends Span {
  readonly kind: "call";
  readonly callee: Expression;
  readonly arguments: readonly Argument[];
}

/** An argument of a call. `name`: the keyword of a keyword argument. `spread`: written with `*`, `**` or `...`. */
export interface Argument extends Span {
  readonly name?: string;
  readonly spread: boolean;
  readonly value: Expression;
}

/** A string. */
export interface TextLiteral extends Span {
  readonly kind: "text";
  /** The text of the string; undefined if it has fields, or escapes other than a quote or a line break. */
  readonly value: string | undefined;
  /** The fields of an f-string or a template literal. */
  readonly fields: readonly Expression[];
}

/** A number, a truth value, a regular expression and the like, as written. */
export interface Literal extends Span {
  readonly kind: "literal";
  readonly text: string;
}

/** A list, a tuple or a set. */
export interface List extends Span {
  readonly kind: "list";
  readonly items: readonly Expression[];
}

/** A dictionary or an object. An entry without a key is spread or has a computed key, which is in `parts`. */
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
  /** Defaults of parameters. */
  readonly defaults: readonly Expression[];
  readonly body: readonly Statement[];
}

/** `[value for targets in iterable if condition]`. */
export interface Comprehension extends Span {
  readonly kind: "comprehension";
  readonly bindings: readonly Binding[];
  /** The expression for each item, and the conditions. */
  readonly parts: readonly Expression[];
}

/** `name := value`, and an assignment inside an expression. */
export interface NamedExpression extends Span {
  readonly kind: "assignment";
  readonly target: Expression;
  readonly value: Expression;
}

/** Any other expression: an operator, a condition, `await`. `name` is the parser's name of it. */
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

/** Variables that get their values from one expression: in a loop, a `with`, a comprehension. */
export interface Binding {
  readonly targets: readonly Expression[];
  /** Undefined when the value comes from elsewhere, as that of `except … as error`. */
  readonly value: Expression | undefined;
}

/** An import. */
export interface Import extends Span {
  readonly kind: "import";
  /** The module's path, such as `diffusers.utils` or `node:fs`. A relative one begins with a dot. */
  readonly module: string;
  /** Empty for an import of a module for its effect only. */
  readonly names: readonly ImportedName[];
}

/** `name`: undefined for the module itself, `*` for everything, `default` for what a module of JavaScript exports as such. */
export interface ImportedName extends Span {
  readonly name: string | undefined;
  /** The variable that it is bound to; `*` when every name of the module becomes one. */
  readonly local: string;
}

/** `targets = value`; `target += value` has its target as a part of the value, too. */
export interface Assignment extends Span {
  readonly kind: "assign";
  /** Several for `a = b = value` and `a, b = value`. */
  readonly targets: readonly Expression[];
  /** Undefined for a declaration without a value. */
  readonly value: Expression | undefined;
}

/** An expression by itself. */
export interface ExpressionStatement extends Span {
  readonly kind: "expression";
  readonly value: Expression;
}

/** Statements with a head: one clause of `if`, `for`, `while`, `with`, `try`, `switch`. `name` is its keyword. */
export interface Block extends Span {
  readonly kind: "block";
  readonly name: string;
  readonly bindings: readonly Binding[];
  /** Conditions. */
  readonly heads: readonly Expression[];
  readonly body: readonly Statement[];
}

/** A function with a name. */
export interface FunctionDefinition extends Span {
  readonly kind: "definition";
  readonly name: string;
  readonly function: FunctionLiteral;
  readonly decorators: readonly Expression[];
}

/** A class. */
export interface ClassDefinition extends Span {
  readonly kind: "class";
  readonly name: string;
  readonly bases: readonly Expression[];
  readonly decorators: readonly Expression[];
  readonly body: readonly Statement[];
}

/** Any other statement: `return`, `raise`, `del`. `name` is the parser's name of it. */
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

/** The program in a text. */
export interface Program {
  readonly statements: readonly Statement[];
  /** Places that are no code of the language. With any, the rest is a guess. */
  readonly errors: readonly Span[];
}
