import { READS } from "./ast.ts";
import type { Body, Expression, ForNode, IfNode, Node, Statement, Target, TextNode } from "./ast.ts";
import { didYouMean } from "./errors.ts";
import { Lexer } from "./lex.ts";
import { TargetParser } from "./parse-target.ts";
import { describe, TokenStream } from "./stream.ts";
import type { LexOptions, Token } from "./token.ts";

/** How to read a template. `comments`: keep them as nodes, for the pretty-printer. */
export interface ParseOptions extends LexOptions {
  readonly nesting: number;
  readonly comments?: boolean;
}

/** A template as it was read. */
export interface Parsed {
  readonly body: Body;
  /** What it reads, at any depth. */
  readonly reads: number;
}

/** Reads a template whose line ends are `\n`. @throws Problem with its place */
export function parse(source: string, options: ParseOptions): Parsed {
  const parser = new Parser(source, options);
  return { body: parser.body(), reads: parser.expressions.reads };
}

type Reader = (parser: Parser, tag: Token) => Statement;

class Parser {
  private readonly tokens: TokenStream;
  readonly expressions: TargetParser;
  private readonly tags: string[] = [];
  private readonly comments: boolean;
  private readonly source: string;

  constructor(source: string, options: ParseOptions) {
    this.tokens = new TokenStream(new Lexer(source, options), options.nesting);
    this.expressions = new TargetParser(this.tokens);
    this.comments = options.comments ?? false;
    this.source = source;
  }

  /** Statements up to one of the end tags, which stays the current token; without end tags up to the end. */
  body(endTags?: readonly string[]): Body {
    const { tokens } = this;
    const statements: Statement[] = [];
    let parts: (TextNode | Expression)[] | undefined;
    while (!tokens.is("end")) {
      if (this.comments) parts = this.keepComments(statements, parts);
      const { type, value, line, start, end } = tokens.take();
      if (type === "text") {
        (parts ??= []).push({ kind: "text", text: value as string, line, start, end });
      } else if (type === "{{") {
        (parts ??= []).push(this.expressions.tuple());
        tokens.expect("}}");
      } else {
        parts = this.flush(statements, parts);
        if (endTags && tokens.isOneOf(endTags)) return statements;
        statements.push(this.statement());
        tokens.expect("%}");
      }
    }
    if (this.comments) parts = this.keepComments(statements, parts);
    this.flush(statements, parts);
    return statements;
  }

  /** Ends an output. */
  private flush(statements: Statement[], parts: (TextNode | Expression)[] | undefined): undefined {
    const first = parts?.[0];
    if (parts && first) {
      statements.push({ kind: "output", parts, line: first.line, start: first.start, end: this.tokens.last });
    }
  }

  /** Puts the comments met so far between the statements, where they end an output. */
  private keepComments<Parts extends (TextNode | Expression)[]>(
    statements: Statement[],
    parts: Parts | undefined,
  ): Parts | undefined {
    const { comments } = this.tokens.lexer;
    let open = parts;
    while (comments[0] && comments[0].start <= this.tokens.current.start) {
      open = this.flush(statements, open);
      const { value, line, start, end } = comments.shift() as Token;
      statements.push({ kind: "comment", text: value as string, line, start, end });
    }
    return open;
  }

