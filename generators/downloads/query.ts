/**
 * The fields of a path that a query can test: the whole path, its folder with a final slash, its name, or its
 * extension.
 */
const FIELDS = ["path", "path_prefix", "path_filename", "path_extension"] as const;
export type Field = (typeof FIELDS)[number];

/** A parsed download query. `offset` is the position of the value in the text of the query. */
export type Query =
  | { readonly kind: "is"; readonly field: Field; readonly value: string; readonly offset: number }
  | { readonly kind: "exists"; readonly field: Field; readonly offset: number }
  | { readonly kind: "and" | "or"; readonly parts: readonly Query[] };

/** Thrown for a query that is invalid or can never match, with the position of the mistake. */
export class QueryError extends Error {
  /** Number of characters before the mistake. */
  readonly offset: number;
  /** Number of characters that the mistake covers. */
  readonly length: number;
  readonly hint: string;

  constructor(message: string, offset: number, length: number, hint: string) {
    super(message);
    this.offset = offset;
    this.length = length;
    this.hint = hint;
  }
}

type Token = {
  readonly kind: "word" | "value" | "(" | ")" | ":" | "end";
  readonly text: string;
  readonly offset: number;
};

const GRAMMAR =
  'write field:"value" terms joined with AND or OR, for example path:"config.json" OR path_extension:"gguf"';

/**
 * Parses a download query: `field:"value"` terms joined by `AND` or `OR`, with parentheses.
 *
 * `AND` and `OR` can only be combined with parentheses, so that the precedence is always visible.
 *
 * @throws QueryError with the offset of the first mistake
 */
export function parseQuery(text: string): Query {
  return new Parser(text).parse();
}

/** Maximum depth of parentheses. */
const MAX_DEPTH = 10;

class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: Token;
  #next = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
    this.#end = { kind: "end", text: "", offset: text.length };
  }

  parse(): Query {
    const query = this.#expression(0);
    const rest = this.#peek();
    if (rest.kind !== "end") throw unexpected(rest, "AND, OR or the end of the query");
    return query;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? this.#end;
  }

  #take(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  #expression(depth: number): Query {
    const first = this.#term(depth);
    const parts = [first];
    let joiner: string | undefined;
    while (this.#peek().kind === "word") {
      const word = this.#take();
      if (word.text !== "AND" && word.text !== "OR") throw unexpected(word, "AND or OR");
      if (joiner !== undefined && joiner !== word.text) {
        const hint = 'add parentheses, for example a:"x" OR (b:"y" AND c:"z")';
        throw new QueryError("AND and OR are mixed without parentheses", word.offset, word.text.length, hint);
      }
      joiner = word.text;
      parts.push(this.#term(depth));
    }
    return joiner === undefined ? first : { kind: joiner === "AND" ? "and" : "or", parts };
  }

  #term(depth: number): Query {
    const token = this.#take();
    if (token.kind === "word") return this.#comparison(token);
    if (token.kind !== "(") throw unexpected(token, "a field");
    if (depth >= MAX_DEPTH) {
      const hint = `use at most ${MAX_DEPTH} levels`;
      throw new QueryError("parentheses are nested too deeply", token.offset, 1, hint);
    }
    const inner = this.#expression(depth + 1);
    const close = this.#take();
    if (close.kind !== ")") throw unexpected(close, ")");
    return inner;
  }

  #comparison({ text: field, offset }: Token): Query {
    const asksExistence = field === "_exists_";
    if (!asksExistence && !isField(field)) {
      throw new QueryError(`unknown field "${field}"`, offset, field.length, `${ALLOWED}, _exists_`);
    }
    const colon = this.#take();
    if (colon.kind !== ":") throw unexpected(colon, ":");
    const value = this.#take();
    if (value.kind !== "value") throw unexpected(value, "a value in double quotes");
    if (!asksExistence) return { kind: "is", field, value: value.text, offset: value.offset };
    if (isField(value.text)) return { kind: "exists", field: value.text, offset: value.offset };
    const message = `_exists_ names the unknown field "${value.text}"`;
    throw new QueryError(message, value.offset, value.text.length + 2, ALLOWED);
  }
}

const ALLOWED = `allowed: ${FIELDS.join(", ")}`;

function isField(word: string): word is Field {
  return (FIELDS as readonly string[]).includes(word);
}

function unexpected(token: Token, wanted: string): QueryError {
  const found = token.kind === "end" ? "the end of the query" : `"${token.text}"`;
  return new QueryError(`expected ${wanted}, found ${found}`, token.offset, Math.max(1, token.text.length), GRAMMAR);
}

const TOKEN = /\s*(?:(?<word>[^\s():"]+)|(?<mark>[():])|"(?<value>[^"\\]*)")/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) {
      const offset = from + (text.slice(from).match(/^\s*/)?.[0].length ?? 0);
      const unclosed = text[offset] === '"';
      throw new QueryError(
        unclosed ? "a value has no closing quote" : `unexpected character "${text[offset] ?? ""}"`,
        offset,
        1,
        unclosed ? "write values in double quotes, without backslashes" : GRAMMAR,
      );
    }
    const { word, mark, value } = groups;
    const length = word?.length ?? mark?.length ?? (value?.length ?? 0) + 2;
    const offset = TOKEN.lastIndex - length;
    if (word !== undefined) tokens.push({ kind: "word", text: word, offset });
    else if (mark === "(" || mark === ")" || mark === ":") tokens.push({ kind: mark, text: mark, offset });
    else tokens.push({ kind: "value", text: value ?? "", offset });
  }
  return tokens;
}

/** Name of each query field in the generated `RepositoryFile`. */
const MEMBER: Record<Field, string> = {
  path: "path",
  path_prefix: "prefix",
  path_filename: "name",
  path_extension: "extension",
};

/** Prints a query as a TypeScript condition over `file`, a `RepositoryFile`. */
export function compileQuery(query: Query): string {
  switch (query.kind) {
    case "is":
      return `file.${MEMBER[query.field]} === ${JSON.stringify(query.value)}`;
    case "exists":
      return `file.${MEMBER[query.field]} !== ""`;
    case "and":
    case "or":
      return query.parts.map((part) => group(part)).join(query.kind === "and" ? " && " : " || ");
  }
}

function group(part: Query): string {
  const text = compileQuery(part);
  return part.kind === "and" || part.kind === "or" ? `(${text})` : text;
}
