import { afterEach, expect, test } from "vitest";
import {
  appsFor,
  appSnippets,
  countsAsDownload,
  getInferenceSnippets,
  getModelInputSnippet,
  InferenceClient,
  InputError,
  LIBRARIES,
  LIBRARY_TASK_MAPPING,
  librariesForModel,
  librariesForTask,
  librarySnippetsSync,
  LOCAL_APPS,
  PIPELINE_DATA,
  PROVIDERS,
  resetHubCache,
  SKUS,
  TASKS_MODEL_LIBRARIES,
  validateTaskInput,
} from "./index.ts";

/*
 * The tables are ordinary objects, so looking up a name such as "constructor" returns an inherited value. These tests
 * check that no function of the package mistakes such a value for an entry.
 */

afterEach(() => resetHubCache());

const TABLES = {
  LIBRARIES,
  LIBRARY_TASK_MAPPING,
  LOCAL_APPS,
  PIPELINE_DATA,
  PROVIDERS,
  SKUS,
  TASKS_MODEL_LIBRARIES,
} as const;

test.each(Object.entries(TABLES))(
  "the table %s is an ordinary object without entries named like inherited properties",
  (_, table) => {
    expect(Object.getPrototypeOf(table)).toBe(Object.prototype);
    expect(NAMES.filter((name) => Object.hasOwn(table, name))).toEqual([]);
  },
);

const NAMES = ["__proto__", "constructor", "hasOwnProperty", "toString", "valueOf"];

test.each(NAMES)("no function finds an entry named %j", async (name) => {
  const model = { id: "acme/tiny", library_name: name, pipeline_tag: name, tags: [name], config: { model_type: name } };
  const apps = appsFor({ id: "acme/tiny" });
  expect(librariesForTask(name)).toEqual([]);
  expect(librariesForModel(model)).toEqual([]);
  expect(librarySnippetsSync(name, model)).toEqual([]);
  expect(countsAsDownload(name, "config.json")).toBe(countsAsDownload("no-such-library", "config.json"));
  expect(appsFor(model)).toEqual(apps);
  expect(() => appSnippets(name as never, model)).toThrow(RangeError);
  expect(getInferenceSnippets(model, "groq")).toEqual([]);
  expect(getInferenceSnippets({ ...model, pipeline_tag: "text-to-image" }, name)).toEqual([]);
  expect(getModelInputSnippet(model as never)).toBe(getModelInputSnippet({ id: "acme/tiny" }));
  expect(validateTaskInput(name as never, { inputs: "x" })).toMatchObject({ ok: false });
});

test.each(NAMES)("the client rejects the provider and the task %j before it sends a request", async (name) => {
  const asked: string[] = [];
  const fetch = (async (url: string) => {
    asked.push(url);
    const entry = { provider: name, providerId: "x", status: "live", task: "text-generation" };
    return Response.json({ inferenceProviderMapping: [entry] });
  }) as typeof globalThis.fetch;
  const client = new InferenceClient("hf_token", { fetch, maxRetries: 0 });
  const call = { model: "acme/tiny", inputs: "x" };
  await expect(client.textToImage({ ...call, provider: name as never })).rejects.toThrow(InputError);
  await expect(client.request({ ...call, provider: "groq" }, { task: name })).rejects.toThrow(InputError);
  // Without a provider, the client uses one that the hub names. Here, the hub names only the provider of this test.
  await expect(client.textToImage(call)).rejects.toThrow(InputError);
  expect(asked.filter((url) => !url.startsWith("https://huggingface.co/api/"))).toEqual([]);
});
