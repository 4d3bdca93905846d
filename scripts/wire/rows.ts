import { CLIENTS } from "../../generated/clients/index.ts";
import type { Client } from "../../generated/clients/facts.ts";
import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import { RESPONSES } from "../../runtime/contract/provider-rules.ts";
import type { Mapping } from "../../runtime/inference/provider/types.ts";
import { isObject } from "../../runtime/http/json.ts";
import { tokenVariableOf } from "../../runtime/inference/provider/catalogue.ts";
import { isForwarded } from "../../runtime/inference/route/credentials.ts";
import { adapterOf } from "../../runtime/inference/provider/catalogue.ts";
import { withoutValues } from "../../runtime/inference/provider/values.ts";
import { factsFor, type SnippetCall } from "../../runtime/snippets/call-facts.ts";
import { callsShown, type InferenceSnippetOptions, shownCall, snippetOf } from "../../runtime/snippets/inference.ts";
import { SampleFile } from "../../runtime/snippets/sample-file.ts";
import type { HostedModel } from "../../runtime/snippets/target.ts";
import { callerModel, mappingOf, partNamed, PARTS, type Part } from "../../runtime/mock/parts.ts";

/** Address of a user's own endpoint. The mock server answers requests to this address. */
const ENDPOINT = "https://{task}.endpoints.huggingface.cloud";

/** A text with characters that are special in some programming language. It must reach the provider unchanged. */
const HOSTILE = `It's "5 > 3" & \`date\` $(date) $HOME \${x} {{y}} \\n 100% "\u{1f600}"\n'; date; '\t<é>`;

/** Returns the options of a variant, or undefined if the variant does not exist for a task. */
type Vary = (part: Part, tag: string) => InferenceSnippetOptions | undefined;

const VARIANTS: Readonly<Record<string, Vary>> = {
  plain: () => ({}),
  billed: () => ({ billTo: "acme-labs" }),
  token: ({ provider }) => ({ accessToken: isRouted(provider) ? "hf_given" : "given-key" }),
  key: ({ provider }) => (provider === "auto" ? undefined : { accessToken: "given-key" }),
  settings: ({ task }) =>
    task === "conversational" || task === "text-generation" ? { temperature: 0, max_tokens: 7, top_p: 0.5 } : undefined,
  direct: ({ provider }) => (provider === "auto" ? undefined : { directRequest: true }),
  endpoint: ({ provider, task }) =>
    provider === "hf-inference" ? { endpointUrl: ENDPOINT.replace("{task}", task) } : undefined,
  hostile: (part, tag) => ({ inputs: hostileInputs(part, tag) }),
};

function isRouted(provider: string): boolean {
  return isForwarded(adapterOf(provider));
}

/** The clients whose snippets are tested. The tests run a snippet, or check the calls in its code. */
export const RUN_CLIENTS = CLIENTS.filter(({ notRunBecause }) => notRunBecause === undefined);

/** A combination of task, provider, client and options, with its snippet. */
export interface Row {
  readonly name: string;
  readonly provider: ProviderId;
  /** The provider that answers the call, and the task at this provider. */
  readonly part: Part;
  readonly client: Client;
  /** Language and name of the client. */
  readonly clientName: string;
  readonly variant: string;
  readonly stream: boolean;
  readonly options: InferenceSnippetOptions;
  readonly shown: SnippetCall;
  readonly code: string;
}

/**
 * For each task, the `pipeline_tag` of the models with which its calls are tested. A chat is tested with a text model
 * and with a model that accepts images. All other calls are tested with a model of their own task.
 */
const TAGS: Readonly<Record<string, readonly string[]>> = { conversational: ["text-generation", "image-text-to-text"] };

/** Returns a model of the mock hub for a call, with the task `tag`. */
function modelFor(part: Part, tag: string): HostedModel {
  return { id: callerModel(part), pipeline_tag: tag, tags: part.task === "conversational" ? ["conversational"] : [] };
}

/** Returns the mock hub's data about the model at a provider. */
function mappingAt(provider: ProviderId, part: Part): Partial<Mapping> | undefined {
  const entry = mappingOf(`acme/${part.task}`).find((one) => isObject(one) && one["provider"] === provider);
  return isObject(entry) ? entry : undefined;
}

/** Returns a row for each combination of task, provider (or the router's choice), client, streaming and options. */
export function allRows(): readonly Row[] {
  // The Responses API is another way to call a chat, so its snippets are among those of chats.
  const parts = PARTS.filter(({ task }) => task !== RESPONSES);
  const pairs = parts.map((part) => ({ provider: part.provider, part }));
  return [...pairs, ...choices()].flatMap(({ provider, part }) =>
    (TAGS[part.task] ?? [part.task]).flatMap((tag) => rowsOf(provider, part, tag)),
  );
}

