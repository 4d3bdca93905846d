import { type Arguments, type Expression, type ExpressionOf, READS } from "./ast.ts";
import { TokenStream } from "./token-stream.ts";
import { LEVEL } from "./token.ts";

/** The names of the constants, and their values. */
export const CONSTANTS: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["none", null],
  ["None", null],
]);

const SPECIAL: ReadonlyMap<unknown, number> = new Map(Object.entries(READS));

interface TupleOptions {
  readonly conditional?: boolean;
  readonly parenthesised?: boolean;
}

const PARENTHESISED: TupleOptions = { parenthesised: true };

/** Parses values: literals, names and brackets, and the attributes, items and calls that follow a value. */
export abstract class ValueParser extends TokenStream {
  /** The bits of {@link READS} for the names that were read so far. */
  reads = 0;

  /** Parses one complete expression. */
  abstract expression(conditional?: boolean): Expression;

  /** Parses a literal, a name, or an expression in brackets. */
  primary(): Expression {
    const { type, value, line, start, end } = this.current;
    if (type === "name") {
      this.take();
      const constant = CONSTANTS.get(value);
      if (constant !== undefined) return { kind: "constant", value: constant, line, start, end };
      this.reads |= SPECIAL.get(value) ?? 0;
      return { kind: "name", name: value as string, line, start, end };
    }
    if (type === "number") return { kind: "constant", value: this.take().value, line, start, end };
    if (type === "string") {
      let text = "";
      while (this.is("string")) text += this.take().value as string;
      return { kind: "constant", value: text, line, start, end: this.last };
    }
    if (type === "(") {
      this.take();
      const node = this.tuple(PARENTHESISED);
      this.expect(")");
      return node;
    }
    if (type === "[") return this.list();
    if (type === "{") return this.dict();
    return this.refuse("a value");
  }

  /** Parses one expression. Several expressions that are separated by commas become a tuple. */
  tuple(options: TupleOptions = {}): Expression {
    const { start, line } = this.current;
    if (this.tupleEnds()) {
      if (!options.parenthesised) this.refuse("a value");
      return { kind: "tuple", items: [], line, start, end: this.last };
    }
    const first = this.tupleItem(options);
    return this.is(",") ? this.tupleFrom(first, start, options) : first;
  }

  private tupleItem({ conditional }: TupleOptions): Expression {
    return this.expression(conditional ?? true);
  }

  /** Parses the rest of a tuple, whose first item is `first`. */
  private tupleFrom(first: Expression, start: number, options: TupleOptions): Expression {
    const items = [first];
    let { line } = this.current;
    while (this.skip(",")) {
      if (this.tupleEnds()) break;
      items.push(this.tupleItem(options));
      if (this.is(",")) line = this.current.line;
    }
    return { kind: "tuple", items, line, start, end: this.last };
  }

  protected tupleEnds(): boolean {
    const { type } = this.current;
    return type === "}}" || type === "%}" || type === ")";
  }

  /** Parses items separated by commas, up to a closing `mark`. @param trailing whether a comma may come before `mark` */
  series<Item>(mark: string, read: () => Item, trailing = false): Item[] {
    const items: Item[] = [];
    while (!this.is(mark)) {
      if (items.length) this.expect(",");
      if (trailing && this.is(mark)) break;
      items.push(read());
    }
    return items;
  }

  private list(): Expression {
    const { line, start } = this.expect("[");
    const items = this.series("]", () => this.expression(), true);
    this.expect("]");
    return { kind: "list", items, line, start, end: this.last };
  }

  private dict(): Expression {
    const { line, start } = this.expect("{");
    const pair = (): [Expression, Expression] => {
      const key = this.expression();
      this.expect(":");
      return [key, this.expression()];
    };
    const pairs = this.series("}", pair, true);
    this.expect("}");
    return { kind: "dict", pairs, line, start, end: this.last };
  }

  /** Parses attributes, items and calls after a value. */
  protected postfix(first: Expression): Expression {
    let node = first;
    while (this.current.level === LEVEL.postfix) {
      if (this.is(".")) node = this.attribute(node);
      else if (this.is("[")) node = this.item(node);
      else node = this.call(node);
    }
    return node;
  }

  private attribute(object: Expression): Expression {
    const { line } = this.take();
    const { type, value, start, end, line: ownLine } = this.current;
    const isKey = type === "name" || (type === "number" && Number.isInteger(value));
    // Jinja2 reads the next token before it reports a wrong token. So an error in the next token is reported first.
    if (!isKey) {
      this.peek();
      this.refuse("a name or number");
    }
    this.take();
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
    const { line, start } = this.take();
    const keys = this.series("]", () => this.subscript());
    this.expect("]");
    const [first] = keys;
    if (keys.length > 1 && keys.some((one) => one.kind === "slice")) this.fail("a slice must be the only index");
    const key: Expression =
      first && keys.length === 1 ? first : { kind: "tuple", items: keys, line, start, end: this.last };
    return { kind: "item", object, key, line, start: object.start, end: this.last };
  }

  private subscript(): Expression {
    const { line, start } = this.current;
    const first = this.is(":") ? undefined : this.expression();
    if (first && !this.is(":")) return first;
    const bounds: (Expression | undefined)[] = [first];
    while (bounds.length < 3 && this.skip(":")) {
      bounds.push(this.is(":") || this.is("]") || this.is(",") ? undefined : this.expression());
    }
    return { kind: "slice", bounds, line, start, end: this.last };
  }

  protected call(callee: Expression): ExpressionOf<"call"> {
    const { line } = this.current;
    const args = this.arguments();
    return { kind: "call", callee, args, line, start: callee.start, end: this.last };
  }

  protected arguments(): Arguments {
    const { line, start, end } = this.expect("(");
    if (this.skip(")")) return EMPTY;
    const read = new ReadArguments();
    for (;;) {
      if (!this.argument(read)) this.fail("invalid syntax for function call expression", { line, start, end });
      if (!this.is(")")) this.expect(",");
      if (this.skip(")")) return read;
    }
  }

  /**
   * Parses an argument and adds it to `read`. Returns false if this kind of argument is not allowed after the previous
   * arguments.
   */
  private argument(read: ReadArguments): boolean {
    const { positional, keywords, star, doubleStar } = read;
    if (this.is("*")) {
      if (star || doubleStar) return false;
      this.take();
      read.star = this.expression();
    } else if (this.is("**")) {
      if (doubleStar) return false;
      this.take();
      read.doubleStar = this.expression();
    } else if (this.is("name") && this.peek().type === "=") {
      if (doubleStar) return false;
      const name = this.expectName();
      this.take();
      keywords.push([name, this.expression()]);
    } else {
      if (star || doubleStar || keywords.length > 0) return false;
      positional.push(this.expression());
    }
    return true;
  }
}

/**
 * The arguments that were read so far. All objects of this class have the same fields, so access to the fields is fast.
 */
class ReadArguments implements Arguments {
  positional: Expression[] = [];
  keywords: (readonly [string, Expression])[] = [];
  star: Expression | undefined;
  doubleStar: Expression | undefined;
}

/** The arguments of `()`. */
const EMPTY: Arguments = new ReadArguments();

/** The arguments of a filter or test without parentheses. */
export const NO_ARGUMENTS: Arguments = new ReadArguments();

/** Returns the arguments of a test whose only argument is written without parentheses. */
export function withOne(value: Expression): Arguments {
  const read = new ReadArguments();
  read.positional.push(value);
  return read;
}
