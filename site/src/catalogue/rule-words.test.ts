import { expect, test } from "vitest";
import { librarySnippetsWithRules } from "hubsmith/libraries/lazy";
import { readBuildData } from "../../build-data/build-data.ts";
import { bundledRecord, BUNDLED_RECORDS } from "../records/records.ts";
import { reasonOf } from "./rule-words.ts";

const buildData = await readBuildData();

async function reasonsOf(library: string, id: string) {
  const model = bundledRecord(id) ?? { id };
  const snippets = await librarySnippetsWithRules(library, model);
  return snippets.map(({ title, rule }) => [title, reasonOf(buildData.ruleWords[library], rule, model)]);
}

test("the reason for the pipeline snippet names the task, the tag and the template of a chat model", async () => {
  const [install, pipeline] = await reasonsOf("transformers", "Qwen/Qwen3-0.6B");
  expect(install?.[0]).toBe("Install");
  expect(pipeline?.[0]).toBe("Use a pipeline");
  expect(pipeline?.[1]).toMatch(
    /the model is tagged `conversational`, and the repository contains a template .*the task is `text-generation`/,
  );
});

test("every code block of every bundled model has a reason, except install commands, which show none", async () => {
  const without: string[] = [];
  for (const model of BUNDLED_RECORDS) {
    const key = model.library_name ?? "";
    for (const { rule, kind, title } of await librarySnippetsWithRules(key, model)) {
      if (kind === "install") continue;
      if (reasonOf(buildData.ruleWords[key], rule, model) === undefined) without.push(`${model.id}: ${title}`);
    }
  }
  expect(without).toEqual([]);
});

test("the reason names only tasks and tags that the model has", () => {
  const words = { rules: [{ when: "the task is {task}, or the model is tagged {tags:chat|lora|gguf}" }] };
  const model = { id: "acme/x", pipeline_tag: "fill-mask" as const, tags: ["gguf", "en", "lora"] };
  expect(reasonOf(words, [0], model)).toBe("the task is `fill-mask`, or the model is tagged `lora` and `gguf`");
});

test("the reason names all tags of the rule if the model has none of them", () => {
  const words = { rules: [{ when: "the model is tagged {tags:chat|lora}, or `config.kind` is `x`" }] };
  expect(reasonOf(words, [0], { id: "acme/x" })).toBe("the model is tagged `chat` or `lora`, or `config.kind` is `x`");
});

test("returns no reason if the rule is unknown", () => {
  expect(reasonOf(undefined, [0], { id: "acme/x" })).toBeUndefined();
  expect(reasonOf({ rules: [] }, [0], { id: "acme/x" })).toBeUndefined();
  expect(reasonOf({ rules: [{}] }, [0], { id: "acme/x" })).toBe("");
});

test("the form contains the fields that snippets read, beginning with the main fields", () => {
  const paths = buildData.modelFields.map(({ path }) => path);
  expect(paths.slice(0, 4)).toEqual(["id", "library_name", "pipeline_tag", "tags"]);
  expect(paths).toEqual(
    expect.arrayContaining(["mask_token", "config.peft.base_model_name_or_path", "cardData.base_model"]),
  );
  expect(buildData.modelFields.find(({ path }) => path === "config.keras_hub.tasks")?.kind).toBe("list");
  expect(buildData.modelFields.find(({ path }) => path === "cardData.base_model")?.kind).toBe("list");
  expect(buildData.modelFields.filter(({ hint }) => hint === "")).toEqual([]);
});
