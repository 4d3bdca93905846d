import type { ProviderSpec, ProviderTask } from "../../generated/records.ts";
import type { Call, PlannedRequest, Result, RoutedAdapter } from "./adapter.ts";
import { baseOf } from "./base-url.ts";
import { CORE_TYPES } from "./core-types.ts";
import { writeJson } from "./json.ts";

/*
 * Chats in their plainest form, as most providers have them, without all that other calls need: the arguments are the
 * body, and the reply is the result. What the words of a spec mean in general is in `mapping.ts` and `shape.ts`; a test
 * holds both together. What goes beyond the plainest form is refused here by `isPlain`, and read with all words.
 */

const CHAT = "conversational";
const MODEL = "$model";
/** Arguments that say where a call goes. They are no fields of the body: one of them is a secret. */
const NO_FIELDS = new Set(["accessToken", "model", "provider", "endpointUrl", "__proto__"]);

type CoreType = keyof typeof CORE_TYPES;

/** Whether a task streams, takes JSON and gives it as it is, and all about it is said in the plainest words. */
export function isPlain({ route, stream, body = [], response = {}, ...others }: ProviderTask): boolean {
  const { check, ...more } = response;
  return (
    typeof route === "string" &&
    !route.includes("{") &&
    stream !== undefined &&
    Object.keys({ ...others, ...more }).every((name) => /^(?:callerMaySet|headers|baseUrl|fullUrl)$/.test(name)) &&
    body.every(({ set = {}, spread = "args", ...further }) => {
      const isBare = (value: unknown): boolean => value === MODEL || (typeof value !== "object" && !/^\$|\{/.test(String(value)));
      return spread === "args" && Object.keys(further).length === 0 && Object.values(set).every(isBare);
    }) &&
    (check === undefined || typeof check === "object") &&
    Object.entries(check ?? {}).every(([name, word]) => /^\w+\??$/.test(name) && String(word) in CORE_TYPES)
  );
}

const adapters = new WeakMap<ProviderSpec, RoutedAdapter | false>();

/** The adapter of a provider for its chats, made once for each; false when they are not plain. */
export function plainAdapterOf(provider: ProviderSpec): RoutedAdapter | false {
  let adapter = adapters.get(provider);
  if (adapter === undefined) {
    const task = provider.tasks?.[CHAT];
    adapters.set(provider, (adapter = task !== undefined && isPlain(task) && adapterOf(provider, task)));
  }
  return adapter;
}

function adapterOf(provider: ProviderSpec, spec: ProviderTask): RoutedAdapter {
  const task = {
    task: CHAT,
    isJob: false,
    canStream: true,
    answer: "json",
    job: undefined,
    request: (call: Call) => requestOf(provider, spec, call),
    checkOutputType: () => {},
    read: (_: Call, reply: unknown) => resultOf(spec, reply),
  } as const;
  return { ...provider, task: (name) => (name === CHAT ? task : undefined) };
}

function requestOf(provider: ProviderSpec, task: ProviderTask, call: Call): PlannedRequest {
  const fields: Record<string, unknown> = {};
  for (const { set, spread } of task.body ?? []) {
    if (spread !== undefined) {
      for (const [name, value] of Object.entries(call.args)) {
        if (value !== undefined && !NO_FIELDS.has(name)) fields[name] = value;
      }
    }
    for (const name in set) fields[name] = set[name] === MODEL ? call.model : set[name];
  }
  if (call.stream === true) fields["stream"] = true;
  return {
    method: "POST",
    url: `${baseOf(provider, task, call)}/${String(task.route)}`,
    headers: { "Content-Type": "application/json", ...provider.headers, ...task.headers },
    body: writeJson(fields),
  };
}

/** @throws TypeError for a reply that is not what the provider promised; in what, the whole vocabulary tells */
function resultOf({ response }: ProviderTask, reply: unknown): Result {
  const { check } = response ?? {};
  for (const [name, word] of Object.entries(check ?? {})) {
    const isOptional = name.endsWith("?");
    const field = isOptional ? name.slice(0, -1) : name;
    const isThere = CORE_TYPES.object(reply) && Object.hasOwn(reply, field);
    const value = isThere ? reply[field] : undefined;
    // `isPlain` has seen that the word is one of them.
    const isLeftOut = isOptional && (value === undefined || value === null) && CORE_TYPES.object(reply);
    if (!isLeftOut && !CORE_TYPES[word as CoreType](value)) throw new TypeError(name);
  }
  return { kind: "value", value: reply };
}
