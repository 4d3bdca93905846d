import type { TemplateOptions } from "../options.ts";
import { Template } from "../template.ts";
import { withoutUndefined } from "../values/value.ts";
import { type ChatModel, type ChatTemplateSource, kindOf, readChatModel } from "./tokenizer-config.ts";

/** A message of a conversation. Messages may have any other type of object, such as the message types of an SDK. */
export interface ChatMessage {
  /** `system`, `user`, `assistant`, `tool`, or another role that the template supports. */
  readonly role: string;
  /** A string, or a list of parts such as `{ type: "image" }`. */
  readonly content?: unknown;
  readonly [field: string]: unknown;
}

/** The conversation, options and variables of a chat template. Any other field becomes a variable of the template. */
export interface ChatOptions {
  /** The conversation, with the oldest message first. A message is usually a {@link ChatMessage}. */
  readonly messages: readonly object[];
  /** Tools as JSON Schemas. Default: null. */
  readonly tools?: readonly unknown[] | null | undefined;
  /** Documents that the model should use for its answer. Not every template supports documents. Default: null. */
  readonly documents?: readonly unknown[] | null | undefined;
  /** If true, the prompt ends with the start of an answer. Default: false. */
  readonly add_generation_prompt?: boolean | undefined;
  /**
   * Leaves the last message open, so that the model continues it. `true` leaves the field `content` of the message
   * open. To leave another field open, pass the name of that field. Cannot be combined with `add_generation_prompt`.
   */
  readonly continue_final_message?: boolean | string | undefined;
  /**
   * The name of one of the model's templates, or the source of a template. Default: the template `tool_use` if there
   * are tools, otherwise the template `default`.
   */
  readonly chat_template?: string | undefined;
  /** Options and limits of the template. */
  readonly templateOptions?: TemplateOptions | undefined;
  readonly [variable: string]: unknown;
}

/** A rendered conversation. */
export interface RenderedChat {
  /** The prompt. */
  readonly text: string;
  /** Start and end of each part of the text that the assistant wrote (`generation` blocks), in UTF-16 units. */
  readonly assistantSpans: readonly (readonly [number, number])[];
}

/**
 * Renders a conversation as the transformers library's `apply_chat_template` does.
 *
 * @param source the parsed `tokenizer_config.json`, its JSON text, a template's text, or a list of named templates
 * @returns the prompt
 * @throws TemplateError if the template fails; RangeError if the template is missing, or if an option does not fit the
 *   other options, the messages or the template; TypeError if the source, the messages or the tools have the wrong type
 */
export function renderChatTemplate(source: ChatTemplateSource, options: ChatOptions): string {
  return renderChat(source, options).text;
}

/**
 * Renders a conversation like {@link renderChatTemplate}. Also returns the positions of the strings that the assistant
 * wrote, which are needed for training.
 *
 * @throws the errors of `renderChatTemplate`
 */
export function renderChat(source: ChatTemplateSource, options: ChatOptions): RenderedChat {
  const { templateOptions, chat_template: chosen, continue_final_message: open = false, ...variables } = options;
  checkMessages(options.messages);
  if (options.tools !== undefined && options.tools !== null && !Array.isArray(options.tools)) {
    throw new TypeError(`tools must be a list of JSON Schemas, or null; got ${kindOf(options.tools)}`);
  }
  if (open !== false && options.add_generation_prompt) {
    throw new RangeError("continue_final_message and add_generation_prompt cannot be used together");
  }
  const model = readChatModel(source);
  const template = templateFor(chooseTemplate(model, chosen, options.tools), templateOptions);
  const render = (messages: readonly unknown[]): string => {
    const defaults = { tools: null, documents: null, add_generation_prompt: false };
    return template.render({ ...defaults, ...model.tokens, ...withoutUndefined(variables), messages });
  };
  const text = open === false ? render(options.messages) : renderOpen(render, options.messages, open);
  const assistantSpans = template.generationSpans
    .filter(([start]) => start <= text.length)
    .map(([start, end]) => [start, Math.min(end, text.length)] as const);
  return { text, assistantSpans };
}

