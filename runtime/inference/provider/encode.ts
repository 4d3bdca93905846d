import type { InputAccept, TaskInput } from "../../../generated/records.ts";
import { InputError } from "../../http/errors.ts";
import { bareType } from "../../http/headers.ts";
import { isObject } from "../../http/json.ts";
import type { Call, FetchInput, FormFile, TaskContext } from "./types.ts";
import { base64Of, isBytes, isFile, ownBytes } from "../media/bytes.ts";

const TRANSPARENT_PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=";

/** The files that are sent instead of a missing input. */
const PLACEHOLDERS: Readonly<Record<NonNullable<TaskInput["whenAbsent"]>, { type: string; base64: string }>> = {
  "transparent-1x1-png": { type: "image/png", base64: TRANSPARENT_PNG },
};

const ACCEPTED: readonly InputAccept[] = ["Blob", "ArrayBuffer"];

/** For each form of an input, the function that converts a file to this form. */
const FORMS: Readonly<Record<TaskInput["as"], (file: Blob, type: string, input: TaskInput) => unknown>> = {
  "raw-body": (file, type) => (file.type === type ? file : file.slice(0, file.size, type)),
  base64: (file) => base64Of(file),
  "data-url": async (file, type) => `data:${type};base64,${await base64Of(file)}`,
  "multipart-file": (file, type, input): FormFile => ({ file, name: fileName(type, input) }),
};

/**
 * Returns the inputs of a call. A file in them is converted to the form that the provider requires.
 *
 * @returns undefined if the call has no file and the provider needs none
 * @throws InputError if the file is missing or empty, or if the provider does not accept its type
 */
export async function encode(
  context: TaskContext,
  call: Call,
  input: TaskInput,
  fetchInput?: FetchInput,
): Promise<unknown> {
  const { inputs, given } = givenIn(call, input);
  const encoded = await encodeFile(context, input, given, fetchInput);
  return input.at === undefined ? encoded : { ...inputs, [input.at]: encoded };
}

/** Refuses a file if the provider does not accept its type. Does not read the file. @throws InputError */
export function checkFile(context: TaskContext, call: Call, input: TaskInput): void {
  const source = sourceOf(context, input, givenIn(call, input).given);
  if (source instanceof Blob) mimeOf(context, input, source);
}

/** Returns what the caller passed as the file, and the other inputs. A file alone may replace an object with a file. */
export function givenIn({ args }: Call, { at }: TaskInput): { readonly inputs?: object; readonly given: unknown } {
  const inputs = args["inputs"] ?? args["data"];
  return at === undefined || !isObject(inputs) || isFile(inputs) ? { given: inputs } : { inputs, given: inputs[at] };
}

/** Returns the file, its URL, or undefined if the call has no file and needs none. @throws InputError */
function sourceOf(context: TaskContext, input: TaskInput, given: unknown): Blob | string | undefined {
  const { accept = ACCEPTED, optional = false } = input;
  if (optional && (given ?? undefined) === undefined) return undefined;
  if (isWebUrl(given) && accept.some((word) => word === "url" || word === "fetched-url")) return given;
  if (given instanceof Blob) return given;
  if (isBytes(given) && accept.includes("ArrayBuffer")) return new Blob([ownBytes(given)]);
  throw wrongKind(context, input, accept);
}

async function encodeFile(
  context: TaskContext,
  input: TaskInput,
  given: unknown,
  fetchInput: FetchInput | undefined,
): Promise<unknown> {
  const { as, accept = ACCEPTED, whenAbsent } = input;
  const source = sourceOf(context, input, given);
  if (source === undefined) {
    if (whenAbsent === undefined) return undefined;
    const { type, base64 } = PLACEHOLDERS[whenAbsent];
    return as === "base64" ? base64 : `data:${type};base64,${base64}`;
  }
  if (typeof source === "string" && accept.includes("url")) {
    return as === "multipart-file" && input.upload === undefined
      ? ({ file: source, name: "" } satisfies FormFile)
      : source;
  }
  const file = typeof source === "string" ? await fetchInput?.(source) : source;
  if (file === undefined) throw wrongKind(context, input, accept);
  if (file.size === 0) throw new InputError(`The ${nounOf(context)} input is empty: it has no bytes.`);
  return FORMS[as](file, mimeOf(context, input, file), input);
}

function isWebUrl(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** @source product specification, "Validation rules", for the first two sentences of the message */
function wrongKind(context: TaskContext, input: TaskInput, accept: readonly InputAccept[]): InputError {
  if (input.mimeMap !== undefined) return unknownType(context);
  const noun = nounOf(context);
  const [first] = accept;
  if (accept.length === 1 && first === "Blob") {
    return new InputError(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} input must be a Blob`);
  }
  const words = accept.map((word) => (word === "url" || word === "fetched-url" ? "https: address" : word));
  const place = input.at === undefined ? "inputs" : `inputs.${input.at}`;
  return new InputError(`${place} must be the ${noun}, as one of: ${words.join(", ")}`);
}

/** @source product specification, "Validation rules", which fixes every word, including `your` */
function unknownType({ provider }: TaskContext): InputError {
  return new InputError(
    `Unable to determine the input's content-type. Make sure your are passing a Blob when using provider ${provider.id}.`,
  );
}

function nounOf({ name }: TaskContext): string {
  return name.includes("audio") || name.includes("speech") ? "audio" : "image";
}

/** Returns the MIME type under which a file is sent. @throws InputError if the provider does not accept it */
export function mimeOf(
  context: TaskContext,
  { as, mimeMap, mimeDefault }: TaskInput,
  { type }: Pick<Blob, "type">,
): string {
  if (mimeMap === undefined)
    return type === "" && as !== "raw-body" ? (mimeDefault ?? "application/octet-stream") : type;
  if (type === "") throw unknownType(context);
  const bare = bareType(type);
  const known = Object.hasOwn(mimeMap, bare) ? mimeMap[bare] : undefined;
  if (known !== undefined) return known;
  const list = Object.keys(mimeMap).join(", ");
  throw new InputError(
    `Provider ${context.provider.id} does not support blob type ${type} - supported content types are: ${list}`,
  );
}

export function fileName(
  type: string,
  { fileName: template = "file", extensions = {}, extensionDefault = "bin" }: TaskInput,
): string {
  const bare = bareType(type);
  const extension = Object.hasOwn(extensions, bare) ? (extensions[bare] ?? extensionDefault) : extensionDefault;
  return template.replace("{extension}", extension);
}
