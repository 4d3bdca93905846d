import type { JobStatus, JobUrl, TaskJob } from "../../../generated/records.ts";
import { InputError, ProviderOutputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import type { Call, JobPlan, JobRequest, JobState, SubmitReply, TaskContext } from "./types.ts";
import { baseOf, isRouted, urlOf } from "./address.ts";
import { fill, read, stepsOf, withPath } from "./paths.ts";
import { scopeOf } from "./request.ts";
import { answerOf, malformed } from "./response.ts";
import { isUrl } from "./shape.ts";

/** Maximum number of characters that an error message quotes from the provider's reason for a failure. */
const MAX_REASON = 500;

/**
 * Creates the functions that poll, cancel and resume a job, from `job` in the task's spec. Returns undefined if the
 * task has no `job`.
 */
export function planOf(context: TaskContext): JobPlan | undefined {
  const { job } = context.task;
  if (job === undefined) return undefined;
  const { statusUrl, resultUrl, cancelUrl, firstWaitMs, intervalMs, attempts } = job;
  const answer = answerOf(context);
  const form = resultUrl === undefined && answer !== "json" ? "json-or-binary" : undefined;
  const state = (reply: unknown): JobState => stateOf(context, job, reply);
  return {
    form,
    id: (_, submit) => idOf(context, job, submit),
    initial: (reply) => initialState(context, job, reply),
    status: (call, submit, attempt) => ({ ...address(context, job, statusUrl, call, submit, attempt), form }),
    ...(resultUrl && {
      result: (call, submit) => ({ ...address(context, job, resultUrl, call, submit), form: answer }),
    }),
    cancel: (call, submit) => cancelUrl && whereKnown(() => address(context, job, cancelUrl, call, submit)),
    state,
    firstWaitMs,
    intervalMs,
    attempts,
    failure: (reply) => failureText(context, job, reply),
    exhausted: (count) =>
      `Timed out while waiting for the result from ${context.provider.displayName} ${context.name} API after ${count} attempts`,
    resume: (call, id) => resumed(context, job, call, id),
  };
}

/** Creates a request, or returns undefined if the reply contains no URL. */
function whereKnown(make: () => JobRequest): JobRequest | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ProviderOutputError) return undefined;
    throw error;
  }
}

function idOf(context: TaskContext, job: TaskJob, submit: SubmitReply): string {
  const place = job.id ?? job.statusUrl.pathOf ?? job.statusUrl.absolute ?? "";
  const value = read(submit.reply, stepsOf(place));
  if ((typeof value === "string" && value !== "") || typeof value === "number") {
    const id = String(value);
    // If the URL of the job also contains the model, the id is not enough to resume the job. Then the spec sets
    // `pathOf`, and the path of the URL is used as the id.
    return job.statusUrl.pathOf === undefined ? id : pathOf(context, submit, job.statusUrl.pathOf);
  }
  if (initialState(context, job, submit.reply)?.status === "done") return "";
  throw malformed(context, submit.reply, [{ path: place, expected: "non-empty string" }]);
}

function initialState(context: TaskContext, job: TaskJob, reply: unknown): JobState | undefined {
  if (reply instanceof Blob) return FILE_CAME;
  const { status } = job;
  if (job.initial === undefined || status === undefined) return undefined;
  const word = read(reply, stepsOf(status.path));
  if (typeof word !== wordType(status)) return status.absentMeans === "done" ? { status: "done", raw: "" } : undefined;
  const state = stateOf(context, job, reply);
  return job.initial === "status" || state.status === "failed" ? state : undefined;
}

/** The state of a job if the provider returned the resulting file instead of a status. */
const FILE_CAME: JobState = { status: "done", raw: "" };

function wordType({ done }: JobStatus): "string" | "boolean" {
  return typeof done[0] === "boolean" ? "boolean" : "string";
}

/** Reads the state of a job. @throws ProviderOutputError for a reply without a status */
function stateOf(context: TaskContext, { status: words }: TaskJob, reply: unknown): JobState {
  if (reply instanceof Blob) return FILE_CAME;
  if (words === undefined) return { status: "pending", raw: "" };
  const raw = read(reply, stepsOf(words.path));
  const hasFailed = hasFailure(words, reply);
  if (raw === undefined || raw === null) {
    const status = hasFailed ? "failed" : words.absentMeans;
    if (status !== undefined) return { status, raw: "" };
  }
  const expected = wordType(words);
  if (typeof raw !== expected) throw malformed(context, reply, [{ path: words.path, expected }]);
  const position = words.queuePosition && read(reply, stepsOf(words.queuePosition));
  const logs = words.logs && logsOf(read(reply, stepsOf(words.logs)));
  return {
    status: hasFailed ? "failed" : meaningOf(raw, words),
    raw: String(raw),
    ...(typeof position === "number" && { queuePosition: position }),
    ...(logs && { logs }),
  };
}

function meaningOf(raw: unknown, { pending, done, failed, otherwise = "failed" }: JobStatus): JobState["status"] {
  const isAmong = (words: JobStatus["pending"]): boolean => words?.some((word) => word === raw) === true;
  if (isAmong(done)) return "done";
  if (isAmong(failed)) return "failed";
  return isAmong(pending) ? "pending" : otherwise;
}

/** Returns true if a reply has a value at `failedAt`. Only replies of failed jobs have this value. */
function hasFailure({ failedAt }: JobStatus, reply: unknown): boolean {
  const found = failedAt === undefined ? undefined : read(reply, stepsOf(failedAt));
  return found !== undefined && found !== null && found !== false && found !== "";
}

function logsOf(logs: unknown): readonly string[] | undefined {
  if (typeof logs === "string") return logs === "" ? [] : logs.split("\n");
  if (!Array.isArray(logs)) return undefined;
  return logs.flatMap((line: unknown) => {
    const text = isObject(line) ? read(line, ["message"]) : line;
    return typeof text === "string" ? [text] : [];
  });
}