const compiled = new Map<string, Template>();

/** Returns a compiled template. Callers often render the same template again, so up to 16 templates are cached. */
function templateFor(source: string, options: TemplateOptions | undefined): Template {
  if (options) return new Template(source, options);
  const known = compiled.get(source);
  if (known) return known;
  const template = new Template(source);
  if (compiled.size >= 16) compiled.clear();
  compiled.set(source, template);
  return template;
}

function checkMessages(messages: unknown): void {
  const example = 'a list of messages such as { role: "user", content: "Hello" }';
  if (!Array.isArray(messages)) throw new TypeError(`messages must be ${example}; got ${kindOf(messages)}`);
  const wrong = messages.findIndex((one) => typeof one !== "object" || one === null || Array.isArray(one));
  if (wrong < 0) return;
  if (Array.isArray(messages[wrong])) {
    throw new TypeError(
      `messages must be ${example}; got a list of conversations. Render each one: conversations.map((messages) => renderChatTemplate(source, { messages }))`,
    );
  }
  throw new TypeError(`messages must be ${example}; messages[${wrong}] is ${kindOf(messages[wrong])}`);
}

function chooseTemplate({ templates }: ChatModel, chosen: string | undefined, tools: unknown): string {
  if (typeof templates === "string") return chosen ?? templates;
  const usual = (tools != null ? templates.get("tool_use") : undefined) ?? templates.get("default");
  const found = chosen === undefined ? usual : templates.get(chosen);
  if (found !== undefined) return found;
  if (chosen !== undefined && /[{}]/.test(chosen)) return chosen;
  const names = [...templates.keys()].map((name) => `"${name}"`).join(", ") || "none";
  const choose = chosen === undefined && templates.size > 0 ? '; choose one with the option "chat_template"' : "";
  throw new RangeError(
    `there is no chat template${chosen === undefined ? "" : ` "${chosen}"`}; the tokenizer config has: ${names}${choose}`,
  );
}

/**
 * A mark that is added after the last message, so that the end of the message can be found in the rendered text. The
 * transformers library uses the same text as its mark.
 */
const MARK = "CONTINUE_FINAL_MESSAGE_TAG";

/** Renders the messages with a mark after the text of the last message. Removes the mark and everything after it. */
function renderOpen(
  render: (messages: readonly unknown[]) => string,
  messages: readonly object[],
  open: true | string,
): string {
  const field = open === true ? "content" : open;
  const last = messages.at(-1);
  const marked = withMark(fieldOf(last, field));
  if (marked === undefined)
    throw new RangeError(`continue_final_message needs a last message with a string in "${field}"`);
  const text = render([...messages.slice(0, -1), withField(last, field, marked)]);
  const at = text.lastIndexOf(MARK);
  if (at < 0) throw new RangeError("continue_final_message: the template does not print the last message unchanged");
  // If the template has trimmed the message, the space after the mark is missing. Then the spaces before the mark are
  // removed too.
  return text[at + MARK.length] === " " ? text.slice(0, at) : text.slice(0, at).trimEnd();
}

/**
 * Returns the content of a message with a mark after the text. If the content is a list of parts, the mark is after the
 * last part that is a string. Returns undefined if the content contains no string.
 */
function withMark(content: unknown): unknown {
  if (typeof content === "string") return `${content}${MARK} `;
  if (!Array.isArray(content)) return undefined;
  const index = content.findLastIndex((part) => typeof fieldOf(part, "text") === "string");
  if (index < 0) return undefined;
  const part: unknown = content[index];
  return content.with(index, withField(part, "text", withMark(fieldOf(part, "text"))));
}

/** Returns a field of an object or a Map. */
const fieldOf = (value: unknown, field: string): unknown =>
  value instanceof Map ? value.get(field) : (value as Record<string, unknown> | null | undefined)?.[field];

/** Returns a copy of an object or a Map with another value in a field. */
const withField = (value: unknown, field: string, to: unknown): object =>
  value instanceof Map ? new Map(value).set(field, to) : { ...(value as object), [field]: to };
