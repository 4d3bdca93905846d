import { defineProvider, InferenceClient, type ProviderDefinition, type ProviderObject } from "hubsmith/inference";
import type { Entry, JsonObject } from "../../../../generators/spec/entry.ts";
import { listOf, objectOf, textOf } from "../../../../generators/spec/json.ts";
import type { TaskPlace } from "../../../../generators/spec/provider-tasks.ts";
import { outputDifferences, requestDifferences, type Difference } from "./differences.ts";
import { Recorder, revived, written, type Answers, type Exchange } from "./exchange.ts";
import type { Way } from "./state.ts";

/** One call as the client makes it. */
export interface ShownCall {
  /** Name of the client's method. */
  readonly method: string;
  /** What the method is given, as examples write it. */
  readonly args: unknown;
  readonly exchanges: readonly Exchange[];
  /** What the caller gets, as examples write it. */
  readonly output?: unknown;
  /** Why the caller gets nothing. */
  readonly failure?: string;
}

/** Stands for the secret that a visitor would have. */
const TOKENS: Readonly<Record<Way, string>> = { router: "hf_your_token", direct: "your-provider-key" };
/** Stands for the model on the hub. */
const HUB_MODEL = "acme/model";

/** Makes the call of a task's example, with its answers, and compares what is sent and given with what it says. */
export async function replay(
  entry: Entry,
  { name, whole }: TaskPlace,
  way: Way,
): Promise<{ readonly call: ShownCall; readonly differences: readonly Difference[] }> {
  const example = objectOf(whole["example"]);
  const recorder = new Recorder(answersOf(entry.id, name, example));
  const { exchanges } = recorder;
  const args = { ...objectOf(example["arguments"]), model: modelOf(entry, textOf(example["model"]) ?? "") };
  const call = { method: methodOf(name), args, exchanges };
  try {
    // The schema has been checked, and is the one that the type comes from.
    const definition = { ...entry.data, id: entry.id } as unknown as ProviderDefinition;
    const provider = defineProvider(definition);
    const output = await written(await perform(provider, name, args, way, recorder.fetch));
    const differences = [...requestDifferences(example, exchanges, way), ...outputDifferences(example, output)];
    return { call: { ...call, output }, differences };
  } catch (error) {
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { call: { ...call, failure }, differences: requestDifferences(example, exchanges, way) };
  }
}

function answersOf(
  provider: string,
  task: string,
  { model, mapping, reply, statuses, result, media }: JsonObject,
): Answers {
  const { url, base64, type } = objectOf(media);
  return {
    mapping: { provider, providerId: model, hfModelId: HUB_MODEL, status: "live", task, ...objectOf(mapping) },
    replies: [reply, ...listOf(statuses), ...(result === undefined ? [] : [result])],
    media: media === undefined ? undefined : mediaOf(textOf(url), textOf(base64), textOf(type)),
  };
}

function mediaOf(url = "", base64 = "", type = ""): Answers["media"] {
  return { type, base64, ...(url !== "" && { url }) };
}

async function perform(
  provider: ProviderObject,
  task: string,
  args: JsonObject,
  way: Way,
  fetchRecorded: typeof fetch,
): Promise<unknown> {
  const client = new InferenceClient(TOKENS[way], { fetch: fetchRecorded, maxRetries: 0, poll: { intervalMs: 0 } });
  const given = { ...Object(revived(args)), provider };
  const method: unknown = Reflect.get(client, methodOf(task));
  return typeof method === "function" ? Reflect.apply(method, client, [given]) : client.request(given, { task });
}

/** The name that a caller gives: that of the hub, where the hub is asked. */
function modelOf({ id, data }: Entry, model: string): string {
  if (data["clientSideOnly"] === true) return `${id}/${model}`;
  return data["hubOrg"] === undefined ? model : HUB_MODEL;
}

/** Name of the client's method for a task: `text-to-image` → `textToImage`. */
function methodOf(task: string): string {
  if (task === "conversational") return "chatCompletion";
  return task.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
