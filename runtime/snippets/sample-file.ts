import type { TaskInput } from "../../generated/records.ts";
import type { FormFile, Call, TaskContext } from "../inference/provider/types.ts";
import { fileName, mimeOf } from "../inference/provider/encode.ts";
import { isObject } from "../http/json.ts";

/** A file that a snippet reads. The file need not exist when the snippet is made, so only its name is known. */
export class SampleFile {
  readonly name: string;
  readonly type: string;

  constructor(name: string) {
    this.name = name;
    this.type = typeOf(name);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  flac: "audio/flac",
  wav: "audio/wav",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  ogg: "audio/ogg",
  webm: "audio/webm",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
};

function typeOf(name: string): string {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return (Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined) ?? "application/octet-stream";
}

/** Placeholder for the file's content in a request that sends the file as text. */
const MARK = "THE_FILE";

/**
 * Returns a placeholder that does not occur in the call. So a value that contains the placeholder comes from the file.
 */
export function markFor({ args, model, mapping }: Call): string {
  const text = JSON.stringify([args, model, mapping]);
  let mark = MARK;
  while (text.includes(mark)) mark += "_";
  return mark;
}

/**
 * Replaces the sample file in the inputs of a call. A file that is sent as text becomes a placeholder. Any other file
 * becomes an empty file. A file that is uploaded first becomes a placeholder, too.
 */
export function encodeSample(context: TaskContext, call: Call, input: TaskInput): unknown {
  const { inputs } = call.args;
  const encode = (given: unknown): unknown =>
    given instanceof SampleFile
      ? input.upload === undefined
        ? encodeFile(context, call, input, given)
        : markFor(call)
      : given;
  if (input.at === undefined) return encode(inputs);
  return !isObject(inputs) || inputs instanceof SampleFile
    ? { [input.at]: encode(inputs) }
    : { ...inputs, [input.at]: encode(inputs[input.at]) };
}

/** Returns the file in the form in which it is sent. */
export function encodeFile(context: TaskContext, call: Call, input: TaskInput, given: SampleFile): unknown {
  const type = mimeOf(context, input, given);
  switch (input.as) {
    case "raw-body":
      return new Blob([], { type });
    case "base64":
      return markFor(call);
    case "data-url":
      return `data:${type};base64,${markFor(call)}`;
    case "multipart-file":
      return { file: new Blob([], { type }), name: fileName(type, input) } satisfies FormFile;
  }
}

/** Returns the file, or a file with another extension if the provider does not accept the extension of this file. */
export function acceptedFile(file: SampleFile, input: TaskInput | undefined): SampleFile {
  const { mimeMap } = input ?? {};
  if (mimeMap === undefined || Object.hasOwn(mimeMap, file.type)) return file;
  const ending = Object.keys(TYPES).find((extension) => Object.hasOwn(mimeMap, TYPES[extension] ?? ""));
  return ending === undefined ? file : new SampleFile(file.name.replace(/(?:\.[^./\\]*)?$/, `.${ending}`));
}
