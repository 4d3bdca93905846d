import { kept } from "../../spec/entries.ts";
import { suggestion } from "../../spec/suggest.ts";
import { type Place, Refusal, type SnippetErrorCode } from "../errors.ts";
import { type Block, type Content, type Expression, type Mustache, parseHandlebars } from "./handlebars.ts";
import type { Part, Program, Statement } from "./handlebars.ts";
import type { Node } from "./ir.ts";
import { checkBraces, Positions, syntaxRefusal } from "./positions.ts";

/** The texts that `{{> name}}` includes, by name. */
export type Parts = ReadonlyMap<string, string>;

/** The text that is being read: the template or a part. `trail` names this part and the parts that include it. */
interface Source {
  readonly positions: Positions;
  readonly parts: Parts;
  readonly trail: readonly string[];
}

/**
 * Parses a template with the Handlebars parser and converts it to the four nodes of `ir.ts`.
 *
 * @throws Refusal if the text is not a valid template, or uses unsupported syntax
 */
export function parseTemplate(text: string, parts: Parts = new Map()): readonly Node[] {
  return parseSource(text, { positions: new Positions(text), parts, trail: [] });
}

function parseSource(text: string, source: Source): readonly Node[] {
  checkBraces(text, source.positions);
  let program: Program;
  try {
    program = parseHandlebars(text);
  } catch (error) {
    throw syntaxRefusal(error, source.positions);
  }
  return lowerProgram(program, source);
}

function lowerProgram(program: Program | undefined, source: Source): readonly Node[] {
  if (program === undefined) return [];
  if ((program.blockParams ?? []).length > 0) {
    throw refusal("unsupported-syntax", "a block has parameters (as |…|)", source.positions.whole);
  }
  return program.body.flatMap((statement) => lowerStatement(statement, source));
}

function lowerStatement(statement: Statement, source: Source): readonly Node[] {
  switch (statement.type) {
    case "ContentStatement":
      return lowerText(statement, source);
    case "MustacheStatement":
      return [lowerPlaceholder(statement, source)];
    case "BlockStatement":
      return [lowerBlock(statement, source)];
    case "PartialStatement":
      return lowerPart(statement, source);
    case "CommentStatement":
      return [];
    default:
      throw refusal(
        "unsupported-syntax",
        "this is not a placeholder, a block or a part",
        source.positions.of(statement),
      );
  }
}

function lowerText(statement: Content, source: Source): readonly Node[] {
  const { value, original } = statement;
  if (value === "") return [];
  const cut = original.endsWith(value) ? original.length - value.length : 0;
  const { offset, part } = source.positions.of(statement);
  const place = { offset: offset + cut, length: value.length };
  return [{ kind: "text", text: value, place: part === undefined ? place : { ...place, part } }];
}

function lowerPlaceholder(statement: Mustache, source: Source): Node {
  const place = source.positions.of(statement);
  if (!statement.escaped) throw refusal("raw-hole", "three braces print the value without escaping", place);
  const name = nameOf(statement.path, place);
  if (hasNamed(statement.hash)) throw refusal("unsupported-syntax", `"${name}" has named parameters`, place);
  if (statement.params.length === 0) return { kind: "placeholder", name, json: false, place };
  const [argument] = statement.params;
  if (name !== "json" || argument === undefined || statement.params.length > 1) {
    throw refusal("unsupported-syntax", `"${name}" is called like a function`, place);
  }
  return { kind: "placeholder", name: nameOf(argument, place), json: true, place };
}

function lowerBlock(block: Block, source: Source): Node {
  const place = source.positions.ofOpening(block);
  const [argument] = block.params;
  const word = nameOf(block.path, place);
  if (argument === undefined || block.params.length > 1 || hasNamed(block.hash)) {
    throw refusal("unsupported-syntax", `{{#${word}}} needs the name of one fact`, place);
  }
  const fact = nameOf(argument, place);
  const body = lowerProgram(block.program, source);
  const inverse = lowerProgram(block.inverse, source);
  if (word === "if") return { kind: "if", fact, present: body, absent: inverse, place };
  if (word === "unless") return { kind: "if", fact, present: inverse, absent: body, place };
  if (word !== "each") throw refusal("unsupported-syntax", `{{#${word}}} is none of if, unless, each`, place);
  const each: Node = { kind: "each", fact, body, place };
  return inverse.length === 0 ? each : { kind: "if", fact, present: [each], absent: inverse, place };
}

function lowerPart(statement: Part, source: Source): readonly Node[] {
  const place = source.positions.of(statement);
  const { parts, trail } = source;
  const name = nameOf(statement.name, place);
  if (statement.params.length > 0 || hasNamed(statement.hash)) {
    throw refusal("unsupported-syntax", `the part "${name}" is given parameters`, place);
  }
  const text = parts.get(name);
  if (text === undefined) throw refusal("unknown-part", `there is no part "${name}"`, place, partHint(name, parts));
  if (trail.includes(name)) throw refusal("unknown-part", `the part "${name}" includes itself`, place);
  if ((statement.indent ?? "") !== "")
    throw refusal(
      "unsupported-syntax",
      `the part "${name}" is indented`,
      place,
      "delete the white space before {{>, and indent the text of the part",
    );
  const known = kept(parsedParts, parts, () => new Map<string, readonly Node[]>());
  return kept(known, name, () =>
    parseSource(text, { positions: new Positions(text, name), parts, trail: [...trail, name] }),
  );
}

/** The parsed parts, because most templates of a library include the same ones. */
const parsedParts = new WeakMap<Parts, Map<string, readonly Node[]>>();

function partHint(name: string, parts: Parts): string {
  return parts.size === 0 ? "the library has no parts" : suggestion(name, [...parts.keys()]);
}

/** Returns the only name in a path. Refuses a path with several names. */
function nameOf({ type, original, parts, depth, data }: Expression, place: Place): string {
  const isPath = type === "PathExpression" && data !== true && depth === 0;
  const isName = original === "this" || (parts?.length === 1 && parts[0] === original);
  if (isPath && isName && typeof original === "string") return original;
  throw refusal(
    "unsupported-syntax",
    `"${typeof original === "string" ? original : type}" is not the name of a fact`,
    place,
  );
}

function hasNamed(hash: { readonly pairs: readonly unknown[] } | undefined): boolean {
  return (hash?.pairs ?? []).length > 0;
}

function refusal(code: SnippetErrorCode, message: string, place: Place, hint?: string): Refusal {
  return new Refusal(code, message, { place, hint });
}
