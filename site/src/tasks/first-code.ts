import type { ModelRecord } from "hubsmith/tasks";
import type { TaskEntry } from "../catalogue/catalogue.ts";
import { dialogProps } from "../catalogue/snippets.ts";
import type { HostedCode, SuggestedModelProps } from "../components/suggested-model.tsx";
import { BUNDLED_RECORDS, bundledRecord } from "../records/records.ts";
import type { BuildData } from "../build-data.ts";
import { loadFromProviders, type MarkedSnippet } from "hubsmith/react";
import { preferredCodes } from "../catalogue/clients.ts";

/**
 * Returns code for a task. If possible, the code loads a bundled model with a library: preferably a model that the
 * task's page suggests. Otherwise, the code calls the first suggested model at a provider.
 *
 * @returns undefined if neither a library nor a provider has code for the task
 */
export async function firstCode(
  { id: task, data }: TaskEntry,
  buildData: BuildData,
): Promise<SuggestedModelProps | undefined> {
  const fits = (record: ModelRecord): boolean => record.pipeline_tag === task;
  // Suggested models with another task are left out, because their code would be for that task.
  const suggested = data.models.flatMap(({ id }) => bundledRecord(id) ?? []).filter(fits);
  const others = BUNDLED_RECORDS.filter(fits);
  for (const model of [...suggested, ...others]) {
    const dialog = await dialogProps(model, buildData);
    if ((dialog.libraries ?? []).length > 0) return { model, dialog, ...(await hostedPart(model, buildData)) };
  }
  const [first] = data.models;
  if (first === undefined) return undefined;
  const model = { id: first.id, pipeline_tag: task };
  const hosted = await hostedPart(model, buildData);
  return hosted.hosted && { model, dialog: await dialogProps(model, buildData), ...hosted };
}

async function hostedPart(model: ModelRecord, buildData: BuildData): Promise<Pick<SuggestedModelProps, "hosted">> {
  const hosted = await hostedCode(model, buildData);
  return hosted === undefined ? {} : { hosted };
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
