import type { ProviderSpec, ProviderTask, RouteChoice } from "../../../generated/records.ts";
import { InputError } from "../../http/errors.ts";
import { writeJson } from "../../http/json.ts";
import type { Call, TaskContext } from "./types.ts";
import { fill, holds, isPresent, type Scope } from "./paths.ts";
import { withValues } from "./values.ts";
import { makeFields } from "./operations.ts";

/** URL of the router, which receives calls with a hub token. */
export const ROUTER_BASE = "https://router.huggingface.co";
export const HUB_BASE = "https://huggingface.co";

export function isRouted({ clientSideOnly }: ProviderSpec, { auth, endpointUrl }: Call): boolean {
  return auth !== "provider-key" && clientSideOnly !== true && endpointUrl === undefined;
}

/**
 * Returns the URL to which the route of a task is appended. @throws InputError if a value in the URL is missing
 * or not allowed
 */
export function baseOf(provider: ProviderSpec, task: ProviderTask, call: Call): string {
  const { id, baseUrl, routedBase = `{routerBase}/${id}` } = provider;
  const base = isRouted(provider, call) ? routedBase : (task.baseUrl ?? baseUrl);
  return withValues(base, provider, call).replace("{routerBase}", () => call.routerBase ?? ROUTER_BASE);
}

/** Returns the URL of a call. @throws InputError if the model or a value cannot be part of a URL */
export function urlOf(context: TaskContext, call: Call, scope: Scope): string {
  if (call.endpointUrl !== undefined) return completed(context, call.endpointUrl);
  const { task } = context;
  const route = typeof task.route === "string" ? task.route : (routeOf(task.route ?? [], scope)?.path ?? "");
  const url = routeUrl(context, call, route, scope);
  const { submitQuery } = task.job ?? {};
  const routed = submitQuery !== undefined && isRouted(context.provider, call) ? submitQuery : "";
  const query = [routed, queryOf(task, scope)].filter((part) => part !== "").join("&");
  const mark = query === "" ? "" : url.includes("?") ? "&" : "?";
  return `${url}${mark}${query}`;
}

/** Returns the URL of a route at the provider or the router. @throws the errors of `urlOf` */
export function routeUrl({ provider, task }: TaskContext, call: Call, route: string, scope: Scope): string {
  const base = baseOf(provider, task, call);
  return `${base}/${fill(withValues(withoutVersion(route, base), provider, call), scope, encodePath)}`;
}

/**
 * Removes the version at the start of a route, such as `v1/`, if the base URL ends with the same version. Many
 * servers document their URL with the version, and the routes of presets contain it too.
 */
export function withoutVersion(route: string, base: string): string {
  const [version = ""] = /^v\d+(?=\/)/.exec(route) ?? [];
  return version !== "" && base.endsWith(`/${version}`) ? route.slice(version.length + 1) : route;
}

/**
 * Returns the query of a request. Numbers and Booleans become text, a list becomes one field for each item, and a
 * mapping becomes JSON.
 */
function queryOf({ query }: ProviderTask, scope: Scope): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query === undefined ? {} : makeFields(query, scope))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isPresent(item)) written.append(name, typeof item === "string" ? item : writeJson(item));
    }
  }
  return String(written);
}

function routeOf(choices: readonly RouteChoice[], scope: Scope): RouteChoice | undefined {
  return choices.find(({ when }) => holds(when, scope));
}

/**
 * Encodes a text as part of a path. Slashes in the text separate segments. The text cannot change the rest of the path.
 * @throws InputError
 */
function encodePath(text: string): string {
  try {
    if (text !== "" && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text)) {
      return encodeURI(text).replaceAll(/[?#]/g, encodeURIComponent);
    }
  } catch {
    // `encodeURI` throws an error for half of a surrogate pair.
  }
  throw new InputError(`The model ${JSON.stringify(text)} cannot be part of an address.`);
}

/** Matches a URL, with groups for the origin, the path, and the query or fragment. */
const PARTS = /^(https?:\/\/[^/?#]+)([^?#]*)($|[?#].*)/i;

/**
 * Returns the full URL of the caller's endpoint: appends the path that the task's `fullUrl` rules require. @throws
 * InputError
 */
function completed({ name, task }: TaskContext, given: string): string {
  const address = given.trim();
  const parts = PARTS.exec(address);
  if (parts === null) {
    throw new InputError(`The endpoint for ${name} must be a complete URL that starts with https:// or http://.`);
  }
  if (task.fullUrl === undefined) return address;
  const [, start = "", fullPath = "", rest = ""] = parts;
  const path = fullPath.replace(/(?<!\/)\/+$/, "");
  const rule = task.fullUrl.find(
    ({ endsWith = "", notEndsWith }) =>
      path.endsWith(endsWith) && (notEndsWith === undefined || !path.endsWith(notEndsWith)),
  );
  return start + path + (rule?.append ?? "") + rest;
}
