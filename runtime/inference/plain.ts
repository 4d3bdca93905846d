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
  // What says where a call goes, one of it a secret, is no field of the body.
  const { accessToken: _, model: __, provider: ___, endpointUrl: ____, ["__proto__"]: _____, ...input } = call.args;
  const fields: Record<string, unknown> = { model: call.model, ...input };
  if (call.stream === true) fields["stream"] = true;
  return {
    method: "POST",
    url: `${baseOf(provider, task, call)}/${route}`,
    headers: { "Content-Type": "application/json", ...provider.headers, ...task.headers },
    body: writeJson(fields),
  };
}

/** What the preset asks of a reply: fields, whether each may lack, and its type. A test holds that it has no other words. */
const CHECKS = /* @__PURE__ */ Object.entries(chat.response?.check ?? {}).map(
  ([name, word]) => [name.replace("?", ""), name.endsWith("?"), CORE_TYPES[word as keyof typeof CORE_TYPES]] as const,
);

/** @throws TypeError for a reply that is not what the provider promised; in what, the whole vocabulary tells */
function resultOf(reply: unknown): Result {
  for (const [name, mayLack, isRight] of CHECKS) {
    // What is no object lacks all of the fields.
    const value = (reply as Readonly<Record<string, unknown>> | null)?.[name];
    const lacks = mayLack && (value === undefined || value === null);
    if (!lacks && !isRight(value)) throw new TypeError(name);
  }
  return { kind: "value", value: reply };
}
