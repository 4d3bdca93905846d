import { chat } from "../../generated/providers/presets.ts";
import type { ProviderSpec, ProviderTask } from "../../generated/records.ts";
import type { Call, PlannedRequest, Result, RoutedAdapter, RoutedTask } from "./adapter.ts";
import { baseOf } from "./address.ts";
import { CORE_TYPES, writeJson } from "./json.ts";

/*
 * Chats as the preset `chat` has them, and with it most providers: the model and the arguments are the body, and the reply
 * is the result. They need nothing of what reads the words of a spec in general, `mapping.ts` and `shape.ts`; a test holds
 * both together. A chat that says anything of its own about body or reply is read with all words.
 */

const CHAT = "conversational";
/** Arguments that are no fields of the body: they say where a call goes, and one of them is a secret. */
const NO_FIELDS = new Set(["accessToken", "model", "provider", "endpointUrl", "__proto__"]);

/** Whether a task is the preset, apart from where it is called. */
export function isPlain(task: ProviderTask): boolean {
  const { route, body, response } = task;
  if (body !== chat.body || response !== chat.response) return false;
  if (typeof route !== "string" || route.includes("{")) return false;
  return Object.keys(task).every((name) => name in chat || name === "headers" || name === "baseUrl");
}

const adapters = new WeakMap<ProviderSpec, RoutedAdapter>();

/** The adapter of a provider for its chats, made once for each; false when they are not plain. */
export function plainAdapterOf(provider: ProviderSpec): RoutedAdapter | false {
  let adapter = adapters.get(provider);
  // A caller may have given anything else as provider: the route tells so.
  const task = (provider as ProviderSpec | null)?.tasks?.[CHAT];
  if (adapter === undefined && task !== undefined && isPlain(task)) {
    adapters.set(provider, (adapter = adapterOf(provider, task)));
  }
  return adapter ?? false;
}

function adapterOf(provider: ProviderSpec, spec: ProviderTask): RoutedAdapter {
  const task: RoutedTask = {
    task: CHAT,
    isJob: false,
    answer: "json",
    request: (call) => requestOf(provider, spec, call),
    read: (_, reply) => resultOf(reply),
  };
  return { ...provider, task: (name) => (name === CHAT ? task : undefined) };
}

function requestOf(provider: ProviderSpec, task: ProviderTask, call: Call): PlannedRequest {
  // `isPlain` has seen that it is a text.
  const route = task.route as string;
  const fields: Record<string, unknown> = { model: call.model };
  for (const [name, value] of Object.entries(call.args)) {
    if (value !== undefined && !NO_FIELDS.has(name)) fields[name] = value;
  }
  if (call.stream === true) fields["stream"] = true;
  return {
    method: "POST",
    url: `${baseOf(provider, task, call)}/${route}`,
    headers: { "Content-Type": "application/json", ...provider.headers, ...task.headers },
    body: writeJson(fields),
  };
}

/** @throws TypeError for a reply that is not what the provider promised; in what, the whole vocabulary tells */
function resultOf(reply: unknown): Result {
  for (const [name, word] of Object.entries(chat.response?.check ?? {})) {
    if (!CORE_TYPES.object(reply)) throw new TypeError(name);
    const value = reply[name.replace("?", "")];
    const isLeftOut = name.endsWith("?") && (value === undefined || value === null);
    // A test holds that the preset has no other words.
    if (!isLeftOut && !CORE_TYPES[word as keyof typeof CORE_TYPES](value)) throw new TypeError(name);
  }
  return { kind: "value", value: reply };
}
