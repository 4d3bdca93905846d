/** What a query can ask of a file: its whole path, its folder with a final slash, its name, or its extension. */
export const FIELDS = ["path", "path_prefix", "path_filename", "path_extension"] as const;
export type Field = (typeof FIELDS)[number];

/** A parsed download query. `offset` counts characters of the query's text. */
export type Query =
  | { readonly kind: "is"; readonly field: Field; readonly value: string; readonly offset: number }
  | { readonly kind: "exists"; readonly field: Field; readonly offset: number }
  | { readonly kind: "and" | "or"; readonly parts: readonly Query[] };

/** Why a query cannot be understood or can never match, and where in its text. */
export class QueryError extends Error {
  /** Characters of the query before the mistake. */
  readonly offset: number;
  /** Characters that are wrong. */
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
  'write field:"value" terms joined by AND or OR, for example path:"config.json" OR path_extension:"gguf"';

/**
 * Parses a download query: `field:"value"` terms joined by `AND` or `OR`, with parentheses.
 *
 * `AND` and `OR` side by side need parentheses, so that nobody has to remember which binds first.
 *
 * @throws QueryError with the offset of the first mistake
 */
export function parseQuery(text: string): Query {
  const tokens = tokenize(text);
  let next = 0;
  const peek = (): Token => tokens[next] ?? { kind: "end", text: "", offset: text.length };
  const take = (): Token => (next++, tokens[next - 1] ?? { kind: "end", text: "", offset: text.length });

  function expression(depth: number): Query {
    const parts = [term(depth)];
    let joiner: "AND" | "OR" | undefined;
    while (peek().kind === "word") {
      const word = take();
      if (word.text !== "AND" && word.text !== "OR") throw unexpected(word, "AND, OR");
      if (joiner !== undefined && joiner !== word.text) {
        throw new QueryError(
          "AND and OR are mixed without parentheses",
          word.offset,
          word.text.length,
          'group them, for example a:"x" OR (b:"y" AND c:"z")',
        );
      }
      joiner = word.text;
      parts.push(term(depth));
    }
    const [only] = parts;
    return joiner === undefined && only !== undefined ? only : { kind: joiner === "AND" ? "and" : "or", parts };
  }

  function term(depth: number): Query {
    const token = take();
    if (token.kind === "(") {
      if (depth >= 10)
        throw new QueryError("parentheses are nested too deeply", token.offset, 1, "use at most 10 levels");
      const inner = expression(depth + 1);
      const close = take();
      if (close.kind !== ")") throw unexpected(close, ")");
      return inner;
    }
    if (token.kind !== "word") throw unexpected(token, "a field");
    return comparison(token);
  }

  function comparison(name: Token): Query {
    const exists = name.text === "_exists_";
    if (!exists && !isField(name.text)) {
      throw new QueryError(
        `unknown field "${name.text}"`,
        name.offset,
        name.text.length,
        `allowed: ${FIELDS.join(", ")}, _exists_`,
      );
    }
    const colon = take();
    if (colon.kind !== ":") throw unexpected(colon, ":");
    const value = take();
    if (value.kind !== "value") throw unexpected(value, "a value in double quotes");
    if (!exists) return { kind: "is", field: name.text, value: value.text, offset: value.offset };
    if (!isField(value.text)) {
      throw new QueryError(
        `_exists_ asks for the unknown field "${value.text}"`,
        value.offset,
        value.text.length + 2,
        `allowed: ${FIELDS.join(", ")}`,
      );
    }
    return { kind: "exists", field: value.text, offset: value.offset };
  }

  const query = expression(0);
  const rest = peek();
  if (rest.kind !== "end") throw unexpected(rest, "AND, OR or the end");
  return query;
}

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
        unclosed ? "a value is not closed" : `unexpected character "${text[offset] ?? ""}"`,
        offset,
        1,
        unclosed ? "values stand between double quotes, without backslashes" : GRAMMAR,
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
