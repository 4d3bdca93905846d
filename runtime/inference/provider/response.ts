import type { ReplyForm, TaskResponse } from "../../../generated/records.ts";
import { ProviderOutputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import { CHAT_FORMATS } from "../format/formats.ts";
import { asLastEvent, ResponseEvents } from "../format/response-events.ts";
import type { AnswerForm, FetchedMedia, MediaSource, Result } from "../media/output.ts";
import type { Piece } from "../message/read.ts";
import type { StreamForm } from "../stream/records.ts";
import type { Call, TaskContext } from "./types.ts";
import { isPresent, read, stepsOf } from "./paths.ts";
import { isUrl, mismatch, nameOf, TYPES, type Mismatch } from "./shape.ts";
import { evaluate } from "./operations.ts";

function formsOf(response: TaskResponse | undefined): readonly ReplyForm[] {
  return response === undefined ? [{}] : (response.variants ?? [response]);
}

/** Returns the error for a reply that matches none of the reply forms in the task's spec. */
export function malformed(
  { provider, name }: TaskContext,
  reply: unknown,
  problems: readonly Mismatch[],
  call?: Call,
): Error {
  // The provider whose format an endpoint uses did not send the response, so the error names the endpoint.
  const sender = call?.endpointUrl === undefined ? provider.displayName : new URL(call.endpointUrl).host;
  const [first] = problems;
  const said = new Set(problems.map(({ expected, path }) => `${expected}${path === "" ? "" : ` at ${path}`}`));
  return new ProviderOutputError(
    `Received malformed response from ${sender} ${name} API: expected ${[...said].join(" or ")}`,
    { provider: provider.id, task: name, path: first?.path ?? "", responseBody: reply },
  );
}

/**
 * Returns the result that the field `return` of the form defines: the reply, the value taken from it, or a value made
 * from both.
 */
function returned(context: TaskContext, form: ReplyForm, reply: unknown, taken: unknown): unknown {
  switch (form.return) {
    case undefined:
    case "whole":
      return reply;
    case "taken":
      return taken;
    case "first":
      return Array.isArray(reply) ? reply[0] : reply;
    case "single":
      return Array.isArray(reply) && reply.length === 1 ? reply[0] : reply;
    default: {
      const value = evaluate(form.return, { "": reply, taken });
      if (!isPresent(value)) throw malformed(context, reply, [{ path: "", expected: "lists of the same length" }]);
      return value;
    }
  }
}

export function answerOf({ task }: TaskContext): AnswerForm {
  const forms = formsOf(task.response).map(({ kind }) => kind === "binary");
  return forms.every(Boolean) ? "binary" : forms.some(Boolean) ? "json-or-binary" : "json";
}

/** Returns the form of a streamed response. */
export function streamOf({ task: { stream, chunk, format } }: TaskContext): StreamForm {
  const isLines = stream === "json-lines";
  if (stream === "response-events") return { isLines, response: () => new ResponseEvents(), reply: asLastEvent };
  if (format !== undefined) return { isLines, ...CHAT_FORMATS[format] };
  const convert = chunk && ((record: object): Piece => Object(evaluate(chunk, { "": record })));
  return { isLines, events: convert && (() => convert), reply: convert };
}

/**
 * Checks a reply and returns its result. The first form that matches the reply is used.
 *
 * @throws ProviderOutputError if no form matches
 */
export function resultOf(context: TaskContext, call: Call, reply: unknown): Result {
  const problems: Mismatch[] = [];
  for (const form of formsOf(context.task.response)) {
    const found = fits(form, reply, call);
    if (!("expected" in found)) return made(context, call, reply, found);
    problems.push(found);
  }
  throw malformed(context, reply, problems, call);
}

/** A reply form that matches a reply, and the value taken from that reply. */
interface Fit {
  readonly form: ReplyForm;
  readonly taken: unknown;
}

function fits(form: ReplyForm, reply: unknown, call: Call): Fit | Mismatch {
  const isFile = reply instanceof Blob;
  if (form.kind === "binary") {
    if (!isFile) return { path: "", expected: "a file" };
    const isMedia = !/^(?:text\/|application\/(?:.*\+)?json\b)/i.test(reply.type);
    return isMedia ? { form, taken: reply } : { path: "", expected: `a file, not ${reply.type}` };
  }
  if (isFile) return { path: "", expected: "JSON" };
  const problem = form.check === undefined ? undefined : mismatch(reply, form.check);
  if (problem !== undefined) return problem;
  const taken = take(form, reply);
  const wrongLength = lengthMismatch(form, taken ?? reply, call);
  if (wrongLength !== undefined) return wrongLength;
  const isMissing = taken === undefined && form.takeFirst !== undefined && textFile(form, reply) === undefined;
  if (!isMissing) return { form, taken };
  return { path: form.takeFirst?.join(" or ") ?? "", expected: nameOf(form.takes ?? "any") };
}

/** Compares the number of results with the number of inputs, so that no result belongs to the wrong input. */
function lengthMismatch(
  { sameLengthAs, take: place = "" }: ReplyForm,
  results: unknown,
  { args }: Call,
): Mismatch | undefined {
  if (sameLengthAs === undefined || !Array.isArray(results)) return undefined;
  const inputs = read(args, stepsOf(sameLengthAs));
  const count = Array.isArray(inputs) ? inputs.length : 1;
  if (count > 1 ? results.length === count : results.length > 0) return undefined;
  const expected = count > 1 ? `a list of ${count} items, one for each of ${sameLengthAs}` : "a list that is not empty";
  return { path: place, expected: `${expected}, got ${results.length}` };
}

function take(form: ReplyForm, reply: unknown): unknown {
  if (form.takeFirst !== undefined) {
    const { takes = "any" } = form;
    return form.takeFirst.map((place) => read(reply, stepsOf(place))).find((value) => TYPES[takes](value));
  }
  if (form.take === undefined) return undefined;
  return read(form.orderBy === undefined ? reply : ordered(reply, form.orderBy), stepsOf(form.take));
}

/** Returns the URL of a text file. Some replies contain this URL instead of the text. */
function textFile({ elseFetchText }: ReplyForm, reply: unknown): string | undefined {
  const url = elseFetchText === undefined ? undefined : read(reply, stepsOf(elseFetchText));
  return isUrl(url) ? url : undefined;
}

/**
 * Returns the reply with its list sorted by the number that each item contains. If an item has no number, the reply is
 * returned unchanged.
 */
function ordered(reply: unknown, orderBy: string): unknown {
  const [list = "", field = ""] = orderBy.split("[*].");
  const items = read(reply, [list]);
  if (!Array.isArray(items) || !isObject(reply)) return reply;
  const numbers = items.map((item) => read(item, [field]));
  if (!numbers.every((number): number is number => typeof number === "number")) return reply;
  if (numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) <= number)) return reply;
  const order = [...items.keys()].sort((one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0));
  return { ...reply, [list]: order.map((index): unknown => items[index]) };
}