  private statement(): Statement {
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

  /** The rest of the tag, then statements up to an end tag; `drop` takes that tag's name. */
  private block(endTags: readonly string[], drop = true): Body {
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
  private measured(endTags: readonly string[], drop = true): { body: Body; reads: number } {
    const { expressions } = this;
    const outer = expressions.reads;
    expressions.reads = 0;
    const body = this.block(endTags, drop);
    const { reads } = expressions;
    expressions.reads |= outer;
    return { body, reads };
  }

  private place(tag: Token): Node {
    return { line: tag.line, start: tag.start, end: this.tokens.last };
  }

  private static readonly readers: Readonly<Record<string, Reader>> = {
    if: (parser, tag) => parser.if(tag),
    for: (parser, tag) => parser.for(tag),
    set: (parser, tag) => parser.set(tag),
    with: (parser, tag) => parser.with(tag),
    macro: (parser, tag) => {
      const { name } = parser.expressions.name();
      const signature = parser.expressions.signature();
      return { kind: "macro", name, ...signature, ...parser.measured(["endmacro"]), ...parser.place(tag) };
    },
    call: (parser, tag) => parser.callBlock(tag),
    filter: (parser, tag) => {
      const filter = parser.expressions.filter(undefined, true);
      return { kind: "filter-block", filter, body: parser.block(["endfilter"]), ...parser.place(tag) };
    },
    block: (parser, tag) => parser.namedBlock(tag),
    autoescape: (parser, tag) => {
      const value = parser.expressions.expression();
      return { kind: "autoescape", value, body: parser.block(["endautoescape"]), ...parser.place(tag) };
    },
    generation: (parser, tag) => {
      parser.expressions.reads |= READS.generation;
      return { kind: "generation", body: parser.block(["endgeneration"]), ...parser.place(tag) };
    },
    do: (parser, tag) => ({ kind: "do", value: parser.expressions.tuple(), ...parser.place(tag) }),
    print: (parser, tag) => parser.print(tag),
    break: (parser, tag) => ({ kind: "break", ...parser.place(tag) }),
    continue: (parser, tag) => ({ kind: "continue", ...parser.place(tag) }),
    include: (parser, tag) => parser.load(tag, "include"),
    import: (parser, tag) => parser.load(tag, "import"),
    from: (parser, tag) => parser.load(tag, "from"),
    extends: (parser, tag) => parser.load(tag, "extends"),
  };

  private if(tag: Token): Statement {
    const branches: IfNode["branches"][number][] = [];
    let { line } = tag;
    for (;;) {
      const test = this.expressions.tuple({ conditional: false });
      branches.push({ line, test, body: this.block(["elif", "else", "endif"], false) });
      const word = this.tokens.take().value;
      line = this.tokens.current.line;
      if (word === "elif") continue;
      const otherwise = word === "else" ? this.block(["endif"]) : undefined;
      return { kind: "if", branches, otherwise, ...this.place(tag) };
    }
  }

  private for(tag: Token): ForNode {
    const target = this.expressions.target();
    this.tokens.expectWord("in");
    const items = this.expressions.tuple({ conditional: false });
    const test = this.tokens.skipName("if") ? this.expressions.expression() : undefined;
    const recursive = this.tokens.skipName("recursive");
    const { body, reads } = this.measured(["endfor", "else"], false);
    const otherwise = this.tokens.take().value === "else" ? this.block(["endfor"]) : undefined;
    return { kind: "for", target, items, test, recursive, body, reads, otherwise, ...this.place(tag) };
  }

  private set(tag: Token): Statement {
    const target = this.expressions.target(true);
    if (this.tokens.skip("=")) {
      return { kind: "set", target, value: this.expressions.tuple(), ...this.place(tag) };
    }
    const filter = this.tokens.is("|") ? this.expressions.filter(undefined) : undefined;
    return { kind: "set-block", target, filter, body: this.block(["endset"]), ...this.place(tag) };
  }

  private with(tag: Token): Statement {
    const targets: Target[] = [];
    const values: Expression[] = [];
    while (!this.tokens.is("%}")) {
      if (targets.length) this.tokens.expect(",");
      targets.push(this.expressions.target());
      this.tokens.expect("=");
      values.push(this.expressions.expression());
    }
    return { kind: "with", targets, values, body: this.block(["endwith"]), ...this.place(tag) };
  }

  private callBlock(tag: Token): Statement {
    const signature = this.tokens.is("(") ? this.expressions.signature() : { parameters: [], defaults: [] };
    const call = this.expressions.expression();
    if (call.kind !== "call") this.tokens.fail("expected call", tag);
    return {
      kind: "call-block",
      ...signature,
      call,
      ...this.measured(["endcall"]),
      ...this.place(tag),
    };
  }

  private namedBlock(tag: Token): Statement {
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
    if (required && !blank) this.tokens.fail("required blocks can only contain comments or white space", tag);
    this.tokens.skipName(name);
    return { kind: "block", name, scoped, required, body, ...this.place(tag) };
  }

  private print(tag: Token): Statement {
    const parts: Expression[] = [];
    while (!this.tokens.is("%}")) {
      if (parts.length) this.tokens.expect(",");
      parts.push(this.expressions.expression());
    }
    return { kind: "output", parts, ...this.place(tag) };
  }

  private load(tag: Token, name: string): Statement {
    const template = this.expressions.expression();
    const from = this.tokens.last;
    const names: string[] = [];
    while (!this.tokens.is("%}") && !this.tokens.is("end")) {
      const token = this.tokens.take();
      const known = token.type === "," || (token.type === "name" && name !== "extends");
      if (!known) this.tokens.fail(`unexpected "${describe(token)}"`, token);
      const aliased = name === "from" ? this.tokens.isName("as") : token.value !== "as";
      if (token.type === "name" && !aliased && this.tokens.is("name")) names.push(this.tokens.current.value as string);
      else if (
        token.type === "name" &&
        name === "from" &&
        !/^(import|as|with|without|context)$/.test(String(token.value)) &&
        !aliased
      )
        names.push(token.value as string);
    }
    if (name === "import" && !names.length) this.tokens.fail('expected "as"');
    const tail = this.source.slice(from, this.tokens.last);
    return { kind: "load", tag: name, template, names, tail, ...this.place(tag) };
  }
}
