import { didYouMean } from "../../contract/suggest.ts";
import { type Place, Problem, type TemplateErrorCode } from "../errors.ts";
import { beyond } from "../run.ts";
import type { ComparisonOperator } from "../values/compare.ts";
import {
  type Arguments,
  type BinaryOperator,
  type Body,
  type Expression,
  type ExpressionOf,
  type Node,
  READS,
  type Signature,
  type Statement,
  type StatementOf,
  type Target,
  type TargetOf,
} from "./ast.ts";
import { LEVEL, type Lexer, type Token, blankToken } from "./lexer.ts";

export interface SyntaxTree {
  readonly body: Body;
  /** The special names that the template reads, at any depth, as bits of `READS`. */
  readonly reads: number;
}

/**
 * Parses a template. @param nesting maximum nesting of statements and expressions @throws Problem that contains the
 * position in the source
 */
export function parse(lexer: Lexer, nesting: number): SyntaxTree {
  const parser = new Parser(lexer, nesting);
  return { body: parser.body(), reads: parser.reads };
}

/** The descriptions that Jinja2 uses for tokens in error messages. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "{{": "begin of print statement",
  "}}": "end of print statement",
  "{%": "begin of statement block",
  "%}": "end of statement block",
  text: "template text",
  end: "end of template",
};

/** The names of the constants, and their values. */
const CONSTANTS: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
  ["none", null],
  ["None", null],
]);

const SPECIAL: ReadonlyMap<unknown, number> = new Map(Object.entries(READS));

/** The tags that start a statement. */
const TAGS: readonly string[] =
  "if for set with macro call filter block autoescape generation print break continue include import from extends".split(
    " ",
  );

const AFTER_TEST: readonly unknown[] = ["else", "or", "and"];

const BEFORE_VALUE: ReadonlySet<string> = new Set(["name", "string", "number", "(", "[", "{"]);

/** The special names that a macro gets from its call. */
const OF_CALLS = READS.caller | READS.kwargs | READS.varargs;

/** All arguments have the same fields in the same order, so access to the fields is fast. */
const noArguments = (): Arguments & { positional: Expression[]; keywords: [string, Expression][] } => ({
  positional: [],
  keywords: [],
  star: undefined,
  doubleStar: undefined,
});

/** The arguments of a filter or test without parentheses. */
const NO_ARGUMENTS: Arguments = noArguments();

/** A statement without its position. The position is known only after the whole statement has been parsed. */
type StatementFields<Kind extends Statement = Statement> = Kind extends unknown ? Omit<Kind, keyof Node> : never;

/**
 * Reads the tokens of a template with one token of lookahead, and builds the syntax tree. To save memory, it reuses
 * three token objects.
 */
class Parser {
  /** The bits of {@link READS} for the names that were read so far. */
  reads = 0;
  current: Token;
  /** The token after {@link current}. Only valid if `hasNext` is true. */
  next = blankToken();
  hasNext = false;
  taken = blankToken();
  /** Offset after the last consumed token. */
  last = 0;
  depth = 0;
  /** The tags of the statements around the current token. */
  readonly tags: string[] = [];
  readonly lexer: Lexer;
  readonly nesting: number;

  constructor(lexer: Lexer, nesting: number) {
    this.lexer = lexer;
    this.nesting = nesting;
    this.current = lexer.next(blankToken());
  }

  // Tokens

  /** Consumes and returns the current token. The returned object changes when the next token is consumed. */
  take(): Token {
    const { current, taken } = this;
    this.last = current.end;
    if (this.hasNext) {
      this.hasNext = false;
      this.current = this.next;
      this.next = taken;
    } else this.current = this.lexer.next(taken);
    // As in Jinja2, the end token gets the line of the token before it.
    if (this.current.type === "end") this.current.line = current.line;
    return (this.taken = current);
  }

  /** Returns the token after the current token, and consumes neither. */
  peek(): Token {
    if (!this.hasNext) this.lexer.next(this.next);
    this.hasNext = true;
    return this.next;
  }

