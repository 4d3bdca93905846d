import { PartialJson } from "./partial-json.ts";

const THINKING = "<think>";
const THOUGHT = "</think>";
/** The first characters of the values of each JSON Schema type. */
const STARTS: ReadonlyMap<unknown, RegExp> = new Map([
  ["object", /\{/],
  ["array", /\[/],
  ["string", /"/],
  ["number", /[-\d]/],
  ["integer", /[-\d]/],
  ["boolean", /[tf]/],
]);
const ANY_START = /["{[\-\dtfn]/;

/**
 * Reads the JSON value in an answer of a model. The answer may contain thinking before `</think>`, a Markdown fence, or
 * words around the value. The first complete value of the type is read, and the text after it is ignored.
 */
export class JsonInText {
  #reader = new PartialJson();
  readonly #start: RegExp;
  /** The first characters of the text, while they could begin with `<think>`. Undefined after that. */
  #beginning: string | undefined = "";
  #isThinking = false;
  #hasStarted = false;
  /** The last characters, which may contain the beginning of `</think>`. */
  #recent = "";

  /** @param type the `type` of the schema, if it is known */
  constructor(type?: unknown) {
    this.#start = STARTS.get(type) ?? ANY_START;
  }

  /** The value so far. The same object grows with the text. */
  get value(): unknown {
    return this.#reader.value;
  }

  get isComplete(): boolean {
    return this.#reader.isComplete;
  }

  /** True if a value has started that could still become complete. */
  get isOpen(): boolean {
    return this.#hasStarted && !this.isComplete;
  }

  takeChange(): boolean {
    return this.#reader.takeChange();
  }

  feed(text: string): void {
    const seen = this.#recent + text;
    this.#recent = seen.slice(1 - THOUGHT.length);
    const end = seen.lastIndexOf(THOUGHT);
    if (end >= 0) {
      // The text before this mark was thinking, even if it contained a value.
      this.#reader = new PartialJson();
      this.#hasStarted = false;
      this.#isThinking = false;
      this.#beginning = undefined;
      this.#read(seen.slice(end + THOUGHT.length));
    } else if (!this.#isThinking) this.#read(this.#afterBeginning(text));
  }

  /** Ends the text. */
  close(): void {
    if (this.#beginning !== undefined) this.#read(this.#beginning);
    this.#reader.close();
  }

  /** Returns the text to read, which is empty until it is clear whether the answer begins with `<think>`. */
  #afterBeginning(text: string): string {
    if (this.#beginning === undefined) return text;
    const beginning = (this.#beginning + text).trimStart();
    this.#isThinking = beginning.startsWith(THINKING);
    const isUnclear = this.#isThinking || THINKING.startsWith(beginning);
    this.#beginning = isUnclear && !this.#isThinking ? beginning : undefined;
    return isUnclear ? "" : beginning;
  }

  #read(text: string): void {
    let rest = text;
    while (rest !== "" && !this.isComplete) {
      if (!this.#hasStarted) {
        const start = rest.search(this.#start);
        if (start < 0) return;
        this.#hasStarted = true;
        this.#reader = new PartialJson();
        rest = rest.slice(start);
      }
      rest = rest.slice(this.#reader.feed(rest));
      if (this.#reader.isBroken) this.#hasStarted = false;
    }
  }
}
