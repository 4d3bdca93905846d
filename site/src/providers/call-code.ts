import { getInferenceSnippets } from "hubsmith/snippets";
import { preferredCodes, type PreferredCode } from "../catalogue/clients.ts";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { pageTask, RESPONSES } from "./tasks.ts";

/** Placeholder for the model id, in the code of tasks without a known model. Readers must replace it. */
const MODEL = "owner/model";

/** The client that uses the Responses API for chats. */
const RESPONSES_CLIENT = "openai-responses";

type HostedSnippet = ReturnType<typeof getInferenceSnippets>[number];

/**
 * Returns the code with which each client calls a task of a provider. The code uses a known model of the task if there
 * is one.
 */
export function allCallSnippets(
  provider: ProviderRecord,
  { task, spec }: ProviderTaskRecord,
  streaming = false,
): readonly HostedSnippet[] {
  const known = provider.knownModels[task];
  const model = known?.model ?? MODEL;
  const providerId = known === undefined ? (spec.models?.[0] ?? MODEL) : (known.providerId ?? known.model);
  const isChat = task === "conversational" || task === RESPONSES;
  const all = getInferenceSnippets(
    { id: model, pipeline_tag: pageTask(task), tags: isChat ? ["conversational"] : [] },
    provider.id,
    { hfModelId: model, providerId, status: "live", task },
    { directRequest: provider.routed === undefined, streaming },
  );
  return isChat ? all.filter(({ client }) => (client === RESPONSES_CLIENT) === (task === RESPONSES)) : all;
}

/** Returns one code block for each language that has a client for the task. */
export function callSnippets(provider: ProviderRecord, task: ProviderTaskRecord): readonly PreferredCode[] {
  return preferredCodes(allCallSnippets(provider, task));
}

/**
 * Returns the task that the first code on a provider's page calls: the task of the first known model, or the first
 * task.
 */
export function firstTask(
  { knownModels }: ProviderRecord,
  tasks: readonly ProviderTaskRecord[],
): ProviderTaskRecord | undefined {
  const [wanted] = Object.keys(knownModels);
  return tasks.find(({ task }) => task === wanted) ?? tasks[0];
}
