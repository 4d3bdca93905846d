import { isObject } from "../http/json.ts";
import type { Answer, Cut } from "./answer.ts";
import { literal, modelsIn } from "./parts.ts";
import { decoded } from "./place.ts";
import type { SeenRequest } from "./request.ts";

/** The requests to which a reply or a failure applies: those that meet all conditions. */
export interface Condition {
  readonly method?: string;
  /** The path without the query. `*` matches any characters, for example `"*\/chat/completions"`. */
  readonly path?: string;
  /** The id of the called provider, such as `fal-ai`; `auto` for the chat route of the router. */
  readonly provider?: string;
  /** The called task, such as `text-to-image`. Chats have the task `conversational`. */
  readonly task?: string;
  /** The model in the body or the path. */
  readonly model?: string;
  /**
   * A part of the body. An object must contain the given fields, a list must have the same length, and all other values
   * must be equal.
   */
  readonly body?: unknown;
  /** Number of the request, from 1, among all requests that meet the other conditions. */
  readonly call?: number;
}

/** A rule of a mock server. The first rule that applies to a request is used. */
export interface Rule {
  /** Default: all requests. */
  readonly when?: Condition | ((request: SeenRequest) => boolean);
  /** How many times the rule is used. Default: always. */
  readonly times?: number;
}

/** A scripted answer, which replaces the answer of the server. */
export interface Reply extends Rule {
  readonly answer: Answer | ((request: SeenRequest) => Answer | Promise<Answer>);
}

/** A failure of the server or the connection. Use one of the fields `status`, `cutAfter`, `lose` and `hang`. */
export interface Failure extends Rule {
  /** Answers with this status and an error message, and does not handle the request. */
  readonly status?: number;
  /** Seconds in the header `Retry-After`, for a failure with a `status`. */
  readonly retryAfter?: number;
  /** Closes the connection after this number of chunks or bytes of the body, as in a broken stream. */
  readonly cutAfter?: Cut;
  /**
   * Closes the connection without a response. `request`: before the server handles the request. `answer`: after the
   * server has handled the request, for example has started a job.
   */
  readonly lose?: "request" | "answer";
  /** If true, handles the request, but sends no response. The connection stays open. */
  readonly hang?: boolean;
}

/** Selects the rule for each request, and counts how often each rule applied. */
export class Script<Entry extends Rule> {
  readonly #entries: readonly { readonly rule: Entry; seen: number; used: number }[];

  constructor(rules: readonly Entry[]) {
    this.#entries = rules.map((rule) => ({ rule, seen: 0, used: 0 }));
  }

  /** Returns the first rule that applies, and counts the request for all rules. */
  next(request: SeenRequest): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of this.#entries) {
      const { when = {}, times = Infinity } = entry.rule;
      const applies = typeof when === "function" ? when(request) : meets(request, when);
      if (!applies) continue;
      entry.seen++;
      const { call = entry.seen } = typeof when === "function" ? {} : when;
      if (found !== undefined || call !== entry.seen || entry.used >= times) continue;
      entry.used++;
      found = entry.rule;
    }
    return found;
  }
}

function meets(request: SeenRequest, { method, path, provider, task, model, body }: Condition): boolean {
  const at = decoded(request.path.replace(/\?.*/s, ""));
  return (
    (method === undefined || method.toUpperCase() === request.method) &&
    (path === undefined || new RegExp(`^${path.split("*").map(literal).join(".*")}$`, "s").test(at)) &&
    (provider === undefined || provider === request.provider) &&
    (task === undefined || task === request.task) &&
    (model === undefined ||
      modelsIn(request.body).includes(model) ||
      new RegExp(`/${literal(model)}(?:[/:]|$)`).test(at)) &&
    (body === undefined || contains(request.body, body))
  );
}

/** Returns true if `part` is a part of a value, as explained at `Condition.body`. */
function contains(value: unknown, part: unknown): boolean {
  if (!isObject(part) || !isObject(value)) return Object.is(value, part);
  if (Array.isArray(part) !== Array.isArray(value)) return false;
  if (Array.isArray(part) && part.length !== value["length"]) return false;
  return Object.entries(part).every(([name, item]) => Object.hasOwn(value, name) && contains(value[name], item));
}
