import type { BinaryOperator, ComparisonWord, Expression, ExpressionOf, Signature, Target, TargetOf } from "./ast.ts";
import { LEVEL } from "./token.ts";
import { CONSTANTS, NO_ARGUMENTS, ValueParser, withOne } from "./value-parser.ts";

const AFTER_TEST: readonly unknown[] = ["else", "or", "and"];

const BEFORE_VALUE: ReadonlySet<string> = new Set(["name", "string", "number", "(", "[", "{"]);

/** Parses expressions with the operator precedence of Jinja2. */
export class ExpressionParser extends ValueParser {
  /** Parses one expression. `… if … else …` is only allowed if `conditional` is true. */
  override expression(conditional = true): Expression {
    this.enter();
    return this.leave(conditional ? this.conditional() : this.or());
  }

  private conditional(): Expression {
    let line = this.current.line;
    let chosen = this.or();
    while (this.skipName("if")) {
      const test = this.or();
      const otherwise = this.skipName("else") ? this.expression() : undefined;
      chosen = { kind: "conditional", test, chosen, otherwise, line, start: chosen.start, end: this.last };
      line = this.current.line;
    }
    return chosen;
  }

  /**
   * Parses left-associative operators whose precedence is from `least` to `most`. All operands of adjacent `~`
   * operators become one node.
   */
  private row(least: number, most: number, operand: () => Expression): Expression {
    const { line: first } = this.current;
    let left = operand();
    for (let level = 0; ;) {
      const { type, value, level: next, line: here } = this.current;
      if (next < least || next > most) return left;
      this.take();
      const right = this.row(next + 1, most, operand);
      // As in Python, an error at the first `+` of `a + b + c` is reported in the line of `a`. An error at the second
      // `+` is reported in the line of that `+`.
      const line = next === level && type !== "~" ? here : first;
      const { start } = left;
      const end = this.last;
      if (type !== "~") left = { kind: "binary", operator: value as BinaryOperator, left, right, line, start, end };
      else if (left.kind === "concat" && level === next) (left.parts as Expression[]).push(right);
      else left = { kind: "concat", parts: [left, right], line, start, end };
      level = next;
    }
  }

  private or(): Expression {
    return this.row(LEVEL.or, LEVEL.and, this.not);
  }

  private readonly not = (): Expression => {
    if (!this.isName("not")) return this.compare();
    const { line, start } = this.take();
    this.enter();
    const operand = this.leave(this.not());
    return { kind: "unary", operator: "not", operand, line, start, end: this.last };
  };

  private compare(): Expression {
    let line = this.current.line;
    const first = this.sum();
    let rest: [ComparisonWord, Expression][] | undefined;
    for (let word = this.comparison(); word; word = this.comparison()) {
      (rest ??= []).push([word, this.sum()]);
      line = this.current.line;
    }
    return rest ? { kind: "compare", first, rest, line, start: first.start, end: this.last } : first;
  }

  private comparison(): ComparisonWord | undefined {
    if (this.current.level !== LEVEL.compare) return undefined;
    if (!this.isName("not")) return this.take().value as ComparisonWord;
    if (this.peek().type !== "name" || this.peek().value !== "in") return undefined;
    this.take();
    this.take();
    return "not in";
  }

  private sum(): Expression {
    return this.row(LEVEL.sum, LEVEL.power, this.operand);
  }

  private readonly operand = (): Expression => this.unary(true);

  private unary(withFilters: boolean): Expression {
    const { type, line, start } = this.current;
    let node: Expression;
    if (type === "-" || type === "+") {
      this.take();
      this.enter();
      const operand = this.leave(this.unary(false));
      node = { kind: "unary", operator: type, operand, line, start, end: this.last };
    } else {
      node = this.primary();
    }
    if (this.current.level < LEVEL.filter) return node;
    node = this.postfix(node);
    return withFilters ? this.filters(node) : node;
  }

