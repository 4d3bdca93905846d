import { didYouMean } from "../../contract/suggest.ts";
import type { Place } from "../errors.ts";
import {
  type Body,
  type Expression,
  type Node,
  READS,
  type Statement,
  type StatementOf,
  type TextNode,
} from "./ast.ts";
import { TargetParser } from "./expression-parser.ts";
import type { Lexer } from "./lexer.ts";

type Part = TextNode | Expression;

/** Parses a sequence of statements, texts and outputs. */
export abstract class BodyParser extends TargetParser {
  /** Parses one statement, from the name in its first tag to the end of its last tag. */
  protected abstract statement(): Statement;

  /**
   * Parses statements up to one of the end tags. Afterwards, the name of the end tag is the current token. Without end
   * tags, parses to the end of the source.
   */
  body(endTags?: readonly string[]): Body {
    const statements: Statement[] = [];
    let parts: Part[] = [];
    while (!this.is("end")) {
      const { type, value, line, start, end } = this.take();
      if (type === "text") {
        parts.push({ kind: "text", text: value as string, line, start, end });
      } else if (type === "{{") {
        parts.push(this.tuple());
        this.expect("}}");
      } else {
        this.flush(statements, parts);
        parts = [];
        if (endTags && this.isOneOf(endTags)) return statements;
        statements.push(this.statement());
        this.expect("%}");
      }
    }
    this.flush(statements, parts);
    return statements;
  }

