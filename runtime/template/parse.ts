import { READS } from "./ast.ts";
import type { Body, Expression, IfNode, Node, Statement } from "./ast.ts";
import { didYouMean, type Place } from "./errors.ts";
import type { Lexer } from "./lex.ts";
import { BodyParser } from "./parse-body.ts";

/** A template as it was read. */
export interface Parsed {
  readonly body: Body;
  /** What it reads, at any depth. */
  readonly reads: number;
}

/** Reads a template. `nesting`: how deep statements and expressions may nest. @throws Problem with its place */
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
    // A spread would take a tenth of the time that reading a template takes.
    return Object.assign(statement as Statement, { line, start, end: this.last });
  }

  private unknownTag(name: string): never {
    const open = this.tags.at(-1);
    const wanted = open ? `; the block that needs to be closed is "${open}"` : "";
    const near = didYouMean(name, [...Object.keys(READERS), ...this.tags.map((tag) => `end${tag}`)]);
    return this.fail(`unknown tag "${name}"${near}${wanted}`, this.current, "unknown-tag");
  }
}

/** A statement without its place, which is known once it has been read. */
type Unplaced<Kind extends Statement = Statement> = Kind extends unknown ? Omit<Kind, keyof Node> : never;

/** Reads a statement behind the name of its first tag, up to the mark that ends its last one. */
type Reader = (parser: Parser, place: Place, tag: string) => Unplaced;

/** How conditions are read, and what a loop runs over. */
const WITHOUT_IF = { conditional: false };

/** A tag that needs other templates: it can only fail, so its names are read and forgotten. */
const readLoad: Reader = (parser, _, tag) => {
  const template = parser.expression();
  if (tag === "import") parser.expectWord("as");
  while (!parser.is("%}") && !parser.is("end")) {
    if (tag === "extends" || !parser.skip(",")) parser.expect(tag === "extends" ? "%}" : "name");
  }
  return { kind: "load", tag, template };
};

/** What tells of a call. */
const OF_CALLS = READS.caller | READS.kwargs | READS.varargs;

/** A body that nobody calls with anything: to Python a `generation` block is a call block of its own. */
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
    const branches: IfNode["branches"][number][] = [];
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
    // A block sees nothing of the macro or call around it, but may be given the loop.
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

  do: (parser) => ({ kind: "do", value: parser.tuple() }),
  print: (parser) => ({ kind: "output", parts: parser.series("%}", () => parser.expression()) }),
  break: () => ({ kind: "break" }),
  continue: () => ({ kind: "continue" }),
  include: readLoad,
  import: readLoad,
  from: readLoad,
  extends: readLoad,
};
