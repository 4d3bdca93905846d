import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { ProviderTask } from "../../generated/records.ts";
import { isObject } from "../http/json.ts";
import { adapterOf } from "../inference/provider/catalogue.ts";

/** One task of one provider. */
export interface Part extends ProviderCase {
  readonly spec: ProviderTask;
  /** The id that a model of this task has at the provider; see `modelOf`. */
  readonly model: string;
}

/** Start of model ids that contain a task: `mock/text-to-image` at a provider, and `acme/text-to-image` on the hub. */
const MODEL_PREFIX = "mock/";
export const HUB_PREFIX = "acme/";

/**
 * Returns the id that a model of a task has at the provider. If the task accepts only certain models, this is the id of
 * the model in the example. Otherwise, it contains the task.
 */
function modelOf({ task, example }: ProviderCase, spec: ProviderTask): string {
  if (spec.models !== undefined) return example.model;
  const isNested = routesOf(spec).some((route) => route.includes("{parentOfModel}"));
  return MODEL_PREFIX + task + (isNested ? "/base" : "");
}

/** Returns the text that a request must contain to select the task: the model's id, or the start of the id. */
function nameOf({ model, task, spec }: Part): string {
  return spec.models === undefined ? MODEL_PREFIX + task : model;
}

/** All tasks of all providers. */
export const PARTS: readonly Part[] = PROVIDER_EXAMPLES.map((entry) => {
  const spec = PROVIDER_SPECS[entry.provider].tasks[entry.task];
  if (spec === undefined) throw new Error(`${entry.provider} has no ${entry.task}`);
  return { ...entry, spec, model: modelOf(entry, spec) };
});

export function partNamed(provider: string, task: string): Part | undefined {
  return PARTS.find((part) => part.provider === provider && part.task === task);
}

/**
 * Returns the model id that a caller passes to the client: an id on the hub, or the provider's own id if the hub does
 * not know the provider.
 */
export function callerModel({ provider, task, model }: Part): string {
  const { clientSideOnly, hubOrg, isPseudo } = adapterOf(provider);
  if (clientSideOnly) return `${provider}/${model}`;
  return hubOrg === undefined && isPseudo !== true ? model : HUB_PREFIX + task;
}

/** The task that a request is for, or the reason why no task matches. */
export type Found = { readonly part: Part } | { readonly problem: string; readonly isShared: boolean };

/**
 * Finds the task of a request by the route in its path. If several tasks share the route, the model in the request
 * decides.
 *
 * @param path the path from the start of the route
 */
export function findPart(provider: string, path: string, body: unknown): Found {
  const parts = PARTS.filter((part) => part.provider === provider);
  const fitting = parts.filter(({ spec }) => routesOf(spec).some((route) => fits(route, path)));
  const [only] = fitting;
  if (only === undefined) {
    const routes = new Set(parts.flatMap(({ spec }) => routesOf(spec).map((route) => `/${route}`)));
    return { problem: `${provider} has no route POST /${path}: use ${[...routes].join(", ")}`, isShared: false };
  }
  if (fitting.length === 1) return { part: only };
  const texts = [path, ...modelsIn(body)];
  const part = naming(fitting, texts, nameOf) ?? naming(fitting, texts, ({ example }) => example.model);
  if (part !== undefined) return { part };
  const models = fitting.map(({ model }) => model).join(", ");
  const problem = `POST /${path} of ${provider} serves several tasks here: name one of the models ${models}`;
  return { problem, isShared: true };
}

/**
 * Returns the task whose model occurs in one of the texts of a request. Returns undefined if there is no such task, or
 * there are several.
 */
function naming(parts: readonly Part[], texts: readonly string[], nameFor: (part: Part) => string): Part | undefined {
  const named = parts.filter((part) => {
    const model = nameFor(part);
    return texts.some((text) => text === model || text.includes(`${model}/`) || text.endsWith(`/${model}`));
  });
  return named.length === 1 ? named[0] : undefined;
}

function routesOf({ route }: ProviderTask): readonly string[] {
  return typeof route === "string" ? [route] : (route ?? []).map(({ path }) => path);
}

/** Matches the version at the start of a route. A base URL that ends with the same version replaces it. */
const VERSION = /^v\d+\//;

function fits(route: string, path: string): boolean {
  if (VERSION.test(route) && !VERSION.test(path) && fits(route.replace(VERSION, ""), path)) return true;
  const [withoutQuery = ""] = route.split("?");
  const parts = withoutQuery.split(/\{\w+\}/).map(literal);
  return new RegExp(`^${parts.join(".+")}$`).test(path);
}

/** Returns a pattern that matches exactly this text. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Returns true if a text starts with the first part, ends with the last part, and contains the others in this order. */
export function isLike(text: string, [start = "", ...parts]: readonly string[]): boolean {
  const end = parts.pop();
  if (end === undefined) return text === start;
  let at = text.startsWith(start) ? start.length : -1;
  for (const part of parts) {
    const found = at < 0 ? -1 : text.indexOf(part, at);
    at = found < 0 ? -1 : found + part.length;
  }
  return at >= 0 && text.length - end.length >= at && text.endsWith(end);
}

/** Returns the models that the body of a request names. */
export function modelsIn(body: unknown): string[] {
  if (!isObject(body)) return [];
  return ["model", "model_name", "version"].flatMap((name) => (typeof body[name] === "string" ? [body[name]] : []));
}

/**
 * Returns the hub's data about the model `acme/<task>`: those providers of the task that the hub knows. For other
 * models, the list is empty.
 */
export function mappingOf(model: string): unknown[] {
  if (!model.startsWith(HUB_PREFIX)) return [];
  const task = model.slice(HUB_PREFIX.length);
  const parts = PARTS.filter((part) => part.task === task && adapterOf(part.provider).hubOrg !== undefined);
  // Providers that the router supports come first, because the router chooses a provider from the start of the list.
  const isLive = ({ provider }: Part): boolean => adapterOf(provider).status === "live";
  const ordered = [...parts.filter(isLive), ...parts.filter((part) => !isLive(part))];
  return ordered.map(({ provider, model: providerId, example }) => ({
    provider,
    hfModelId: model,
    status: "live",
    task,
    ...example.mapping,
    providerId,
  }));
}

/** Returns one model for each task, in the format of the hub's list of models by task. */
export function defaultModels(): Record<string, unknown> {
  return Object.fromEntries(PARTS.map(({ task }) => [task, { models: [{ id: HUB_PREFIX + task }] }]));
}