  /** Adds an output statement with the collected parts, if there are any. */
  private flush(statements: Statement[], parts: readonly Part[]): void {
    const [first] = parts;
    if (first) {
      statements.push({ kind: "output", parts, line: first.line, start: first.start, end: this.last });
    }
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

  /** Parses the rest of a block after its body: an optional `else` with its statements, and then the end tag. */
  otherwise(endTag: string): Body | undefined {
    return this.take().value === "else" ? this.block([endTag]) : undefined;
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
}

/** A parsed template. */
export interface Parsed {
  readonly body: Body;
  /** The special names that the template reads, at any depth, as bits of `READS`. */
  readonly reads: number;
}

/**
 * Parses a template. @param nesting maximum nesting of statements and expressions @throws Problem that contains the
 * position in the source
 */
export function parse(lexer: Lexer, nesting: number): Parsed {
  const parser = new Parser(lexer, nesting);
  return { body: parser.body(), reads: parser.reads };
}

class Parser extends BodyParser {
  private readonly tags: string[] = [];

  protected override statement(): Statement {
    const { type, value, line, start, end } = this.current;
    if (type !== "name") this.refuse("the name of a tag");
    const name = value as string;
    const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    if (!read) return this.unknownTag(name);
    this.tags.push(name);
    this.enter();
    this.take();
    const statement = this.leave(read(this, { line, start, end }, name));
    this.tags.pop();
    // The statement is changed in place. Copying it with a spread would take a tenth of the whole parsing time.
    return Object.assign(statement as Statement, { line, start, end: this.last });
  }

  private unknownTag(name: string): never {
    const open = this.tags.at(-1);
    const wanted = open ? `; the block that needs to be closed is "${open}"` : "";
    const near = didYouMean(name, [...Object.keys(READERS), ...this.tags.map((tag) => `end${tag}`)]);
    return this.fail(`unknown tag "${name}"${near}${wanted}`, this.current, "unknown-tag");
  }
}

/** A statement without its position. The position is known only after the whole statement has been parsed. */
type Unplaced<Kind extends Statement = Statement> = Kind extends unknown ? Omit<Kind, keyof Node> : never;

/** Parses the rest of a statement, from the text after its name to the end of its last tag. */
type Reader = (parser: Parser, place: Place, tag: string) => Unplaced;

/** Options for parsing conditions and the list of a loop, where `… if … else …` is not allowed. */
const WITHOUT_IF = { conditional: false };

/**
 * Parses a tag that needs another template. The tag always throws when it runs, so the names after the template are
 * skipped.
 */
const readLoad =
  (skipNames: (parser: Parser) => void): Reader =>
  (parser, _, tag) => {
    const template = parser.expression();
    skipNames(parser);
    return { kind: "load", tag, template };
  };

/**
 * Skips two words: one of the words in `first`, and then the word `second`. If other words follow, returns false and
 * skips nothing.
 */
function skipWords(parser: Parser, first: readonly string[], second: string): boolean {
  const { type, value } = parser.peek();
  if (type !== "name" || value !== second || !first.some((word) => parser.isName(word))) return false;
  parser.take();
  parser.take();
  return true;
}

const skipContext = (parser: Parser): boolean => skipWords(parser, ["with", "without"], "context");

/** Skips the names after `from "…" import`. */
function skipImports(parser: Parser): void {
  parser.expectWord("import");
  do {
    if (skipContext(parser)) return;
    const imported = parser.name();
    if (imported.name.startsWith("_")) parser.fail("a name that begins with an underline cannot be imported", imported);
    if (parser.skipName("as")) parser.name();
    if (skipContext(parser)) return;
  } while (parser.skip(","));
}

/** The special names that a macro gets from its call. */
const OF_CALLS = READS.caller | READS.kwargs | READS.varargs;

/**
 * Wraps the body of a `generation` block, so that `caller`, `kwargs` and `varargs` have the same values as in Python.
 * Python compiles the block as a call block without arguments.
 */
function uncalled(body: Body, place: Place): Statement {
  const values: Readonly<Record<string, Expression>> = {
    caller: { kind: "constant", value: undefined, ...place },
    kwargs: { kind: "dict", pairs: [], ...place },
    varargs: { kind: "tuple", items: [], ...place },
  };
  const targets = Object.keys(values).map((name) => ({ kind: "name", name, ...place }) as const);
  return { kind: "with", targets, values: Object.values(values), body, ...place };
}

const READERS: Readonly<Record<string, Reader>> = {
  if(parser, { line }) {
    const branches: StatementOf<"if">["branches"][number][] = [];
    for (let own = line; ; own = parser.current.line) {
      const test = parser.tuple(WITHOUT_IF);
      branches.push({ line: own, test, body: parser.block(["elif", "else", "endif"], false) });
      if (!parser.isName("elif")) return { kind: "if", branches, otherwise: parser.otherwise("endif") };
      parser.take();
    }
  },

  for(parser) {
    const target = parser.target();
    parser.expectWord("in");
    const items = parser.tuple(WITHOUT_IF);
    const test = parser.skipName("if") ? parser.expression() : undefined;
    const recursive = parser.skipName("recursive");
    const inner = parser.measured(["endfor", "else"], false);
    return { kind: "for", target, items, test, recursive, ...inner, otherwise: parser.otherwise("endfor") };
  },

  set(parser) {
    const target = parser.target(true);
    if (parser.skip("=")) return { kind: "set", target, value: parser.tuple() };
    const filter = parser.is("|") ? parser.filter(undefined) : undefined;
    return { kind: "set-block", target, filter, body: parser.block(["endset"]) };
  },

  with(parser) {
    const pairs = parser.series("%}", () => {
      const target = parser.target();
      parser.expect("=");
      return [target, parser.expression()] as const;
    });
    const [targets, values] = [pairs.map(([target]) => target), pairs.map(([, value]) => value)];
    return { kind: "with", targets, values, body: parser.block(["endwith"]) };
  },

  macro(parser) {
    const { name } = parser.name();
    return { kind: "macro", name, ...parser.signature(), ...parser.measured(["endmacro"]) };
  },

  call(parser, place) {
    const signature = parser.is("(") ? parser.signature() : { parameters: [], defaults: [] };
    const call = parser.expression();
    if (call.kind !== "call") return parser.fail("expected call", place);
    return { kind: "call-block", ...signature, call, ...parser.measured(["endcall"]) };
  },

  filter(parser) {
    const filter = parser.filter(undefined, true);
    return { kind: "filter-block", filter, body: parser.block(["endfilter"]) };
  },

  block(parser, place) {
    const name = parser.expectName();
    const scoped = parser.skipName("scoped");
    const required = parser.skipName("required");
    const { reads } = parser;
    const { body, reads: inner } = parser.measured(["endblock"]);
    // Inside a block, names of the surrounding macro or call are unknown, but `loop` may be read.
    parser.reads = reads | (inner & (READS.self | READS.generation)) | READS.loop;
    const blank = body.every(
      (node) => node.kind === "output" && node.parts.every((part) => part.kind === "text" && !/\S/.test(part.text)),
    );
    if (required && !blank) parser.fail("required blocks can only contain comments or white space", place);
    parser.skipName(name);
    return { kind: "block", name, scoped, required, body };
  },

  autoescape(parser) {
    const value = parser.expression();
    return { kind: "autoescape", value, body: parser.block(["endautoescape"]) };
  },

  generation(parser, place) {
    const { body, reads } = parser.measured(["endgeneration"]);
    parser.reads |= READS.generation;
    return { kind: "generation", body: reads & OF_CALLS ? [uncalled(body, place)] : body };
  },

  print: (parser) => ({ kind: "output", parts: parser.series("%}", () => parser.expression()) }),
  break: () => ({ kind: "break" }),
  continue: () => ({ kind: "continue" }),
  include: readLoad((parser) => {
    skipWords(parser, ["ignore"], "missing");
    skipContext(parser);
  }),
  import: readLoad((parser) => {
    parser.expectWord("as");
    parser.name();
    skipContext(parser);
  }),
  from: readLoad(skipImports),
  extends: readLoad(() => {}),
};
