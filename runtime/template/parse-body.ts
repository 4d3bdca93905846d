import type { Body, Expression, Statement, TextNode } from "./ast.ts";
import { added } from "./lists.ts";
import type { Lexer } from "./lex.ts";
import { TargetParser } from "./parse-target.ts";
import { TokenStream } from "./stream.ts";

type Part = TextNode | Expression;

/** Reads statements in a row, with the text and the outputs between their tags. */
export abstract class BodyParser {
  readonly tokens: TokenStream;
  readonly expressions: TargetParser;

  constructor(lexer: Lexer, nesting: number) {
    this.tokens = new TokenStream(lexer, nesting);
    this.expressions = new TargetParser(this.tokens);
  }

  /** The statement whose name comes next, up to the mark that ends its last tag. */
  protected abstract statement(): Statement;

  /** Statements up to one of the end tags, which stays the current token; without end tags up to the end. */
  body(endTags?: readonly string[]): Body {
    const { tokens } = this;
    const statements: Statement[] = [];
    let parts: Part[] | undefined;
    while (!tokens.is("end")) {
      const { type, value, line, start, end } = tokens.take();
      if (type === "text") {
        parts = added(parts, { kind: "text", text: value as string, line, start, end });
      } else if (type === "{{") {
        parts = added(parts, this.expressions.tuple());
        tokens.expect("}}");
      } else {
        parts = this.flush(statements, parts);
        if (endTags && tokens.isOneOf(endTags)) return statements;
        statements.push(this.statement());
        tokens.expect("%}");
      }
    }
    this.flush(statements, parts);
    return statements;
  }

  /** Ends an output. */
  private flush(statements: Statement[], parts: Part[] | undefined): undefined {
    const first = parts?.[0];
    if (parts && first) {
      statements.push({ kind: "output", parts, line: first.line, start: first.start, end: this.tokens.last });
    }
  }

  /** The rest of the tag, then statements up to an end tag; `drop` takes that tag's name. */
  block(endTags: readonly string[], drop = true): Body {
    this.tokens.skip(":");
    this.tokens.expect("%}");
    const body = this.body(endTags);
    if (this.tokens.is("end")) {
      this.tokens.fail(
        `unexpected end of template, expected "${endTags.join('" or "')}"`,
        this.tokens.current,
        "unexpected-end",
      );
    }
    if (drop) this.tokens.take();
    return body;
  }

  /** What {@link block} gives, and what is read in there. */
  measured(endTags: readonly string[], drop = true): { body: Body; reads: number } {
    const { expressions } = this;
    const outer = expressions.reads;
    expressions.reads = 0;
    const body = this.block(endTags, drop);
    const { reads } = expressions;
    expressions.reads |= outer;
    return { body, reads };
  }
}
