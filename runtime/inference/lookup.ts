import { HUB_BASE } from "./hub.ts";
import { authorization } from "./authorization.ts";
import { transmit } from "./attempt.ts";
import { retriesOf } from "./call.ts";
import { InputError } from "./input-error.ts";
import { asJson } from "./json.ts";
import { further } from "./lazy.ts";
import { type MappingEntry, mappingEntries } from "./mapping-entries.ts";
import type { CallOptions } from "./options.ts";
import type { Received } from "./received.ts";
import { unlessAborted } from "./unless-aborted.ts";
import { hostOf } from "./receivers.ts";
import { USER_AGENT } from "./user-agent.ts";

export type { MappingEntry };

/** What a question to the hub needs. */
export interface HubAccess {
  /** A hub token, if there is one. */
  readonly token: string | undefined;
  readonly options: CallOptions;
  readonly signal: AbortSignal | undefined;
}

/** @source public facts of the client: an answer of the hub holds for ten minutes */
const LIFETIME_MS = 600_000;
const MOST_ANSWERS = 1000;

/** A question under way, and how many wait for its answer. */
interface Flight {
  readonly work: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** An answer, and the time until which it holds, in milliseconds since 1970. */
interface Kept {
  readonly until: number;
  readonly value: unknown;
}

/** Asks the hub which providers serve a model, and keeps the answers: one question at a time for each model and token. */
export class Lookups {
  readonly #kept = new Map<string, Kept>();
  readonly #flights = new Map<string, Flight>();

  /**
   * The providers of a model, in the order of the token's owner. At once when the answer is known.
   * @throws InputError for what is no id of a model; HubApiError; ConnectionError; the reason of the signal
   */
  providersOf(model: string, access: HubAccess): readonly MappingEntry[] | Promise<readonly MappingEntry[]> {
    if (!/^[\w.-]+(?:\/[\w.-]+)?$/.test(model) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(model)) {
      throw new InputError(
        `model must be an id on the hub, like "name" or "organisation/name", or a full https address`,
      );
    }
    const path = `/api/models/${model}?expand[]=inferenceProviderMapping`;
    return this.#ask(path, access, async (answer) => entriesIn(await answer.json(), model, answer));
  }

  /** The model that the hub suggests for a task. @throws as `providersOf`; InputError when there is none */
  async defaultModel(task: string, access: HubAccess): Promise<string> {
    const models = await this.#ask("/api/tasks", access, async (answer) => firstModels(await answer.json(), answer));
    const model = models.get(task);
    if (model === undefined) throw new InputError(`model is missing, and the hub has no default model for ${task}`);
    return model;
  }

  #ask<T>(path: string, access: HubAccess, read: (answer: Received) => Promise<T>): T | Promise<T> {
    const base = access.options.hubUrl ?? HUB_BASE;
    const key = `${access.token ?? ""}\n${base}${path}`;
    const kept = this.#kept.get(key);
    // What stands under a key was read by the `read` of the same path.
    if (kept !== undefined && kept.until > Date.now()) return kept.value as T;
    const flight = this.#flights.get(key) ?? this.#start(key, base + path, access, read);
    return this.#join(key, flight, access.signal) as Promise<T>;
  }

  #start<T>(key: string, url: string, access: HubAccess, read: (answer: Received) => Promise<T>): Flight {
    const controller = new AbortController();
    const work = fetchFromHub(url, access, controller.signal).then(read);
    const flight: Flight = { work, controller, waiting: 0 };
    this.#flights.set(key, flight);
    void this.#land(key, flight);
    return flight;
  }

  /** Keeps an answer when it comes. Failures are told by those who wait. */
  async #land(key: string, flight: Flight): Promise<void> {
    try {
      this.#keep(key, await flight.work);
    } catch {
      // Not kept: the next one asks again.
    }
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }

  /** Waits for an answer. Only when nobody waits any more is the question taken back. */
  async #join(key: string, flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
    flight.waiting++;
    try {
      return await unlessAborted(flight.work, signal);
    } finally {
      flight.waiting--;
      if (flight.waiting === 0 && this.#flights.get(key) === flight) {
        this.#flights.delete(key);
        flight.controller.abort();
      }
    }
  }

  #keep(key: string, value: unknown): void {
    this.#kept.delete(key);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size < MOST_ANSWERS) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(key, { until: Date.now() + LIFETIME_MS, value });
  }
}

function fetchFromHub(url: string, { token, options }: HubAccess, signal: AbortSignal): Promise<Received> {
  const { fetch, headersTimeout, idleTimeout, retry, onRequest, onResponse } = options;
  return transmit(
    { trust: "provider", url, authorization: authorization({}, "hub-token", token), hosts: [hostOf(url)] },
    { method: "GET", headers: { accept: "application/json" }, body: undefined },
    {
      fetch,
      headersTimeout,
      idleTimeout,
      maxRetries: retriesOf(options),
      retry,
      onRequest,
      onResponse,
      signal,
      api: "hub",
      headers: USER_AGENT,
    },
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

async function unusable(answer: Received, problem: string, got: string | undefined): Promise<never> {
  const { Answer } = await further();
  throw Answer.of(answer).malformed(problem, got);
}

function entriesIn(reply: unknown, model: string, answer: Received): readonly MappingEntry[] | Promise<never> {
  const mapping = isRecord(reply) ? reply["inferenceProviderMapping"] : undefined;
  if (!isRecord(mapping)) {
    const got = asJson(reply);
    return unusable(answer, `expected a list at inferenceProviderMapping of the model ${model}`, got);
  }
  return mappingEntries(mapping, model);
}

function firstModels(reply: unknown, answer: Received): ReadonlyMap<string, string> | Promise<never> {
  if (!isRecord(reply)) return unusable(answer, "expected an object of tasks", asJson(reply));
  const models = new Map<string, string>();
  for (const [task, info] of Object.entries(reply)) {
    const list = isRecord(info) ? info["models"] : undefined;
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    if (isRecord(first) && typeof first["id"] === "string") models.set(task, first["id"]);
  }
  return models;
}
