import { PIPELINE_DATA as KNOWN_TASKS } from "@huggingface/tasks";
import { PIPELINE_DATA } from "hubsmith/tasks";
import { expect, test } from "vitest";
import { TASKS } from "../catalogue/catalogue.ts";
import { readBuildData } from "../../build-data/build-data.ts";
import { firstCode } from "./first-code.ts";

const buildData = await readBuildData();

/** Tasks with a guide, and the well-known tasks, which must have a guide. A new task needs no guide. */
const GUIDED = TASKS.filter(({ id }) => buildData.guides[id] !== undefined || Object.hasOwn(KNOWN_TASKS, id));

test.each(GUIDED.map((task) => [task.id, task] as const))(
  "%s: the page has code that runs a model, or says why there is no code",
  async (id, task) => {
    const guide = buildData.guides[id];
    const code = guide?.code ?? (await firstCode(task, buildData));
    expect({ hasCode: code !== undefined, hasReason: guide?.withoutCode !== undefined }).toSatisfy(
      ({ hasCode, hasReason }) => hasCode !== hasReason,
    );
  },
);

test("every guide describes each subtask of its task", () => {
  const bare = GUIDED.flatMap(({ id }) => {
    const { variants = [] } = buildData.guides[id] ?? {};
    const subtasks = (PIPELINE_DATA[id].subtasks ?? []).map(({ type }) => type);
    const described = variants.flatMap(({ subtask }) => subtask ?? []);
    return JSON.stringify(subtasks.toSorted()) === JSON.stringify(described.toSorted()) && buildData.guides[id]
      ? []
      : [{ id, subtasks, described }];
  });
  expect(bare).toEqual([]);
});
