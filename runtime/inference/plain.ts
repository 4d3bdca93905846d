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

/** What must be as in the preset, as text: a provider that is loaded by itself has the preset's fields, not the preset. */
const wordsOf = ({ body, response }: ProviderTask): string => JSON.stringify([body, response]);

/** Whether a task is the preset, apart from where it is called. */
export function isPlain(task: ProviderTask): boolean {
  const { route } = task;
  if (typeof route !== "string" || route.includes("{") || wordsOf(task) !== wordsOf(chat)) return false;
  return Object.keys(task).every((name) => name in { ...chat, headers: 1, baseUrl: 1 });
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
  for (const name of Object.keys(call.args)) {
    const value = call.args[name];
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

/** What the preset asks of a reply: fields, whether each may be left out, and its type. A test holds that it has no other words. */
const CHECKS = /* @__PURE__ */ Object.entries(chat.response?.check ?? {}).map(([name, word]) => ({
  name: name.replace("?", ""),
  mayLack: name.endsWith("?"),
  isRight: CORE_TYPES[word as keyof typeof CORE_TYPES],
}));

/** @throws TypeError for a reply that is not what the provider promised; in what, the whole vocabulary tells */
function resultOf(reply: unknown): Result {
  if (!CORE_TYPES.object(reply)) throw new TypeError("object");
  for (const { name, mayLack, isRight } of CHECKS) {
    const value = reply[name];
    const isLeftOut = mayLack && (value === undefined || value === null);
    if (!isLeftOut && !isRight(value)) throw new TypeError(name);
  }
  return { kind: "value", value: reply };
}
