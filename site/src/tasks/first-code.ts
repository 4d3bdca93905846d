import type { ModelRecord } from "hubsmith/tasks";
import type { TaskEntry } from "../catalogue/catalogue.ts";
import { librariesWithCode, modelsOf } from "../catalogue/task-libraries.ts";
import { dialogProps } from "../catalogue/snippets.ts";
import type { SuggestedModelProps } from "../components/suggested-model.tsx";
import { bundledRecord } from "../records/records.ts";
import { servingsOf } from "../providers/tasks.ts";
import type { BuildData } from "../build-data.ts";

/**
 * Returns code that loads a model of a task with the recommended library: preferably a model that the task's page
 * suggests, otherwise a well-known model, otherwise an example.
 * Otherwise, if providers support the task, returns the dialog of the first suggested model.
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
  const [recommended] = librariesWithCode(task, buildData.codeTasks);
  const others = recommended === undefined ? [] : modelsOf(recommended.key, task, buildData.examples);
  for (const model of [...suggested, ...others]) {
    const dialog = await dialogProps(model, buildData);
    if (dialog.libraries?.[0] === recommended?.key) return { model, dialog };
  }
  const [first] = data.models;
  if (first === undefined || servingsOf(task, buildData.providers).length === 0) return undefined;
  const model = { id: first.id, pipeline_tag: task };
  return { model, dialog: await dialogProps(model, buildData) };
}
