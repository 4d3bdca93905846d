import { findMatch, findMatches, type Found, type Match } from "../../pattern/match.ts";
import { Problem } from "../errors.ts";
import { type Budgets, DEFAULT_BUDGETS, DEFAULT_TIMEOUT_MS } from "../options.ts";
import { Run } from "../run.ts";
import { Float, isMapping } from "../values/value.ts";
import { ResponseError, type ResponseErrorCode } from "./errors.ts";
import {
  type CompiledTemplate,
  type Delimiter,
  type Field,
  readTemplate,
  type TemplateSource,
} from "./response-template.ts";
import { entriesOf } from "./template-fields.ts";
import { castToolCalls, type ToolTypes, toolTypes } from "./tool-arguments.ts";
import { applyTransform } from "./transform.ts";

/** An answer of a model as a message, such as `{ role, content, thinking, tool_calls }`. The template names the fields. */
export type ResponseMessage = Record<string, unknown>;

/** What a part of an answer changes: a region opens, receives text, or closes. */
export type ResponseParserEvent =
  | { readonly type: "region_open"; readonly field: string }
  | {
      readonly type: "region_chunk";
      readonly field: string;
      /** The text that is added to the region. Text that was reported is never taken back. */
      readonly text: string;
      /** True if the text must be parsed before it is of use, such as JSON. The value is in `region_close`. */
      readonly dirty: boolean;
    }
  | {
      readonly type: "region_close";
      readonly field: string;
      /** The value of the region, without the white space around it. */
      readonly value: unknown;
    };

/** Options that apply to every answer of a model. */
export interface ResponseOptions {
  /** The tools of the request, as for the chat template. Arguments of tool calls are cast to the types of their schemas. */
  readonly tools?: readonly object[] | null | undefined;
  /**
   * If true, values are those of `parseJson`, so that a template prints them as Python does: `1.0` is a `Float`, and an
   * object with a key such as `10` is a `Map`. Default: numbers and plain objects.
   */
  readonly pythonValues?: boolean | undefined;
  /** Limits of the work for one answer. Default: 10,000,000 steps and 16,777,216 characters. */
  readonly budgets?: Partial<Pick<Budgets, "steps" | "outputCharacters">> | undefined;
  /** Time limit of each call in milliseconds. 0 means no limit. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** Options of a parser. Pass either `config` or `responseTemplate`. */
export interface ResponseParserOptions extends ResponseOptions, TemplateSource {
  /**
   * The prompt that the model continued. A prompt often contains the start of the answer, such as `<think>`. If the
   * answer contains the whole message, pass an empty string.
   */
  readonly prefix: string;
}

/** Work units for a region or a search, apart from the text. It limits the number of empty regions. */
const REGION = 100;
const DEFAULT_STEPS = 10_000_000;

/** Reads an answer that arrives in parts. The message does not depend on how the answer is cut into parts. */
export class ResponseParser {
  /** The events of the part of the answer that is in the prompt. */
  readonly initialEvents: readonly ResponseParserEvent[];
  readonly #template: CompiledTemplate;
  readonly #tools: ToolTypes;
  readonly #isPython: boolean;
  readonly #run: Run;
  readonly #message: Map<string, unknown>;
  /** The text that is not read yet, and one code point before it. */
  #text = "";
  /** Start of the text that is not read yet. */
  #at = 0;
  /** The first half of a code point at the end of a part. */
  #half = "";
  #current: Field | undefined;
  #isOpen = false;
  #groups: ReadonlyMap<string, string> = new Map();
  #body = "";
  #isFinished = false;

  /** @throws ResponseError for a template or a prefix that is refused; TypeError for a missing template or prefix */
  constructor(options: ResponseParserOptions) {
    const { prefix } = options;
    const template = readTemplate(options);
    if (typeof prefix !== "string") {
      throw new TypeError('pass the prompt as "prefix", or prefix: "" if the answer contains the whole message');
    }
    this.#template = template;
    this.#tools = toolTypes(options.tools ?? []);
    this.#isPython = options.pythonValues ?? false;
    this.#run = createRun(options);
    const defaults = [...template.defaults].map(([key, value]) => [key, copy(value, true)] as const);
    this.#message = new Map(defaults);
    this.#current = template.implicit;
    this.initialEvents = prefix === "" ? [] : this.#work((events) => this.#readPrefix(prefix, events));
  }

