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
export function markFor(call: Call): string {
  let mark = marks.get(call.args);
  if (mark === undefined) marks.set(call.args, (mark = freeMark(call)));
  return mark;
}

/**
 * The placeholder of each call, by the call's arguments. The code that builds a request and the code that reads it use
 * the same placeholder.
 */
const marks = new WeakMap<object, string>();

function freeMark(call: Call): string {
  const text = JSON.stringify([call.args, call.model, call.mapping]);
  let mark = MARK;
  while (text.includes(mark)) mark += "_";
  return mark;
}

/**
 * Replaces the sample file in the inputs of a call. A file that is sent as text becomes a placeholder. Any other file
 * becomes an empty file.
 */
export function encodeSample(context: TaskContext, call: Call, input: TaskInput): unknown {
  const given = call.args["inputs"];
  if (input.at === undefined) return encodeFile(context, call, input, given);
  if (!isObject(given) || given instanceof SampleFile) {
    return { [input.at]: encodeFile(context, call, input, given) };
  }
  return { ...given, [input.at]: encodeFile(context, call, input, given[input.at]) };
}

function encodeFile(context: TaskContext, call: Call, input: TaskInput, given: unknown): unknown {
  if (!(given instanceof SampleFile)) return given;
  const type = mimeOf(context, input, given);
  switch (input.as) {
    case "raw-body":
      return emptyFile(type);
    case "base64":
      return markFor(call);
    case "data-url":
      return `data:${type};base64,${markFor(call)}`;
    case "multipart-file":
      return { file: emptyFile(type), name: fileName(type, input) } satisfies FormFile;
  }
}

const emptyFiles = new Map<string, Blob>();

/** Returns an empty file. Later code reads only the type, so all calls share one file per type. */
function emptyFile(type: string): Blob {
  let file = emptyFiles.get(type);
  if (file === undefined) emptyFiles.set(type, (file = new Blob([], { type })));
  return file;
}

/** Returns the file, or a file with another extension if the provider does not accept the extension of this file. */
export function acceptedFile(file: SampleFile, input: TaskInput | undefined): SampleFile {
  const { mimeMap } = input ?? {};
  if (mimeMap === undefined || Object.hasOwn(mimeMap, file.type)) return file;
  const ending = Object.keys(TYPES).find((extension) => Object.hasOwn(mimeMap, TYPES[extension] ?? ""));
  return ending === undefined ? file : new SampleFile(file.name.replace(/(?:\.[^./\\]*)?$/, `.${ending}`));
}
