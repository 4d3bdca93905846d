import type { ProviderTask } from "../../generated/records.ts";
import { createAdapter } from "./adapter.ts";
import type { Adapter, Call, Parts, PlannedRequest, ProviderObject, Result, TaskContext } from "./adapter.ts";
import { isObject } from "./mapping.ts";
import { fieldsFor, jsonOf, planned, scopeOf } from "./request.ts";
import { CORE_TYPES, mismatch } from "./shape.ts";

/** Fields of tasks that are read here. */
const FIELDS = new Set(["route", "stream", "body", "callerMaySet", "response", "headers", "baseUrl", "fullUrl"]);

/** Whether a task takes JSON and gives it as it is: the words below are enough for it, and the rest need not be loaded. */
export function isPlain(task: ProviderTask): boolean {
  const { route, body, response = {} } = task;
  const { check, ...more } = response;
  if (typeof route !== "string" || Object.keys(more).length > 0) return false;
  return Object.keys(task).every((name) => FIELDS.has(name)) && isBare(body) && isBare(check, true);
}

/** True for a piece of a spec without operations and conditions; of a shape: without words that no test is known for. */
function isBare(piece: unknown, isShape?: boolean): boolean {
  if (!isObject(piece)) return !isShape || typeof piece !== "string" || piece in CORE_TYPES;
  return !("op" in piece || "when" in piece) && Object.values(piece).every((part) => isBare(part, isShape));
}

/** The words of plain tasks. */
const PLAIN: Parts = {
  operate: () => undefined,
  types: CORE_TYPES,
  request: plainRequest,
  read: plainReply,
  answer: () => "json",
  checkOutputType: () => {},
  endpoint: (_, address) => address,
  plan: () => undefined,
};

function plainRequest(context: TaskContext, call: Call): PlannedRequest {
  const { task } = context;
  const scope = scopeOf(call, call.args["inputs"]);
  return planned(context, call, scope, jsonOf(fieldsFor(context, call, scope, task.body)), "application/json");
}

function plainReply({ task }: TaskContext, _: Call, reply: unknown): Result {
  const { check } = task.response ?? {};
  const problem = check === undefined ? undefined : mismatch(reply, check, CORE_TYPES);
  // In what it differs, the whole vocabulary tells.
  if (problem !== undefined) throw new TypeError(problem.path);
  return { kind: "value", value: reply };
}

const adapters = new WeakMap<ProviderObject, Adapter>();

/** The adapter of a provider for its plain tasks, made once for each. */
export function plainAdapterOf(provider: ProviderObject): Adapter {
  let adapter = adapters.get(provider);
  if (adapter === undefined) adapters.set(provider, (adapter = createAdapter(provider, PLAIN)));
  return adapter;
}