  is(type: string): boolean {
    return this.current.type === type;
  }

  isName(name: string): boolean {
    return this.current.value === name && this.current.type === "name";
  }

  isOneOf(names: readonly unknown[]): boolean {
    return this.current.type === "name" && names.includes(this.current.value);
  }

  /** Consumes the current token if it has this type. */
  skip(type: string): boolean {
    if (this.current.type !== type) return false;
    this.take();
    return true;
  }

  skipName(name: string): boolean {
    if (!this.isName(name)) return false;
    this.take();
    return true;
  }

  /** Consumes a token of this type. @throws Problem for any other token */
  expect(type: string): Token {
    return this.current.type === type ? this.take() : this.refuse(`"${DESCRIPTIONS[type] ?? type}"`);
  }

  expectName(): string {
    return this.expect("name").value as string;
  }

  /** Consumes this keyword. @throws Problem for any other token */
  expectKeyword(keyword: string): void {
    if (!this.skipName(keyword)) this.refuse(`"${keyword}"`);
  }

  /** Throws the error for an unexpected token. @param wanted the expected token @throws Problem */
  refuse(wanted: string): never {
    const { type, value } = this.current;
    const code = type === "end" ? "unexpected-end" : "unexpected-token";
    return this.fail(`expected ${wanted}, got "${DESCRIPTIONS[type] ?? String(value)}"`, this.current, code);
  }

  fail(message: string, place: Place = this.current, code: TemplateErrorCode = "unexpected-token"): never {
    throw new Problem(code, message, place);
  }

  /** Counts a nested construct, and throws if it exceeds the nesting budget. */
  enter(): void {
    if (++this.depth > this.nesting) this.fail(beyond("nesting", this.nesting), this.current, "budget-nesting");
  }

