import type { Arguments, ApplyNode, BinaryNode, CallNode, ComparisonWord, Expression } from "./ast.ts";
import { describe, type TokenStream } from "./stream.ts";

const LOGIC: ReadonlyMap<unknown, number> = new Map([
  ["or", 1],
  ["and", 2],
]);
const ARITHMETIC: ReadonlyMap<unknown, number> = new Map(
  ["+ -", "~", "* / // %", "**"].flatMap((row, level) => row.split(" ").map((sign) => [sign, level + 1] as const)),
);
const COMPARISONS: readonly string[] = ["==", "!=", "<", "<=", ">", ">="];

const CONSTANTS = new Map<unknown, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["none", null],
  ["None", null],
]);

const AFTER_TEST: readonly unknown[] = ["else", "or", "and"];
const BEFORE_VALUE: readonly string[] = ["name", "string", "number", "(", "[", "{"];

/** Reads expressions with Python's precedence, as Jinja2 knows it. */
export class ExpressionParser {
  readonly tokens: TokenStream;
  constructor(tokens: TokenStream) {
    this.tokens = tokens;
  }

  /** One expression, with `… if … else …` unless told otherwise. */
  expression(conditional = true): Expression {
    this.tokens.enter();
    return this.tokens.leave(conditional ? this.conditional() : this.or());
  }

  private conditional(): Expression {
    let line = this.tokens.current.line;
    let then = this.or();
    while (this.tokens.skipName("if")) {
      const test = this.or();
      const otherwise = this.tokens.skipName("else") ? this.expression() : undefined;
      then = { kind: "conditional", test, then, otherwise, line, start: then.start, end: this.tokens.last };
      line = this.tokens.current.line;
    }
    return then;
  }

  /** Left-associative operators of several levels; `~` takes all its operands at once. */
  private row(levels: ReadonlyMap<unknown, number>, operand: () => Expression, minimum = 1): Expression {
    const { tokens } = this;
    const { line: first } = tokens.current;
    let left = operand();
    for (let level = 0; ;) {
      const { type, value, line: here } = tokens.current;
      const next = levels.get(type === "name" ? value : type) ?? 0;
      if (next < minimum) return left;
      tokens.take();
      const right = this.row(levels, operand, next + 1);
      // Python gives the second operator of a row the line where it stands.
      const line = next === level && type !== "~" ? here : first;
      const { start } = left;
      const end = tokens.last;
      if (type !== "~")
        left = { kind: "binary", operator: value as BinaryNode["operator"], left, right, line, start, end };
      else if (left.kind === "concat" && level === next) (left.parts as Expression[]).push(right);
      else left = { kind: "concat", parts: [left, right], line, start, end };
      level = next;
    }
  }

  private or(): Expression {
    return this.row(LOGIC, this.not);
  }

  private readonly not = (): Expression => {
    if (!this.tokens.isName("not")) return this.compare();
    const { line, start } = this.tokens.take();
    this.tokens.enter();
    const operand = this.tokens.leave(this.not());
    return { kind: "unary", operator: "not", operand, line, start, end: this.tokens.last };
  };

  private compare(): Expression {
    let line = this.tokens.current.line;
    const first = this.sum();
    const rest: [ComparisonWord, Expression][] = [];
    for (let word = this.comparison(); word; word = this.comparison()) {
      rest.push([word, this.sum()]);
      line = this.tokens.current.line;
    }
    return rest.length ? { kind: "compare", first, rest, line, start: first.start, end: this.tokens.last } : first;
  }

  private comparison(): ComparisonWord | undefined {
    const { tokens } = this;
    if (COMPARISONS.includes(tokens.current.type)) return tokens.take().value as ComparisonWord;
    if (tokens.skipName("in")) return "in";
    if (!tokens.isName("not") || tokens.peek().type !== "name" || tokens.peek().value !== "in") return undefined;
    tokens.take();
    tokens.take();
    return "not in";
  }

  private sum(): Expression {
    return this.row(ARITHMETIC, this.operand);
  }

  private readonly operand = (): Expression => this.unary(true);

  private unary(withFilters: boolean): Expression {
    const { type, line, start } = this.tokens.current;
    let node: Expression;
    if (type === "-" || type === "+") {
      this.tokens.take();
      this.tokens.enter();
      const operand = this.tokens.leave(this.unary(false));
      node = { kind: "unary", operator: type, operand, line, start, end: this.tokens.last };
    } else {
      node = this.primary();
    }
    node = this.postfix(node);
    return withFilters ? this.filters(node) : node;
  }

