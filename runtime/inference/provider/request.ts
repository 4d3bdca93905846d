import type { BodyStep, OutputType, TaskInput, TaskVariant } from "../../../generated/records.ts";
import { InputError } from "../../http/errors.ts";
import { isObject, writeJson } from "../../http/json.ts";
import { CHAT_FORMATS } from "../format/formats.ts";
import { checkFile, encode } from "./encode.ts";
import { messagesFor } from "../message/send-back.ts";
import type { Call, FetchInput, FormFile, PlannedRequest, SendUpload, TaskContext } from "./types.ts";
import { HUB_BASE, ROUTER_BASE, routeUrl, urlOf } from "./address.ts";
import { holds, isPresent, put, read, stepsOf, withPath, type Scope } from "./paths.ts";
import { malformed } from "./response.ts";
import { withoutValues } from "./values.ts";
import { makeFields } from "./operations.ts";

/** MIME type of an uploaded file whose type is unknown. */
const DEFAULT_TYPE = "application/octet-stream";

/**
 * Reads the files of a call and creates its request. See `TaskAdapter` for this function and for `requestWith`,
 * `checkEarly` and `checkOutputType`.
 */
export async function requestOf(
  context: TaskContext,
  call: Call,
  fetchInput?: FetchInput,
  sendUpload?: SendUpload,
): Promise<PlannedRequest> {
  const { input } = variantOf(context, call);
  if (input === undefined) return requestWith(context, call, call.args["inputs"]);
  const inputs = await encode(context, call, input, fetchInput);
  return requestWith(context, call, await uploaded(context, call, input, inputs, sendUpload));
}

/**
 * Uploads the file in the inputs, if the task requires this. @returns the inputs, with a value of the response instead of
 * the file
 * @throws InputError; ProviderOutputError if the response contains no such value; the errors of `sendUpload`
 */
async function uploaded(
  context: TaskContext,
  call: Call,
  input: TaskInput,
  inputs: unknown,
  sendUpload?: SendUpload,
): Promise<unknown> {
  const { upload, at } = input;
  const file = at === undefined ? inputs : read(inputs, [at]);
  if (upload === undefined || typeof file === "string") return inputs;
  const { provider, name } = context;
  if (sendUpload === undefined) {
    throw new InputError(`${provider.displayName} needs two requests for ${name}: use a function of the client.`);
  }
  const request = uploadOf(context, call, upload.route, input, file);
  const value = await sendUpload(request, (reply) => {
    const found = read(reply, stepsOf(upload.take));
    if (typeof found === "string" && found !== "") return found;
    throw malformed(context, reply, [{ path: upload.take, expected: "non-empty string" }]);
  });
  return at === undefined ? value : withPath(inputs, [at], value);
}

/** Creates the request that uploads a file. */
export function uploadOf(
  context: TaskContext,
  call: Call,
  route: string,
  input: TaskInput,
  file: unknown,
): PlannedRequest {
  const isBody = file instanceof Blob;
  const headers = { ...(isBody && { "Content-Type": file.type || DEFAULT_TYPE }), ...context.provider.headers };
  const url = routeUrl(context, call, route, scopeOf(call, undefined));
  return { method: "POST", url, headers, body: isBody ? file : formOf({}, input, file) };
}

export function requestWith(context: TaskContext, call: Call, inputs: unknown): PlannedRequest {
  checkModel(context, call);
  checkRequired(context, call);
  const { provider, task } = context;
  const sent: Call = { ...call, args: withMessages(context, withoutValues(provider, call.args)) };
  const { input, body, bodyAs } = variantOf(context, sent);
  const scope = scopeOf(sent, inputs);
  const planned = (content: PlannedRequest["body"], type?: string): PlannedRequest => {
    const headers = { ...(type && { "Content-Type": type }), ...provider.headers, ...task.headers };
    return { method: "POST", url: urlOf(context, call, scope), headers, body: content };
  };
  if (input !== undefined && body === undefined && inputs instanceof Blob) {
    checkUnsent(context, sent);
    return planned(inputs);
  }
  const fields = fieldsFor(context, call, scope, body);
  if (input?.as === "multipart-file" && input.upload === undefined) return planned(formOf(fields, input, inputs));
  if (bodyAs === "form") return planned(formOf(fields));
  const outer = task.outer === undefined ? {} : makeFields([{ set: task.outer }], scope);
  const whole = task.wrap === undefined ? fields : { [task.wrap]: fields, ...outer };
  return planned(writeJson(whole), "application/json");
}

export function checkEarly(context: TaskContext, call: Call): void {
  const { input, variants } = context.task;
  checkOutputType(context, call);
  checkRequired(context, call);
  if (input !== undefined && variants === undefined) checkFile(context, call, input);
}

export function checkOutputType({ provider, name, task }: TaskContext, { outputType }: Call): void {
  const allowed: readonly OutputType[] = task.response?.outputTypes ?? ["blob"];
  if (outputType === undefined || allowed.some((type) => type === outputType)) return;
  const wanted = JSON.stringify(outputType);
  throw new InputError(
    `outputType ${wanted} is not supported for ${name} by ${provider.displayName}: allowed are ${allowed.join(", ")}.`,
  );
}

