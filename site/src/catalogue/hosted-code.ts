import { loadFromProviders, type MarkedSnippet } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import { preferredCodes } from "./clients.ts";
import type { BuildData } from "../build-data.ts";

/** Code that calls a model at one provider, with a block for each language. */
export interface HostedCode {
  /** Name of the provider. */
  readonly provider: string;
  readonly blocks: readonly MarkedSnippet[];
}

/** Id of the router. */
const ROUTER = "auto";
/** Id of a provider that accepts the hub's id of every model. */
const BY_HUB_ID = "hf-inference";

/**
 * Returns code that calls a model whose providers are unknown. The code contains only the hub's id
 * of the model, because the ids at providers are unknown too.
 *
 * @returns undefined if no provider supports the model's task
 */
export async function hostedCode(model: ModelRecord, { highlight }: BuildData): Promise<HostedCode | undefined> {
  const all = await loadFromProviders(model, { streaming: false });
  // For a chat, the router has code for all clients. For other tasks, it has no code for plain HTTP clients such as
  // curl, so the code of `hf-inference` is shown if it exists.
  const isChat = all.some(({ provider, client }) => provider === ROUTER && client === "curl");
  const provider = !isChat && all.some((one) => one.provider === BY_HUB_ID) ? BY_HUB_ID : ROUTER;
  const here = all.filter((one) => one.provider === provider);
  const [first] = here;
  if (first === undefined) return undefined;
  const blocks = preferredCodes(here).map(({ client, code, language }): MarkedSnippet => ({
    kind: "usage",
    language,
    title: client,
    code,
    marks: highlight(code, language),
  }));
  return { provider: first.providerLabel ?? provider, blocks };
}
