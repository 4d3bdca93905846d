import { InputError } from "../../http/errors.ts";
import type { Answer } from "../../http/answer.ts";
import { send } from "../../http/send.ts";
import { unlessAborted } from "../../http/timeout.ts";
import { asJson, isMapping } from "../../http/json.ts";
import type { ClientOptions } from "../options.ts";
import { HUB_BASE } from "../provider/address.ts";
import type { MappingEntry } from "../provider/types.ts";
import { bearerTarget, networkOf } from "./credentials.ts";

/** The token and options for a request to the hub. */
export interface HubAccess {
  readonly token: string | undefined;
  readonly options: ClientOptions;
}

/** Time for which an answer of the hub is cached, in milliseconds. @source public facts of the client */
const LIFETIME_MS = 600_000;
const MOST_ANSWERS = 1000;

/** A request to the hub, and its answer. */
interface CacheEntry {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  /** Number of callers that wait for the answer. */
  waiting: number;
  /** The time when the answer expires, in milliseconds since 1970. `Infinity` while the request is in progress. */
  until: number;
}

/* All clients of a process share one cache. Otherwise, a program that creates a client per request would ask the hub
   each time. Each `fetch` function has its own answers, so that a mocked `fetch`, or a `fetch` that uses a proxy, never
   gets those of another. */
type Cache = Map<string, CacheEntry>;
let caches = new WeakMap<object, Cache>();

/** Clears the cache of the hub's answers, for tests. Answers are cached for ten minutes. */
export function resetHubCache(): void {
  caches = new WeakMap();
}

/**
 * Asks the hub for the providers of a model, in the order that the owner of the token prefers.
 * @throws InputError for an invalid model id; HubApiError; ConnectionError; the signal's reason
 */
export async function providersOf(model: string, access: HubAccess): Promise<readonly MappingEntry[]> {
  if (!isModelId(model)) {
    throw new InputError(`model must be an id on the hub, like "name" or "organisation/name", or a full https address`);
  }
  const path = `/api/models/${model}?expand[]=inferenceProviderMapping`;
  return ask(path, access, async (answer) => entriesIn(await answer.json(), model, answer));
}

/** Returns true for an id that can be part of a URL path: `name` or `owner/name`. */
export function isModelId(id: unknown): id is string {
  return typeof id === "string" && /^[\w.-]+(?:\/[\w.-]+)?$/.test(id) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(id);
}

/**
 * Asks the hub for the model that it suggests for a task. @throws the errors of `providersOf`; InputError if the hub
 * suggests none
 */
export async function defaultModel(task: string, access: HubAccess): Promise<string> {
  const models = await ask("/api/tasks", access, async (answer) => firstModels(await answer.json(), answer));
  const model = models.get(task);
  if (model === undefined) throw new InputError(`model is missing, and the hub has no default model for ${task}`);
  return model;
}

/** Returns an answer of the hub. The request is aborted when no caller waits for it any more. */
async function ask<T>(path: string, access: HubAccess, read: (answer: Answer) => Promise<T>): Promise<T> {
  const { signal, fetch = globalThis.fetch, hubUrl = HUB_BASE } = access.options;
  signal?.throwIfAborted();
  const cache = caches.get(fetch) ?? new Map<string, CacheEntry>();
  caches.set(fetch, cache);
  // Neither a token nor a URL contains a line break.
  const key = `${access.token ?? ""}\n${hubUrl}${path}`;
  const known = cache.get(key);
  const entry =
    known !== undefined && known.until > Date.now() ? known : start(cache, key, hubUrl + path, access, read);
  entry.waiting++;
  try {
    // The responses of one URL are always converted by the same function `read`. So the type is correct.
    return (await unlessAborted(entry.answer, signal)) as T;
  } finally {
    entry.waiting--;
    if (entry.waiting === 0 && entry.until === Infinity) {
      forget(cache, key, entry);
      entry.controller.abort();
    }
  }
}

function start<T>(
  cache: Cache,
  key: string,
  url: string,
  access: HubAccess,
  read: (answer: Answer) => Promise<T>,
): CacheEntry {
  const controller = new AbortController();
  const answer = fetchFromHub(url, access, controller.signal).then(read);
  const entry = { answer, controller, waiting: 0, until: Infinity };
  cache.delete(key);
  for (const oldest of cache.keys()) {
    if (cache.size < MOST_ANSWERS) break;
    cache.delete(oldest);
  }
  cache.set(key, entry);
  // If the request fails, all waiting callers get the error. The error is not cached, so the next call asks the hub
  // again.
  answer.then(
    () => (entry.until = Date.now() + LIFETIME_MS),
    () => forget(cache, key, entry),
  );
  return entry;
}

function forget(cache: Cache, key: string, entry: CacheEntry): void {
  if (cache.get(key) === entry) cache.delete(key);
}

function fetchFromHub(url: string, { token, options }: HubAccess, signal: AbortSignal): Promise<Answer> {
  return send(
    bearerTarget(url, token),
    { method: "GET", headers: { accept: "application/json" }, body: undefined },
    { ...networkOf(options), signal, api: "hub" },
  );
}

function entriesIn(reply: unknown, model: string, answer: Answer): readonly MappingEntry[] {
  const mapping = isMapping(reply) ? reply["inferenceProviderMapping"] : undefined;
  if (typeof mapping === "object" && mapping !== null) return mappingEntries(mapping, model);
  throw answer.attempt.malformed(`expected a list at inferenceProviderMapping of the model ${model}`, asJson(reply));
}

/**
 * Reads the providers in a model's `inferenceProviderMapping`: a list, or in older responses an object with one field
 * per provider. Invalid entries are left out.
 */
export function mappingEntries(mapping: object, model: string): readonly MappingEntry[] {
  if (Array.isArray(mapping)) return mapping.flatMap((entry: unknown) => entryOf(entry, undefined, model));
  return Object.entries(mapping).flatMap(([provider, entry]) => entryOf(entry, provider, model));
}

function entryOf(entry: unknown, key: string | undefined, model: string): MappingEntry[] {
  if (!isMapping(entry)) return [];
  const { provider = key, providerId, task, status = "live", hfModelId = model } = entry;
  const texts = { provider, providerId, task, status, hfModelId };
  if (!Object.values(texts).every((text) => typeof text === "string")) return [];
  const optional: Record<string, string> = {};
  for (const name of ["adapter", "adapterWeightsPath", "type"]) {
    const value = entry[name];
    if (typeof value === "string") optional[name] = value;
  }
  return [{ ...(texts as Record<keyof typeof texts, string>), ...optional }];
}

function firstModels(reply: unknown, answer: Answer): ReadonlyMap<string, string> {
  if (!isMapping(reply)) throw answer.attempt.malformed("expected an object of tasks", asJson(reply));
  const models = new Map<string, string>();
  for (const [task, info] of Object.entries(reply)) {
    const list = isMapping(info) ? info["models"] : undefined;
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    if (isMapping(first) && typeof first["id"] === "string") models.set(task, first["id"]);
  }
  return models;
}
