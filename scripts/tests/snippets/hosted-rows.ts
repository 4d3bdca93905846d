import { CLIENTS } from "../../../generated/clients/index.ts";
import type { CallFacts, Client } from "../../../generated/clients/facts.ts";
import { PROVIDER_EXAMPLES } from "../../../generated/providers/examples.ts";
import { RESPONSES } from "../../../runtime/contract/provider-rules.ts";
import { factsFor } from "../../../runtime/snippets/call-facts.ts";
import {
  type InferenceSnippet,
  type InferenceSnippetOptions,
  getInferenceSnippets,
  callsShown,
} from "../../../runtime/snippets/inference.ts";
import type { HostedModel } from "../../../runtime/snippets/target.ts";

/** A call of a hosted model. Each client has a snippet for this call, if the client supports the call. */
export interface HostedRow {
  readonly name: string;
  /** The name of the task at providers, such as `conversational`. */
  readonly task: string;
  readonly model: HostedModel;
  readonly provider: string;
  readonly providerId: string;
  readonly options: InferenceSnippetOptions;
}

/** Options of a call, by name of the variant. */
export const VARIANTS: Readonly<Record<string, InferenceSnippetOptions>> = {
  plain: {},
  streaming: { streaming: true },
  billed: { billTo: "acme-labs" },
  "hub token": { accessToken: "hf_given" },
  "own key": { accessToken: "key_given", streaming: true },
  direct: { directRequest: true },
  endpoint: { endpointUrl: "https://endpoint.example.com/v1", streaming: true },
  settings: { temperature: 0, max_tokens: 7, top_p: 0.5 },
};

/** Models for tasks that are tested with several models. Other tasks are tested with one model. */
const MODELS: Readonly<Record<string, readonly Partial<HostedModel>[]>> = {
  conversational: [
    { pipeline_tag: "text-generation", tags: ["conversational"] },
    { pipeline_tag: "image-text-to-text" },
  ],
};

/** Returns the models with which a task is tested. */
export function modelsFor(task: string): readonly HostedModel[] {
  return (MODELS[task] ?? [{ pipeline_tag: task }]).map((model) => ({ id: "acme/tiny-model", tags: [], ...model }));
}

/** Returns a row for each combination of provider, task, model and variant. */
export function hostedRows(): readonly HostedRow[] {
  // The Responses API is another way to call a chat, so its snippets are among those of chats.
  const examples = PROVIDER_EXAMPLES.filter(({ task }) => task !== RESPONSES);
  const pairs = examples.map(({ provider, task, example }) => ({ provider, task, providerId: example.model }));
  const tasks = new Set(pairs.map(({ task }) => task));
  const open = [...tasks].map((task) => ({ provider: "auto", task, providerId: "served/tiny-model" }));
  return [...pairs.filter(({ provider }) => provider !== "auto"), ...open].flatMap(({ provider, task, providerId }) =>
    modelsFor(task).flatMap((model) =>
      Object.entries(VARIANTS).map(([variant, options]) => ({
        name: `${provider} ${task} ${model.pipeline_tag ?? ""} ${variant}`,
        task,
        model,
        provider,
        providerId,
        options,
      })),
    ),
  );
}

export function snippetsOf({ model, provider, providerId, options }: HostedRow): readonly InferenceSnippet[] {
  return getInferenceSnippets(model, provider, { providerId }, options);
}

/** Returns the clients that can make the call of a row, each with the facts for its template. */
export function factsOf({
  model,
  provider,
  providerId,
  options,
}: HostedRow): readonly (readonly [Client, CallFacts])[] {
  const callFor = callsShown(model, provider, { providerId }, options);
  return CLIENTS.flatMap((client) => {
    const shown = callFor(client);
    return shown === undefined ? [] : [[client, factsFor(shown, client)] as const];
  });
}

/**
 * Returns a small set of rows that covers every path through the templates of every client. The facts that are present
 * decide the path. So for each client, the set contains a row for each combination of present facts.
 */
export function coverOf(rows: readonly HostedRow[]): readonly HostedRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const ways = factsOf(row).map(([{ id }, facts]) => `${id} ${facts.output_kind} ${presentIn(facts)}`);
    const isNew = ways.some((way) => !seen.has(way));
    for (const way of ways) seen.add(way);
    return isNew;
  });
}

function presentIn(facts: CallFacts): string {
  const isThere = ([, value]: [string, unknown]): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "" && value !== false;
  return Object.entries(facts)
    .filter(isThere)
    .map(([name]) => name)
    .join(" ");
}
