/** How the lexer treats the text around tags. */
export interface LexOptions {
  readonly trimBlocks: boolean;
  readonly lstripBlocks: boolean;
  readonly keepTrailingNewline: boolean;
  /** Hand out comments too, for the pretty-printer. */
  readonly comments: boolean;
}

/** The piece of source a parser works with. `type`: `text`, `comment`, `name`, `string`, `number`, an operator, `{{ }} {% %}`, `end`. */
export interface Token {
  type: string;
  value: unknown;
  /** How tightly it binds, as an operator; see `LEVEL`. */
  level: number;
  line: number;
  start: number;
  end: number;
}

/** A token to be filled in. */
export const blankToken = (): Token => ({ type: "end", value: "", level: 0, line: 1, start: 0, end: 0 });
