import { expect, test } from "vitest";
import { librarySnippetsWithRules } from "hubsmith/libraries/lazy";
import { createServices } from "../services.ts";
import { bundledRecord, BUNDLED_RECORDS } from "./model/records.ts";
import { reasonOf } from "./rule-words.ts";

const services = await createServices("/");

/** Title and reason of each block that a bundled model gets. */
async function reasonsOf(library: string, id: string) {
  const snippets = await librarySnippetsWithRules(library, bundledRecord(id) ?? { id });
  return snippets.map(({ title, rule }) => [title, reasonOf(services.ruleWords[library], rule)]);
}

test("a chat model's pipeline is explained by its task, tag and template", async () => {
  const [install, pipeline] = await reasonsOf("transformers", "Qwen/Qwen3-0.6B");
  expect(install).toEqual(["Install", "no rule before this one fits."]);
  expect(pipeline?.[0]).toBe("Use a pipeline");
  expect(pipeline?.[1]).toMatch(/^the task is .*; it is tagged `conversational`, and the repository holds a template/);
});

test("every block of every bundled model is explained", async () => {
  for (const model of BUNDLED_RECORDS) {
    const key = model.library_name ?? "";
    for (const { rule } of await librarySnippetsWithRules(key, model)) {
      expect(reasonOf(services.ruleWords[key], rule)).toBeTypeOf("string");
    }
  }
});

test("what is not known is not explained", () => {
  expect(reasonOf(undefined, [0])).toBeUndefined();
  expect(reasonOf({ rules: [] }, [0])).toBeUndefined();
  expect(reasonOf({ rules: [{}] }, [0])).toBe("");
});

test("a form asks for the fields that snippets read, the main ones first", () => {
  const paths = services.modelFields.map(({ path }) => path);
  expect(paths.slice(0, 4)).toEqual(["id", "library_name", "pipeline_tag", "tags"]);
  expect(paths).toEqual(
    expect.arrayContaining(["mask_token", "config.peft.base_model_name_or_path", "cardData.base_model"]),
  );
  expect(services.modelFields.find(({ path }) => path === "config.keras_hub.tasks")?.kind).toBe("list");
  expect(services.modelFields.find(({ path }) => path === "cardData.base_model")?.kind).toBe("list");
  expect(services.modelFields.filter(({ hint }) => hint === "")).toEqual([]);
});
