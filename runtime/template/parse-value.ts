import { READS } from "./ast.ts";
import type { Arguments, CallNode, Expression } from "./ast.ts";
import { LEVEL } from "./lex-operators.ts";
import { added } from "./lists.ts";
import { describe, type TokenStream } from "./stream.ts";

const CONSTANTS: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["none", null],
  ["None", null],
]);
const SPECIAL: ReadonlyMap<unknown, number> = new Map(Object.entries(READS));

/** How a tuple is read. `simple`: it holds only what {@link ValueParser.primary} reads. */
interface TupleOptions {
  readonly simple?: boolean;
  readonly conditional?: boolean;
  readonly parenthesised?: boolean;
}
const PARENTHESISED: TupleOptions = { parenthesised: true };

/** Reads values: literals, names, brackets, and what may stand behind a value. */
export abstract class ValueParser {
  /** The sum of {@link READS} met so far. */
  reads = 0;
  readonly tokens: TokenStream;
  constructor(tokens: TokenStream) {
    this.tokens = tokens;
  }

  /** One whole expression. */
  abstract expression(conditional?: boolean): Expression;

  /** A literal, a name, or something in brackets. */
  primary(): Expression {
    const { tokens } = this;
    const { type, value, line, start, end } = tokens.current;
    if (type === "name") {
      tokens.take();
      const constant = CONSTANTS.get(value);
      if (constant !== undefined) return { kind: "constant", value: constant, line, start, end };
      this.reads |= SPECIAL.get(value) ?? 0;
      return { kind: "name", name: value as string, line, start, end };
    }
    if (type === "number") return { kind: "constant", value: tokens.take().value, line, start, end };
    if (type === "string") {
      let text = "";
      while (tokens.is("string")) text += tokens.take().value as string;
      return { kind: "constant", value: text, line, start, end: tokens.last };
    }
    if (type === "(") {
      tokens.take();
      const node = this.tuple(PARENTHESISED);
      tokens.expect(")");
      return node;
    }
    if (type === "[") return this.list();
    if (type === "{") return this.dict();
    return tokens.fail(`unexpected "${describe(tokens.current)}"`);
  }

  /** One expression, or several between commas as a tuple. */
  tuple(options: TupleOptions = {}): Expression {
    const { tokens } = this;
    const { start, line } = tokens.current;
    if (this.tupleEnds()) {
      if (!options.parenthesised) tokens.fail(`Expected an expression, got "${describe(tokens.current)}"`);
      return { kind: "tuple", items: [], line, start, end: tokens.last };
    }
    const first = this.tupleItem(options);
    return tokens.is(",") ? this.tupleFrom(first, start, options) : first;
  }

  private tupleItem({ simple, conditional }: TupleOptions): Expression {
    return simple ? this.primary() : this.expression(conditional ?? true);
  }

  /** The rest of a tuple behind its first item. */
  private tupleFrom(first: Expression, start: number, options: TupleOptions): Expression {
    const { tokens } = this;
    const items = [first];
    let { line } = tokens.current;
    while (tokens.skip(",")) {
      if (this.tupleEnds()) break;
      items.push(this.tupleItem(options));
      if (tokens.is(",")) line = tokens.current.line;
    }
    return { kind: "tuple", items, line, start, end: tokens.last };
  }

  private tupleEnds(): boolean {
    const { type } = this.tokens.current;
    return type === "}}" || type === "%}" || type === ")";
  }

  private list(): Expression {
    const { tokens } = this;
    const { line, start } = tokens.expect("[");
    const items: Expression[] = [];
    while (!tokens.is("]")) {
      if (items.length) tokens.expect(",");
      if (tokens.is("]")) break;
      items.push(this.expression());
    }
    tokens.expect("]");
    return { kind: "list", items, line, start, end: tokens.last };
  }

  private dict(): Expression {
    const { tokens } = this;
    const { line, start } = tokens.expect("{");
    const pairs: [Expression, Expression][] = [];
    while (!tokens.is("}")) {
      if (pairs.length) tokens.expect(",");
      if (tokens.is("}")) break;
      const key = this.expression();
      tokens.expect(":");
      pairs.push([key, this.expression()]);
    }
    tokens.expect("}");
    return { kind: "dict", pairs, line, start, end: tokens.last };
  }

