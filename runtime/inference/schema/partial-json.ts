/** The deepest nesting that is read. Deeper values overflow the stack of functions that walk through them. */
export const MOST_LEVELS = 1000;
/** The longest number or literal. The cost of showing an incomplete number grows with its length. */
const LONGEST_TOKEN = 1000;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LITERALS: ReadonlyMap<string, unknown> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/** An open list or object, and the position of its current value. */
type Level =
  | { readonly list: unknown[]; index: number }
  | { readonly list?: undefined; readonly fields: Record<string, unknown>; key: string };

/** The kind of the next character. `first` and `firstKey` also allow the end of the list or the object. */
type State =
  | "value"
  | "first"
  | "firstKey"
  | "key"
  | "colon"
  | "next"
  | "string"
  | "escape"
  | "unicode"
  | "token"
  | "done"
  | "failed";

/**
 * Reads one JSON value that arrives in pieces. The work for a piece does not depend on the pieces before it. Keys
 * `__proto__` are left out, like in `parseJson`.
 */
export class PartialJson {
  /**
   * The value so far. Undefined if no value has started. Strings, lists and objects that have no end yet are closed. A
   * name without a value, and an incomplete literal such as `tru` or `1.`, are left out. Lists and objects are not
   * copied: they grow with the next piece.
   */
  value: unknown;
  /** True if the last call of `feed` changed the value. */
  isChanged = false;
  /** True if the text was nested too deeply. */
  isTooDeep = false;
  readonly #levels: Level[] = [];
  #state: State = "value";
  /** The current string, number or literal. */
  #text = "";
  /** The hexadecimal digits of the current escape. */
  #digits = "";
  /** True if the current string is a name. */
  #isKey = false;
  /** The value of the current number or literal that is part of `value`. */
  #shown: unknown;
  /** The value that an earlier field with the same name has. */
  #earlier: unknown;

  /** True if the text so far is a complete value. */
  get isComplete(): boolean {
    return this.#state === "done" || (this.#levels.length === 0 && this.#state === "token" && this.value !== undefined);
  }

  get hasFailed(): boolean {
    return this.#state === "failed";
  }

  /** Number of lists and objects that are open. */
  get depth(): number {
    return this.#levels.length;
  }

  /** True if the text so far has no more than an opening bracket and one word. */
  get isBare(): boolean {
    const [first] = this.#levels;
    if (first === undefined || this.#levels.length > 1) return first === undefined;
    return first.list === undefined ? first.key === "" : first.list.length === 0;
  }

  /**
   * Reads the next piece of the text from `start`.
   *
   * @returns the position after the value, the position of the first character that is not JSON, or the piece's length
   */
  feed(piece: string, start = 0): number {
    this.isChanged = false;
    let at = start;
    while (at < piece.length && this.#state !== "done" && this.#state !== "failed") {
      if (this.#state === "string") at = this.#readString(piece, at);
      else if (this.#read(piece[at] ?? "")) at++;
    }
    if (this.#state === "token") this.#show(valueOf(this.#text));
    else if (!this.#isKey && (this.#state === "string" || this.#state === "escape" || this.#state === "unicode"))
      this.#show(this.#text);
    return at;
  }

  /** Reads one character outside of plain string text. Returns false if the character was not used. */
  #read(character: string): boolean {
    switch (this.#state) {
      case "token":
        return this.#readToken(character);
      case "escape":
        return this.#readEscape(character);
      case "unicode":
        return this.#readDigit(character);
      default:
        return isSpace(character) || this.#readStructure(character);
    }
  }

  #readStructure(character: string): boolean {
    const state = this.#state;
    const level = this.#levels.at(-1);
    if (state === "colon") return character === ":" ? this.#go("value") : this.#fail();
    if (state === "next" && character === ",") {
      if (level?.list !== undefined) level.index++;
      return this.#go(level?.list === undefined ? "key" : "value");
    }
    const isEnd = character === (level?.list === undefined ? "}" : "]");
    if (isEnd && (state === "next" || state === "first" || state === "firstKey")) {
      this.#levels.pop();
      return this.#end();
    }
    if (state === "key" || state === "firstKey") return character === '"' ? this.#startString(true) : this.#fail();
    return state === "next" ? this.#fail() : this.#startValue(character);
  }

  #startValue(character: string): boolean {
    if (character === '"') return this.#startString(false);
    if (character === "[" || character === "{") return this.#open(character);
    if (!isTokenPart(character)) return this.#fail();
    this.#text = character;
    this.#start();
    return this.#go("token");
  }

  #open(bracket: string): boolean {
    this.isTooDeep = this.#levels.length === MOST_LEVELS;
    if (this.isTooDeep) return this.#fail();
    const list: unknown[] = [];
    const fields = {};
    this.#start();
    this.#show(bracket === "[" ? list : fields);
    this.#levels.push(bracket === "[" ? { list, index: 0 } : { fields, key: "" });
    return this.#go(bracket === "[" ? "first" : "firstKey");
  }

  #startString(isKey: boolean): boolean {
    this.#text = "";
    this.#isKey = isKey;
    if (!isKey) {
      this.#start();
      this.#show("");
    }
    return this.#go("string");
  }

