import { InputError } from "../../http/errors.ts";
import { isMapping, isObject } from "../../http/json.ts";
import { isBytes, isFile } from "./bytes.ts";

/** The name of a requirement that an argument must meet, such as `text` or `file`. */
type Kind = keyof typeof KINDS;

interface Test {
  readonly words: string;
  readonly holds: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText);
const isWebUrl = (value: unknown): boolean => typeof value === "string" && /^https?:\/\/\S+$/i.test(value);

const KINDS = {
  string: { words: "a string", holds: (value: unknown) => typeof value === "string" },
  text: { words: "a non-empty string", holds: isText },
  texts: {
    words: "a non-empty string or a list of non-empty strings",
    holds: (value: unknown) => isText(value) || isTexts(value),
  },
  list: {
    words: "a non-empty list of strings",
    holds: isTexts,
  },
  items: {
    words: "a non-empty string or a non-empty list of items",
    holds: (value: unknown) => isText(value) || (Array.isArray(value) && value.length > 0),
  },
  record: { words: "an object", holds: isMapping },
  file: { words: "a non-empty Blob or ArrayBuffer", holds: hasBytes },
  "file?": {
    words: "a non-empty Blob or ArrayBuffer, or absent",
    holds: (value: unknown) => value === undefined || value === null || hasBytes(value),
  },
  fileOrAddress: {
    words: "a non-empty Blob or ArrayBuffer, or an https URL",
    holds: (value: unknown) => hasBytes(value) || isWebUrl(value),
  },
  messages: {
    words: "a non-empty list of messages, each with a role",
    holds: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(hasRole),
  },
} as const satisfies Record<string, Test>;

const TEXT = { inputs: "text" } as const;
const FILE = { inputs: "file" } as const;
const QUESTION_AND_IMAGE = { "inputs.question": "text", "inputs.image": "file" } as const;
const COLUMNS = { "inputs.data": "record" } as const;
const LABELS = { "parameters.candidate_labels": "list" } as const;

/** For each task, the requirement of each argument, by the location of the argument. */
const INPUTS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  "audio-classification": FILE,
  "audio-to-audio": FILE,
  "automatic-speech-recognition": { inputs: "fileOrAddress" },
  conversational: { messages: "messages" },
  "document-question-answering": QUESTION_AND_IMAGE,
  "feature-extraction": { inputs: "texts" },
  "fill-mask": TEXT,
  "image-classification": FILE,
  "image-segmentation": FILE,
  "image-text-to-image": { inputs: "file?" },
  "image-text-to-video": { inputs: "file?" },
  "image-to-image": FILE,
  "image-to-text": { inputs: "fileOrAddress" },
  "image-to-video": FILE,
  "object-detection": FILE,
  "question-answering": { "inputs.question": "text", "inputs.context": "text" },
  responses: { input: "items" },
  "sentence-similarity": { "inputs.source_sentence": "text", "inputs.sentences": "list" },
  summarization: { inputs: "texts" },
  "table-question-answering": { "inputs.query": "text", "inputs.table": "record" },
  "tabular-classification": COLUMNS,
  "tabular-regression": COLUMNS,
  "text-classification": { inputs: "texts" },
  "text-generation": { inputs: "string" },
  "text-to-audio": TEXT,
  "text-to-image": TEXT,
  "text-to-speech": TEXT,
  "text-to-video": TEXT,
  "token-classification": { inputs: "texts" },
  translation: { inputs: "texts" },
  "visual-question-answering": QUESTION_AND_IMAGE,
  "zero-shot-classification": { inputs: "texts", ...LABELS },
  "zero-shot-image-classification": { inputs: "file", ...LABELS },
};

/**
 * Tasks whose input the provider's adapter checks, with messages that name the provider. @source product specification,
 * "Validation rules"
 */
const CHECKED_BY_PROVIDER = new Set(["automatic-speech-recognition"]);

/**
 * Checks the arguments of a call before anything is sent.
 * @param namesProvider true if the call names its provider, whose adapter then checks the input of some tasks itself
 * @returns the arguments, under the names that providers use
 * @throws InputError with the name of the argument and its requirement
 */
export function checkInput<Args extends Record<string, unknown>>(
  task: string,
  args: Args,
  namesProvider = false,
): Args {
  const known = task === "table-question-answering" || task === "zero-shot-image-classification" ? renamed(args) : args;
  const isLeft = namesProvider && CHECKED_BY_PROVIDER.has(task);
  const places = Object.hasOwn(INPUTS, task) && !isLeft ? INPUTS[task] : undefined;
  for (const place in places) {
    const kind = places[place];
    if (kind === undefined) continue;
    const value = valueAt(known, place);
    if (!KINDS[kind].holds(value)) {
      throw new InputError(`${place} must be ${KINDS[kind].words} for ${task}; ${faultIn(kind, value)}`);
    }
  }
  const { parameters } = args;
  if (parameters !== undefined && parameters !== null && !KINDS.record.holds(parameters)) {
    throw new InputError(`parameters must be an object for ${task}; it is ${described(parameters)}`);
  }
  return known;
}

/**
 * Converts the inputs to the form that servers expect: `query` instead of `question`, and an image itself instead of an
 * object with the field `image`.
 */
function renamed<Args extends Record<string, unknown>>(args: Args): Args {
  const { inputs } = args;
  if (!isObject(inputs) || isFile(inputs)) return args;
  if ("image" in inputs) return { ...args, inputs: inputs["image"] };
  if (!("question" in inputs)) return args;
  const { question, ...rest } = inputs;
  return { ...args, inputs: { query: question, ...rest } };
}

function valueAt(args: Record<string, unknown>, place: string): unknown {
  // `data` is the older name of the argument `inputs`.
  if (place === "inputs") return args["inputs"] ?? args["data"];
  const dot = place.indexOf(".");
  if (dot < 0) return args[place];
  const outer = args[place.slice(0, dot)];
  return isObject(outer) ? outer[place.slice(dot + 1)] : undefined;
}

function hasBytes(value: unknown): boolean {
  return isFile(value) && (value instanceof Blob ? value.size : value.byteLength) > 0;
}

function hasRole(message: unknown): boolean {
  return isObject(message) && typeof message["role"] === "string" && message["role"] !== "";
}

/** Describes what is wrong with a value, or with the first invalid item of a list. */
function faultIn(kind: Kind, value: unknown): string {
  const holds = kind === "messages" ? hasRole : isText;
  const wrong = Array.isArray(value) && kind !== "record" ? value.findIndex((item) => !holds(item)) : -1;
  if (wrong < 0 || !Array.isArray(value)) return `it is ${described(value)}`;
  const item: unknown = value[wrong];
  return kind === "messages" && isObject(item) ? `item ${wrong} has no role` : `item ${wrong} is ${described(item)}`;
}

/** Describes the type of a value. Never shows the value itself, because it may be long or private. */
function described(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (value === "" || (Array.isArray(value) && value.length === 0)) return "empty";
  if (typeof value === "string" && value.trim() === "") return "blank";
  if (value instanceof Blob) return value.size === 0 ? "an empty Blob" : "a Blob";
  if (isBytes(value)) return value.byteLength === 0 ? "empty" : "bytes";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
