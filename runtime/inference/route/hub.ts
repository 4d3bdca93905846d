import { InputError } from "../../http/errors.ts";
import type { Answer } from "../../http/answer.ts";
import { send } from "../../http/send.ts";
import { unlessAborted } from "../../http/timeout.ts";
import { asJson, isMapping } from "../../http/json.ts";
import type { ClientOptions } from "../options.ts";
import { HUB_BASE } from "../provider/address.ts";
import type { MappingEntry } from "../provider/types.ts";
import { hostOf, networkOf } from "./credentials.ts";

/** The token and options for a request to the hub. */
export interface HubAccess {
  readonly token: string | undefined;
  readonly options: ClientOptions;
}

/** Time for which an answer of the hub is cached, in milliseconds. @source public facts of the client */
const LIFETIME_MS = 600_000;
const MOST_ANSWERS = 1000;

/** A request in progress, and the number of callers that wait for it. */
interface Flight {
  readonly work: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/** A cached answer, and the time when it expires, in milliseconds since 1970. */
interface CacheEntry {
  readonly until: number;
  readonly value: unknown;
}

/* All clients of a process share one cache. Otherwise, a program that creates a client per request would ask the hub
   each time. The `fetch` function is part of the key, so that a mocked `fetch`, or a `fetch` that uses a proxy, gets
   its own responses. */
const cache = new Map<string, CacheEntry>();
const flights = new Map<string, Flight>();
let fetchNames = new WeakMap<object, number>();
let fetchCount = 0;

/** Clears the cache of the hub's answers, for tests. Answers are cached for ten minutes. */
export function resetHubCache(): void {
  cache.clear();
  flights.clear();
  fetchNames = new WeakMap();
}

/**
 * Asks the hub for the providers of a model, in the order that the owner of the token prefers.
 * @throws InputError for an invalid model id; HubApiError; ConnectionError; the signal's reason
 */
export async function providersOf(model: string, access: HubAccess): Promise<readonly MappingEntry[]> {
  if (!/^[\w.-]+(?:\/[\w.-]+)?$/.test(model) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(model)) {
    throw new InputError(`model must be an id on the hub, like "name" or "organisation/name", or a full https address`);
  }
  const path = `/api/models/${model}?expand[]=inferenceProviderMapping`;
  return ask(path, access, async (answer) => entriesIn(await answer.json(), model, answer));
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

async function ask<T>(path: string, access: HubAccess, read: (answer: Answer) => Promise<T>): Promise<T> {
  const { signal, fetch = globalThis.fetch, hubUrl: base = HUB_BASE } = access.options;
  signal?.throwIfAborted();
  // Neither a token nor an address contains a line break.
  const key = [nameOf(fetch), access.token ?? "", base + path].join("\n");
  const known = cache.get(key);
  // The responses of one address are always converted by the same function `read`. So the type is correct.
  if (known !== undefined && known.until > Date.now()) return known.value as T;
  const flight = flights.get(key) ?? start(key, base + path, access, read);
  return join(key, flight, signal) as Promise<T>;
}

function nameOf(fetch: object): number {
  let name = fetchNames.get(fetch);
  if (name === undefined) fetchNames.set(fetch, (name = ++fetchCount));
  return name;
}

function start<T>(key: string, url: string, access: HubAccess, read: (answer: Answer) => Promise<T>): Flight {
  const controller = new AbortController();
  const work = fetchFromHub(url, access, controller.signal).then(read);
  const flight: Flight = { work, controller, waiting: 0 };
  flights.set(key, flight);
  const land = (): void => void (flights.get(key) === flight && flights.delete(key));
  // If the request fails, all waiting callers get the error. The error is not cached, so the next call asks the hub
  // again.
  work.then((value) => flights.get(key) === flight && keep(key, value), land).finally(land);
  return flight;
}

/** Waits for an answer. The request to the hub is aborted when no caller waits any more. */
async function join(key: string, flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
  flight.waiting++;
  try {
    return await unlessAborted(flight.work, signal);
  } finally {
    flight.waiting--;
    if (flight.waiting === 0 && flights.get(key) === flight) {
      flights.delete(key);
      flight.controller.abort();
    }
  }
}

function keep(key: string, value: unknown): void {
  cache.delete(key);
  for (const oldest of cache.keys()) {
    if (cache.size < MOST_ANSWERS) break;
    cache.delete(oldest);
  }
  cache.set(key, { until: Date.now() + LIFETIME_MS, value });
}

function fetchFromHub(url: string, { token, options }: HubAccess, signal: AbortSignal): Promise<Answer> {
  const authorization = token === undefined ? undefined : { header: "Authorization", value: `Bearer ${token}` };
  return send(
    { trust: "provider", url, authorization, hosts: [hostOf(url)] },
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
