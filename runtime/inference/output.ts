import type { Result } from "./adapter.ts";
import { Answer } from "./answer.ts";
import { encodeBase64 } from "./base64.ts";
import { withAnswer } from "./call-details.ts";
import type { Done, Sent } from "./call.ts";
import type { Route } from "./route.ts";
import type { SendOptions } from "./sending.ts";
import { send } from "./http.ts";
import { ProviderOutputError } from "./errors.ts";
import { finishJob } from "./job-call.ts";
import { blobFromBase64, fetchMedia, readMedia } from "./media.ts";
import { isJsonType } from "./media-type.ts";
import { isLocalCall } from "./trust.ts";

/**
 * Makes a result of the first answer: waits for the job, checks, and fetches or decodes files.
 * @param known what was already found in the answer
 */
export async function complete(sent: Sent, known?: Result): Promise<Done> {
  if (sent.route.task.isJob) return finishJob(sent);
  const answer = Answer.of(sent.answer);
  const result = known ?? resultIn(sent, await replyOf(sent.route, answer), answer);
  return { data: await valueOf(result, sent), answer };
}

/** Checks a reply and takes the result out of it. @throws ProviderOutputError with the answer it came in */
function resultIn({ route }: Pick<Sent, "route">, reply: unknown, answer: Answer | undefined): Result {
  try {
    return route.task.read(route.call, reply);
  } catch (error) {
    if (!(error instanceof ProviderOutputError) || answer === undefined) throw error;
    throw withAnswer(error, reply, answer);
  }
}

/** What is needed of a call to make its result. */
type Finishing = Pick<Sent, "route" | "sending" | "url">;

/** The result in a final reply. */
export async function finish(sent: Finishing, reply: unknown, answer: Answer | undefined): Promise<unknown> {
  return valueOf(resultIn(sent, reply, answer), sent);
}

function valueOf(result: Result, sent: Finishing): unknown {
  return result.kind === "value" ? result.value : fetched(result, sent);
}

/** The body of an answer, in the form that the task gives. */
export async function replyOf(route: Route, answer: Answer): Promise<unknown> {
  if (route.task.answer === "json") return answer.json();
  if (route.task.answer === "binary") return readMedia(answer);
  return isJsonType(answer.mediaType) ? answer.json() : readMedia(answer);
}

async function fetched(result: Exclude<Result, { kind: "value" }>, sent: Finishing): Promise<unknown> {
  const { sending, url } = sent;
  const isLocal = isLocalCall(url);
  if (result.kind === "text") return result.finish(await textAt(result.url, sending, isLocal));
  const { source, as, finish: written } = result;
  if (as === "url" && "url" in source) return source.url;
  const blob = await blobOf(result, sending, isLocal);
  if (as === "blob" && written === undefined) return blob;
  const base64 = encodeBase64(new Uint8Array(await blob.arrayBuffer()));
  if (written !== undefined) return written({ base64, contentType: blob.type, blob });
  return as === "dataUrl" ? `data:${blob.type};base64,${base64}` : blob;
}

function blobOf(
  { source, mime = "" }: Extract<Result, { kind: "media" }>,
  sending: SendOptions,
  isLocal: boolean,
): Blob | Promise<Blob> {
  if ("blob" in source) return source.blob;
  return "url" in source ? fetchMedia(source.url, sending, isLocal) : blobFromBase64(source.base64, mime, sending);
}

/** A text that a reply names the address of, fetched without credentials. */
async function textAt(url: string, sending: SendOptions, isLocal: boolean): Promise<string> {
  const options: SendOptions = { ...sending, credentials: "omit", isBillable: false };
  const request = { method: "GET", headers: { accept: "text/plain, */*" }, body: undefined };
  const answer = await send({ trust: "media", url, isLocalCall: isLocal }, request, options);
  return answer.text();
}