  /** A literal, a name, or something in brackets. */
  primary(): Expression {
    const { tokens } = this;
    const { type, value, line, start, end } = tokens.current;
    if (type === "name") {
      tokens.take();
      const constant = CONSTANTS.get(value);
      if (constant !== undefined) return { kind: "constant", value: constant, line, start, end };
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
      const node = this.tuple({ parenthesised: true });
      tokens.expect(")");
      return node;
    }
    if (type === "[") return this.list();
    if (type === "{") return this.dict();
    return tokens.fail(`unexpected "${describe(tokens.current)}"`);
  }

  /** One expression, or several between commas as a tuple. */
  tuple(options: { simple?: boolean; conditional?: boolean; parenthesised?: boolean } = {}): Expression {
    const { tokens } = this;
    const { start } = tokens.current;
    let { line } = tokens.current;
    const items: Expression[] = [];
    let several = false;
    for (;;) {
      if (items.length) tokens.expect(",");
      if (this.tupleEnds()) break;
      items.push(options.simple ? this.primary() : this.expression(options.conditional ?? true));
      if (!tokens.is(",")) break;
      several = true;
      line = tokens.current.line;
    }
    if (!several) {
      if (items[0]) return items[0];
      if (!options.parenthesised) tokens.fail(`Expected an expression, got "${describe(tokens.current)}"`);
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
  private postfix(first: Expression): Expression {
    let node = first;
    for (;;) {
      if (this.tokens.is(".")) node = this.attribute(node);
      else if (this.tokens.is("[")) node = this.item(node);
      else if (this.tokens.is("(")) node = this.call(node);
      else return node;
    }
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

  private call(callee: Expression): CallNode {
    const { line } = this.tokens.current;
    const args = this.arguments();
    return { kind: "call", callee, args, line, start: callee.start, end: this.tokens.last };
  }

  private arguments(): Arguments {
    const { tokens } = this;
    const open = tokens.expect("(");
    const positional: Expression[] = [];
    const keywords: [string, Expression][] = [];
    let star: Expression | undefined;
    let doubleStar: Expression | undefined;
    const ensure = (fits: boolean): void => {
      if (!fits) tokens.fail("invalid syntax for function call expression", open);
    };
    for (let comma = false; !tokens.is(")"); comma = true) {
      if (comma) tokens.expect(",");
      if (tokens.is(")")) break;
      if (tokens.is("*")) {
        ensure(!star && !doubleStar);
        tokens.take();
        star = this.expression();
      } else if (tokens.is("**")) {
        ensure(!doubleStar);
        tokens.take();
        doubleStar = this.expression();
      } else if (tokens.is("name") && tokens.peek().type === "=") {
        ensure(!doubleStar);
        const name = tokens.expectName();
        tokens.take();
        keywords.push([name, this.expression()]);
      } else {
        ensure(!star && !doubleStar && !keywords.length);
        positional.push(this.expression());
      }
    }
    tokens.expect(")");
    return { positional, keywords, star, doubleStar };
  }

  /** Filters, tests and calls behind a value. */
  private filters(first: Expression): Expression {
    let node = first;
    for (;;) {
      if (this.tokens.is("|")) node = this.filter(node);
      else if (this.tokens.isName("is")) node = this.test(node);
      else if (this.tokens.is("(")) node = this.call(node);
      else return node;
    }
  }

  /** `| name(…)` on a value, or with `inline` the filter whose name comes next, without a value. */
  filter(value: Expression | undefined, inline = false): Expression {
    let node = value;
    for (let first = inline; first || this.tokens.is("|"); first = false) {
      if (!first) this.tokens.take();
      node = this.apply("filter", node, this.tokens.current.line);
    }
    return node ?? this.tokens.fail("expected a filter");
  }

  /** A name with dots, and arguments in parentheses if there are any. */
  private apply(kind: "filter" | "test", value: Expression | undefined, line: number): ApplyNode {
    const { start } = this.tokens.current;
    let name = this.tokens.expectName();
    while (this.tokens.skip(".")) name += `.${this.tokens.expectName()}`;
    const end = this.tokens.last;
    return { kind, value, name, args: this.tokens.is("(") ? this.arguments() : NO_ARGUMENTS, line, start, end };
  }

  private test(value: Expression): Expression {
    const { tokens } = this;
    const { line, start } = tokens.take();
    const negated = tokens.skipName("not");
    let node: ApplyNode = this.apply("test", value, line);
    const takesValue = BEFORE_VALUE.includes(tokens.current.type);
    if (node.args === NO_ARGUMENTS && takesValue && !tokens.isOneOf(AFTER_TEST)) {
      if (tokens.isName("is")) tokens.fail("You cannot chain multiple tests with is");
      node = { ...node, args: { ...NO_ARGUMENTS, positional: [this.postfix(this.primary())] } };
    }
    return negated ? { kind: "unary", operator: "not", operand: node, line, start, end: tokens.last } : node;
  }
}

/** No arguments at all. */
export const NO_ARGUMENTS: Arguments = { positional: [], keywords: [], star: undefined, doubleStar: undefined };
