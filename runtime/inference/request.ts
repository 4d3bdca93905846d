import type { BodyStep, RouteChoice } from "../../generated/records.ts";
import { HUB_BASE, ROUTER_BASE, type Call, type PlannedRequest, type TaskContext } from "./adapter.ts";
import { InputError } from "./errors.ts";
import { fill, holds, makeFields, type Scope } from "./mapping.ts";

/**
 * The request of a task that takes and gives JSON.
 *
 * @throws InputError for a task with files, variants or other words that only the whole vocabulary has
 */
export function plainRequest(context: TaskContext, call: Call): PlannedRequest {
  const { task } = context;
  if (task.input ?? task.variants ?? task.wrap ?? task.models ?? task.required) throw lacking(context);
  const scope = scopeOf(call, call.args["inputs"]);
  return planned(context, call, scope, jsonOf(fieldsFor(context, call, scope, task.body)), "application/json");
}

/** The error for a task that asks for more than its function brings. */
export function lacking({ provider, name }: TaskContext): InputError {
  return new InputError(`${name} of ${provider.id} needs the function from "hubsmith/inference".`);
}

/** The fields of a body. @throws InputError */
export function fieldsFor(
  { provider, name, task, parts }: TaskContext,
  call: Call,
  scope: Scope,
  body: readonly BodyStep[] = [],
): Record<string, unknown> {
  const fields = makeFields(body, scope, parts.operate);
  if (call.stream !== true) return fields;
  if (task.stream === undefined) throw new InputError(`${provider.displayName} cannot stream ${name}.`);
  fields["stream"] = true;
  return fields;
}

/** A request with all but the client's own headers. @param type of the content, where the body does not tell it */
export function planned(
  context: TaskContext,
  call: Call,
  scope: Scope,
  body: PlannedRequest["body"],
  type?: string,
): PlannedRequest {
  const headers = { ...(type && { "Content-Type": type }), ...context.provider.headers, ...context.task.headers };
  return { method: "POST", url: urlOf(context, call, scope), headers, body };
}

/** All that references and holes can lead to. */
export function scopeOf(call: Call, inputs: unknown): Scope {
  const { model, args, mapping, auth, outputType, hubBase = HUB_BASE, routerBase = ROUTER_BASE } = call;
  const parameters = args["parameters"];
  const colon = model.indexOf(":");
  const isAsGiven = inputs === args["inputs"] && args["data"] === undefined;
  return {
    inputs,
    model,
    version: colon < 0 ? undefined : model.slice(colon + 1),
    parentOfModel: model.slice(0, Math.max(0, model.lastIndexOf("/"))) || model,
    parameters,
    param: parameters,
    args: isAsGiven ? args : { ...args, inputs, data: undefined },
    mapping,
    auth,
    outputType,
    hubBase,
    routerBase,
  };
}

/** The address of a call. @throws InputError for a model or an address that cannot be one */
export function urlOf(context: TaskContext, call: Call, scope: Scope): string {
  if (call.endpointUrl !== undefined) return completed(context, call.endpointUrl);
  const { task } = context;
  const route = typeof task.route === "string" ? task.route : (routeOf(task.route ?? [], scope)?.path ?? "");
  const path = route.includes("{") ? fill(route, scope, encodePath) : route;
  const { submitQuery } = task.job ?? {};
  const query = submitQuery !== undefined && isRouted(context, call) ? `?${submitQuery}` : "";
  return `${baseOf(context, call)}/${path}${query}`;
}

function routeOf(choices: readonly RouteChoice[], scope: Scope): RouteChoice | undefined {
  return choices.find(({ when }) => holds(when, scope));
}

/** True for a call that goes through the router. */
export function isRouted({ provider }: TaskContext, call: Call): boolean {
  return call.auth !== "provider-key" && provider.clientSideOnly !== true && call.endpointUrl === undefined;
}

/** The address before the route, without a slash at its end. */
export function baseOf(context: TaskContext, call: Call): string {
  const { provider, task } = context;
  const routerBase = call.routerBase ?? ROUTER_BASE;
  if (!isRouted(context, call)) return (task.baseUrl ?? provider.baseUrl).replace("{routerBase}", () => routerBase);
  return provider.routedBase?.replace("{routerBase}", () => routerBase) ?? `${routerBase}/${provider.id}`;
}

/** A text as part of a path: its slashes part it, and it cannot leave its place. @throws InputError */
function encodePath(text: string): string {
  try {
    if (text !== "" && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(text)) {
      return encodeURI(text).replaceAll(/[?#]/g, encodeURIComponent);
    }
  } catch {
    // Half a surrogate pair is no text.
  }
  throw new InputError(`The model ${JSON.stringify(text)} cannot be part of an address.`);
}

/** The address that was completed last: most programs have one, and taking it apart takes longer than all else. */
let last: { readonly task: TaskContext["task"]; readonly address: string; readonly url: string } | undefined;

/** An address of the caller's, completed by the rules of the task. @throws InputError */
function completed(context: TaskContext, address: string): string {
  const { task } = context;
  if (last?.task !== task || last.address !== address) last = { task, address, url: complete(context, address) };
  return last.url;
}

function complete({ name, task }: TaskContext, address: string): string {
  const trimmed = address.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) {
    throw new InputError(`The endpoint for ${name} must be a whole address that starts with https:// or http://.`);
  }
  if (task.fullUrl === undefined) return trimmed;
  const url = new URL(trimmed);
  const path = url.pathname.replace(/\/+$/, "");
  const rule = task.fullUrl.find(
    ({ endsWith = "", notEndsWith }) =>
      path.endsWith(endsWith) && (notEndsWith === undefined || !path.endsWith(notEndsWith)),
  );
  url.pathname = path + (rule?.append ?? "");
  return url.href;
}

/** @throws InputError for what JSON cannot hold, such as a big integer or a circle */
export function jsonOf(fields: unknown): string {
  try {
    return JSON.stringify(fields);
  } catch (cause) {
    throw new InputError("The arguments cannot be written as JSON: they hold a circle or a big integer.", { cause });
  }
}
