import { CLIENTS } from "../../generated/clients/index.ts";
import type { Client } from "../../generated/clients/facts.ts";
import { PROVIDER_EXAMPLES } from "../../generated/providers/examples.ts";
import {
  type InferenceSnippet,
  type InferenceSnippetOptions,
  getInferenceSnippets,
} from "../../runtime/snippets/inference.ts";
import type { HostedModel } from "../../runtime/snippets/target.ts";

/** One call to show, in all clients. */
export interface HostedRow {
  readonly name: string;
  readonly model: HostedModel;
  readonly provider: string;
  readonly providerId: string;
  readonly options: InferenceSnippetOptions;
}

/** The ways to ask for a call, by name. */
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

/** Tasks that only models on the hub's own servers, or of the reader's own, are called for. */
const MODELS: Readonly<Record<string, readonly Partial<HostedModel>[]>> = {
  conversational: [{ pipeline_tag: "text-generation", tags: ["conversational"] }, { pipeline_tag: "image-text-to-text" }],
};

/** A model for each way in which one comes to a task. */
export function modelsFor(task: string): readonly HostedModel[] {
  return (MODELS[task] ?? [{ pipeline_tag: task }]).map((model) => ({ id: "acme/tiny-model", tags: [], ...model }));
}

/** Each task at each provider, asked for in each way. */
export function hostedRows(): readonly HostedRow[] {
  const pairs = PROVIDER_EXAMPLES.map(({ provider, task, example }) => ({ provider, task, providerId: example.model }));
  const tasks = new Set(pairs.map(({ task }) => task));
  const open = [...tasks].map((task) => ({ provider: "auto", task, providerId: "served/tiny-model" }));
  return [...pairs.filter(({ provider }) => provider !== "auto"), ...open].flatMap(({ provider, task, providerId }) =>
    modelsFor(task).flatMap((model) =>
      Object.entries(VARIANTS).map(([variant, options]) => ({
        name: `${provider} ${task} ${model.pipeline_tag ?? ""} ${variant}`,
        model,
        provider,
        providerId,
        options,
      })),
    ),
  );
}

/** The snippets of a call. */
export function snippetsOf({ model, provider, providerId, options }: HostedRow): readonly InferenceSnippet[] {
  return getInferenceSnippets(model, provider, { providerId }, options);
}

/** The client that a snippet is for. */
export function clientOf({ language, client }: InferenceSnippet): Client {
  const found = CLIENTS.find((entry) => entry.language === language && entry.client === client);
  if (found === undefined) throw new Error(`no client ${language}/${client}`);
  return found;
}
