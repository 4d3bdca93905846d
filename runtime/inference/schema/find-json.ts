import { isObject } from "../../http/json.ts";
import { hasType } from "../../json-schema/values.ts";
import { JsonReader } from "../../json/json-reader.ts";

const FENCE = "```";
const THINKING = "<think>";
const END_OF_THINKING = "</think>";

/**
 * Finds the JSON value in the answer of a model that arrives in pieces. Skips thinking, which may lack its `<think>`,
 * and words around the value. The first list or object of the right type counts, but one in a Markdown fence is preferred,
 * unless the answer starts with JSON. A number or literal counts only without words around it, and so does a string,
 * unless the type is `string`.
 */
export class JsonFinder {
  /** The value so far, as in {@link JsonReader}. */
  value: unknown;
  /** True if a list or object was nested too deeply. */
  isTooDeep = false;
  #reader: JsonReader | undefined;
  #found: { readonly value: unknown } | undefined;
  /** True if no later value can replace the one that was found. */
  #isSure = false;
  /** True if only white space, thinking or the start of a fence came before. */
  #isAtStart = true;
  #isThinking = false;
  /** `language`: in the first line of a fence. */
  #fence: "none" | "language" | "open" = "none";
  /** Number of brackets that are open in text that looked like JSON, and is not. */
  #unread = 0;
  /** The last characters outside of JSON, to recognise tags and fences. */
  #tail = "";
  readonly #type: string | undefined;

  /** @param type the `type` of the schema, if it has one type */
  constructor(type?: unknown) {
    this.#type = typeof type === "string" ? type : undefined;
  }

  /** Returns the whole value, or undefined if the text contains none. Call this method at the end of the text. */
  result(): { readonly value: unknown } | undefined {
    return this.#reader?.isComplete === true ? { value: this.#reader.value } : this.#found;
  }

  /** Reads the next piece of the text. Returns true if it changed the value, and there is a value. */
  feed(piece: string): boolean {
    let isChanged = false;
    for (let at = 0; at < piece.length;) {
      if (this.#reader === undefined) {
        const character = piece[at] ?? "";
        if (this.#startsValue(character)) this.#start();
        else {
          this.#skip(character);
          at++;
        }
      } else {
        at = this.#reader.feed(piece, at);
        this.value = this.#reader.value;
        isChanged ||= this.#reader.isChanged;
        if (this.#reader.hasFailed) this.#drop(this.#reader);
        else if (at < piece.length || isObject(this.value)) this.#keep(this.#reader);
      }
    }
    return isChanged && this.value !== undefined;
  }

  #startsValue(character: string): boolean {
    if (this.#isThinking || this.#unread > 0 || this.#isSure) return false;
    if (this.#isAtStart && this.#fence !== "language" && /^["\w-]$/.test(character)) return true;
    const isFree = this.#found === undefined || !this.#isRight(this.#found.value);
    if (character === '"') return isFree && this.#type === "string";
    if (character !== "{" && character !== "[") return false;
    const isOther = this.#type === (character === "{" ? "array" : "object");
    return isOther ? this.#isAtStart : isFree || this.#fence !== "none";
  }

  /** Returns true if no later value of another type can be meant. */
  #isRight(value: unknown): boolean {
    return this.#type === undefined ? isObject(value) : hasType(value, this.#type);
  }

  #start(): void {
    if (!isObject(this.#found?.value)) this.#found = undefined;
    this.#reader = new JsonReader();
  }

  #keep(reader: JsonReader): void {
    if (!reader.isComplete) return;
    const { value } = reader;
    this.#found = { value };
    this.#isSure = isObject(value) && this.#isRight(value) && (this.#isAtStart || this.#fence !== "none");
    this.#isAtStart = false;
    this.#reader = undefined;
  }

  #drop(reader: JsonReader): void {
    this.isTooDeep ||= reader.isTooDeep;
    // Words in brackets can be followed by JSON at once. A part of broken JSON is not the value.
    this.#unread = reader.isBare ? 0 : reader.depth;
    this.#isAtStart = false;
    this.value = undefined;
    this.#reader = undefined;
  }

  /** Reads a character outside of JSON. */
  #skip(character: string): void {
    this.#tail = (this.#tail + character).slice(-END_OF_THINKING.length);
    if (character === ">" && this.#tail === END_OF_THINKING) this.#endThinking();
    else if (this.#isThinking) return;
    else if (character === ">" && this.#tail.endsWith(THINKING)) this.#isThinking = true;
    else if (character === "`" && this.#tail.endsWith(FENCE)) {
      this.#fence = this.#fence === "none" ? "language" : "none";
      this.#tail = "";
    } else if (character === "\n" && this.#fence === "language") {
      this.#fence = "open";
      this.#isAtStart = this.#found === undefined;
    } else this.#skipWord(character);
  }

  #skipWord(character: string): void {
    if (character.trim() === "" || character === "`") return;
    this.#isAtStart = false;
    if (this.#found !== undefined && !this.#isKept(this.#found.value)) this.#found = this.value = undefined;
    if (this.#unread === 0) return;
    if (character === "{" || character === "[") this.#unread++;
    else if (character === "}" || character === "]") this.#unread--;
  }

  /** Returns true if words can follow the value. */
  #isKept(value: unknown): boolean {
    return isObject(value) || (this.#type === "string" && typeof value === "string");
  }

  /** Drops what was found in thinking: without `<think>`, all text before `</think>`. */
  #endThinking(): void {
    if (!this.#isThinking) {
      this.#found = this.value = undefined;
      this.#isSure = this.isTooDeep = false;
      this.#fence = "none";
      this.#unread = 0;
    }
    this.#isThinking = false;
    this.#isAtStart = this.#found === undefined;
  }
}
