import Handlebars from "handlebars";

/** Start and end of a node: lines from 1, columns from 0. */
interface Location {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** A name, a path or a literal. */
export interface Expression {
  readonly type: string;
  readonly original?: unknown;
  readonly parts?: readonly string[];
  readonly depth?: number;
  /** True for a name that starts with `@`. */
  readonly data?: boolean;
}

export interface Program {
  readonly body: readonly Statement[];
  readonly blockParams?: readonly string[];
}

interface Called {
  readonly loc: Location;
  readonly params: readonly Expression[];
  readonly hash?: { readonly pairs: readonly unknown[] };
}
export interface Content {
  readonly type: "ContentStatement";
  readonly loc: Location;
  /**
   * The text. If a block tag is alone on its line, the parser removes the white space around the tag and the line break
   * after it.
   */
  readonly value: string;
  readonly original: string;
}
export interface Mustache extends Called {
  readonly type: "MustacheStatement";
  readonly path: Expression;
  readonly escaped: boolean;
}
export interface Block extends Called {
  readonly type: "BlockStatement";
  readonly path: Expression;
  readonly program?: Program;
  readonly inverse?: Program;
}
export interface Part extends Called {
  readonly type: "PartialStatement";
  readonly name: Expression;
  /** White space before the part, if the part is alone on its line. */
  readonly indent?: string;
}
interface Other {
  readonly type: "CommentStatement" | "Decorator" | "DecoratorBlock" | "PartialBlockStatement";
  readonly loc: Location;
}

/** One piece of a template. */
export type Statement = Content | Mustache | Block | Part | Other;

/** Runs the Handlebars parser. @throws the parser's Error if the text is not a valid template */
export function parseHandlebars(text: string): Program {
  // The parser's own types do not distinguish the kinds of statements, so the types of this file replace them.
  return Handlebars.parse(text) as unknown as Program;
}