  /** Parses filters, tests and calls after a value. */
  private filters(first: Expression): Expression {
    let node = first;
    for (;;) {
      if (this.is("|")) node = this.filter(node);
      else if (this.isName("is")) node = this.test(node);
      else if (this.is("(")) node = this.call(node);
      else return node;
    }
  }

  /**
   * Parses `| name(…)` after a value. With `inline`, parses the filter of a `filter` block, which has no value and
   * starts with its name.
   */
  filter(value: Expression | undefined, inline = false): Expression {
    let node = value;
    for (let first = inline; first || this.is("|"); first = false) {
      if (!first) this.take();
      node = this.apply("filter", node, this.current.line);
    }
    return node ?? this.refuse("a filter");
  }

  /** Parses a name with dots, and optional arguments in parentheses. */
  private apply(kind: "filter" | "test", value: Expression | undefined, line: number): ExpressionOf<"filter" | "test"> {
    const { start } = this.current;
    let name = this.expectName();
    while (this.skip(".")) name += `.${this.expectName()}`;
    const end = this.last;
    return { kind, value, name, args: this.is("(") ? this.arguments() : NO_ARGUMENTS, line, start, end };
  }

  private test(value: Expression): Expression {
    const { line, start } = this.take();
    const negated = this.skipName("not");
    let node: ExpressionOf<"filter" | "test"> = this.apply("test", value, line);
    const takesValue = BEFORE_VALUE.has(this.current.type);
    if (node.args === NO_ARGUMENTS && takesValue && !this.isOneOf(AFTER_TEST)) {
      if (this.isName("is")) this.fail("You cannot chain multiple tests with is");
      node = { ...node, args: withOne(this.postfix(this.primary())) };
    }
    return negated ? { kind: "unary", operator: "not", operand: node, line, start, end: this.last } : node;
  }
}

/** Parses the targets of assignments, and the parameters of macros and call blocks. */
export class TargetParser extends ExpressionParser {
  /** Parses the parameters of a macro or call block, in parentheses. */
  signature(): Omit<Signature, "reads"> {
    const defaults: Expression[] = [];
    this.expect("(");
    const parameters = this.series(")", () => {
      const parameter = this.name();
      if (this.skip("=")) defaults.push(this.expression());
      else if (defaults.length) this.fail("non-default argument follows default argument");
      return parameter;
    });
    this.expect(")");
    return { parameters, defaults };
  }

  /** Parses the name of a variable that a template may assign. */
  name(): ExpressionOf<"name"> {
    const { value, line, start, end } = this.expect("name");
    return this.assignable({ kind: "name", name: value as string, line, start, end }) as ExpressionOf<"name">;
  }

  /**
   * Parses the target of an assignment. @param namespaces whether attributes of a namespace are allowed outside
   * parentheses
   */
  target(namespaces = false): Target {
    const { reads } = this;
    const { start } = this.current;
    if (this.tupleEnds()) this.refuse("a value");
    const first = this.targetItem(namespaces);
    let { line } = this.current;
    const items = [first];
    let several = false;
    while (this.skip(",")) {
      several = true;
      if (this.tupleEnds()) break;
      items.push(this.targetItem(namespaces));
      if (this.is(",")) line = this.current.line;
    }
    this.reads = reads;
    if (!several) return this.assignable(first);
    return { kind: "tuple", items: items.map((item) => this.assignable(item)), line, start, end: this.last };
  }

  private targetItem(namespaces: boolean): Expression | TargetOf<"namespace"> {
    if (!namespaces || !this.is("name") || this.peek().type !== ".") return this.primary();
    const { value, line, start } = this.expect("name");
    this.take();
    const attribute = this.expectName();
    return { kind: "namespace", name: value as string, attribute, line, start, end: this.last };
  }

  private assignable(node: Expression | TargetOf<"namespace">): Target {
    if (node.kind === "namespace" || (node.kind === "name" && !CONSTANTS.has(node.name))) return node;
    if (node.kind === "tuple")
      return { ...node, kind: "tuple", items: node.items.map((item) => this.assignable(item)) };
    return this.fail(`can't assign to "${node.kind}"`, node, "invalid-target");
  }
}
