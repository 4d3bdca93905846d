/** The deepest nesting that is read by default. Deeper values overflow the stack of functions that walk through them. */
export const MOST_LEVELS = 1000;

const TOKEN = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const TOKEN_PART = /^[\w.+-]$/;
const ESCAPE = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})$/;
const START_OF_ESCAPE = /^\\u[\da-fA-F]{0,3}$/;

/** An open list or object, and the position of its current value. */
interface Level {
  readonly container: Container;
  key: string | number;
}

/** A list or an object that is being read. */
export type Container = Record<string | number, unknown>;

/** The kind of the next character. `first` and `firstKey` also allow the end of the list or the object. */
type State = "value" | "first" | "firstKey" | "key" | "colon" | "next" | "string" | "escape" | "token" | "done";

/**
 * Reads one JSON value that arrives in pieces. The work for a piece does not depend on the pieces before it. Keys
 * `__proto__` are left out. A subclass may read another dialect.
 */
export class JsonReader {
  /**
   * The value so far. Undefined if no value has started. Strings, lists and objects that have no end yet are closed. A
   * name without a value, and an incomplete literal such as `tru` or `1.`, are left out. Lists and objects are not
   * copied: they grow with the next piece.
   */
  value: unknown;
  /** True if the last call of `feed` changed the value. */
  isChanged = false;
  /** True if the text is not JSON. `state` shows what was expected instead. */
  hasFailed = false;
  /** True if the text was nested too deeply. */
  isTooDeep = false;
  state: State = "value";
  /** Start of the current string, number or literal in the current piece. */
  start = 0;
  /** The current string, number or literal. */
  text = "";
  readonly #levels: Level[] = [];
  /** The current escape so far. */
  #escape = "";
  /** True if the current string is a name. */
  #isKey = false;
  /** The value of the current number or literal that is part of `value`. */
  #shown: unknown;
  /** The value that an earlier field with the same name has. */
  #earlier: unknown;

  protected readonly mostLevels: number = MOST_LEVELS;
  /** The longest number or literal. The cost of showing an incomplete number grows with its length. */
  protected readonly longestToken: number = 1000;

  /** Returns the value of a number or a literal, or undefined if it is incomplete or wrong. */
  protected valueFor(token: string): unknown {
    return TOKEN.test(token) ? JSON.parse(token) : undefined;
  }

  protected newObject(): object {
    return {};
  }

  /** Puts a value into a list or an object. Returns false if the key is left out. */
  protected put(container: Container, key: string | number, value: unknown): boolean {
    if (key === "__proto__") return false;
    container[key] = value;
    return true;
  }

  /** Returns the value for a list or object that has ended. */
  protected finish(container: object): object {
    return container;
  }

  /** True if the text so far is a complete value. */
  get isComplete(): boolean {
    const isToken = this.state === "token" && this.depth === 0 && this.value !== undefined;
    return !this.hasFailed && (this.state === "done" || isToken);
  }

  /** Number of lists and objects that are open. */
  get depth(): number {
    return this.#levels.length;
  }

