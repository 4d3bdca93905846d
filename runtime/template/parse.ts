import { READS } from "./ast.ts";
import type { Body, Expression, ForNode, IfNode, Statement, Target } from "./ast.ts";
import { didYouMean } from "./errors.ts";
import type { Lexer } from "./lex.ts";
import { BodyParser } from "./parse-body.ts";
import type { Token } from "./token.ts";

/** A template as it was read. */
export interface Parsed {
  readonly body: Body;
  /** What it reads, at any depth. */
  readonly reads: number;
}

/** Reads a template. `nesting`: how deep statements and expressions may nest. @throws Problem with its place */
export function parse(lexer: Lexer, nesting: number): Parsed {
  const parser = new Parser(lexer, nesting);
  return { body: parser.body(), reads: parser.expressions.reads };
}

/** How conditions are read, and what a loop runs over. */
const WITHOUT_IF = { conditional: false };

type Reader = (parser: Parser, tag: Token) => Statement;

class Parser extends BodyParser {
  private readonly tags: string[] = [];

  protected override statement(): Statement {
    const tag = this.tokens.current;
    if (tag.type !== "name") this.tokens.fail("tag name expected");
    const name = tag.value as string;
    const reader = Object.hasOwn(Parser.readers, name) ? Parser.readers[name] : undefined;
    if (!reader) return this.unknownTag(tag);
    this.tags.push(name);
    this.tokens.enter();
    const statement = this.tokens.leave(reader(this, this.tokens.take()));
    this.tags.pop();
    return statement;
  }

  private unknownTag(tag: Token): never {
    const open = this.tags.at(-1);
    const wanted = open ? `; the block that needs to be closed is "${open}"` : "";
    const near = didYouMean(String(tag.value), [
      ...Object.keys(Parser.readers),
      ...this.tags.map((name) => `end${name}`),
    ]);
    return this.tokens.fail(`unknown tag "${String(tag.value)}"${near}${wanted}`, tag, "unknown-tag");
  }

  private static readonly readers: Readonly<Record<string, Reader>> = {
    if: (parser, tag) => parser.if(tag),
    for: (parser, tag) => parser.for(tag),
    set: (parser, tag) => parser.set(tag),
    with: (parser, tag) => parser.with(tag),
    macro: (parser, { line, start }) => {
      const { name } = parser.expressions.name();
      const signature = parser.expressions.signature();
      return {
        kind: "macro",
        name,
        ...signature,
        ...parser.measured(["endmacro"]),
        line,
        start,
        end: parser.tokens.last,
      };
    },
    call: (parser, tag) => parser.callBlock(tag),
    filter: (parser, { line, start }) => {
      const filter = parser.expressions.filter(undefined, true);
      return { kind: "filter-block", filter, body: parser.block(["endfilter"]), line, start, end: parser.tokens.last };
    },
    block: (parser, tag) => parser.namedBlock(tag),
    autoescape: (parser, { line, start }) => {
      const value = parser.expressions.expression();
      return { kind: "autoescape", value, body: parser.block(["endautoescape"]), line, start, end: parser.tokens.last };
    },
    generation: (parser, { line, start }) => {
      parser.expressions.reads |= READS.generation;
      return { kind: "generation", body: parser.block(["endgeneration"]), line, start, end: parser.tokens.last };
    },
    do: (parser, { line, start }) => ({
      kind: "do",
      value: parser.expressions.tuple(),
      line,
      start,
      end: parser.tokens.last,
    }),
    print: (parser, tag) => parser.print(tag),
    break: (parser, { line, start }) => ({ kind: "break", line, start, end: parser.tokens.last }),
    continue: (parser, { line, start }) => ({ kind: "continue", line, start, end: parser.tokens.last }),
    include: (parser, tag) => parser.load(tag, "include"),
    import: (parser, tag) => parser.load(tag, "import"),
    from: (parser, tag) => parser.load(tag, "from"),
    extends: (parser, tag) => parser.load(tag, "extends"),
  };

