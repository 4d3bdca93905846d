import { parseJson } from "./python-json.ts";

/** One of several templates of a model. */
export interface NamedChatTemplate {
  /** Name of the template, such as `default`, `tool_use` or `rag`. */
  readonly name: string;
  /** Source of the template. */
  readonly template: string;
}

/** A special token: its text, or an object that contains the text. */
export type ChatSpecialToken =
  | string
  | {
      /** The token's text. */
      readonly content: string;
      readonly [field: string]: unknown;
    };

/**
 * The fields of a `tokenizer_config.json` that chat templates need. Every field whose name ends in `_token` is a
 * special token that the template can read.
 */
export interface ChatTokenizerConfig {
  /** The source of one template. Several templates are a list, or an object that maps names to sources. */
  readonly chat_template?: string | readonly NamedChatTemplate[] | Readonly<Record<string, string>> | null;
  /** The text of a `chat_template.jinja` file. It takes precedence over `chat_template`. */
  readonly chat_template_jinja?: string;
  /**
   * Additional special tokens. The keys of an object become variables of the template. A list becomes the variable
   * `extra_special_tokens`.
   */
  readonly extra_special_tokens?: Readonly<Record<string, ChatSpecialToken>> | readonly ChatSpecialToken[];
  /** Special tokens that the template reads as the variable `additional_special_tokens`. */
  readonly additional_special_tokens?: readonly ChatSpecialToken[];
  readonly [field: string]: unknown;
}

/**
 * The source of a chat template: the parsed `tokenizer_config.json`, its JSON text, the text of a `chat_template.jinja`
 * file, or several named templates: a list, or an object with a `default`. A config may have any type of object, such as
 * an interface of your own.
 */
export type ChatTemplateSource = string | ChatTokenizerConfig | readonly NamedChatTemplate[] | object;

/** The templates and special tokens of a model. */
export interface ChatModel {
  /** The source of the only template, or a Map from the names of several templates to their sources. */
  readonly templates: string | ReadonlyMap<string, string>;
  /** The special tokens. The key is the name of the template variable. */
  readonly tokens: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Reads the source of a chat template, in any form of {@link ChatTemplateSource}.
 *
 * @throws TypeError if `given` has none of these forms; SyntaxError if `given` is the text of an invalid tokenizer
 *   config
 */
export function readChatModel(given: unknown): ChatModel {
  const source = typeof given === "string" ? (configText(given) ?? given) : given;
  if (typeof source === "string") return { templates: source, tokens: {} };
  if (Array.isArray(source)) return { templates: namedTemplates(source), tokens: {} };
  const config = fieldsOf(source);
  if (!config) {
    throw new TypeError(
      `expected a tokenizer config (an object or its JSON text), a template's text, or a list of named templates; got ${kindOf(source)}`,
    );
  }
  return { templates: templatesOf(config), tokens: specialTokens(config) };
}

/** Returns words for the type of a value, such as `a list`, for use in messages. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "a list";
  if (value instanceof Map) return "a Map";
  const names: Record<string, string> = { string: "a string", object: "an object", function: "a function" };
  return names[typeof value] ?? `a ${typeof value}`;
}

/**
 * Parses a tokenizer config. Returns undefined if `text` is a template, not JSON. A template may start like JSON, but
 * it is never valid JSON.
 */
function configText(text: string): unknown {
  if (!/^\s*(?:\{\s*["}]|\[\s*\{\s*")/.test(text)) return undefined;
  try {
    return parseJson(text);
  } catch (problem) {
    if (text.includes('"chat_template"')) throw problem;
    return undefined;
  }
}

/** Returns the fields of an object or a Map, or undefined for any other value. */
function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(value instanceof Map ? value : Object.entries(value));
}

function templatesOf(config: Readonly<Record<string, unknown>>): ChatModel["templates"] {
  const { chat_template_jinja: file, chat_template: given } = config;
  if (typeof file === "string") return file;
  if (typeof given === "string") return given;
  if (given === undefined && typeof config["default"] === "string") return namedTemplates(config);
  return namedTemplates(given);
}

/**
 * Returns a Map from the names of templates to their sources. A config is untrusted, so values that are not strings are
 * ignored.
 */
function namedTemplates(given: unknown): ReadonlyMap<string, string> {
  const pairs: (readonly [unknown, unknown])[] = Array.isArray(given)
    ? given.map(fieldsOf).map((entry) => [entry?.["name"], entry?.["template"]])
    : Object.entries(fieldsOf(given) ?? {});
  return new Map(
    pairs.filter(
      (pair): pair is readonly [string, string] => typeof pair[0] === "string" && typeof pair[1] === "string",
    ),
  );
}

const TOKEN_LISTS = ["extra_special_tokens", "additional_special_tokens"] as const;

function specialTokens(config: Readonly<Record<string, unknown>>): ChatModel["tokens"] {
  const lists = TOKEN_LISTS.flatMap((name) => {
    const texts = Array.isArray(config[name]) ? config[name].map(tokenText).filter((text) => text !== undefined) : [];
    return texts.length > 0 ? [[name, texts] as const] : [];
  });
  const own = Object.entries(config).filter(([name]) => name.endsWith("_token"));
  const extra = Object.entries(fieldsOf(config["extra_special_tokens"]) ?? {});
  const named = [...extra, ...own].flatMap(([name, token]) => {
    const text = tokenText(token);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries([...lists, ...named]);
}

function tokenText(token: unknown): string | undefined {
  const text = typeof token === "string" ? token : fieldsOf(token)?.["content"];
  return typeof text === "string" ? text : undefined;
}
