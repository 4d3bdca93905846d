import { put } from "../inference/provider/paths.ts";
import { isObject } from "../http/json.ts";
import { isMessages, type ModelLike, type Samples, sampleOf } from "./sample.ts";
import { SampleFile } from "./sample-file.ts";

/** The arguments of a call, as the client accepts them. A file is represented by its name. */
export type CallArguments = Readonly<Record<string, unknown>>;

/** Options for the arguments of a call in a snippet. */
export interface ArgumentOptions {
  /**
   * The input of the call: arguments by name, or one value of the same kind as the sample. Default: the sample of the
   * task.
   */
  readonly inputs?: Readonly<Record<string, unknown>> | undefined;
  /** The conversation of a chat. Default: the sample of the task. */
  readonly messages?: readonly unknown[] | undefined;
  /** Temperature from 0 to 2, for chats and text generation. If absent, the snippet sets no temperature. */
  readonly temperature?: number | undefined;
  /** Maximum length of the answer in tokens. If absent, the snippet sets no maximum. */
  readonly max_tokens?: number | undefined;
  /** `top_p`, a value from 0 to 1. If absent, the snippet does not set `top_p`. */
  readonly top_p?: number | undefined;
}

/** The labels of zero-shot samples. @source for texts: product specification, "Business constants and limits" */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  "zero-shot-classification": ["refund", "legal", "faq"],
  "zero-shot-image-classification": ["cat", "dog", "llama"],
};

/** @source product specification, "Business constants and limits" */
const IMAGE_STEPS = 5;

/** Tasks whose input is a file, or an object with a file in the field `image`. */
const FILE_TASKS = new Set([
  "audio-classification",
  "audio-to-audio",
  "automatic-speech-recognition",
  "image-classification",
  "image-segmentation",
  "image-to-text",
  "object-detection",
  "zero-shot-image-classification",
]);

/** Tasks that change a file according to a prompt. */
const PROMPTED = new Set(["image-to-image", "image-to-video", "image-text-to-image", "image-text-to-video"]);

/**
 * Fields of a chat's `inputs` that are not passed on as arguments. Snippets print these fields separately or not at
 * all.
 */
const NOT_EXTRA = new Set(["inputs", "messages", "model", "provider", "stream", "accessToken", "endpointUrl"]);

/** Returns the arguments of a chat, without the model. */
export function chatArguments(model: ModelLike, options: ArgumentOptions, samples?: Samples): CallArguments {
  const { inputs = {}, messages = inputs["messages"] ?? questionOf(inputs), temperature, max_tokens, top_p } = options;
  const sample = sampleOf(model, samples);
  const shown = messages ?? (isMessages(sample) ? sample : sampleOf({ pipeline_tag: "text-generation" }, samples));
  const args: Record<string, unknown> = { messages: shown };
  for (const name of Object.keys(inputs)) if (!NOT_EXTRA.has(name)) put(args, name, inputs[name] ?? undefined);
  return { ...args, ...defined({ temperature, max_tokens, top_p }) };
}

/** The settings of a chat that the Responses API has too, with their names there. */
const RESPONSE_SETTINGS: Readonly<Record<string, string>> = {
  temperature: "temperature",
  max_tokens: "max_output_tokens",
  top_p: "top_p",
};

/**
 * Converts the arguments of a chat to arguments of the Responses API. Returns undefined for a chat with tools or with
 * settings that the Responses API writes differently.
 */
export function responseArguments({ messages, ...settings }: CallArguments): CallArguments | undefined {
  const items = Array.isArray(messages) ? messages.filter(isObject) : [];
  const isPlain = items.every((item) => Object.keys(item).every((name) => name === "role" || name === "content"));
  if (!isPlain || Object.keys(settings).some((name) => !Object.hasOwn(RESPONSE_SETTINGS, name))) return undefined;
  const renamed = Object.entries(settings).map(([name, value]) => [RESPONSE_SETTINGS[name] ?? name, value]);
  return { input: responseInput(items), ...Object.fromEntries(renamed) };
}