  /**
   * Reads the next part of the answer.
   *
   * @returns what the part changes
   * @throws ResponseError for a region that does not fit its field, or an exceeded limit
   */
  feed(text: string): ResponseParserEvent[] {
    this.#checkOpen();
    if (typeof text !== "string") throw new TypeError(`feed expects a string, got ${typeof text}`);
    return this.#work((events) => {
      const whole = this.#half + text;
      const end = /[\ud800-\udbff]$/.test(whole) ? whole.length - 1 : whole.length;
      this.#half = whole.slice(end);
      this.#text += whole.slice(0, end);
      this.#process(events, "part");
    });
  }

  /**
   * Ends the answer. Closes the regions that are still open.
   *
   * @returns the message, and the last events
   * @throws ResponseError as `feed`, and for a field that is missing
   */
  finish(): { readonly message: ResponseMessage; readonly events: ResponseParserEvent[] } {
    this.#checkOpen();
    const events = this.#work((found) => {
      this.#text += this.#half;
      this.#process(found, "end");
    });
    const { fields, defaults } = this.#template;
    const missing = [...fields.values()].find(({ name, optional }) => !optional && !this.#message.has(name));
    if (missing !== undefined) throw new ResponseError("missing-field", missing.path, "the answer lacks this field");
    this.#isFinished = true;
    const kept = [...this.#message].filter(([key, value]) => defaults.has(key) || !isEmpty(value));
    const message = Object.fromEntries(kept.map(([key, value]) => [key, copy(value, this.#isPython)]));
    return { message, events };
  }

  #checkOpen(): void {
    if (this.#isFinished) throw new TypeError("the answer has ended; create a parser for each answer");
  }

  /** Calls a function that adds events. @throws ResponseError */
  #work(action: (events: ResponseParserEvent[]) => void): ResponseParserEvent[] {
    const events: ResponseParserEvent[] = [];
    this.#run.restartClock();
    try {
      action(events);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      throw new ResponseError(problem.code as ResponseErrorCode, "", problem.message, problem);
    }
    return events;
  }

  readonly #spend = (steps: number): void => this.#run.chargeItems(steps);

  /** Reads the part of the answer that is in the prompt: what follows the last start of an answer. */
  #readPrefix(prefix: string, events: ResponseParserEvent[]): void {
    let start = 0;
    for (const { end } of findMatches(this.#template.anchor, prefix, this.#spend)) start = end;
    this.#text = prefix.slice(start);
    if (this.#text !== "") this.#process(events, "prompt");
  }

  #process(events: ResponseParserEvent[], stage: Stage): void {
    const isEnd = stage === "end";
    const known = new Map<Delimiter, Found>();
    for (;;) {
      this.#run.charge(REGION);
      const { found, heldFrom } = this.#scan(known, stage);
      if (found === undefined) {
        this.#advance(events, isEnd ? this.#text.length : heldFrom);
        if (isEnd) this.#close(events);
        break;
      }
      const { delimiter, match } = found;
      this.#advance(events, match.start);
      this.#at = match.end;
      const wasOpen = this.#isOpen;
      this.#close(events);
      if (delimiter.kind === "open") this.#open(events, delimiter.field, match);
      // The close of an empty region that has no text of its own would match again.
      else if (!wasOpen && match.start === match.end) break;
    }
    const isLong = (this.#text.codePointAt(this.#at - 2) ?? 0) > 0xffff;
    const done = Math.max(0, this.#at - (isLong ? 2 : 1));
    this.#text = this.#text.slice(done);
    this.#at -= done;
  }

  /**
   * Finds the next delimiter, and the start of the text that may become one.
   *
   * @param known the results of earlier searches in the same text
   */
  #scan(known: Map<Delimiter, Found>, stage: Stage): { found: Next | undefined; heldFrom: number } {
    const text = this.#text;
    let heldFrom = text.length;
    let found: Next | undefined;
    for (const delimiter of this.#watched()) {
      let search = known.get(delimiter);
      if (search === undefined || (search.openFrom ?? search.match?.start ?? Infinity) < this.#at) {
        known.set(delimiter, (search = findMatch(delimiter.pattern, text, this.#at, this.#spend)));
      }
      const { match, openFrom } = search;
      const isCertain = stage === "end" || (stage === "prompt" && (match?.end ?? text.length) < text.length);
      if (openFrom !== undefined && !isCertain) {
        heldFrom = Math.min(heldFrom, stage === "prompt" ? (match?.start ?? openFrom) : openFrom);
      } else if (match && (found === undefined || isBefore(delimiter, match, found))) found = { delimiter, match };
    }
    // As in Python, an empty match at the end of the answer does not count.
    const isHeld = found !== undefined && found.match.start >= heldFrom;
    return { found: isHeld ? undefined : found, heldFrom };
  }

  /** Returns the delimiters that count in the current region. */
  #watched(): Delimiter[] {
    const { fields, implicit } = this.#template;
    if (this.#current !== implicit) return this.#current?.close === undefined ? [] : [this.#current.close];
    const opens = [...fields.values()].flatMap(({ open }) => open ?? []);
    return implicit?.close === undefined ? opens : [...opens, implicit.close];
  }

  /** Adds the text up to a position to the current region. */
  #advance(events: ResponseParserEvent[], end: number): void {
    const text = this.#text.slice(this.#at, end);
    this.#at = Math.max(this.#at, end);
    const field = this.#current;
    if (text === "" || field === undefined) return;
    if (!this.#isOpen) events.push({ type: "region_open", field: field.name });
    this.#isOpen = true;
    this.#body += text;
    this.#run.limitLength(this.#body.length);
    events.push({ type: "region_chunk", field: field.name, text, dirty: field.parse.isStructured === true });
  }

  #open(events: ResponseParserEvent[], field: Field, match: Match): void {
    this.#current = field;
    this.#groups = match.groups;
    this.#isOpen = true;
    events.push({ type: "region_open", field: field.name });
  }

  /** Closes the current region, if it is open. The text that follows belongs to the implicit field. */
  #close(events: ResponseParserEvent[]): void {
    const field = this.#current;
    if (field !== undefined && this.#isOpen) {
      const value = this.#valueOf(field);
      this.#store(field, value);
      events.push({ type: "region_close", field: field.name, value: copy(value, this.#isPython) });
    }
    this.#current = this.#template.implicit;
    this.#groups = new Map();
    this.#isOpen = false;
    this.#body = "";
  }

  #valueOf(field: Field): unknown {
    let value = field.parse(this.#run, this.#body);
    const { transform, path } = field;
    const apply = (values: readonly (readonly [string, unknown])[]): unknown =>
      applyTransform(this.#run, transform, new Map([...this.#groups, ...values]), `${path}.transform`);
    if (transform !== undefined && !field.transformEach) value = apply([["content", value]]);
    else if (transform !== undefined) {
      if (!Array.isArray(value) || !value.every(isMapping)) {
        throw new ResponseError("content", `${path}.transform_each`, "the content is not a list of objects");
      }
      value = value.map((item) => apply(entriesOf(item)));
    }
    if (this.#tools.size > 0) castToolCalls(this.#run, value, this.#tools);
    return value;
  }

  #store(field: Field, value: unknown): void {
    const { name, path, join, repeats } = field;
    const before = this.#message.get(name);
    if (join !== undefined) {
      if (typeof value !== "string" || (typeof before !== "string" && (before ?? null) !== null)) {
        throw new ResponseError("content", `${path}.join`, "only strings can be joined");
      }
      const joined = typeof before === "string" ? before + join + value : value;
      this.#run.limitLength(joined.length);
      this.#message.set(name, joined);
    } else if (!repeats) this.#message.set(name, value);
    else if (before === undefined) this.#message.set(name, [value]);
    else if (Array.isArray(before)) before.push(value);
    else throw new ResponseError("content", `${path}.repeats`, "the default of the field is not a list");
  }
}

/**
 * What the text is. More text can follow a part: a delimiter counts when nothing that follows can change it. As in
 * Python, a delimiter in the prompt also counts if it ends before the end of the prompt.
 */
type Stage = "prompt" | "part" | "end";

/** A delimiter and the place where it was found. */
interface Next {
  readonly delimiter: Delimiter;
  readonly match: Match;
}

/** Returns true if a delimiter counts instead of another: the first one, then the longest one, then an opening one. */
function isBefore(delimiter: Delimiter, { start, end }: Match, other: Next): boolean {
  if (start !== other.match.start) return start < other.match.start;
  if (end !== other.match.end) return end > other.match.end;
  if (delimiter.kind !== other.delimiter.kind) return delimiter.kind === "open";
  return delimiter.field.name < other.delimiter.field.name;
}

function createRun({ budgets = {}, timeoutMs = DEFAULT_TIMEOUT_MS }: ResponseOptions): Run {
  const { steps = DEFAULT_STEPS, outputCharacters = DEFAULT_BUDGETS.outputCharacters } = budgets;
  for (const [name, value] of Object.entries({ steps, outputCharacters, timeoutMs })) {
    if (!(value >= 0)) throw new RangeError(`${name} must be a number of at least 0, got ${value}`);
  }
  return new Run({
    now: () => new Date(),
    filter: new Map(),
    test: new Map(),
    budgets: { ...DEFAULT_BUDGETS, steps, outputCharacters },
    timeoutMs,
    autoescape: false,
  });
}

/** Copies a value, so that neither the template nor the message changes when a caller changes it. */
function copy(value: unknown, isPython: boolean): unknown {
  if (value instanceof Float) return isPython ? value : value.value;
  if (Array.isArray(value)) return value.map((item) => copy(item, isPython));
  if (!isMapping(value)) return value;
  const entries = entriesOf(value).map(([key, item]) => [key, copy(item, isPython)] as const);
  return value instanceof Map && isPython ? new Map(entries) : Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === "") return true;
  return Array.isArray(value) ? value.length === 0 : isMapping(value) && entriesOf(value).length === 0;
}