  private if({ line, start }: Token): Statement {
    const branches: IfNode["branches"][number][] = [];
    let branchLine = line;
    for (;;) {
      const test = this.expressions.tuple(WITHOUT_IF);
      branches.push({ line: branchLine, test, body: this.block(["elif", "else", "endif"], false) });
      const word = this.tokens.take().value;
      branchLine = this.tokens.current.line;
      if (word === "elif") continue;
      const otherwise = word === "else" ? this.block(["endif"]) : undefined;
      return { kind: "if", branches, otherwise, line, start, end: this.tokens.last };
    }
  }

  private for({ line, start }: Token): ForNode {
    const target = this.expressions.target();
    this.tokens.expectWord("in");
    const items = this.expressions.tuple(WITHOUT_IF);
    const test = this.tokens.skipName("if") ? this.expressions.expression() : undefined;
    const recursive = this.tokens.skipName("recursive");
    const { body, reads } = this.measured(["endfor", "else"], false);
    const otherwise = this.tokens.take().value === "else" ? this.block(["endfor"]) : undefined;
    return { kind: "for", target, items, test, recursive, body, reads, otherwise, line, start, end: this.tokens.last };
  }

  private set({ line, start }: Token): Statement {
    const target = this.expressions.target(true);
    if (this.tokens.skip("=")) {
      return { kind: "set", target, value: this.expressions.tuple(), line, start, end: this.tokens.last };
    }
    const filter = this.tokens.is("|") ? this.expressions.filter(undefined) : undefined;
    return { kind: "set-block", target, filter, body: this.block(["endset"]), line, start, end: this.tokens.last };
  }

  private with({ line, start }: Token): Statement {
    const targets: Target[] = [];
    const values: Expression[] = [];
    while (!this.tokens.is("%}")) {
      if (targets.length) this.tokens.expect(",");
      targets.push(this.expressions.target());
      this.tokens.expect("=");
      values.push(this.expressions.expression());
    }
    return { kind: "with", targets, values, body: this.block(["endwith"]), line, start, end: this.tokens.last };
  }

  private callBlock({ line, start, end }: Token): Statement {
    const signature = this.tokens.is("(") ? this.expressions.signature() : { parameters: [], defaults: [] };
    const call = this.expressions.expression();
    if (call.kind !== "call") this.tokens.fail("expected call", { line, start, end });
    return {
      kind: "call-block",
      ...signature,
      call,
      ...this.measured(["endcall"]),
      line,
      start,
      end: this.tokens.last,
    };
  }

  private namedBlock({ line, start, end }: Token): Statement {
    const name = this.tokens.expectName();
    const scoped = this.tokens.skipName("scoped");
    const required = this.tokens.skipName("required");
    if (this.tokens.is("-")) this.tokens.fail("block names may not contain hyphens, use an underscore instead");
    const { reads } = this.expressions;
    const { body, reads: inner } = this.measured(["endblock"]);
    // A block sees nothing of the macro or call around it, but may be given the loop.
    this.expressions.reads = reads | (inner & (READS.self | READS.generation)) | READS.loop;
    const blank = body.every(
      (node) => node.kind === "output" && node.parts.every((part) => part.kind === "text" && !/\S/.test(part.text)),
    );
    if (required && !blank) {
      this.tokens.fail("required blocks can only contain comments or white space", { line, start, end });
    }
    this.tokens.skipName(name);
    return { kind: "block", name, scoped, required, body, line, start, end: this.tokens.last };
  }

  private print({ line, start }: Token): Statement {
    const parts: Expression[] = [];
    while (!this.tokens.is("%}")) {
      if (parts.length) this.tokens.expect(",");
      parts.push(this.expressions.expression());
    }
    return { kind: "output", parts, line, start, end: this.tokens.last };
  }

  /** A tag that needs other templates: it can only fail, so its names are read and forgotten. */
  private load({ line, start }: Token, tag: string): Statement {
    const template = this.expressions.expression();
    if (tag === "import") this.tokens.expectWord("as");
    while (!this.tokens.is("%}") && !this.tokens.is("end")) {
      if (tag === "extends" || !this.tokens.skip(",")) this.tokens.expect(tag === "extends" ? "%}" : "name");
    }
    return { kind: "load", tag, template, line, start, end: this.tokens.last };
  }
}