  /** The bracket that ends the innermost open list or object. */
  get closing(): string {
    return Array.isArray(this.#levels.at(-1)?.container) ? "]" : "}";
  }

  /** True if the text so far has no more than an opening bracket and one word. */
  get isBare(): boolean {
    const [first] = this.#levels;
    if (first === undefined || this.depth > 1) return first === undefined;
    return Array.isArray(first.container) ? first.container.length === 0 : first.key === "";
  }

  /**
   * Reads the next piece of the text from `start`.
   *
   * @returns the position after the value, the position of the first character that is not JSON, or the piece's length
   */
  feed(piece: string, start = 0): number {
    this.isChanged = false;
    let at = start;
    while (at < piece.length && this.state !== "done" && !this.hasFailed) {
      if (this.state === "string") at = this.#readString(piece, at);
      else if (this.#read(piece[at] ?? "", at)) at++;
    }
    if (this.state === "token") this.#show(this.valueFor(this.text));
    else if (!this.#isKey && (this.state === "string" || this.state === "escape")) this.#show(this.text);
    return at;
  }

  /** Reads one character outside of plain string text. Returns false if the character was not used. */
  #read(character: string, at: number): boolean {
    if (this.state === "token") return this.#readToken(character);
    if (this.state === "escape") return this.#readEscape(character);
    return " \n\r\t".includes(character) || this.#readStructure(character, at);
  }

  #readStructure(character: string, at: number): boolean {
    const { state } = this;
    const level = this.#levels.at(-1);
    if (state === "colon") return character === ":" ? this.#go("value") : this.#fail();
    if (state === "next" && character === ",") {
      if (typeof level?.key !== "number") return this.#go("key");
      level.key++;
      return this.#go("value");
    }
    if (character === this.closing && (state === "next" || state === "first" || state === "firstKey")) {
      this.#shown = this.#levels.pop()?.container;
      this.#show(this.finish(this.#shown as object));
      return this.#end();
    }
    const isKey = state === "key" || state === "firstKey";
    if (state === "next" || (isKey && character !== '"')) return this.#fail();
    this.start = at;
    return this.#startValue(character, isKey);
  }

  #startValue(character: string, isKey: boolean): boolean {
    if (character === "[" || character === "{") return this.#open(character === "[");
    const isString = character === '"';
    if (!isString && !TOKEN_PART.test(character)) return this.#fail();
    this.text = isString ? "" : character;
    this.#isKey = isKey;
    if (!isKey) {
      this.#begin();
      if (isString) this.#show("");
    }
    return this.#go(isString ? "string" : "token");
  }

  #open(isList: boolean): boolean {
    this.isTooDeep = this.depth === this.mostLevels;
    if (this.isTooDeep) return this.#fail();
    const container = (isList ? [] : this.newObject()) as Container;
    this.#begin();
    this.#show(container);
    this.#levels.push({ container, key: isList ? 0 : "" });
    return this.#go(isList ? "first" : "firstKey");
  }

  /** Reads string text up to its end or the next escape. Returns the position after the text. */
  #readString(piece: string, start: number): number {
    let at = start;
    for (; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      // A quotation mark, a backslash, or a control character, which JSON does not allow in strings.
      if (code === 34 || code === 92 || code < 32) break;
    }
    this.text += piece.slice(start, at);
    if (at === piece.length) return at;
    const character = piece[at] ?? "";
    if (character === "\\") {
      this.#escape = character;
      this.#go("escape");
    } else if (character === '"') this.#endString();
    else this.#fail();
    return this.hasFailed ? at : at + 1;
  }

  #endString(): void {
    const level = this.#levels.at(-1);
    if (this.#isKey && level !== undefined) {
      level.key = this.text;
      this.#isKey = false;
      this.#go("colon");
    } else {
      this.#show(this.text);
      this.#end();
    }
  }

  #readEscape(character: string): boolean {
    this.#escape += character;
    if (!ESCAPE.test(this.#escape)) return START_OF_ESCAPE.test(this.#escape) || this.#fail();
    this.text += JSON.parse(`"${this.#escape}"`) as string;
    return this.#go("string");
  }

  #readToken(character: string): boolean {
    if (TOKEN_PART.test(character)) {
      this.text += character;
      return this.text.length <= this.longestToken || this.#fail();
    }
    const value = this.valueFor(this.text);
    if (value === undefined) return this.#fail();
    this.#show(value);
    this.#end();
    return false;
  }

  /** Remembers what `value` contains at the place of the value that starts. */
  #begin(): void {
    const { container = {}, key = "" } = this.#levels.at(-1) ?? {};
    this.#shown = undefined;
    this.#earlier = Object.hasOwn(container, key) ? container[key] : undefined;
  }

  /** Puts the current value in its place. `undefined` removes it. */
  #show(value: unknown): void {
    if (value === this.#shown) return;
    this.#shown = value;
    const { container, key = "" } = this.#levels.at(-1) ?? {};
    const shown = value === undefined ? this.#earlier : value;
    if (container === undefined) this.value = shown;
    else if (shown !== undefined) {
      if (!this.put(container, key, shown)) return;
    } else if (Array.isArray(container)) container.pop();
    else delete container[key];
    this.isChanged = true;
  }

  #end(): true {
    return this.#go(this.depth === 0 ? "done" : "next");
  }

  #go(state: State): true {
    this.state = state;
    return true;
  }

  #fail(): false {
    this.hasFailed = true;
    return false;
  }
}
