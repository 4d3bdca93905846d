import { expect, test } from "vitest";
import { MODEL_LIBRARIES_UI_ELEMENTS, type LibraryUiElement } from "../libraries/drop-in.ts";
import { TASKS_DATA, type WidgetType } from "../tasks/drop-in.ts";
import { getInferenceSnippets, type ModelDataMinimal, snippets } from "./index.ts";

test("programs that use the types of the namespace `snippets` can be compiled and run", () => {
  const model: ModelDataMinimal = {
    id: "acme/tiny",
    pipeline_tag: "text-generation",
    tags: ["conversational"],
    inference: "warm",
  };
  const options: snippets.InferenceSnippetOptions = { streaming: true, billTo: "acme-labs" };
  expect(snippets.getInferenceSnippets(model, "groq", undefined, options)).toEqual(
    getInferenceSnippets(model, "groq", undefined, options),
  );
  const isConversation = (type: WidgetType): boolean => type === "conversational";
  expect(isConversation("conversational")).toBe(true);
});

test("a program can define a library without a key and without tasks", () => {
  const own: LibraryUiElement = {
    prettyLabel: "AudioKit",
    repoName: "audiokit",
    repoUrl: "https://github.com/acme/audiokit",
    snippets: (model) => [`audiokit ${model.id}`],
  };
  expect(own.snippets?.({ id: "acme/tiny", tags: [] })).toEqual(["audiokit acme/tiny"]);
});

test.each(["constructor", "toString", "__proto__"])("no table has an entry named %s", (name) => {
  expect(Reflect.get(TASKS_DATA, name)).toBeUndefined();
  expect(Reflect.get(MODEL_LIBRARIES_UI_ELEMENTS, name)).toBeUndefined();
});
