import { Composer, Lexer, Parser } from "yaml";
import type { Document, LineCounter } from "yaml";
import { MAX_DEPTH, tooDeep } from "./convert.ts";
import type { Marked } from "./convert.ts";
import type { Entry } from "../entry.ts";
import { lineCounter } from "./locate.ts";
import type { Fault } from "./locate.ts";
import { yamlFault } from "./yaml-faults.ts";

/**
 * A text with positions, which is only parsed when a position is needed. This saves memory, because most entries have
 * no problems and need no positions.
 */
export class PositionedText implements Pick<Entry, "file" | "text" | "document" | "lines"> {
  readonly file: string;
  readonly text: string;
  #document: Document.Parsed | undefined;
  #lines: LineCounter | undefined;

  constructor(file: string, text: string) {
    [this.file, this.text] = [file, text];
  }

  /** @throws Error if the text is not valid YAML */
  get document(): Document.Parsed {
    if (this.#document === undefined) {
      const composed = compose(this.text);
      if ("fault" in composed) throw new Error(`${this.file} cannot be read: ${composed.fault.message}`);
      this.#document = composed.document;
    }
    return this.#document;
  }

  get lines(): LineCounter {
    return (this.#lines ??= lineCounter(this.text));
  }
}

const PARSER_OPTIONS = {
  prettyErrors: false,
  // The parser's own check compares each key with all others, which is slow. `convert` finds repeated keys in linear
  // time.
  uniqueKeys: false,
  resolveKnownTags: false,
} as const;

/** Reported for the directive `%YAML`, because another version of YAML can read different values from the same text. */
const DIRECTIVE = {
  code: "bad-directive",
  message: "an entry cannot choose the version of YAML",
  hint: "delete the line; entries need no directives",
} as const;

function directiveIn(text: string): readonly [number, number] {
  const found = /^%YAML.*/m.exec(text);
  return found === null ? [0, 1] : [found.index, found.index + found[0].length];
}

/** A document, or the first error in the text. */
type Composed = { readonly document: Document.Parsed } | { readonly fault: Marked };

/** Reads the single document of a text. Reading ends at the first error, because later errors mostly follow from it. */
export function compose(text: string): Composed {
  const stackTraceLimit = Error.stackTraceLimit;
  // The parser creates an error object for every mistake, possibly a million. Without stack traces, these objects are
  // cheap.
  Error.stackTraceLimit = 0;
  try {
    const tokens = tokenize(text);
    if ("fault" in tokens) return tokens;
    const [document, second] = firstTwo(new Composer(PARSER_OPTIONS).compose(tokens.tokens, true, text.length));
    if (document === undefined) return { fault: { ...NOT_READ, range: [0, 1] } };
    const [error] = document.errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
    if (error !== undefined) return { fault: yamlFault(error, text) };
    if (document.directives?.yaml.explicit === true) return { fault: { ...DIRECTIVE, range: directiveIn(text) } };
    if (second === undefined) return { document };
    const start = text.lastIndexOf("---", second.range[0]);
    return { fault: { ...SECOND_DOCUMENT, range: [start < 0 ? second.range[0] : start, second.range[1]] } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: { ...NOT_READ, message: `this cannot be read as YAML: ${error.message}`, range: [0, 1] } };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const NOT_READ: Fault = { code: "bad-yaml", message: "this cannot be read as YAML" };
const SECOND_DOCUMENT: Fault = {
  code: "multiple-documents",
  message: "a second document starts here",
  hint: "one file holds one entry; delete the line ---, or move what follows to a file of its own",
};

type Tokens = Parameters<Composer["compose"]>[0];

/** Splits the text into tokens. Deep nesting is refused here, before any recursion. */
function tokenize(text: string): { readonly tokens: Tokens } | { readonly fault: Marked } {
  const parser = new Parser();
  const tokens = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    // The limit is doubled, because some values take two places on the parser's stack. `convert` checks the exact depth
    // later.
    if (parser.stack.length > 2 * MAX_DEPTH + 10) {
      return { fault: { ...tooDeep(), range: [parser.offset - 1, parser.offset] } };
    }
  }
  for (const token of parser.end()) tokens.push(token);
  return { tokens };
}

function firstTwo<Item>(items: Iterable<Item>): readonly [Item | undefined, Item | undefined] {
  const iterator = items[Symbol.iterator]();
  const [first, second] = [iterator.next(), iterator.next()];
  return [first.done ? undefined : first.value, second.done ? undefined : second.value];
}
