import type { Entry, JsonObject } from "../spec/entry.ts";
import { RESPONSES } from "../../runtime/contract/provider-rules.ts";
import { listOf, objectOf, textOf } from "../spec/json.ts";
import type { TaskPlace } from "../spec/providers.ts";
import { outputDifferences, requestDifferences, type Difference } from "./differences.ts";
import { Recorder, revived, written, type Answers, type Exchange } from "./exchange.ts";

/** The route of a call: through the hub's router with a hub token, or directly to the provider with a provider key. */
export type Way = "router" | "direct";

/** One call of the client, and its differences from the example. */
export interface Replayed {
  readonly exchanges: readonly Exchange[];
  readonly differences: readonly Difference[];
  /** The reason why the call has no result; absent if it has one. */
  readonly failure?: string;
}

interface CallClient {
  request(args: object, options: { readonly task: string }): Promise<unknown>;
}

/**
 * Creates the client that makes the call. The client belongs to the runtime, which generators may not import, so the
 * caller passes this function.
 */
export type Connect = (token: string, options: ReplayOptions) => CallClient;

/** Options of the client in a replay. The client does not wait between requests, and never repeats a failed request. */
interface ReplayOptions {
  readonly fetch: typeof fetch;
  readonly maxRetries: number;
  readonly poll: { readonly intervalMs: number };
  readonly values?: Readonly<Record<string, string>>;
}

const TOKENS: Readonly<Record<Way, string>> = { router: "hf_your_token", direct: "your-provider-key" };
const HUB_MODEL = "acme/model";

/** Returns the possible routes of a task at a provider. The example of the task shows the first of these routes. */
export function waysOf({ entry: { data }, name }: Pick<TaskPlace, "entry" | "name">): readonly Way[] {
  if (data["isPseudo"] === true) return ["router"];
  if (name === RESPONSES) return ["direct"];
  const isRouted = data["hubOrg"] !== undefined && data["clientSideOnly"] !== true && data["status"] !== "retired";
  return isRouted ? ["router", "direct"] : ["direct"];
}

/**
 * Makes the call of a task's example, and answers its requests with the responses of the example. Compares the request
 * and the result with the example.
 */
export async function replay(place: TaskPlace, way: Way, connect: Connect): Promise<Replayed> {
  const { entry, name, whole } = place;
  const example = objectOf(whole["example"]);
  const recorder = new Recorder(answersOf(entry.id, name, example));
  const { exchanges } = recorder;
  const args = { ...objectOf(example["arguments"]), model: modelOf(entry, textOf(example["model"]) ?? "") };
  const method = methodOf(name);
  const isMain = way === waysOf(place)[0];
  try {
    const client = connect(TOKENS[way], {
      fetch: recorder.fetch,
      maxRetries: 0,
      poll: { intervalMs: 0 },
      values: samplesOf(entry),
    });
    const given = { ...Object(revived(args)), provider: providerWith(place) };
    const own: unknown = Reflect.get(client, method);
    const result =
      typeof own === "function" ? Reflect.apply(own, client, [given]) : client.request(given, { task: name });
    const output = await written(await result);
    const differences = [...requestDifferences(example, exchanges, isMain), ...outputDifferences(example, output)];
    return { exchanges, differences: [...differences, ...(await streamDifferences(place, way, connect, given))] };
  } catch (error) {
    const failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { exchanges, failure, differences: requestDifferences(example, exchanges, isMain) };
  }
}

/** Makes the same call with a streamed response, if the example has records, and compares the joined text. */
async function streamDifferences(
  { entry, name, whole }: TaskPlace,
  way: Way,
  connect: Connect,
  given: object,
): Promise<Difference[]> {
  const example = objectOf(whole["example"]);
  const { records, output } = example;
  if (records === undefined) return [];
  const sendsLines = whole["stream"] === "json-lines";
  const recorder = new Recorder({ ...answersOf(entry.id, name, example), records: listOf(records), sendsLines });
  const client = connect(TOKENS[way], {
    fetch: recorder.fetch,
    maxRetries: 0,
    poll: { intervalMs: 0 },
    values: samplesOf(entry),
  });
  const path = ["records"];
  try {
    const stream: unknown = Reflect.apply(Object(Reflect.get(client, `${methodOf(name)}Stream`)), client, [given]);
    const [joined, wanted] = [textIn(await Object(stream).collect()), textIn(output)];
    if (joined === wanted) return [];
    return [
      {
        path,
        message: `the joined records contain ${JSON.stringify(joined)}, and the output ${JSON.stringify(wanted)}`,
      },
    ];
  } catch (error) {
    return [{ path, message: `the streamed call fails: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** Returns the text of a chat answer or of a generated text, streamed or not. */
function textIn(result: unknown): string {
  const { generated_text: text, choices } = Object(result);
  const { text: part, message } = Object(listOf(choices)[0]);
  return String(text ?? part ?? Object(message).content ?? "");
}

/** Returns an example of each part of the provider's URLs that callers must pass. */
function samplesOf({ data }: Entry): Readonly<Record<string, string>> {
  const all = Object.entries(objectOf(data["values"]));
  return Object.fromEntries(all.map(([name, value]) => [name, textOf(objectOf(value)["example"]) ?? ""]));
}

/** Returns the definition of the task's provider, with only this task. */
function providerWith({ entry: { id, data }, name, whole }: TaskPlace): JsonObject {
  const { use: _, example: __, ...task } = whole;
  return { ...data, id, tasks: { [name]: task } };
}

function answersOf(
  provider: string,
  task: string,
  { model, mapping, upload, reply, statuses, result, media }: JsonObject,
): Answers {
  const { url, base64, type } = objectOf(media);
  return {
    mapping: { provider, providerId: model, hfModelId: HUB_MODEL, status: "live", task, ...objectOf(mapping) },
    upload,
    replies: [reply, ...listOf(statuses), ...(result === undefined ? [] : [result])],
    media: media === undefined ? undefined : mediaOf(textOf(url), textOf(base64), textOf(type)),
  };
}

function mediaOf(url = "", base64 = "", type = ""): Answers["media"] {
  return { type, base64, ...(url !== "" && { url }) };
}

/**
 * Returns the model name that the caller passes: the model's id on the hub if the client looks the model up there,
 * otherwise the provider's name for the model.
 */
function modelOf({ id, data }: Entry, model: string): string {
  if (data["clientSideOnly"] === true) return `${id}/${model}`;
  return data["hubOrg"] === undefined ? model : HUB_MODEL;
}

/** Returns the name of the client's method for a task: `text-to-image` → `textToImage`. */
function methodOf(task: string): string {
  if (task === "conversational") return "chatCompletion";
  return task.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
