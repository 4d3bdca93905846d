import type { JobStatus, JobUrl, TaskJob } from "../../../generated/records.ts";
import { InputError, ProviderOutputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import type { AnswerForm } from "../media/output.ts";
import type { Call, JobRequest, JobState, SubmitReply, TaskContext } from "./types.ts";
import { baseOf, isRouted, urlOf, withoutVersion } from "./address.ts";
import { fill, read, stepsOf, withPath } from "./paths.ts";
import { scopeOf } from "./request.ts";
import { answerOf, malformed } from "./response.ts";
import { isUrl } from "./shape.ts";
import { withValues } from "./values.ts";

/** Maximum number of characters that an error message quotes from the provider's reason for a failure. */
const MAX_REASON = 500;

/** The state of a job if the provider returned the resulting file instead of a status. */
const FILE_CAME: JobState = { status: "done", raw: "" };

/** Polls, cancels and resumes the jobs of one task, as `job` in the task's spec says. */
export class JobPlan {
  /** The form of the response to the submit request. Default: json. */
  readonly form: AnswerForm | undefined;
  /** Milliseconds before the first poll. */
  readonly firstWaitMs: number;
  /** Milliseconds between two polls. */
  readonly intervalMs: number;
  readonly attempts: number | "unlimited";
  readonly #context: TaskContext;
  readonly #job: TaskJob;

  constructor(context: TaskContext, job: TaskJob) {
    this.#context = context;
    this.#job = job;
    this.form = job.resultUrl === undefined && answerOf(context) !== "json" ? "json-or-binary" : undefined;
    this.firstWaitMs = job.firstWaitMs;
    this.intervalMs = job.intervalMs;
    this.attempts = job.attempts;
  }

  /**
   * Returns the id of the job, for display and for resuming. Returns an empty string if the first response ended the
   * job.
   *
   * @throws ProviderOutputError if the response to the submit request contains no id
   */
  id(submit: SubmitReply): string {
    const { id, statusUrl } = this.#job;
    const place = id ?? statusUrl.pathOf ?? statusUrl.absolute ?? "";
    const value = read(submit.reply, stepsOf(place));
    if ((typeof value === "string" && value !== "") || typeof value === "number") {
      // If the URL of the job also contains the model, the id is not enough to resume the job. Then the spec sets
      // `pathOf`, and the path of the URL is used as the id.
      return statusUrl.pathOf === undefined ? String(value) : this.#pathOf(submit, statusUrl.pathOf);
    }
    if (this.initial(submit.reply)?.status === "done") return "";
    throw malformed(this.#context, submit.reply, [{ path: place, expected: "non-empty string" }]);
  }

  /** Returns the status in the response to the submit request, or undefined if it contains none. */
  initial(reply: unknown): JobState | undefined {
    if (reply instanceof Blob) return FILE_CAME;
    const { status, initial } = this.#job;
    if (initial === undefined || status === undefined) return undefined;
    const word = read(reply, stepsOf(status.path));
    if (typeof word !== wordType(status))
      return status.absentMeans === "done" ? { status: "done", raw: "" } : undefined;
    const state = this.state(reply);
    return initial === "status" || state.status === "failed" ? state : undefined;
  }

  /** Reads a status response. @throws ProviderOutputError if it contains no status */
  state(reply: unknown): JobState {
    if (reply instanceof Blob) return FILE_CAME;
    const { status: words } = this.#job;
    if (words === undefined) return { status: "pending", raw: "" };
    const raw = read(reply, stepsOf(words.path));
    const hasFailed = hasFailure(words, reply);
    if (raw === undefined || raw === null) {
      const status = hasFailed ? "failed" : words.absentMeans;
      if (status !== undefined) return { status, raw: "" };
    }
    const expected = wordType(words);
    if (typeof raw !== expected) throw malformed(this.#context, reply, [{ path: words.path, expected }]);
    const position = words.queuePosition && read(reply, stepsOf(words.queuePosition));
    const logs = words.logs && logsOf(read(reply, stepsOf(words.logs)));
    return {
      status: hasFailed ? "failed" : meaningOf(raw, words),
      raw: String(raw),
      ...(typeof position === "number" && { queuePosition: position }),
      ...(logs && { logs }),
    };
  }

  /**
   * Returns the request that polls a job.
   *
   * @param attempt number of the poll, from 1
   * @throws ProviderOutputError if the response to the submit request contains no URL to poll
   */
  status(call: Call, submit: SubmitReply, attempt: number): JobRequest {
    return { ...this.#request(this.#job.statusUrl, call, submit, attempt), form: this.form };
  }

  /**
   * Returns the request for the rest of a stream. @param after number of the last event that the caller has received
   * @throws InputError if the provider cannot resume a stream
   */
  rest(call: Call, submit: SubmitReply, after: number | undefined): JobRequest {
    const { provider, name, task } = this.#context;
    const { resumeStream } = task;
    if (resumeStream === undefined) {
      throw new InputError(`${provider.displayName} has no way to resume a stream of ${name}`);
    }
    const request = this.#request(this.#job.statusUrl, call, submit);
    const url = new URL(request.url);
    url.searchParams.set(resumeStream.stream, "true");
    if (after !== undefined) url.searchParams.set(resumeStream.after, String(after));
    return { ...request, url: url.href, form: "binary" };
  }

  /** Returns the request for the result. If undefined, the last status response contains the result. */
  result(call: Call, submit: SubmitReply): JobRequest | undefined {
    const { resultUrl } = this.#job;
    return resultUrl && { ...this.#request(resultUrl, call, submit), form: answerOf(this.#context) };
  }

  /**
   * Returns the request that cancels a job. Returns undefined if the provider cannot cancel jobs, or if the response
   * contains no URL for cancelling.
   */
  cancel(call: Call, submit: SubmitReply): JobRequest | undefined {
    const { cancelUrl } = this.#job;
    try {
      return cancelUrl && this.#request(cancelUrl, call, submit);
    } catch (error) {
      if (error instanceof ProviderOutputError) return undefined;
      throw error;
    }
  }

  /** Returns the error message for a job that failed. @source product specification, "Error catalogue" */
  failure(reply: unknown): string {
    const { status } = this.#job;
    const start = `${this.#context.provider.displayName} ${this.#context.name} task failed`;
    const reason = status?.error === undefined ? undefined : read(reply, stepsOf(status.error));
    if (typeof reason === "string" && reason !== "") return `${start}: ${reason.slice(0, MAX_REASON)}`;
    const word = status && read(reply, stepsOf(status.path));
    const isKnown =
      typeof word !== "string" ||
      status?.failed?.includes(word) === true ||
      (status !== undefined && hasFailure(status, reply));
    return isKnown ? start : `${start}: unknown status ${JSON.stringify(word.slice(0, MAX_REASON))}`;
  }

  /** Returns the error message for a job that did not finish within the allowed attempts. */
  exhausted(attempts: number): string {
    const { provider, name } = this.#context;
    return `Timed out while waiting for the result from ${provider.displayName} ${name} API after ${attempts} attempts`;
  }

  /**
   * Rebuilds the submit request of a job, and its response, from the id of the job. Returns undefined if the provider
   * needs more than the id.
   *
   * @throws InputError
   */
  resume(call: Call, id: string): SubmitReply | undefined {
    const job = this.#job;
    // The submit request is not sent again, so its URL may contain any model name.
    const named = call.model === "" ? { ...call, model: "-" } : call;
    const url = urlOf(this.#context, named, scopeOf(named, undefined));
    const { pathOf: place = job.statusUrl.absolute, route } = job.statusUrl;
    const withId = job.id === undefined ? {} : withPath({}, stepsOf(job.id), id);
    if (place !== undefined && (job.resume === undefined || id.startsWith("/"))) {
      return { url, reply: withPath(withId, stepsOf(place), id) };
    }
    // Without `resume`, a job can be found by its id only if the spec has a route for the status request and says where
    // replies contain the id.
    if (job.resume === undefined && (route === undefined || job.id === undefined)) return undefined;
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

  /** Returns a request about a job: its method, URL and credentials. */
  #request(place: JobUrl, call: Call, submit: SubmitReply, attempt = 1): JobRequest {
    const { method = "GET" } = place;
    if (place.absolute !== undefined) {
      return { method, url: this.#absoluteUrl(place, submit, attempt), credentials: "never" };
    }
    const url = new URL(submit.url);
    const scope = { id: this.#job.id === undefined ? undefined : this.id(submit) };
    const encode = (id: string): string => this.#encodeId(submit, id);
    const query = place.query && `?${fill(place.query, scope, encode)}`;
    if (place.pathOf !== undefined) {
      const path = this.#pathOf(submit, place.pathOf) + (place.append ?? "");
      const prefix = this.#prefixOf(call);
      const isThere = !isRouted(this.#context.provider, call) && path.startsWith(`${prefix}/`);
      url.pathname = isThere ? path : prefix + path;
      url.search = query ?? url.search;
    } else {
      const written = (text: string): string => fill(withValues(text, this.#context.provider, call), scope, encode);
      const { suffix, route = "" } = place;
      const prefix = this.#prefixOf(call);
      url.pathname =
        suffix === undefined ? `${prefix}/${written(withoutVersion(route, prefix))}` : url.pathname + written(suffix);
      url.search = query ?? "";
    }
    return { method, url: url.href, headers: this.#context.provider.headers, credentials: "same-as-submit" };
  }

  /**
   * Returns the prefix of all paths of a provider: the provider's segment in router URLs, or the path of the base URL.
   */
  #prefixOf(call: Call): string {
    if (call.endpointUrl !== undefined) return "";
    const { provider, task } = this.#context;
    return new URL(baseOf(provider, task, call)).pathname.replace(/\/$/, "");
  }

  /** Encodes an id as one segment of a path. @throws ProviderOutputError if the id cannot be a segment */
  #encodeId({ reply }: SubmitReply, id: string): string {
    const step = encodeStep(id);
    if (step !== undefined) return step;
    throw malformed(this.#context, reply, [{ path: this.#job.id ?? "", expected: "an id" }]);
  }

  /**
   * Returns the path of a URL in a reply. The host of that URL is ignored, because a reply must not choose the
   * host.
   */
  #pathOf({ url, reply }: SubmitReply, place: string): string {
    const value = read(reply, stepsOf(place));
    if (typeof value === "string" && value !== "" && URL.canParse(value, url)) return new URL(value, url).pathname;
    throw malformed(this.#context, reply, [{ path: place, expected: "URL" }]);
  }

  #absoluteUrl({ absolute = "", addQuery }: JobUrl, { reply }: SubmitReply, attempt: number): string {
    const value = read(reply, stepsOf(absolute));
    if (!isUrl(value) || /^data:/i.test(value)) {
      throw malformed(this.#context, reply, [{ path: absolute, expected: "URL" }]);
    }
    const url = new URL(value);
    for (const name in addQuery) url.searchParams.set(name, fill(addQuery[name] ?? "", { attempt: attempt - 1 }));
    return url.href;
  }
}

function wordType({ done }: JobStatus): "string" | "boolean" {
  return typeof done[0] === "boolean" ? "boolean" : "string";
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

function encodeStep(text: string): string | undefined {
  try {
    return /^\.{0,2}$/.test(text) ? undefined : encodeURIComponent(text);
  } catch {
    return undefined; // `encodeURIComponent` throws an error for half of a surrogate pair.
  }
}