/**
 * Returns the provider that the router chooses for each task: the first provider in the hub's list. Leaves out chat and
 * text generation.
 */
function choices(): readonly { readonly provider: ProviderId; readonly part: Part }[] {
  const tasks = new Set(PARTS.map(({ task }) => task));
  // The router has a separate choice for chats, and serves text-generation models as chats, so both tasks are left out.
  for (const task of ["conversational", RESPONSES, "text-generation"]) tasks.delete(task);
  return [...tasks].flatMap((task) => {
    const first = PARTS.find((part) => part.task === task && isRouted(part.provider));
    return first === undefined ? [] : [{ provider: "auto" as const, part: first }];
  });
}

function rowsOf(provider: ProviderId, part: Part, tag: string): readonly Row[] {
  const canStream = adapterOf(provider).task(part.task)?.canStream === true;
  return Object.entries(VARIANTS).flatMap(([variant, vary]) => {
    const options = vary({ ...part, provider }, tag);
    if (options === undefined) return [];
    const name = tag === "image-text-to-text" ? `${variant}, image` : variant;
    return (canStream ? [false, true] : [false]).flatMap((streaming) =>
      clientRows(provider, part, tag, name, { ...options, streaming }),
    );
  });
}

function clientRows(
  provider: ProviderId,
  part: Part,
  tag: string,
  variant: string,
  options: InferenceSnippetOptions,
): readonly Row[] {
  const callFor = callsShown(modelFor(part, tag), provider, mappingAt(provider, part), options);
  const rows = RUN_CLIENTS.flatMap((client): Row[] => {
    const shown = callFor(client);
    if (shown === undefined) return [];
    const { stream } = shown.shared;
    const clientName = `${client.language}/${client.client}`;
    const row = {
      name: `${provider} ${part.task} ${clientName} ${variant}${stream ? " stream" : ""}`,
      provider,
      part: partFor(shown, part),
      client,
      clientName,
      variant,
      stream,
      options,
      shown,
      code: snippetOf(client, factsFor(shown, client)),
    };
    return [row];
  });
  if (rows.length === 0) throw new Error(`${provider} ${part.task} ${variant} has no snippet`);
  return rows;
}

/**
 * Returns the provider that answers a call, and the task at this provider. If a chat is sent to the router's own
 * address, the router counts as the provider.
 */
function partFor({ target }: SnippetCall, part: Part): Part {
  return (target.isOpen ? undefined : partNamed(target.adapter.id, target.call.task)) ?? part;
}

/** Returns the sample input of a task. A hostile text is added to each text in the input. */
function hostileInputs(part: Part, tag: string): Record<string, unknown> {
  const shown = shownCall(modelFor(part, tag), part.provider, mappingAt(part.provider, part), {});
  if (shown === undefined) throw new Error(`${part.provider} ${part.task} has no sample`);
  // Inputs that are part of an address must have a fixed format, so they keep their sample values.
  return Object(hostile(withoutValues(adapterOf(part.provider), shown.args)));
}

function hostile(value: unknown, name = ""): unknown {
  if (value instanceof SampleFile) return value.name;
  if (typeof value === "string") return ["role", "type", "url"].includes(name) ? value : value + HOSTILE;
  if (Array.isArray(value)) return value.map((item) => hostile(item, name));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hostile(item, key)]));
}

/**
 * Returns a small set of rows. It contains each pair of values that occurs in `rows`, such as a client with a provider,
 * or a task with a variant.
 */
export function pairwise(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  const pairsOf = ({ provider, part, clientName, variant, stream }: Row): string[] => {
    const values = [provider, part.task, clientName, variant, String(stream)].map(
      (value, index) => `${index} ${value}`,
    );
    return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
  };
  const all = rows.map((row) => ({ row, pairs: pairsOf(row) }));
  const chosen: Row[] = [];
  // Rows that add the most new pairs are chosen first, so that few rows are needed.
  for (let least = 10; least > 0; least--) {
    for (const { row, pairs } of all) {
      const fresh = pairs.filter((pair) => !seen.has(pair));
      if (fresh.length < least) continue;
      for (const pair of fresh) seen.add(pair);
      chosen.push(row);
    }
  }
  return chosen;
}

/** Returns the names of the environment variables from which snippets read tokens. */
export function tokenVariables(): readonly string[] {
  const ids = Object.keys(PROVIDER_SPECS);
  return ["HF_TOKEN", "API_TOKEN", ...ids.map((id) => tokenVariableOf(adapterOf(id)))];
}
