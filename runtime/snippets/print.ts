import type { ChatCompletionInputMessage } from "../../generated/io/chat-completion.ts";
import type { SampleInput, TreeValue } from "../contract/index.ts";
import { json } from "../escape/javascript.ts";
import { isMessages, type ModelDataMinimal, type ModelLike, NO_SAMPLE, sampleOf } from "./sample.ts";

/** Options for printing messages. */
export interface MessagesOptions {
  /** Text that is inserted after every line break. Default: none. */
  indent?: string;
  /** If true, keys are printed in quotes. Default: false. */
  attributeKeyQuotes?: boolean;
  /** Function that changes the whole printed text at the end. By default, the text is not changed. */
  customContentEscaper?: (text: string) => string;
}

/** Options for printing generation settings. */
export interface GenerationConfigOptions {
  /** Text between two settings, including the line break. */
  indent: string;
  /** Text between the name and the value of a setting, such as `=` or `: `. */
  attributeValueConnector: string;
  /** If true, names are printed in quotes. Default: false. */
  attributeKeyQuotes?: boolean;
}

/** Tasks whose sample is a table. The snippet shows the table as JSON text. */
const TABULAR = new Set(["tabular-classification", "tabular-regression"]);
const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * Returns the default input of a model's task: text in double quotes, an object on several lines, or a list of
 * messages.
 *
 * @param noWrap if true, line breaks and tabs become single spaces. Default: false
 * @param noQuotes if true, one pair of double quotes around the text is removed. Default: false
 * @returns the input, or a message if the task has no sample
 */
export function getModelInputSnippet(
  model: ModelLike | ModelDataMinimal,
  noWrap = false,
  noQuotes = false,
): string | ChatCompletionInputMessage[] {
  const sample = sampleOf(model);
  if (sample === undefined) return NO_SAMPLE;
  if (isMessages(sample)) return structuredClone(sample) as ChatCompletionInputMessage[]; // objects with a role
  let text = textOf(sample, model.pipeline_tag ?? "");
  if (noWrap) text = text.replaceAll(/(?:\r?\n|\r)\t*|\t+/g, " ");
  return noQuotes ? text.replace(/^"([^]+)"$/, "$1") : text;
}

function textOf(sample: SampleInput, task: string): string {
  if (TABULAR.has(task)) return `'${json.literal(sample).replaceAll("'", String.raw`\u0027`)}'`;
  if (typeof sample !== "object" || sample === null) return json.literal(sample);
  const lines = Object.entries(sample).map(([name, value]) => `    "${json.inString(name)}": ${json.literal(value)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

/**
 * Returns messages as a JavaScript literal or as JSON, with one tab per level.
 *
 * Keys are printed without quotes only if they are valid names. The text of messages is never changed.
 */
export function stringifyMessages(
  messages: readonly ChatCompletionInputMessage[],
  options: MessagesOptions = {},
): string {
  const { indent = "", attributeKeyQuotes = false, customContentEscaper } = options;
  const text = layOut(messages, "\n", attributeKeyQuotes).replaceAll("\n", () => `\n${indent}`);
  return customContentEscaper === undefined ? text : customContentEscaper(text);
}

/** Prints JSON with tabs; `start` is a line break with the indentation of the line. */
function layOut(value: unknown, start: string, quoteKeys: boolean): string {
  const inner = `${start}\t`;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[${inner}${value.map((item) => layOut(item, inner, quoteKeys)).join(`,${inner}`)}${start}]`;
  }
  if (typeof value !== "object" || value === null) return json.literal(value as string | number | boolean | null);
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  if (fields.length === 0) return "{}";
  const lines = fields.map(([name, item]) => `${keyOf(name, quoteKeys)}: ${layOut(item, inner, quoteKeys)}`);
  return `{${inner}${lines.join(`,${inner}`)}${start}}`;
}

function keyOf(name: string, quoteKeys: boolean): string {
  if (!quoteKeys && NAME.test(name) && name !== "__proto__") return name;
  return `"${json.inString(name)}"`;
}

function valueOf(value: TreeValue): string {
  if (typeof value === "string") return `"${json.inString(value)}"`;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/**
 * Prints generation settings, such as `temperature=0.5,`. Every setting is followed by a comma.
 *
 * @param config names and values, in the order in which they are printed
 * @returns an empty string if there are no settings
 */
export function stringifyGenerationConfig(
  config: Readonly<Record<string, TreeValue>>,
  { indent, attributeValueConnector, attributeKeyQuotes = false }: GenerationConfigOptions,
): string {
  return Object.entries(config)
    .map(([name, value]) => `${keyOf(name, attributeKeyQuotes)}${attributeValueConnector}${valueOf(value)},`)
    .join(indent);
}
