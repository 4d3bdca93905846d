import { expect, test } from "vitest";
import { readBuildData } from "../../build-data/build-data.ts";
import { TASKS } from "../catalogue/catalogue.ts";
import { firstCode } from "./first-code.ts";

const buildData = await readBuildData();

test.each(TASKS)("$id: the first code on the page is for a model of this task", async (task) => {
  const shown = await firstCode(task, buildData);
  expect(shown?.model.pipeline_tag ?? task.id).toBe(task.id);
});

test("more than 35 tasks have code", async () => {
  const shown = await Promise.all(TASKS.map((task) => firstCode(task, buildData)));
  expect(shown.filter((code) => code !== undefined).length).toBeGreaterThan(35);
});

test("if a guide has its own code, the dialog still shows a library for the task", async () => {
  const task = TASKS.find(({ id }) => id === "tabular-classification");
  const shown = task && (await firstCode(task, buildData));
  expect(buildData.guides["tabular-classification"]?.code).toBeDefined();
  expect(shown?.dialog.libraries).toContain("sklearn");
});