/** Returns the error message for a failed job. @source product specification, "Error catalogue" */
function failureText({ provider, name }: TaskContext, { status }: TaskJob, reply: unknown): string {
  const start = `${provider.displayName} ${name} task failed`;
  const reason = status?.error === undefined ? undefined : read(reply, stepsOf(status.error));
  if (typeof reason === "string" && reason !== "") return `${start}: ${reason.slice(0, MAX_REASON)}`;
  const word = status && read(reply, stepsOf(status.path));
  const isKnown =
    typeof word !== "string" ||
    status?.failed?.includes(word) === true ||
    (status !== undefined && hasFailure(status, reply));
  return isKnown ? start : `${start}: unknown status ${JSON.stringify(word.slice(0, MAX_REASON))}`;
}

/** Returns a request about a job: its method, URL and credentials. */
function address(
  context: TaskContext,
  job: TaskJob,
  place: JobUrl,
  call: Call,
  submit: SubmitReply,
  attempt = 1,
): JobRequest {
  const { method = "GET" } = place;
  if (place.absolute !== undefined) {
    return { method, url: absoluteUrl(context, place, submit, attempt), credentials: "never" };
  }
  const url = new URL(submit.url);
  const scope = { id: job.id === undefined ? undefined : idOf(context, job, submit) };
  const encode = (id: string): string => encodeId(context, submit, id);
  const query = place.query && `?${fill(place.query, scope, encode)}`;
  if (place.pathOf !== undefined) {
    const path = pathOf(context, submit, place.pathOf) + (place.append ?? "");
    const prefix = prefixOf(context, call);
    const isThere = !isRouted(context.provider, call) && path.startsWith(`${prefix}/`);
    url.pathname = isThere ? path : prefix + path;
    url.search = query ?? url.search;
  } else {
    const start = place.suffix === undefined ? prefixOf(context, call) : url.pathname;
    url.pathname = start + fill(place.suffix ?? place.path ?? "", scope, encode);
    url.search = query ?? "";
  }
  return { method, url: url.href, headers: context.provider.headers, credentials: "same-as-submit" };
}

/**
 * Returns the prefix of all paths of a provider: the provider's segment in router URLs, or the path of the base URL.
 */
function prefixOf(context: TaskContext, call: Call): string {
  if (call.endpointUrl !== undefined) return "";
  return new URL(baseOf(context.provider, context.task, call)).pathname.replace(/\/$/, "");
}

/** Encodes an id as one segment of a path. @throws ProviderOutputError if the id cannot be a segment */
function encodeId(context: TaskContext, submit: SubmitReply, id: string): string {
  const step = encodeStep(id);
  if (step !== undefined) return step;
  throw malformed(context, submit.reply, [{ path: context.task.job?.id ?? "", expected: "an id" }]);
}

function encodeStep(text: string): string | undefined {
  try {
    return /^\.{0,2}$/.test(text) ? undefined : encodeURIComponent(text);
  } catch {
    return undefined; // `encodeURIComponent` throws an error for half of a surrogate pair.
  }
}

/**
 * Returns the path of a URL in a reply. The host of that URL is ignored, because a reply must not choose the
 * host.
 */
function pathOf(context: TaskContext, { url, reply }: SubmitReply, place: string): string {
  const value = read(reply, stepsOf(place));
  if (typeof value === "string" && value !== "" && URL.canParse(value, url)) return new URL(value, url).pathname;
  throw malformed(context, reply, [{ path: place, expected: "URL" }]);
}

function absoluteUrl(
  context: TaskContext,
  { absolute = "", addQuery }: JobUrl,
  submit: SubmitReply,
  attempt: number,
): string {
  const value = read(submit.reply, stepsOf(absolute));
  if (!isUrl(value) || /^data:/i.test(value)) {
    throw malformed(context, submit.reply, [{ path: absolute, expected: "URL" }]);
  }
  const url = new URL(value);
  for (const name in addQuery) url.searchParams.set(name, fill(addQuery[name] ?? "", { attempt: attempt - 1 }));
  return url.href;
}

function resumed(context: TaskContext, job: TaskJob, call: Call, id: string): SubmitReply | undefined {
  // The submit request is not sent again, so its URL may contain any model name.
  const named = call.model === "" ? { ...call, model: "-" } : call;
  const url = urlOf(context, named, scopeOf(named, undefined));
  const { pathOf: place = job.statusUrl.absolute, path } = job.statusUrl;
  const withId = job.id === undefined ? {} : withPath({}, stepsOf(job.id), id);
  if (place !== undefined && (job.resume === undefined || id.startsWith("/"))) {
    return { url, reply: withPath(withId, stepsOf(place), id) };
  }
  // Without `resume`, a job can be found by its id only if the spec has a path for the status request and says where
  // replies contain the id.
  if (job.resume === undefined && (path === undefined || job.id === undefined)) return undefined;
  const step = encodeStep(id);
  if (step === undefined) throw new InputError(`${JSON.stringify(id)} is not the id of a job.`);
  if (job.resume === undefined) return { url, reply: withId };
  if (call.model === "" && Object.values(job.resume).some((text) => /\{(?:app|model)\}/.test(text))) {
    throw new InputError(
      "model is missing: this job can only be found by its id and its model; pass the fields id and model of the job",
    );
  }
  const app = call.model.split("/").slice(0, 2).join("/");
  let reply: unknown = {};
  for (const [name, text] of Object.entries(job.resume)) {
    const value = text === "{id}" ? id : fill(text, { id: step, app, model: call.model });
    reply = withPath(reply, stepsOf(name), value);
  }
  return { url, reply };
}
