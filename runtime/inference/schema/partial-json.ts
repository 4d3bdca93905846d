/** Deeper values are not read. Real answers have fewer than ten levels. */
const DEEPEST = 1000;
/** Longer numbers are read only when they are complete, so that each character is read once. */
const LONGEST_PARTIAL_NUMBER = 64;

type Container = unknown[] | Record<string, unknown>;

/** What the reader expects next. After `{` and `[`, the end of the object or list may follow. */
type State =
  | "value"
  | "value or end"
  | "name"
  | "name or end"
  | "colon"
  | "separator"
  | "string"
  | "key"
  | "literal"
  | "complete"
  | "broken";

/** A list or an object that has no end yet. */
interface Level {
  readonly container: Container;
  /** The index or the name of the value that is being read. */
  place: number | string;
}

/**
 * Reads a JSON text that arrives in pieces. At any time, `value` is the value of the text so far: strings, lists and
 * objects that have no end yet count as ended, and a name without a value and an incomplete literal, such as `tru` or
 * `1.`, are left out. Each character is read once. `value` grows with the text, so it is the same object each time.
 * Fields called `__proto__` are left out.
 */
export class PartialJson {
  /** Undefined if no value has started. */
  value: unknown = undefined;
  readonly #levels: Level[] = [];
  #state: State = "value";
  /** The string, name or literal that is being read. */
  #token = "";
  /** An escape that is being read, such as `\u00e`. */
  #escape = "";
  #hasChanged = false;

  /** True if the value is complete. Later characters are ignored. */
  get isComplete(): boolean {
    return this.#state === "complete";
  }

  /** True if the text is not JSON. */
  get isBroken(): boolean {
    return this.#state === "broken";
  }

  /**
   * Reads the next piece of the text.
   * @returns the number of characters that were read: all, or fewer if the value ended or the text is not JSON
   */
  feed(text: string): number {
    let at = 0;
    while (at < text.length && !this.isComplete && !this.isBroken) at = this.#step(text, at);
    this.#settle();
    return at;
  }

  /** Ends the text. A number at the end of the text is complete then. */
  close(): void {
    if (this.#state === "literal") this.#endLiteral();
  }

  /** Returns true if the value has changed since the last call. */
  takeChange(): boolean {
    const hasChanged = this.#hasChanged;
    this.#hasChanged = false;
    return hasChanged;
  }

  /** Reads at least one character. @returns the position after it */
  #step(text: string, at: number): number {
    if (this.#state === "string" || this.#state === "key") return this.#readString(text, at);
    if (this.#state === "literal") return this.#readLiteral(text, at);
    const character = text[at] ?? "";
    if (!" \t\n\r".includes(character)) this.#readMark(character);
    return at + 1;
  }

  #readMark(character: string): void {
    const state = this.#state;
    const level = this.#levels.at(-1);
    const isList = Array.isArray(level?.container);
    const mayEnd = state === "separator" || state === "value or end" || state === "name or end";
    if (mayEnd && character === (isList ? "]" : "}")) {
      this.#levels.pop();
      this.#endValue();
    } else if (state === "separator" && character === ",") {
      if (typeof level?.place === "number") level.place++;
      this.#state = isList ? "value" : "name";
    } else if (state === "colon" && character === ":") this.#state = "value";
    else if (state.startsWith("name") && character === '"') this.#state = "key";
    else if (state.startsWith("value")) this.#start(character);
    else this.#state = "broken";
  }

  #start(character: string): void {
    if (character === "{" || character === "[") {
      const isList = character === "[";
      const container: Container = isList ? [] : {};
      this.#set(container);
      this.#levels.push({ container, place: isList ? 0 : "" });
      this.#state = this.#levels.length > DEEPEST ? "broken" : isList ? "value or end" : "name or end";
    } else if (character === '"') this.#state = "string";
    else {
      this.#token = character;
      this.#state = /[-\dtfn]/.test(character) ? "literal" : "broken";
    }
  }

  #readString(text: string, start: number): number {
    if (this.#escape !== "") return this.#readEscape(text, start);
    let at = start;
    while (at < text.length && text[at] !== '"' && text[at] !== "\\" && text.charCodeAt(at) >= 32) at++;
    this.#token += text.slice(start, at);
    if (at === text.length) return at;
    if (text[at] === '"') this.#endString();
    else if (text[at] === "\\") this.#escape = "\\";
    else this.#state = "broken";
    return at + 1;
  }

  #readEscape(text: string, at: number): number {
    this.#escape += text[at] ?? "";
    if (this.#escape.length < (this.#escape[1] === "u" ? 6 : 2)) return at + 1;
    const decoded = parsed(`"${this.#escape}"`);
    if (typeof decoded === "string") this.#token += decoded;
    else this.#state = "broken";
    this.#escape = "";
    return at + 1;
  }

  #endString(): void {
    const level = this.#levels.at(-1);
    if (this.#state === "key" && level !== undefined) {
      level.place = this.#token;
      this.#state = "colon";
    } else {
      this.#set(this.#token);
      this.#endValue();
    }
    this.#token = "";
  }

  #readLiteral(text: string, start: number): number {
    let at = start;
    while (at < text.length && /[\w.+-]/.test(text[at] ?? "")) at++;
    this.#token += text.slice(start, at);
    if (at < text.length) this.#endLiteral();
    return at;
  }

  #endLiteral(): void {
    const value = parsed(this.#token);
    if (value === undefined) this.#state = "broken";
    else {
      this.#set(value);
      this.#token = "";
      this.#endValue();
    }
  }

  #endValue(): void {
    this.#state = this.#levels.length === 0 ? "complete" : "separator";
  }

  /** Shows the part of a string or literal that has been read. */
  #settle(): void {
    if (this.#state === "string") this.#set(this.#token);
    if (this.#state !== "literal") return;
    const value = this.#token.length > LONGEST_PARTIAL_NUMBER ? undefined : parsed(this.#token);
    this.#set(value);
  }

  /** Sets the value that is being read. Undefined removes it. */
  #set(value: unknown): void {
    const level = this.#levels.at(-1);
    if (level?.place === "__proto__") return;
    const container = (level?.container ?? this) as Record<number | string, unknown>;
    const place = level?.place ?? "value";
    if (container[place] === value && Object.hasOwn(container, place)) return;
    this.#hasChanged ||= value !== undefined || Object.hasOwn(container, place);
    if (value !== undefined || level === undefined) container[place] = value;
    else if (Array.isArray(container)) container.length = Number(place);
    else delete container[place];
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
