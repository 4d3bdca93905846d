import type { TemplateOptions } from "./options.ts";
import { SourceTemplate } from "./source-template.ts";

/** A message of a conversation; templates read more fields than these. */
export interface ChatMessage {
  /** `system`, `user`, `assistant`, `tool` or what else the template knows. */
  readonly role: string;
  /** A text, or a list of parts such as `{ type: "image" }`. */
  readonly content?: unknown;
  readonly [field: string]: unknown;
}

/** What a chat template is rendered with; further fields reach the template by their names. */
export interface ChatOptions {
  /** The conversation, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Tools as JSON Schemas. Default null. */
  readonly tools?: readonly unknown[] | null;
  /** Documents to answer from, for templates that know them. Default null. */
  readonly documents?: readonly unknown[] | null;
  /** Ends the text with the start of an answer. Default false. */
  readonly add_generation_prompt?: boolean;
  /** Leaves the last message open, so that a model goes on writing it. Not together with `add_generation_prompt`. */
  readonly continue_final_message?: boolean;
  /** The name of one of several templates, or a template's source. Default: `tool_use` with tools, else `default`. */
  readonly chat_template?: string;
  /** How to read the template. */
  readonly templateOptions?: TemplateOptions;
  readonly [variable: string]: unknown;
}

/** A rendered conversation. */
export interface RenderedChat {
  /** The prompt. */
  readonly text: string;
  /** Start and end of what the assistant wrote (`generation` blocks), in UTF-16 units of the text. */
  readonly assistantSpans: readonly (readonly [number, number])[];
}

/** One of several templates of a model. */
export interface NamedChatTemplate {
  /** Such as `default`, `tool_use` or `rag`. */
  readonly name: string;
  /** Its source. */
  readonly template: string;
}

/** The fields of a tokenizer config that matter here; special tokens are texts or objects with `content`. */
export interface ChatTokenizerConfig {
  /** A source, several by name as a list or an object, or none. */
  readonly chat_template?: string | readonly NamedChatTemplate[] | Readonly<Record<string, string>> | null;
  /** The text of a `chat_template.jinja` file; it goes before `chat_template`. */
  readonly chat_template_jinja?: string;
  readonly [field: string]: unknown;
}

const compiled = new Map<string, SourceTemplate>();

/** Templates are few and big: the last ones stay compiled. */
function templateFor(source: string, options: TemplateOptions | undefined): SourceTemplate {
  if (options) return new SourceTemplate(source, options);
  const known = compiled.get(source);
  if (known) return known;
  const template = new SourceTemplate(source);
  if (compiled.size >= 16) compiled.clear();
  compiled.set(source, template);
  return template;
}

/**
 * The prompt for a conversation, as the transformers library's `apply_chat_template` writes it.
 *
 * @param config a tokenizer config (special tokens and templates), or a template's source
 * @throws TemplateError; RangeError when there is no such template or the options contradict each other
 */
export function renderChatTemplate(config: string | ChatTokenizerConfig, options: ChatOptions): string {
  return renderChat(config, options).text;
}

/**
 * Like {@link renderChatTemplate}, with the places of the assistant's words for a training mask.
 *
 * @throws as `renderChatTemplate`
 */
export function renderChat(config: string | ChatTokenizerConfig, options: ChatOptions): RenderedChat {
  const { templateOptions, chat_template: chosen, continue_final_message: goOn = false, ...variables } = options;
  if (goOn && options.add_generation_prompt) {
    throw new RangeError("continue_final_message and add_generation_prompt exclude each other");
  }
  const template = templateFor(chooseTemplate(config, chosen, options.tools != null), templateOptions);
  const tokens = typeof config === "string" ? {} : specialTokens(config);
  const text = template.render({ tools: null, documents: null, add_generation_prompt: false, ...tokens, ...variables });
  const assistantSpans = template.generationSpans;
  return { text: goOn ? openEnded(text, options.messages) : text, assistantSpans };
}

function chooseTemplate(config: string | ChatTokenizerConfig, chosen: string | undefined, tools: boolean): string {
  if (typeof config === "string") return chosen ?? config;
  const { chat_template_jinja: file, chat_template: given } = config;
  const source = file ?? given;
  if (typeof source === "string") return chosen ?? source;
  const named = new Map(namedTemplates(source));
  const found =
    chosen === undefined ? ((tools ? named.get("tool_use") : undefined) ?? named.get("default")) : named.get(chosen);
  if (found !== undefined) return found;
  if (chosen !== undefined && /[{}]/.test(chosen)) return chosen;
  const names = [...named.keys()].map((name) => `"${name}"`).join(", ") || "none";
  throw new RangeError(
    `there is no chat template${chosen === undefined ? "" : ` "${chosen}"`}; the tokenizer config has: ${names}`,
  );
}

/** The templates by name. A config comes from whoever made the model: what is no text is passed over. */
function namedTemplates(source: ChatTokenizerConfig["chat_template"]): (readonly [name: string, template: string])[] {
  const pairs: (readonly [unknown, unknown])[] = Array.isArray(source)
    ? source.map((entry: Partial<NamedChatTemplate> | null) => [entry?.name, entry?.template])
    : Object.entries(source ?? {});
  return pairs.filter(
    (pair): pair is readonly [string, string] => typeof pair[0] === "string" && typeof pair[1] === "string",
  );
}

function specialTokens(config: ChatTokenizerConfig): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [name, value] of Object.entries(config)) {
    const text = typeof value === "object" && value !== null && "content" in value ? value.content : value;
    if (name.endsWith("_token") && typeof text === "string") tokens[name] = text;
  }
  return tokens;
}

/** Cuts the text behind the last message's own words. */
function openEnded(text: string, messages: readonly ChatMessage[]): string {
  const { content } = messages.at(-1) ?? {};
  const words = Array.isArray(content) ? lastText(content) : content;
  if (typeof words !== "string") throw new RangeError("continue_final_message needs a last message with a text");
  const bare = words.trim();
  const at = text.lastIndexOf(bare);
  if (at < 0) {
    throw new RangeError("continue_final_message: the template does not show the last message as it is");
  }
  // A template that keeps the message's own spacing keeps it; one that trims has it cut away.
  const kept = text.startsWith(words, at);
  return text.slice(0, at + (kept ? words.length : bare.length));
}

function lastText(parts: readonly unknown[]): unknown {
  const texts = parts.filter(
    (part): part is { text: unknown } => typeof part === "object" && part !== null && "text" in part,
  );
  return texts.at(-1)?.text;
}