  /** Reads string text up to its end or the next escape. Returns the position after the text. */
  #readString(piece: string, start: number): number {
    let at = start;
    for (; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      // A quotation mark, a backslash, or a control character, which JSON does not allow in strings.
      if (code === 34 || code === 92 || code < 32) break;
    }
    this.#text += piece.slice(start, at);
    if (at === piece.length) return at;
    const character = piece[at];
    if (character === "\\") this.#go("escape");
    else if (character === '"') this.#endString();
    else this.#fail();
    return this.hasFailed ? at : at + 1;
  }

  #endString(): void {
    const level = this.#levels.at(-1);
    if (this.#isKey && level !== undefined && level.list === undefined) {
      level.key = this.#text;
      this.#isKey = false;
      this.#go("colon");
    } else {
      this.#show(this.#text);
      this.#end();
    }
  }

  #readEscape(character: string): boolean {
    this.#digits = "";
    if (character === "u") return this.#go("unicode");
    const meant = ESCAPES.get(character);
    if (meant === undefined) return this.#fail();
    this.#text += meant;
    return this.#go("string");
  }

  #readDigit(character: string): boolean {
    if (!/^[\da-fA-F]$/.test(character)) return this.#fail();
    this.#digits += character;
    if (this.#digits.length < 4) return true;
    this.#text += String.fromCharCode(Number.parseInt(this.#digits, 16));
    return this.#go("string");
  }

  #readToken(character: string): boolean {
    if (isTokenPart(character)) {
      this.#text += character;
      return this.#text.length <= LONGEST_TOKEN || this.#fail();
    }
    const value = valueOf(this.#text);
    if (value === undefined) return this.#fail();
    this.#show(value);
    this.#end();
    return false;
  }

  /** Remembers what `value` contains at the place of the value that starts. */
  #start(): void {
    const level = this.#levels.at(-1);
    const isRepeated = level !== undefined && level.list === undefined && Object.hasOwn(level.fields, level.key);
    this.#earlier = isRepeated ? level.fields[level.key] : undefined;
    this.#shown = undefined;
  }

  /** Puts the current value in its place. `undefined` removes it. */
  #show(value: unknown): void {
    if (value === this.#shown) return;
    this.#shown = value;
    const level = this.#levels.at(-1);
    const shown = value === undefined ? this.#earlier : value;
    if (level === undefined) this.value = shown;
    else if (level.list !== undefined) {
      if (shown === undefined) level.list.pop();
      else level.list[level.index] = shown;
    } else if (level.key === "__proto__") return;
    else if (shown === undefined) delete level.fields[level.key];
    else level.fields[level.key] = shown;
    this.isChanged = true;
  }

  #end(): true {
    return this.#go(this.#levels.length === 0 ? "done" : "next");
  }

  #go(state: State): true {
    this.#state = state;
    return true;
  }

  #fail(): false {
    this.#state = "failed";
    return false;
  }
}

function isSpace(character: string): boolean {
  return character === " " || character === "\n" || character === "\r" || character === "\t";
}

function isTokenPart(character: string): boolean {
  return /^[\w.+-]$/.test(character);
}

/** Returns the value of a number or a literal, or undefined if it is incomplete or wrong. */
function valueOf(token: string): unknown {
  return NUMBER.test(token) ? Number(token) : LITERALS.get(token);
}
