import { getInferenceSnippets } from "hubsmith/snippets";
import { preferredCodes, type PreferredCode } from "../preferred-client.ts";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { pageTask } from "./tasks.ts";

/** Name of the model in the code: a reader puts another in its place. */
const MODEL = "owner/model";

/** One piece of code for each language that has a client for the task. */
export function callSnippets(provider: ProviderRecord, { task, spec }: ProviderTaskRecord): readonly PreferredCode[] {
  const isChat = task === "conversational";
  const [only = MODEL] = spec.models ?? [];
  const all = getInferenceSnippets(
    { id: MODEL, pipeline_tag: pageTask(task), tags: isChat ? ["conversational"] : [] },
    provider.id,
    { hfModelId: MODEL, providerId: only, status: "live", task },
    { directRequest: provider.routed === undefined },
  );
  return preferredCodes(all);
}