  /** Ends the construct that {@link enter} counted, and returns the parsed value. */
  leave<T>(read: T): T {
    this.depth--;
    return read;
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

  /** Parses one item, or a tuple without parentheses. `line` is the line of the last comma, or undefined. */
  commaList<Item>(read: () => Item): { readonly items: [Item, ...Item[]]; readonly line: number | undefined } {
    const items: [Item, ...Item[]] = [read()];
    let line: number | undefined;
    while (this.is(",")) {
      ({ line } = this.take());
      if (this.tupleEnds()) break;
      items.push(read());
    }
    return { items, line };
  }

  tupleEnds(): boolean {
    const { type } = this.current;
    return type === "}}" || type === "%}" || type === ")";
  }

  // Expressions

  /** Parses one expression. `… if … else …` is only allowed if `conditional` is true. */
  expression(conditional = true): Expression {
    this.enter();
    return this.leave(conditional ? this.conditional() : this.or());
  }

  /** Parses one expression. Several expressions that are separated by commas become a tuple. */
  tuple(conditional = true, parenthesised = false): Expression {
    const { start, line } = this.current;
    if (this.tupleEnds()) {
      if (!parenthesised) this.refuse("a value");
      return { kind: "tuple", items: [], line, start, end: this.last };
    }
    const { items, line: comma } = this.commaList(() => this.expression(conditional));
    return comma === undefined ? items[0] : { kind: "tuple", items, line: comma, start, end: this.last };
  }

  conditional(): Expression {
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
  row(least: number, most: number, operand: () => Expression): Expression {
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

  or(): Expression {
    return this.row(LEVEL.or, LEVEL.and, this.not);
  }

  readonly not = (): Expression => {
    if (!this.isName("not")) return this.compare();
    const { line, start } = this.take();
    this.enter();
    const operand = this.leave(this.not());
    return { kind: "unary", operator: "not", operand, line, start, end: this.last };
  };

  compare(): Expression {
    let line = this.current.line;
    const first = this.sum();
    let rest: [ComparisonOperator, Expression][] | undefined;
    for (let word = this.comparison(); word; word = this.comparison()) {
      (rest ??= []).push([word, this.sum()]);
      line = this.current.line;
    }
    return rest ? { kind: "compare", first, rest, line, start: first.start, end: this.last } : first;
  }

  comparison(): ComparisonOperator | undefined {
    if (this.current.level !== LEVEL.compare) return undefined;
    if (!this.isName("not")) return this.take().value as ComparisonOperator;
    if (this.peek().type !== "name" || this.peek().value !== "in") return undefined;
    this.take();
    this.take();
    return "not in";
  }

  sum(): Expression {
    return this.row(LEVEL.sum, LEVEL.power, this.operand);
  }

  /** Parses a value with its sign, and the filters, tests and calls after it. */
  readonly operand = (): Expression => {
    let node = this.signed();
    while (this.current.level >= LEVEL.filter) {
      if (this.is("|")) node = this.filter(node);
      else if (this.isName("is")) node = this.test(node);
      else if (this.is("(")) node = this.call(node);
      else break;
    }
    return node;
  };

  signed(): Expression {
    const { type, line, start } = this.current;
    let node: Expression;
    if (type === "-" || type === "+") {
      this.take();
      this.enter();
      const operand = this.leave(this.signed());
      node = { kind: "unary", operator: type, operand, line, start, end: this.last };
    } else node = this.primary();
    return this.postfix(node);
  }

  /** Parses a literal, a name, or an expression in brackets. */
  primary(): Expression {
    const { type, value, line, start, end } = this.current;
    switch (type) {
      case "name": {
        this.take();
        const constant = CONSTANTS.get(value);
        if (constant !== undefined) return { kind: "constant", value: constant, line, start, end };
        this.reads |= SPECIAL.get(value) ?? 0;
        return { kind: "name", name: value as string, line, start, end };
      }
      case "number":
        this.take();
        return { kind: "constant", value, line, start, end };
      case "string": {
        let text = "";
        while (this.is("string")) text += this.take().value as string;
        return { kind: "constant", value: text, line, start, end: this.last };
      }
      case "(": {
        this.take();
        const node = this.tuple(true, true);
        this.expect(")");
        return node;
      }
      case "[": {
        this.take();
        const items = this.series("]", () => this.expression(), true);
        this.expect("]");
        return { kind: "list", items, line, start, end: this.last };
      }
      case "{": {
        this.take();
        const pairs = this.series("}", () => this.pair(), true);
        this.expect("}");
        return { kind: "dict", pairs, line, start, end: this.last };
      }
      default:
        return this.refuse("a value");
    }
  }

  pair(): [Expression, Expression] {
    const key = this.expression();
    this.expect(":");
    return [key, this.expression()];
  }

  /** Parses attributes, items and calls after a value. */
  postfix(first: Expression): Expression {
    let node = first;
    while (this.current.level === LEVEL.postfix) {
      if (this.is(".")) node = this.attribute(node);
      else if (this.is("[")) node = this.item(node);
      else node = this.call(node);
    }
    return node;
  }

  attribute(object: Expression): Expression {
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
    const key = { kind: "constant", value, line: ownLine, start, end } as const;
    return { kind: "item", object, key, line, start: object.start, end };
  }

  item(object: Expression): Expression {
    const { line, start } = this.take();
    const keys = this.series("]", () => this.subscript());
    this.expect("]");
    const [first] = keys;
    if (keys.length > 1 && keys.some((one) => one.kind === "slice")) this.fail("a slice must be the only index");
    const end = this.last;
    const key: Expression = first && keys.length === 1 ? first : { kind: "tuple", items: keys, line, start, end };
    return { kind: "item", object, key, line, start: object.start, end };
  }

  subscript(): Expression {
    const { line, start } = this.current;
    const first = this.is(":") ? undefined : this.expression();
    if (first && !this.is(":")) return first;
    const bounds: (Expression | undefined)[] = [first];
    while (bounds.length < 3 && this.skip(":")) {
      bounds.push(this.is(":") || this.is("]") || this.is(",") ? undefined : this.expression());
    }
    return { kind: "slice", bounds, line, start, end: this.last };
  }

  call(callee: Expression): ExpressionOf<"call"> {
    const { line } = this.current;
    const args = this.arguments();
    return { kind: "call", callee, args, line, start: callee.start, end: this.last };
  }

  arguments(): Arguments {
    const { line, start, end } = this.expect("(");
    let args = noArguments();
    while (!this.skip(")")) {
      const { positional, keywords, star, doubleStar } = args;
      const isStar = this.is("*");
      if (isStar || this.is("**")) {
        if ((isStar && star) || doubleStar) this.failArguments({ line, start, end });
        this.take();
        const value = this.expression();
        args = isStar ? { ...args, star: value } : { ...args, doubleStar: value };
      } else if (this.is("name") && this.peek().type === "=") {
        if (doubleStar) this.failArguments({ line, start, end });
        const name = this.expectName();
        this.take();
        keywords.push([name, this.expression()]);
      } else {
        if (star || doubleStar || keywords.length > 0) this.failArguments({ line, start, end });
        positional.push(this.expression());
      }
      if (!this.is(")")) this.expect(",");
    }
    return args;
  }

  failArguments(place: Place): never {
    return this.fail("invalid syntax for function call expression", place);
  }

  /** Parses one or more filters: `| name(…)`. The first filter of a `filter` block has no value and no `|`. */
  filter(value: Expression | undefined, inline = false): Expression {
    if (!inline) this.take();
    let node = this.apply("filter", value, this.current.line);
    while (this.skip("|")) node = this.apply("filter", node, this.current.line);
    return node;
  }

  /** Parses a name with dots, and optional arguments in parentheses. */
  apply(kind: "filter" | "test", value: Expression | undefined, line: number): ExpressionOf<"filter" | "test"> {
    const { start } = this.current;
    let name = this.expectName();
    while (this.skip(".")) name += `.${this.expectName()}`;
    const end = this.last;
    return { kind, value, name, args: this.is("(") ? this.arguments() : NO_ARGUMENTS, line, start, end };
  }

  test(value: Expression): Expression {
    const { line, start } = this.take();
    const negated = this.skipName("not");
    let node = this.apply("test", value, line);
    const takesValue = BEFORE_VALUE.has(this.current.type);
    if (node.args === NO_ARGUMENTS && takesValue && !this.isOneOf(AFTER_TEST)) {
      if (this.isName("is")) this.fail("You cannot chain multiple tests with is");
      node = { ...node, args: { ...NO_ARGUMENTS, positional: [this.postfix(this.primary())] } };
    }
    return negated ? { kind: "unary", operator: "not", operand: node, line, start, end: this.last } : node;
  }

  // Targets of assignments, and parameters

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
    const { items, line } = this.commaList(() => this.targetItem(namespaces));
    this.reads = reads;
    if (line === undefined) return this.assignable(items[0]);
    return { kind: "tuple", items: items.map((item) => this.assignable(item)), line, start, end: this.last };
  }

  targetItem(namespaces: boolean): Expression | TargetOf<"namespace"> {
    if (!namespaces || !this.is("name") || this.peek().type !== ".") return this.primary();
    const { value, line, start } = this.expect("name");
    this.take();
    const attribute = this.expectName();
    return { kind: "namespace", name: value as string, attribute, line, start, end: this.last };
  }

  assignable(node: Expression | TargetOf<"namespace">): Target {
    if (node.kind === "namespace" || (node.kind === "name" && !CONSTANTS.has(node.name))) return node;
    if (node.kind === "tuple") return { ...node, items: node.items.map((item) => this.assignable(item)) };
    return this.fail(`can't assign to "${node.kind}"`, node, "invalid-target");
  }

  // Statements

  /**
   * Parses statements up to one of the end tags. Afterwards, the name of the end tag is the current token. Without end
   * tags, parses to the end of the source.
   */
  body(endTags?: readonly string[]): Body {
    const statements: Statement[] = [];
    let parts: StatementOf<"output">["parts"][number][] = [];
    const flush = (): void => {
      const [first] = parts;
      if (!first) return;
      statements.push({ kind: "output", parts, line: first.line, start: first.start, end: this.last });
      parts = [];
    };
    while (!this.is("end")) {
      const { type, value, line, start, end } = this.take();
      if (type === "text") {
        parts.push({ kind: "text", text: value as string, line, start, end });
      } else if (type === "{{") {
        parts.push(this.tuple());
        this.expect("}}");
      } else {
        flush();
        if (endTags && this.isOneOf(endTags)) return statements;
        statements.push(this.statement());
        this.expect("%}");
      }
    }
    flush();
    return statements;
  }

  /**
   * Parses the rest of the tag, and then statements up to an end tag. @param drop whether to skip the name of the end
   * tag
   */
  block(endTags: readonly string[], drop = true): Body {
    this.skip(":");
    this.expect("%}");
    const body = this.body(endTags);
    if (this.is("end")) this.refuse(`"${endTags.join('" or "')}"`);
    if (drop) this.take();
    return body;
  }

  /** Parses a body like {@link block}. Also returns the special names that the body reads. */
  measured(endTags: readonly string[], drop = true): { body: Body; reads: number } {
    const outer = this.reads;
    this.reads = 0;
    const body = this.block(endTags, drop);
    const { reads } = this;
    this.reads |= outer;
    return { body, reads };
  }

  /** Parses the rest of a block after its body: an optional `else` with its statements, and then the end tag. */
  otherwise(endTag: string): Body | undefined {
    return this.take().value === "else" ? this.block([endTag]) : undefined;
  }

  /** Parses one statement, from the name in its first tag to the end of its last tag. */
  statement(): Statement {
    const { type, value, line, start, end } = this.current;
    if (type !== "name") this.refuse("the name of a tag");
    const name = value as string;
    if (!TAGS.includes(name)) this.unknownTag(name);
    this.tags.push(name);
    this.enter();
    this.take();
    const statement = this.leave(this.rest(name, { line, start, end }));
    this.tags.pop();
    // The statement is changed in place. Copying it with a spread would take a tenth of the whole parsing time.
    return Object.assign(statement as Statement, { line, start, end: this.last });
  }

  unknownTag(name: string): never {
    const open = this.tags.at(-1);
    const wanted = open ? `; the block that needs to be closed is "${open}"` : "";
    const near = didYouMean(name, [...TAGS, ...this.tags.map((tag) => `end${tag}`)]);
    return this.fail(`unknown tag "${name}"${near}${wanted}`, this.current, "unknown-tag");
  }

  /** Parses the rest of a statement, from the text after its tag's name to the end of its last tag. */
  rest(tag: string, place: Place): StatementFields {
    switch (tag) {
      case "if":
        return this.if(place.line);
      case "for":
        return this.for();
      case "set":
        return this.set();
      case "with":
        return this.with();
      case "macro":
        return { kind: "macro", name: this.name().name, ...this.signature(), ...this.measured(["endmacro"]) };
      case "call":
        return this.callBlock(place);
      case "filter": {
        const filter = this.filter(undefined, true);
        return { kind: "filter-block", filter, body: this.block(["endfilter"]) };
      }
      case "block":
        return this.namedBlock(place);
      case "autoescape":
        return { kind: "autoescape", value: this.expression(), body: this.block(["endautoescape"]) };
      case "generation":
        return this.generation(place);
      case "print":
        return { kind: "output", parts: this.series("%}", () => this.expression()) };
      case "break":
      case "continue":
        return { kind: tag };
      default:
        return this.load(tag);
    }
  }

  if(line: number): StatementFields {
    const branches: StatementOf<"if">["branches"][number][] = [];
    for (let own = line; ; own = this.current.line) {
      const test = this.tuple(false);
      branches.push({ line: own, test, body: this.block(["elif", "else", "endif"], false) });
      if (!this.isName("elif")) return { kind: "if", branches, otherwise: this.otherwise("endif") };
      this.take();
    }
  }

  for(): StatementFields {
    const target = this.target();
    this.expectKeyword("in");
    const items = this.tuple(false);
    const test = this.skipName("if") ? this.expression() : undefined;
    const recursive = this.skipName("recursive");
    const inner = this.measured(["endfor", "else"], false);
    return { kind: "for", target, items, test, recursive, ...inner, otherwise: this.otherwise("endfor") };
  }

  set(): StatementFields {
    const target = this.target(true);
    if (this.skip("=")) return { kind: "set", target, value: this.tuple() };
    const filter = this.is("|") ? this.filter(undefined) : undefined;
    return { kind: "set-block", target, filter, body: this.block(["endset"]) };
  }

  with(): StatementFields {
    const targets: Target[] = [];
    const values = this.series("%}", () => {
      targets.push(this.target());
      this.expect("=");
      return this.expression();
    });
    return { kind: "with", targets, values, body: this.block(["endwith"]) };
  }

  callBlock(place: Place): StatementFields {
    const signature = this.is("(") ? this.signature() : { parameters: [], defaults: [] };
    const call = this.expression();
    if (call.kind !== "call") return this.fail("expected call", place);
    return { kind: "call-block", ...signature, call, ...this.measured(["endcall"]) };
  }

  namedBlock(place: Place): StatementFields {
    const name = this.expectName();
    const scoped = this.skipName("scoped");
    const required = this.skipName("required");
    const { reads } = this;
    const { body, reads: inner } = this.measured(["endblock"]);
    // Inside a block, names of the surrounding macro or call are unknown, but `loop` may be read.
    this.reads = reads | (inner & (READS.self | READS.generation)) | READS.loop;
    const blank = body.every(
      (node) => node.kind === "output" && node.parts.every((part) => part.kind === "text" && !/\S/.test(part.text)),
    );
    if (required && !blank) this.fail("required blocks can only contain comments or white space", place);
    this.skipName(name);
    return { kind: "block", name, scoped, required, body };
  }

  /**
   * Parses a `generation` block. Python compiles it as a call block without arguments, so `caller`, `kwargs` and
   * `varargs` in its body get the values that they have there.
   */
  generation(place: Place): StatementFields {
    const { body, reads } = this.measured(["endgeneration"]);
    this.reads |= READS.generation;
    if (!(reads & OF_CALLS)) return { kind: "generation", body };
    const targets = ["caller", "kwargs", "varargs"].map((name) => ({ kind: "name", name, ...place }) as const);
    const values: Expression[] = [
      { kind: "constant", value: undefined, ...place },
      { kind: "dict", pairs: [], ...place },
      { kind: "tuple", items: [], ...place },
    ];
    return { kind: "generation", body: [{ kind: "with", targets, values, body, ...place }] };
  }

  /**
   * Parses a tag that needs another template. The tag always throws when it runs, so the names after the template are
   * skipped.
   */
  load(tag: string): StatementFields {
    const template = this.expression();
    if (tag === "include") this.skipPair(["ignore"], "missing");
    if (tag === "import") {
      this.expectKeyword("as");
      this.name();
    }
    if (tag === "from") this.skipImports();
    else if (tag !== "extends") this.skipContext();
    return { kind: "load", tag, template };
  }

  /** Skips the names after `from "…"`. */
  skipImports(): void {
    this.expectKeyword("import");
    do {
      if (this.skipContext()) return;
      const imported = this.name();
      if (imported.name.startsWith("_"))
        this.fail("a name that begins with an underscore cannot be imported", imported);
      if (this.skipName("as")) this.name();
      if (this.skipContext()) return;
    } while (this.skip(","));
  }

  skipContext(): boolean {
    return this.skipPair(["with", "without"], "context");
  }

  /** Skips one of the names in `first`, and then the name `second`. If other names follow, skips nothing. */
  skipPair(first: readonly string[], second: string): boolean {
    const { type, value } = this.peek();
    if (type !== "name" || value !== second || !this.isOneOf(first)) return false;
    this.take();
    this.take();
    return true;
  }
}
