import type { BodyStep, RouteChoice } from "../../generated/records.ts";
import type { Call, PlannedRequest, TaskContext } from "./adapter.ts";
import { baseOf, isRouted, ROUTER_BASE } from "./address.ts";
import { HUB_BASE } from "./hub.ts";
import { InputError } from "./input-error.ts";
import { fill, holds, makeFields, type Scope } from "./mapping.ts";

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

/** The address of a call. @throws InputError for a model that cannot be part of one */
export function urlOf(context: TaskContext, call: Call, scope: Scope): string {
  if (call.endpointUrl !== undefined) return context.parts.endpoint(context, call.endpointUrl);
  const { task } = context;
  const route = typeof task.route === "string" ? task.route : (routeOf(task.route ?? [], scope)?.path ?? "");
  const path = route.includes("{") ? fill(route, scope, encodePath) : route;
  const { submitQuery } = task.job ?? {};
  const query = submitQuery !== undefined && isRouted(context.provider, call) ? `?${submitQuery}` : "";
  return `${baseOf(context.provider, context.task, call)}/${path}${query}`;
}

function routeOf(choices: readonly RouteChoice[], scope: Scope): RouteChoice | undefined {
  return choices.find(({ when }) => holds(when, scope));
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