/** Converts the messages of a chat to items. One text of the user stays a text. */
function responseInput(messages: readonly Readonly<Record<string, unknown>>[]): unknown {
  const [{ role, content } = {}, ...others] = messages;
  if (others.length === 0 && role === "user" && typeof content === "string") return content;
  return messages.map((message) => {
    const parts = message["content"];
    return Array.isArray(parts) ? { ...message, content: parts.map(responsePart) } : message;
  });
}

function responsePart(part: unknown): unknown {
  if (!isObject(part)) return part;
  const { type, text, image_url: image } = part;
  if (type === "text") return { type: "input_text", text };
  return isObject(image) ? { type: "input_image", image_url: image["url"] } : part;
}

/** Returns the text in `inputs` as the only message of a chat. Returns undefined if `inputs` is not a text. */
function questionOf({ inputs }: Readonly<Record<string, unknown>>): unknown {
  return typeof inputs === "string" ? [{ role: "user", content: inputs }] : undefined;
}

/**
 * Returns the arguments of a call that is not a chat, without the model. Returns undefined for a task without a sample.
 */
export function taskArguments(
  task: string,
  model: ModelLike,
  options: ArgumentOptions,
  samples?: Samples,
): CallArguments | undefined {
  const sample = options.inputs ?? textOf(sampleOf(model, samples));
  if (sample === undefined) return undefined;
  const args: Record<string, unknown> =
    isObject(sample) && "inputs" in sample ? { ...sample } : fromSample(task, sample);
  args["inputs"] = withFile(task, args["inputs"]);
  const given = args["parameters"];
  const parameters = { ...defaultsOf(task, options), ...(isObject(given) ? given : undefined) };
  args["parameters"] = Object.keys(parameters).length === 0 ? undefined : parameters;
  return args;
}

/** Returns the text of the first message in a chat's sample, for models that continue a text. */
function textOf(sample: unknown): unknown {
  if (!isMessages(sample)) return sample;
  const content = sample[0]?.["content"];
  return typeof content === "string" ? content : undefined;
}

function fromSample(task: string, sample: unknown): Record<string, unknown> {
  if (PROMPTED.has(task) && isObject(sample)) {
    const { image, prompt, ...rest } = sample;
    return { inputs: image, parameters: { prompt, ...rest } };
  }
  if (!task.startsWith("tabular-")) return { inputs: sample };
  const table = isObject(sample) && "data" in sample ? sample["data"] : sample;
  return { inputs: { data: cellsAsText(table) } };
}

/** Converts every cell to text, as the tabular tasks require. */
function cellsAsText(table: unknown): unknown {
  if (!isObject(table)) return table;
  const columns = Object.entries(table).map(([name, cells]) => [
    name,
    Array.isArray(cells) ? cells.map(String) : cells,
  ]);
  return Object.fromEntries(columns);
}

function withFile(task: string, inputs: unknown): unknown {
  const isFileTask = FILE_TASKS.has(task) || PROMPTED.has(task);
  if (isFileTask && typeof inputs === "string") return new SampleFile(inputs);
  if (!isObject(inputs) || Array.isArray(inputs) || typeof inputs["image"] !== "string") return inputs;
  if (isFileTask) return new SampleFile(inputs["image"]);
  return { ...inputs, image: new SampleFile(inputs["image"]) };
}

function defaultsOf(task: string, { temperature, max_tokens, top_p }: ArgumentOptions): Record<string, unknown> {
  const labels = Object.hasOwn(LABELS, task) ? LABELS[task] : undefined;
  if (labels !== undefined) return { candidate_labels: labels };
  if (task === "text-to-image") return { num_inference_steps: IMAGE_STEPS };
  return task === "text-generation" ? defined({ temperature, max_new_tokens: max_tokens, top_p }) : {};
}

/** Returns the fields that are neither undefined nor null. */
function defined(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => (value ?? undefined) !== undefined));
}