/** Refuses a model that the task does not support. @throws InputError */
function checkModel({ provider, name, task }: TaskContext, call: Call): void {
  if (task.models === undefined || task.models.includes(call.model)) return;
  const models = task.models.join(", ");
  throw new InputError(
    `${provider.displayName} knows no model ${JSON.stringify(call.model)} for ${name}: allowed are ${models}.`,
    { subject: "model" },
  );
}

/** Refuses a call if a text that the task requires is missing or blank. @throws InputError */
function checkRequired({ provider, name, task }: TaskContext, call: Call): void {
  for (const place of task.required ?? []) {
    const value = read(call.args, stepsOf(place));
    if (typeof value === "string" && value.trim() !== "") continue;
    throw new InputError(`${place} is missing or blank: ${provider.displayName} requires a text for ${name}.`);
  }
}

/** Refuses parameters if a file is the whole body and the task has no query to send them in. @throws InputError */
function checkUnsent({ provider, name, task }: TaskContext, { args: { parameters } }: Call): void {
  if (task.query !== undefined || !isObject(parameters)) return;
  const unsent = Object.keys(parameters).filter((key) => isPresent(parameters[key]));
  if (unsent.length === 0) return;
  const places = unsent.map((key) => `parameters.${key}`).join(", ");
  throw new InputError(`${provider.displayName} accepts only the file for ${name}: leave ${places} out.`);
}

/**
 * Returns the rules for the input and the body of a call. They come from the first variant whose condition is met, or
 * else from the task itself.
 */
export function variantOf(
  { task }: Pick<TaskContext, "task">,
  { args, model, auth, stream }: Call,
): Pick<TaskVariant, "input" | "body" | "bodyAs"> {
  if (task.variants === undefined) return task;
  const inputs = args["inputs"] ?? args["data"];
  const scope = { inputs, parameters: args["parameters"], args, model, auth, stream: stream === true };
  const variant = task.variants.find(({ when }) => holds(when, scope));
  return variant === undefined ? task : { ...task, ...variant };
}

/** Returns the values that the references and placeholders of a spec can use. */
export function scopeOf(call: Call, inputs: unknown): Scope {
  const { model, args, mapping, auth, outputType, stream = false, hubBase = HUB_BASE, routerBase = ROUTER_BASE } = call;
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
    stream,
    outputType,
    hubBase,
    routerBase,
  };
}

/** Creates the fields of a body. @throws InputError */
function fieldsFor(
  { provider, name, task }: TaskContext,
  call: Call,
  scope: Scope,
  body: readonly BodyStep[] = [],
): Record<string, unknown> {
  const fields = makeFields(body, scope);
  if (call.stream === true) {
    if (task.stream === undefined) throw new InputError(`${provider.displayName} cannot stream ${name}.`);
    fields["stream"] = true;
  }
  if (task.format === undefined) return fields;
  const { unsupported, request } = CHAT_FORMATS[task.format];
  if (call.ignoreUnsupported === true) for (const setting of Object.keys(unsupported)) delete fields[setting];
  return request(fields);
}

/**
 * Creates a form from fields and an optional file. Numbers and Booleans become text, objects become JSON, and a list
 * becomes one field for each item.
 */
function formOf(
  fields: Record<string, unknown>,
  { field = "file" }: Partial<TaskInput> = {},
  file?: unknown,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    appendTo(form, name, value);
  }
  if (isFormFile(file)) {
    if (typeof file.file === "string") form.append(field, file.file);
    else form.append(field, file.file, file.name);
  }
  return form;
}

function appendTo(form: FormData, name: string, value: unknown): void {
  for (const item of Array.isArray(value) ? value : [value]) {
    if (isPresent(item)) form.append(name, typeof item === "string" || item instanceof Blob ? item : writeJson(item));
  }
}

function isFormFile(value: unknown): value is FormFile {
  return isObject(value) && "file" in value;
}

/** Prepares earlier answers in the messages of a chat for the provider. */
function withMessages({ provider, task }: TaskContext, args: Call["args"]): Call["args"] {
  const { messages } = args;
  return messages === undefined ? args : { ...args, messages: messagesFor(messages, provider.id, task.reasoning) };
}

/** Adds fields to the body of a request. @throws InputError if the body is a file */
export function withExtraBody(request: PlannedRequest, extra: Readonly<Record<string, unknown>>): PlannedRequest {
  const { body } = request;
  if (body instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of body) if (!Object.hasOwn(extra, name)) form.append(name, value);
    for (const [name, value] of Object.entries(extra)) appendTo(form, name, value);
    return { ...request, body: form };
  }
  if (typeof body !== "string") {
    throw new InputError(
      "extraBody cannot be added: the body of this call is a file; pass parameters to send it as JSON",
    );
  }
  const fields = JSON.parse(body) as Record<string, unknown>;
  for (const [name, value] of Object.entries(extra)) put(fields, name, value);
  return { ...request, body: writeJson(fields) };
}
