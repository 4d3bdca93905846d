import { asJson, isMapping, isObject, parseJson } from "../../http/json.ts";
import { completeMessage, isEmpty, type Piece } from "./read.ts";

/** A tool call, joined from its pieces. */
export interface ToolCall {
  /** Id of the call. The message with the tool's result must contain this id. */
  id: string;
  /** Kind of tool. Always `function` so far. */
  type: string;
  /** The function to call. */
  function: {
    /** Name of the tool. */
    name: string;
    /** JSON text from the model, which may be invalid. */
    arguments: string;
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

/**
 * A complete message of a chat answer. Fields that are not listed here stay as the server sent them. If you send the
 * message back, the provider that sent it receives it unchanged. Other providers receive only the fields that they
 * accept.
 */
export interface FinalMessage {
  /** `assistant`, unless the stream names another role. */
  role: string;
  /** The whole text. Null if the message has no text, such as a message with tool calls only. */
  content: string | null;
  /** The parts of the message as the server sent them. Present only if the server sent a list of parts. */
  parts?: unknown[];
  /** The reasoning as one string, whatever the server calls it. Absent if there is none. */
  reasoning?: string;
  /** Id of the provider that sent the message. Present only if the message has fields that other providers may refuse. */
  provider?: string;
  /** Tool calls in the order of their index. Absent if there are none. */
  tool_calls?: ToolCall[];
  [field: string]: unknown;
}

/** One of the answers to a call. A call may ask for several answers. */
export interface CollectedChoice {
  /** Number of the answer, from 0. */
  index: number;
  /** All chunks of this answer, joined. */
  message: FinalMessage;
  /**
   * The reason why the model stopped: `stop`, `length`, `tool_calls` and others. Null if the server did not send it.
   */
  finish_reason: string | null;
  /** The log probabilities of the tokens, if the call asked for them. */
  logprobs?: {
    /** One entry per token, as the provider sent it. */
    content: unknown[];
  };
  /** The text. Present only in text completions. */
  text?: string;
}

/**
 * The joined chunks of a stream: what the call would return without streaming. Each field comes from the last chunk
 * that contains it. Choices are in the order of `index`.
 */
export interface Collected {
  /** Answers in the order of `index`. */
  choices: CollectedChoice[];
  /** The whole text. Present only if the chunks contain tokens or a generated text. */
  generated_text?: string;
  /** Token counts from the provider. */
  usage?: unknown;
  [field: string]: unknown;
}

/** Joins the chunks of a stream. Their deltas must be complete, see `completeDelta`. */
export class Assembler {
  readonly #fields: Record<string, unknown> = {};
  readonly #choices = new Map<number, CollectedChoice>();
  /** Tool calls for each choice. */
  readonly #calls = new Map<number, CallAssembler>();
  #tokens = "";
  #generated: string | undefined;

  add(chunk: unknown): void {
    if (!isMapping(chunk)) return;
    for (const [name, value] of Object.entries(chunk)) {
      if (name !== "choices" && name !== "token" && value !== null && value !== undefined) this.#fields[name] = value;
    }
    if (isMapping(chunk.token) && chunk.token.special !== true) this.#tokens += stringIn(chunk.token.text);
    if (typeof chunk.generated_text === "string") this.#generated = chunk.generated_text;
    if (!Array.isArray(chunk.choices)) return;
    for (const [position, piece] of chunk.choices.entries()) if (isMapping(piece)) this.#addChoice(piece, position);
  }

  /** Returns the tool calls of a choice, as far as they have arrived. The same objects grow with each chunk. */
  callsOf(choice: number): readonly ToolCall[] {
    return this.#calls.get(choice)?.all() ?? [];
  }

  /** @param provider id of the provider that sent the chunks */
  result(provider?: string): Collected {
    const choices = [...this.#choices.values()].sort((one, other) => one.index - other.index);
    for (const choice of choices) {
      const calls = this.#calls.get(choice.index);
      if (calls !== undefined) choice.message.tool_calls = calls.all();
      choice.message = completeMessage(choice.message, provider);
    }
    const fields = this.#fields.object === "chat.completion.chunk" ? { object: "chat.completion" } : {};
    const text = this.#generated ?? (this.#tokens === "" ? undefined : this.#tokens);
    return { ...this.#fields, ...fields, ...(text === undefined ? {} : { generated_text: text }), choices };
  }

  #addChoice(piece: Piece, position: number): void {
    const index = typeof piece.index === "number" ? piece.index : position;
    let choice = this.#choices.get(index);
    if (choice === undefined) {
      choice = { index, message: { role: "assistant", content: null }, finish_reason: null };
      this.#choices.set(index, choice);
    }
    choice.finish_reason = stringIn(piece.finish_reason) || choice.finish_reason;
    if (typeof piece.text === "string") choice.text = (choice.text ?? "") + piece.text;
    if (isMapping(piece.logprobs) && Array.isArray(piece.logprobs.content)) {
      const { content } = (choice.logprobs ??= { content: [] });
      for (const token of piece.logprobs.content as unknown[]) content.push(token);
    }
    if (isMapping(piece.delta)) this.#addDelta(choice, piece.delta);
  }

  #addDelta({ index, message }: CollectedChoice, delta: Piece): void {
    const { role, content, parts, tool_calls: calls, ...others } = delta;
    message.role = stringIn(role) || message.role;
    // Some servers send parts first, and strings later. Then `parts` contains these strings too.
    if (Array.isArray(parts)) message.parts = joinLists(message.parts ?? textParts(message.content), parts);
    else if (message.parts !== undefined) joinLists(message.parts, textParts(content));
    if (typeof content === "string") message.content = (message.content ?? "") + content;
    if (Array.isArray(calls)) {
      let known = this.#calls.get(index);
      if (known === undefined) this.#calls.set(index, (known = new CallAssembler()));
      known.add(calls);
    }
    for (const [field, value] of Object.entries(others)) {
      if (typeof value === "string") message[field] = stringIn(message[field]) + value;
      else joinFields(message, { [field]: value });
    }
  }
}

/** Joins the pieces of the tool calls of one choice. */
class CallAssembler {
  readonly #calls: { readonly index: number; readonly call: ToolCall }[] = [];
  readonly #byIndex = new Map<number, ToolCall>();
  readonly #byId = new Map<string, ToolCall>();

  all(): ToolCall[] {
    return this.#calls.sort((one, other) => one.index - other.index).map(({ call }) => call);
  }

  /** Adds the pieces of one chunk. */
  add(pieces: readonly unknown[]): void {
    const all = pieces.filter(isMapping);
    const count = all.filter(isAnonymous).length;
    let position = Math.max(0, this.#calls.length - count);
    for (const piece of all) {
      const call = isAnonymous(piece) ? this.#continued(piece, position++, count) : this.#find(piece);
      const own = call ?? this.#start(piece);
      extend(own, piece);
      this.#byId.set(own.id, own);
    }
  }

  /** Finds the call of a piece by its index or id. Another id at the same index starts another call. */
  #find({ index, id }: Piece): ToolCall | undefined {
    const own = stringIn(id);
    if (typeof index !== "number") return this.#byId.get(own);
    const call = this.#byIndex.get(index);
    return own === "" || call?.id === "" || call?.id === own ? call : undefined;
  }

  /**
   * Finds the call that an anonymous piece continues. A name starts another call if the arguments of the
   * earlier call are complete, or if several anonymous pieces arrive in one chunk.
   */
  #continued({ function: asked }: Piece, position: number, count: number): ToolCall | undefined {
    const call = this.#calls[position]?.call;
    const isNamed = isMapping(asked) && stringIn(asked.name) !== "" && !isEmpty(asked.arguments);
    if (call === undefined || !isNamed || call.function.name === "") return call;
    return count > 1 || isWhole(call.function.arguments) ? undefined : call;
  }

  #start({ index }: Piece): ToolCall {
    const call: ToolCall = { id: "", type: "function", function: { name: "", arguments: "" } };
    const place = typeof index === "number" ? index : (this.#calls.at(-1)?.index ?? -1) + 1;
    this.#calls.push({ index: place, call });
    this.#byIndex.set(place, call);
    return call;
  }
}

function isAnonymous({ index, id }: Piece): boolean {
  return typeof index !== "number" && stringIn(id) === "";
}

function extend(call: ToolCall, piece: Piece): void {
  const { index: _, id, type, function: asked, ...others } = piece;
  call.id = stringIn(id) || call.id;
  call.type = stringIn(type) || call.type;
  joinFields(call, others);
  if (!isMapping(asked)) return;
  // A piece contains either the whole name or no name. Some providers repeat the name in every piece, so the names are
  // not joined.
  const { name, arguments: part, ...rest } = asked;
  call.function.name = stringIn(name) || call.function.name;
  call.function.arguments += isObject(part) ? (asJson(part) ?? "") : stringIn(part);
  joinFields(call.function, rest);
}

/** Returns true for the whole JSON text of an object. */
export function isWhole(text: string): boolean {
  try {
    return text.endsWith("}") && isMapping(parseJson(text));
  } catch {
    return false;
  }
}

function textParts(content: unknown): unknown[] {
  return typeof content === "string" && content !== "" ? [{ type: "text", text: content }] : [];
}

function stringIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Names of strings that servers send in pieces. Other strings, such as `type` and `signature`, are sent as a whole. */
const IN_PIECES = new Set(["text", "thinking", "reasoning", "summary", "data", "transcript", "arguments"]);
/** Types of list items that continue the item before them if it has the same type. */
const CONTINUED = new Set(["text", "output_text", "thinking", "reasoning", "reasoning.text", "reasoning.summary"]);
/** Number of items at the end of a list among which the item with the same index is searched. */
const SEARCHED = 64;
/** Deeper values replace earlier ones, so that a hostile server cannot exhaust the stack. */
const DEEPEST = 32;

/**
 * Adds the pieces of a list. Pieces with an index belong to the item with the same index and type. A piece of text
 * without an index continues the last item if that is text too. All other pieces are new items.
 * @returns the list that was given
 */
function joinLists(list: unknown[], pieces: readonly unknown[], depth = 0): unknown[] {
  for (const piece of pieces) {
    const item = isMapping(piece) ? itemFor(list, piece) : undefined;
    if (item !== undefined) joinFields(item, piece as Piece, depth + 1);
    else list.push(isMapping(piece) ? joinFields({}, piece, depth + 1) : piece);
  }
  return list;
}

function itemFor(list: readonly unknown[], piece: Piece): Record<string, unknown> | undefined {
  const hasIndex = typeof piece["index"] === "number";
  if (!hasIndex && !CONTINUED.has(String(piece["type"]))) return undefined;
  const item = list
    .slice(hasIndex ? -SEARCHED : -1)
    .findLast((one) => isMapping(one) && one["index"] === piece["index"]);
  return isMapping(item) && isContinued(item, piece) ? item : undefined;
}

/** Returns true if a piece belongs to an item. Encrypted data and the id of a whole item are never sent in pieces. */
function isContinued(item: Piece, piece: Piece): boolean {
  const isOther = (name: string): boolean =>
    typeof item[name] === "string" && typeof piece[name] === "string" && item[name] !== piece[name];
  return !isOther("type") && !isOther("id") && !isOther("data");
}

/**
 * Adds the fields of a piece: joins strings that arrive in pieces, lists and objects. Other values replace earlier
 * ones. Null and undefined are ignored.
 * @returns the object that was given
 */
function joinFields(target: Record<string, unknown>, piece: Piece, depth = 0): Record<string, unknown> {
  for (const [name, value] of Object.entries(piece)) {
    if (value === null || value === undefined || name === "__proto__") continue;
    const known = target[name];
    if (typeof value === "string")
      target[name] = typeof known === "string" && IN_PIECES.has(name) ? known + value : value;
    else if (depth >= DEEPEST) target[name] = value;
    else if (Array.isArray(value)) target[name] = joinLists(Array.isArray(known) ? known : [], value, depth + 1);
    else if (isMapping(value)) target[name] = joinFields(isMapping(known) ? known : {}, value, depth + 1);
    else target[name] = value;
  }
  return target;
}