  /** Attributes, items and calls behind a value. */
  protected postfix(first: Expression): Expression {
    let node = first;
    while (this.tokens.current.level === LEVEL.postfix) {
      if (this.tokens.is(".")) node = this.attribute(node);
      else if (this.tokens.is("[")) node = this.item(node);
      else node = this.call(node);
    }
    return node;
  }

  private attribute(object: Expression): Expression {
    const { line } = this.tokens.take();
    const { type, value, start, end, line: ownLine } = this.tokens.current;
    if (type !== "name" && !(type === "number" && Number.isInteger(value))) {
      this.tokens.fail("expected name or number");
    }
    this.tokens.take();
    if (type === "name") return { kind: "attribute", object, name: value as string, line, start: object.start, end };
    return {
      kind: "item",
      object,
      key: { kind: "constant", value, line: ownLine, start, end },
      line,
      start: object.start,
      end,
    };
  }

  private item(object: Expression): Expression {
    const { tokens } = this;
    const { line, start } = tokens.take();
    const keys: Expression[] = [];
    while (!tokens.is("]")) {
      if (keys.length) tokens.expect(",");
      keys.push(this.subscript());
    }
    tokens.expect("]");
    const [first] = keys;
    if (keys.length > 1 && keys.some((one) => one.kind === "slice")) tokens.fail("a slice must stand alone");
    const key: Expression =
      first && keys.length === 1 ? first : { kind: "tuple", items: keys, line, start, end: tokens.last };
    return { kind: "item", object, key, line, start: object.start, end: tokens.last };
  }

  private subscript(): Expression {
    const { tokens } = this;
    const { line, start } = tokens.current;
    const first = tokens.is(":") ? undefined : this.expression();
    if (first && !tokens.is(":")) return first;
    const bounds: (Expression | undefined)[] = [first];
    while (bounds.length < 3 && tokens.skip(":")) {
      bounds.push(tokens.is(":") || tokens.is("]") || tokens.is(",") ? undefined : this.expression());
    }
    return { kind: "slice", bounds, line, start, end: tokens.last };
  }

  protected call(callee: Expression): CallNode {
    const { line } = this.tokens.current;
    const args = this.arguments();
    return { kind: "call", callee, args, line, start: callee.start, end: this.tokens.last };
  }

  protected arguments(): Arguments {
    const { tokens } = this;
    const { line, start, end } = tokens.expect("(");
    if (tokens.skip(")")) return EMPTY;
    const read = new ReadArguments();
    for (;;) {
      if (!this.argument(read)) tokens.fail("invalid syntax for function call expression", { line, start, end });
      if (!tokens.is(")")) tokens.expect(",");
      if (tokens.skip(")")) return read;
    }
  }

  /** Adds an argument; false where none of its kind may stand. */
  private argument(read: ReadArguments): boolean {
    const { tokens } = this;
    const { positional, keywords, star, doubleStar } = read;
    if (tokens.is("*")) {
      if (star || doubleStar) return false;
      tokens.take();
      read.star = this.expression();
    } else if (tokens.is("**")) {
      if (doubleStar) return false;
      tokens.take();
      read.doubleStar = this.expression();
    } else if (tokens.is("name") && tokens.peek().type === "=") {
      if (doubleStar) return false;
      const name = tokens.expectName();
      tokens.take();
      read.keywords = added(keywords, [name, this.expression()]);
    } else {
      if (star || doubleStar || keywords.length > 0) return false;
      read.positional = added(positional, this.expression());
    }
    return true;
  }
}

const NONE: readonly never[] = [];

/** The arguments read so far; all have one shape. */
class ReadArguments implements Arguments {
  positional: readonly Expression[] = NONE;
  keywords: readonly (readonly [string, Expression])[] = NONE;
  star: Expression | undefined;
  doubleStar: Expression | undefined;
}

/** What stands between parentheses that hold nothing. */
const EMPTY: Arguments = new ReadArguments();
/** No parentheses at all. */
export const NO_ARGUMENTS: Arguments = new ReadArguments();

/** One argument without parentheses. */
export function withOne(value: Expression): Arguments {
  const read = new ReadArguments();
  read.positional = [value];
  return read;
}
