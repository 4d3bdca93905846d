/** How the lexer treats the text around tags. */
export interface LexOptions {
  readonly trimBlocks: boolean;
  readonly lstripBlocks: boolean;
  readonly keepTrailingNewline: boolean;
}

/** The piece of source a parser works with. `type`: `text`, `name`, `string`, `number`, an operator, `{{ }} {% %}`, `end`. */
export interface Token {
  readonly type: string;
  readonly value: unknown;
  /** How tightly it binds, as an operator; see `LEVEL`. */
  readonly level: number;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}
