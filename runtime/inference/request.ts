import type { OutputType, RouteChoice, TaskInput, TaskVariant } from "../../generated/records.ts";
import { HUB_BASE, ROUTER_BASE, type Call, type PlannedRequest, type TaskContext } from "./adapter.ts";
import { InputError } from "./errors.ts";
import { fill, holds, isObject, makeFields, put, read, stepsOf, type Scope } from "./mapping.ts";

/** A file that is a field of a form, or the text that stands in for it. */
export interface FormFile {
  readonly file: Blob | string;
  readonly name: string;
}

/** Arguments that are no fields of the body by themselves. */
const NOT_EXTRA = new Set(["inputs", "parameters", "data"]);

/** Refuses what the task cannot do, before anything is sent. @throws InputError */
export function checkCall({ provider, name, task }: TaskContext, call: Call): void {
  if (call.stream === true && task.stream === undefined) {
    throw new InputError(`${provider.displayName} cannot stream ${name}.`);
  }
  if (task.models !== undefined && !task.models.includes(call.model)) {
    const models = task.models.join(", ");
    throw new InputError(
      `${provider.displayName} knows no model ${JSON.stringify(call.model)} for ${name}: allowed are ${models}.`,
    );
  }
  for (const place of task.required ?? []) {
    const value = read(call.args, stepsOf(place));
    if (typeof value !== "string" || value.trim() === "") {
      throw new InputError(`${place} is missing or blank: ${provider.displayName} needs a text there for ${name}.`);
    }
  }
}

/** Refuses an output type that the task cannot give. @throws InputError */
export function checkOutputType({ provider, name }: TaskContext, call: Call, allowed: readonly OutputType[]): void {
  const { outputType } = call;
  if (outputType === undefined || allowed.some((type) => type === outputType)) return;
  const wanted = JSON.stringify(outputType);
  throw new InputError(
    `outputType ${wanted} is not supported for ${name} by ${provider.displayName}: allowed are ${allowed.join(", ")}.`,
  );
}

/** The request of a call: at once, or when its files have been read. */
export function requestOf(context: TaskContext, call: Call): PlannedRequest | Promise<PlannedRequest> {
  const { input } = variantOf(context, call);
  if (input === undefined) return build(context, call, call.args["inputs"]);
  const { encode } = context;
  if (encode === undefined) {
    throw new InputError(`${context.name} takes files: import its function from "hubsmith/inference".`);
  }
  const encoded = encode(context, call);
  if (!(encoded instanceof Promise)) return build(context, call, encoded);
  return encoded.then((inputs: unknown) => build(context, call, inputs));
}

/** The input and body that hold for a call: those of the first variant whose condition holds, else the task's own. */
export function variantOf({ task }: Pick<TaskContext, "task">, { args, model, auth }: Call): Pick<TaskVariant, "input" | "body"> {
  if (task.variants === undefined) return task;
  const scope = { inputs: args["inputs"] ?? args["data"], parameters: args["parameters"], args, model, auth };
  const variant = task.variants.find(({ when }) => holds(when, scope));
  return variant === undefined ? task : { ...task, ...variant };
}

function build(context: TaskContext, call: Call, inputs: unknown): PlannedRequest {
  const { provider, task } = context;
  const { input, body } = variantOf(context, call);
  const scope = scopeOf(call, inputs);
  const url = urlOf(context, call, scope);
  const shared = { ...provider.headers, ...task.headers };
  if (body === undefined && inputs instanceof Blob) return { method: "POST", url, headers: shared, body: inputs };
  let fields = makeFields(body ?? [], scope, context.operate);
  if (call.stream === true) fields["stream"] = true;
  if (input?.as === "multipart-file") {
    return { method: "POST", url, headers: shared, body: formOf(fields, input, inputs) };
  }
  if (task.wrap !== undefined) {
    fields = { [task.wrap]: fields, ...makeFields([{ set: task.outer ?? {} }], scope, context.operate) };
  }
  return { method: "POST", url, headers: { "Content-Type": "application/json", ...shared }, body: jsonOf(fields) };
}

/** All that references and holes of the task can lead to. */
export function scopeOf(call: Call, inputs: unknown): Scope {
  const { model, args } = call;
  const parameters = args["parameters"];
  const colon = model.indexOf(":");
  const isAsGiven = inputs === args["inputs"] && !("data" in args);
  return {
    inputs,
    model,
    parameters,
    param: parameters,
    version: colon < 0 ? undefined : model.slice(colon + 1),
    mapping: call.mapping,
    auth: call.auth,
    outputType: call.outputType,
    hubBase: call.hubBase ?? HUB_BASE,
    routerBase: call.routerBase ?? ROUTER_BASE,
    get parentOfModel() {
      return model.includes("/") ? model.slice(0, model.lastIndexOf("/")) : model;
    },
    get args() {
      return isAsGiven ? args : withInputs(args, inputs);
    },
    get extra() {
      return extraOf(args);
    },
  };
}

function extraOf(args: Call["args"]): Record<string, unknown> {
  const extra: Record<string, unknown> = {};
  for (const name of Object.keys(args)) if (!NOT_EXTRA.has(name)) put(extra, name, args[name]);
  return extra;
}

function withInputs(args: Call["args"], inputs: unknown): Record<string, unknown> {
  const { data: _, ...rest } = args;
  return { ...rest, inputs };
}

/** The address of a call. @throws InputError for a model or an address that cannot be one */
function urlOf(context: TaskContext, call: Call, scope: Scope): string {
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

/** An address of the caller's, completed by the rules of the task. @throws InputError */
function completed({ name, task }: TaskContext, address: string): string {
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

/** Fields and a file as a form: numbers and flags as text, mappings and lists as JSON. */
function formOf(fields: Record<string, unknown>, { field = "file" }: TaskInput, file: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) form.append(name, typeof value === "string" ? value : jsonOf(value));
  }
  if (isFormFile(file)) {
    if (typeof file.file === "string") form.append(field, file.file);
    else form.append(field, file.file, file.name);
  }
  return form;
}

function isFormFile(value: unknown): value is FormFile {
  return isObject(value) && "file" in value;
}

/** @throws InputError for what JSON cannot hold, such as a big integer or a circle */
function jsonOf(fields: unknown): string {
  try {
    return JSON.stringify(fields);
  } catch (cause) {
    throw new InputError("The arguments cannot be written as JSON: they hold a circle or a big integer.", { cause });
  }
}
