import { parseJson } from "hubsmith/template";
import { messageOf } from "../../message-of.ts";
import { printJson } from "./parse-answer.ts";
import type { ChatState } from "./state.ts";

/** The texts of a model's files. At least one file is present. */
export interface ModelFiles {
  /** The text of a `tokenizer_config.json`, or of a response template. */
  readonly config?: string;
  /** The text of a `chat_template.jinja`. */
  readonly jinja?: string;
}

/** What the files of a model change in the fields. */
export interface LoadedModel {
  readonly change: Partial<ChatState>;
  /** What was found, or why nothing was found. */
  readonly said: string;
}

/** Maximum length of the list of template names in a message, in characters. */
const LONGEST_NAMES = 200;

/**
 * Reads the chat template, the response template and the special tokens of a model. Files are untrusted: values of the
 * wrong type are ignored.
 *
 * @param variables the content of the field for other variables. It is kept, apart from special tokens
 */
export function readModelFiles({ config: text, jinja }: ModelFiles, variables: string): LoadedModel {
  let config: ReadonlyMap<string, unknown> | undefined;
  try {
    config = text === undefined ? undefined : entriesOf(parseJson(text));
  } catch (error) {
    return { change: {}, said: `The JSON file cannot be read: ${messageOf(error)}` };
  }
  if (text !== undefined && config === undefined) return { change: {}, said: "The JSON file must contain an object." };
  if (config?.has("fields") === true && !config.has("chat_template")) {
    return { change: { responseTemplate: printJson(config) }, said: "Loaded the response template." };
  }
  const templates = templatesOf(config?.get("chat_template"));
  const template = jinja ?? templates.get("default") ?? [...templates.values()][0];
  if (template === undefined) return { change: {}, said: "The files contain no chat template." };
  const response = config?.get("response_template");
  const change = {
    template,
    ...(config !== undefined && {
      responseTemplate: entriesOf(response) === undefined ? "" : printJson(response),
      variables: withTokens(variables, config),
    }),
  };
  return { change, said: `${whatIsLoaded(change)}${otherTemplates(jinja, templates)}` };
}

function whatIsLoaded({ responseTemplate }: Partial<ChatState>): string {
  if (responseTemplate === undefined) return "Loaded the chat template.";
  return responseTemplate === ""
    ? "Loaded the chat template. The model has no response template. To read answers, write one below."
    : "Loaded the chat template and the response template.";
}

function otherTemplates(jinja: string | undefined, templates: ReadonlyMap<string, string>): string {
  if (jinja !== undefined || templates.size < 2) return "";
  const names = [...templates.keys()].join(", ");
  const shown = templates.has("default") ? "default" : [...templates.keys()][0];
  return ` The model has the templates ${names.slice(0, LONGEST_NAMES)}. This is ${shown?.slice(0, LONGEST_NAMES)}.`;
}

/** Returns the templates of a config by name. A single template has the name `default`. */
function templatesOf(given: unknown): ReadonlyMap<string, string> {
  if (typeof given === "string") return new Map([["default", given]]);
  const pairs = Array.isArray(given)
    ? given.map(entriesOf).map((entry) => [entry?.get("name"), entry?.get("template")] as const)
    : [...(entriesOf(given) ?? [])];
  return new Map(
    pairs.filter((pair): pair is [string, string] => typeof pair[0] === "string" && typeof pair[1] === "string"),
  );
}

/** Returns the JSON text of the variables, with the special tokens of a config instead of those before. */
function withTokens(variables: string, config: ReadonlyMap<string, unknown>): string {
  const isToken = (name: string): boolean => name.endsWith("_token");
  const kept = [...variablesOf(variables)].filter(([name]) => !isToken(name));
  const tokens = [...(entriesOf(config.get("extra_special_tokens")) ?? []), ...config].flatMap(([name, value]) => {
    const token = entriesOf(value)?.get("content") ?? value;
    return isToken(name) && typeof token === "string" ? [[name, token] as const] : [];
  });
  const all = new Map([...tokens, ...kept]);
  return all.size === 0 ? "" : printJson(all);
}

function variablesOf(text: string): ReadonlyMap<string, unknown> {
  try {
    return entriesOf(parseJson(text)) ?? new Map();
  } catch {
    return new Map();
  }
}

/** Returns the fields of an object of `parseJson`; undefined for any other value. */
function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value instanceof Map) return value;
  const isPlain = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? new Map(Object.entries(value)) : undefined;
}
