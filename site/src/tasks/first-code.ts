import type { ModelRecord } from "hubsmith/tasks";
import type { TaskEntry } from "../catalogue/catalogue.ts";
import { hostedCode } from "../catalogue/hosted-code.ts";
import { dialogProps } from "../catalogue/snippets.ts";
import type { SuggestedModelProps } from "../components/suggested-model.tsx";
import { BUNDLED_RECORDS, bundledRecord } from "../records/records.ts";
import type { BuildData } from "../build-data.ts";

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
