import type { OutputType, TaskInput, TaskVariant } from "../../generated/records.ts";
import type { Call, PlannedRequest, TaskContext } from "./adapter.ts";
import { checkFile, encode } from "./encode.ts";
import { InputError } from "./errors.ts";
import { writeJson } from "./json.ts";
import { holds, isObject, makeFields, read, stepsOf } from "./mapping.ts";
import { fieldsFor, planned, scopeOf } from "./request.ts";

/** A file that is a field of a form, or the text that stands in for it. */
export interface FormFile {
  readonly file: Blob | string;
  readonly name: string;
}

/** Refuses a model that the task does not know. @throws InputError */
function checkModel({ provider, name, task }: TaskContext, call: Call): void {
  if (task.models !== undefined && !task.models.includes(call.model)) {
    const models = task.models.join(", ");
    throw new InputError(
      `${provider.displayName} knows no model ${JSON.stringify(call.model)} for ${name}: allowed are ${models}.`,
    );
  }
}

/** Refuses a call without a text that the task needs. @throws InputError */
function checkRequired({ provider, name, task }: TaskContext, call: Call): void {
  for (const place of task.required ?? []) {
    const value = read(call.args, stepsOf(place));
    if (typeof value === "string" && value.trim() !== "") continue;
    throw new InputError(`${place} is missing or blank: ${provider.displayName} needs a text there for ${name}.`);
  }
}

/** Refuses what is wrong whatever the provider calls the model. @throws InputError */
export function checkEarly(context: TaskContext, call: Call): void {
  const { input, variants } = context.task;
  checkOutputType(context, call);
  checkRequired(context, call);
  if (input !== undefined && variants === undefined) checkFile(context, call, input);
}

/** Refuses an output type that the task cannot give. @throws InputError */
export function checkOutputType({ provider, name, task }: TaskContext, { outputType }: Call): void {
  const allowed: readonly OutputType[] = task.response?.outputTypes ?? ["blob"];
  if (outputType === undefined || allowed.some((type) => type === outputType)) return;
  const wanted = JSON.stringify(outputType);
  throw new InputError(
    `outputType ${wanted} is not supported for ${name} by ${provider.displayName}: allowed are ${allowed.join(", ")}.`,
  );
}

/** Makes the input of a call that has a file: at once, or when the file has been read. */
export type Encode = (context: TaskContext, call: Call, input: TaskInput) => unknown;

/**
 * The request of any task: at once, or when its files have been read.
 *
 * @param encodeInput what reads the files; a snippet, which has none, only names them
 * @throws InputError
 */
export function anyRequest(
  context: TaskContext,
  call: Call,
  encodeInput: Encode = encode,
): PlannedRequest | Promise<PlannedRequest> {
  checkModel(context, call);
  checkRequired(context, call);
  const { input, body } = variantOf(context, call);
  if (input === undefined) return build(context, call, call.args["inputs"], undefined, body);
  const inputs = encodeInput(context, call, input);
  if (!(inputs instanceof Promise)) return build(context, call, inputs, input, body);
  return inputs.then((encoded: unknown) => build(context, call, encoded, input, body));
}

/** The input and body that hold for a call: those of the first variant whose condition holds, else the task's own. */
export function variantOf(
  { task }: Pick<TaskContext, "task">,
  { args, model, auth }: Call,
): Pick<TaskVariant, "input" | "body"> {
  if (task.variants === undefined) return task;
  const scope = { inputs: args["inputs"] ?? args["data"], parameters: args["parameters"], args, model, auth };
  const variant = task.variants.find(({ when }) => holds(when, scope));
  return variant === undefined ? task : { ...task, ...variant };
}

function build(
  context: TaskContext,
  call: Call,
  inputs: unknown,
  input: TaskInput | undefined,
  body: TaskVariant["body"] | undefined,
): PlannedRequest {
  const { task, parts } = context;
  const scope = scopeOf(call, inputs);
  if (body === undefined && inputs instanceof Blob) return planned(context, call, scope, inputs);
  const fields = fieldsFor(context, call, scope, body);
  if (input?.as === "multipart-file") return planned(context, call, scope, formOf(fields, input, inputs));
  const outer = task.outer === undefined ? {} : makeFields([{ set: task.outer }], scope, parts.operate);
  const whole = task.wrap === undefined ? fields : { [task.wrap]: fields, ...outer };
  return planned(context, call, scope, writeJson(whole), "application/json");
}

/** Fields and a file as a form: numbers and flags as text, mappings and lists as JSON. */
function formOf(fields: Record<string, unknown>, { field = "file" }: TaskInput, file: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) form.append(name, typeof value === "string" ? value : writeJson(value));
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
