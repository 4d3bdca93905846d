import { getInferenceSnippets } from "hubsmith/snippets";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { pageTask } from "./tasks.ts";

/** Code that calls a task at a provider. */
export interface CallSnippet {
  readonly language: "python" | "javascript" | "bash";
  /** The library that makes the call. */
  readonly client: string;
  readonly code: string;
}

const LANGUAGES = { python: "python", js: "javascript", sh: "bash" } as const;

/** The client that is shown where a language has it; elsewhere its first. */
const PREFERRED: ReadonlySet<string> = new Set(["hubsmith"]);

/** Name of the model in the code: a reader puts another in its place. */
const MODEL = "owner/model";

/** One piece of code for each language that has a client for the task. */
export function callSnippets(provider: ProviderRecord, { task, spec }: ProviderTaskRecord): readonly CallSnippet[] {
  const isChat = task === "conversational";
  const [only = MODEL] = spec.models ?? [];
  const all = getInferenceSnippets(
    { id: MODEL, pipeline_tag: pageTask(task), tags: isChat ? ["conversational"] : [] },
    provider.id,
    { hfModelId: MODEL, providerId: only, status: "live", task },
    { directRequest: provider.routed === undefined },
  );
  return Object.entries(LANGUAGES).flatMap(([key, language]) => {
    const here = all.filter((one) => one.language === key);
    const chosen = here.find(({ client }) => PREFERRED.has(client)) ?? here[0];
    return chosen === undefined ? [] : [{ language, client: chosen.client, code: chosen.content }];
  });
}