function made(context: TaskContext, call: Call, reply: unknown, { form, taken }: Fit): Result {
  const scope = { "": reply, taken };
  const { kind = "json", json } = form;
  if (kind === "json") {
    const url = taken === undefined ? textFile(form, reply) : undefined;
    const finish = (value: unknown): unknown => returned(context, form, reply, value);
    return url === undefined ? { kind: "value", value: finish(taken) } : { kind: "text", url, finish };
  }
  const isWhole = call.outputType === "json";
  if (isWhole && kind !== "binary") {
    return { kind: "value", value: json === undefined ? reply : evaluate(json, scope) };
  }
  const template = isWhole ? (json ?? { output: "$media.dataUrl" }) : form.return;
  const source = sourceOf(kind, taken);
  const as = call.outputType === "url" || call.outputType === "dataUrl" ? call.outputType : "blob";
  if (as === "url" && !("url" in source)) throw malformed(context, reply, [{ path: form.take ?? "", expected: "URL" }]);
  const finish =
    template === undefined
      ? undefined
      : (media: FetchedMedia): unknown => evaluate(template, { ...scope, media: withDataUrl(media) });
  return { kind: "media", source, mime: form.mime, as, finish };
}

/** Returns the source of a file: a URL, base64 or a Blob. Some providers send a `data:` URL instead of base64. */
function sourceOf(kind: string, taken: unknown): MediaSource {
  if (taken instanceof Blob) return { blob: taken };
  const text = String(taken);
  return kind === "url" || /^data:/i.test(text) ? { url: text } : { base64: text };
}

function withDataUrl(media: FetchedMedia): FetchedMedia & { readonly dataUrl: string } {
  return { ...media, dataUrl: `data:${media.contentType};base64,${media.base64}` };
}
