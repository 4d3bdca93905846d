import { expect, test } from "vitest";
import { readBuildData } from "../../build-data/build-data.ts";
import { TASKS } from "../catalogue/catalogue.ts";
import { librariesWithCode, tasksOf } from "../catalogue/task-libraries.ts";
import { servedModel } from "../providers/served.ts";
import { firstCode } from "./first-code.ts";
import { libraryCards } from "./library-cards.tsx";

const buildData = await readBuildData();

test.each(TASKS)("$id: each library that is counted has a card with code", async ({ id }) => {
  const counted = librariesWithCode(id, buildData.codeTasks);
  const cards = await libraryCards(id, buildData);
  expect(cards.map(({ library }) => library.key)).toEqual(counted.map(({ key }) => key));
  for (const library of counted) expect(tasksOf(library, buildData.codeTasks).map((task) => task.id)).toContain(id);
});

test.each([
  ["text-generation", "transformers"],
  ["object-detection", "transformers"],
  ["sentence-similarity", "sentence-transformers"],
  ["text-to-image", "diffusers"],
  ["tabular-classification", "sklearn"],
  ["robotics", "lerobot"],
])("%s: the recommended library is %s", (task, library) => {
  expect(librariesWithCode(task, buildData.codeTasks)[0]?.key).toBe(library);
});

test("the code at the top of a page is for the recommended library", async () => {
  const shown = await Promise.all(TASKS.map(async (task) => [task.id, await firstCode(task, buildData)] as const));
  const wrong = shown.filter(([id, code]) => {
    const [first] = code?.dialog.libraries ?? [];
    return first !== undefined && first !== librariesWithCode(id, buildData.codeTasks)[0]?.key;
  });
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test.each([
  ["text-to-image", "black-forest-labs/FLUX.1-dev", "fal-ai"],
  ["text-generation", "openai/gpt-oss-120b", "auto"],
  // Providers support this task, but no model is known that one of them serves.
  ["text-to-speech", undefined, undefined],
])("%s: the page has code for %s, which %s serves", (task, model, provider) => {
  const served = servedModel(task, [], buildData.providers);
  expect([served?.known.model, served?.provider.id]).toEqual([model, provider]);
});

test("every model that is known to be served has the date on which it was listed", () => {
  const known = buildData.providers.flatMap(({ id, routed, knownModels }) =>
    routed === undefined ? [] : Object.values(knownModels).map((one) => [id, one] as const),
  );
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter(([, { checkedOn }]) => checkedOn === undefined).map(([id]) => id)).toEqual([]);
});
