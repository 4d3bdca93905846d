import type { CallFacts } from "../../generated/clients/facts.ts";
import type { ProviderTask, ReplyForm, TaskJob, TaskResponse } from "../../generated/records.ts";
import type { TaskAdapter } from "../inference/provider/adapter.ts";
import type { Call } from "../inference/provider/types.ts";
import { stepsOf, withPath } from "../inference/provider/paths.ts";
import { isObject } from "../http/json.ts";

type Path = CallFacts["answer"];

/** Returns facts about the reply to a call. @param body the parsed body of the request; undefined if it is not JSON */
export function replyFacts(
  task: string,
  response: TaskResponse | undefined,
  body: unknown,
  isJob: boolean,
): Partial<CallFacts> {
  const form = formOf(response, body, isJob);
  const facts = factsOfForm(task, form);
  const isInline = facts.is_link && isObject(body) && body["sync_mode"] === true;
  return isInline ? { ...facts, is_link: false, is_data_url: true } : facts;
}

/** For some tasks, the path of the value in the result that code shows. */
const RESULTS: Readonly<Record<string, Path>> = {
  conversational: ["choices", 0, "message", "content"],
  // Servers may also send other fields.
  "automatic-speech-recognition": ["text"],
};

/** Paths of the text in a chunk: in a chat, and in a text. */
const PIECES: readonly Path[] = [
  ["choices", 0, "delta", "content"],
  ["choices", 0, "text"],
];

/** Returns facts about the records of a streamed response. */
export function streamFacts({ stream, chunk }: Pick<ProviderTask, "stream" | "chunk">): Partial<CallFacts> {
  const sendsLines = stream === "json-lines";
  if (chunk === undefined) return { sends_lines: sendsLines, reads_stream: !sendsLines };
  const piece = PIECES.map((path) => sourceOf(chunk, path)).find((path) => path !== undefined);
  return { sends_lines: sendsLines, ...(piece && { piece }), reads_stream: sendsLines && piece !== undefined };
}

/** Returns the path in the response from which `return` makes the value at `path` of the result. */
function placeIn({ return: made, take }: ReplyForm, path: Path): Path | undefined {
  return typeof made === "object" ? sourceOf(made, path, take === undefined ? undefined : stepsOf(take)) : undefined;
}

/**
 * Returns the path that a reference in `made` reads to make the value at `path`. Undefined if the value is computed, or
 * comes from several references.
 */
function sourceOf(made: unknown, path: Path, taken?: Path): Path | undefined {
  if (typeof made === "string") {
    if (made === "$taken") return taken && [...taken, ...path];
    return /^\$(?:$|[.[])/.test(made) ? [...stepsOf(made.slice(1)), ...path] : undefined;
  }
  const [step, ...rest] = path;
  if (step === undefined || !isObject(made) || !Object.hasOwn(made, step)) return undefined;
  return sourceOf((made as Readonly<Record<string, unknown>>)[step], rest, taken);
}

const NO_FORMS: readonly ReplyForm[] = [{}];

function factsOfForm(task: string, form: ReplyForm): Partial<CallFacts> {
  const { kind } = form;
  const [whole = [], other = []] = answersOf(form);
  const place = Object.hasOwn(RESULTS, task) ? RESULTS[task] : undefined;
  const answer = (place && placeIn(form, place)) ?? (whole.length === 0 ? (place ?? []) : whole);
  const [first] = other;
  const field = String(answer[0] ?? "");
  const isAlternative = first !== undefined && String(first) !== field;
  return {
    answer,
    other_answer: isAlternative ? other : [],
    answer_field: isAlternative ? field : "",
    may_be_list: first !== undefined && !isAlternative,
    is_binary: kind === "binary",
    is_link: kind === "url",
    is_base64: kind === "base64",
    is_data_url: false,
    writes_file: kind === "binary" || kind === "url" || kind === "base64",
    output: outputOf(task, form.mime),
  };
}

function formOf(response: TaskResponse | undefined, body: unknown, isJob: boolean): ReplyForm {
  const forms: readonly ReplyForm[] = response === undefined ? NO_FORMS : (response.variants ?? [response]);
  const asked = isObject(body) ? body["response_format"] : undefined;
  const isText = typeof asked === "string" && asked !== "url";
  const fitting = forms.find(({ kind }) => (isText ? kind === "base64" : isJob ? kind !== "binary" : true));
  return fitting ?? forms[0] ?? {};
}

/** Returns the paths, one or two, at which the reply may contain the result. */
function answersOf({ take, takeFirst, kind }: ReplyForm): readonly Path[] {
  const isFile = kind === "url" || kind === "base64";
  if (takeFirst !== undefined) {
    const places = [...takeFirst].sort((one, other) => Number(one.endsWith("]")) - Number(other.endsWith("]")));
    return places.slice(0, isFile ? 2 : 1).map(stepsOf);
  }
  const steps = take === undefined ? [] : stepsOf(take);
  const isOne = !steps.includes("*") && (isFile || typeof steps.at(-1) === "string");
  return [isOne ? steps : []];
}

function outputOf(task: string, mime: string | undefined): string {
  if (task.endsWith("video")) return "video.mp4";
  if (task.endsWith("audio") || task.endsWith("speech")) return "audio.wav";
  if (task === "image-segmentation") return "mask.png";
  return mime === "image/jpeg" ? "image.jpg" : "image.png";
}

/**
 * Returns facts about polling a job, or undefined for a call that does not run as a job. To find the job's URLs, the
 * adapter receives a reply that contains {@link ID} instead of the job's id.
 */
export function jobFacts(
  { job }: TaskAdapter,
  spec: TaskJob | undefined,
  call: Call,
  url: string,
): Partial<CallFacts> | undefined {
  if (job === undefined || spec === undefined) return undefined;
  const facts = declaredFacts(spec);
  const { job_place: place, job_address: isPath, job_absolute: isAbsolute } = facts;
  const value = isPath || isAbsolute ? `https://example.com/${ID}` : ID;
  const reply = withPath(spec.id === undefined ? {} : withPath({}, stepsOf(spec.id), ID), place, value);
  const submit = { url, reply };
  const [before, after] = isAbsolute ? NOWHERE : around(job.status(call, submit, 1).url, isPath);
  const result = job.result(call, submit);
  const [resultBefore, resultAfter] = result === undefined ? NOWHERE : around(result.url, isPath);
  return {
    ...facts,
    status_before: before,
    status_after: after,
    result_before: resultBefore,
    result_after: resultAfter,
  };
}

const NOWHERE = ["", ""] as const;

/** Returns the facts of a job that do not depend on the call. */
function declaredFacts(spec: TaskJob) {
  const { absolute, pathOf, addQuery = {} } = spec.statusUrl;
  const {
    path = "",
    pending = [],
    done = [],
    failed = [],
    otherwise = "failed",
    failedAt = "",
    absentMeans,
  } = spec.status ?? {};
  const waitsForAny = otherwise === "pending" || pending.length === 0;
  return {
    is_job: true,
    job_place: stepsOf(absolute ?? pathOf ?? spec.id ?? ""),
    job_address: pathOf !== undefined,
    job_absolute: absolute !== undefined,
    attempt_parameter: Object.keys(addQuery)[0] ?? "",
    status: stepsOf(path),
    pending: waitsForAny ? undefined : pending,
    ended: spec.status && [...done, ...failed],
    done,
    failed_field: /^[A-Za-z_]\w*$/.test(failedAt) ? failedAt : "",
    asks_later: spec.initial !== "status" || absentMeans === "pending",
    seconds: spec.intervalMs / 1000,
    milliseconds: spec.intervalMs,
  } satisfies Partial<CallFacts>;
}

/** In a URL, this placeholder stands for the id of a job or for the path of the job's own URL. */
const ID = "THE_JOB";

/**
 * Returns the text before and after the placeholder in a URL. If the placeholder stands for a path, the slash
 * before the placeholder is left out too.
 */
function around(url: string, isPath: boolean): readonly [string, string] {
  const mark = isPath ? `/${ID}` : ID;
  const at = url.lastIndexOf(mark);
  return [url.slice(0, at), url.slice(at + mark.length)];
}
