import { describe, expect, test } from "vitest";
import type { Artifact, Entry, Json, JsonObject, Spec } from "../spec/entry.ts";
import { evaluate, HOSTILE_TEXTS } from "../testing/evaluate.ts";
import { io } from "./io.ts";
import { libraries } from "./libraries.ts";
import { quantizationDetails } from "./quantization-details.ts";
import { quantization } from "./quantization.ts";
import { records } from "./records.ts";
import { samples } from "./samples.ts";
import { site } from "./site.ts";
import { taskTypes } from "./task-types.ts";
import { tasks } from "./tasks.ts";
import { catalogueSpec } from "../spec/testing.ts";

const spec = catalogueSpec();

function textOf(artifact: Artifact, path: string, of: Spec = spec): string {
  const file = [...artifact(of)].find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`nothing makes ${path}`);
  return file.text;
}

function entryOf(kind: "tasks" | "libraries", id: string): Entry {
  const entry = spec[kind].find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`there is no ${id}`);
  return entry;
}

function withData(kind: "tasks" | "libraries", id: string, data: JsonObject): Spec {
  const changed = { ...entryOf(kind, id), data };
  return { ...spec, [kind]: spec[kind].map((entry) => (entry.id === id ? changed : entry)) };
}

describe("tasks", () => {
  test("a generated task has its id and default values, but no sample input and no keywords", async () => {
    const { data } = entryOf("tasks", "translation");
    const { metrics: _, ...rest } = data;
    const text = textOf(tasks, "tasks/translation.ts", withData("tasks", "translation", rest));
    const { translation } = await evaluate(text);
    expect(translation).toMatchObject({ id: "translation", label: "Translation", metrics: [], models: data["models"] });
    expect(translation).not.toHaveProperty("sampleInput");
    expect(translation).not.toHaveProperty("keywords");
  });

  test("fields are printed in the order of the schema, not in the order of the entry", () => {
    const { data } = entryOf("tasks", "translation");
    const reversed = Object.fromEntries(Object.entries(data).reverse());
    expect(textOf(tasks, "tasks/translation.ts", withData("tasks", "translation", reversed))).toBe(
      textOf(tasks, "tasks/translation.ts"),
    );
  });

  test("the module of a task is printed again only if the entry of the task changes", () => {
    const before = new Map([...tasks(spec)].map((file) => [file.path, file]));
    const edited = withData("tasks", "translation", { ...entryOf("tasks", "translation").data, summary: "Short." });
    const fresh = [...tasks(edited)].filter((file) => before.get(file.path) !== file).map(({ path }) => path);
    expect(fresh).toEqual(["tasks/translation.ts"]);
  });

  test("the table lists the tasks in the order of the catalogue", () => {
    const table = /= {\n([^]*)\n};/.exec(textOf(tasks, "tasks/index.ts"))?.[1] ?? "";
    const ids = table.split("\n").map((line) => line.trim().replace(/^"?([\w-]+).*$/, "$1"));
    expect(ids).toEqual(spec.tasks.map(({ id }) => id));
  });
});

test("task-types.ts contains the modality of each task, and the label of each modality", async () => {
  const module = await evaluate(textOf(taskTypes, "task-types.ts"));
  expect(module["TASK_IDS"]).toEqual(spec.tasks.map(({ id }) => id));
  expect(module["MODALITIES"]).toEqual(["multimodal", "nlp", "cv", "audio", "tabular", "rl", "other"]);
  expect(module["MODALITY_LABELS"]).toMatchObject({ nlp: "Natural Language Processing", rl: "Reinforcement Learning" });
  expect(module["TASK_TYPES"]).toMatchObject({ other: { name: "Other", modality: "other", hideInModels: true } });
});

test("the table of libraries is sorted, and contains no snippets", async () => {
  const { LIBRARIES } = await evaluate(textOf(libraries, "libraries.ts"));
  const table = new Map(Object.entries(LIBRARIES as Record<string, JsonObject>));
  expect([...table.keys()]).toEqual(spec.libraries.map(({ id }) => id).sort());
  const fields = new Set([...table.values()].flatMap((library) => Object.keys(library)));
  expect([...fields]).toEqual(expect.arrayContaining(["countDownloads", "key", "prettyLabel", "repoUrl", "tasks"]));
  expect(["snippets", "parts", "pick", "rewrite", "examples"].filter((field) => fields.has(field))).toEqual([]);
  expect(textOf(libraries, "library-keys.ts")).toContain('  | "transformers.js"\n');
});

describe("the record of a library", () => {
  const rules = (snippets: Json): Promise<JsonObject> => recordOf({ ...entryOf("libraries", "keras").data, snippets });
  async function recordOf(data: JsonObject): Promise<JsonObject> {
    const { LIBRARIES } = await evaluate(textOf(libraries, "libraries.ts", withData("libraries", "keras", data)));
    return (LIBRARIES as Record<string, JsonObject>)["keras"] ?? {};
  }
  const install = (template: string) => ({ kind: "install", language: "bash", template });

  test("a library record lists languages in order of first appearance, and each install command once", async () => {
    const usage = (language: string) => ({ language, template: "x" });
    const group = { pick: "all", rules: [install("pip install a\n"), usage("csharp"), install("pip install b")] };
    expect(await rules([usage("python"), group, usage("csharp"), install("pip install a")])).toMatchObject({
      languages: ["python", "csharp"],
      install: ["pip install a", "pip install b"],
    });
  });

  test("a library record has no install command with a model id, and contains default package names", async () => {
    const templates = [
      "hf download {{id}}",
      "pip install {{pruna_package}}",
      "pip install a{{#if custom_code}} b{{/if}}",
    ];
    expect((await rules(templates.map(install)))["install"]).toEqual(["pip install pruna", "pip install a"]);
  });

  test("a library record without code has neither languages nor install commands", async () => {
    for (const record of [await recordOf(entryOf("libraries", "elm").data), await rules([{ message: "No." }])]) {
      expect(record).not.toHaveProperty("languages");
      expect(record).not.toHaveProperty("install");
    }
  });
});

test("the table of samples contains only tasks with a sample input", async () => {
  const { SAMPLES } = await evaluate(textOf(samples, "samples.ts"));
  const expected = spec.tasks.filter(({ data }) => data["sampleInput"] !== undefined).map(({ id }) => id);
  expect(Object.keys(SAMPLES as object)).toEqual(expected);
});

describe("quantization", () => {
  test("an enum converts names of types to numbers, and numbers to names", async () => {
    const module = await evaluate(textOf(quantization, "quantization.ts"));
    const types = module["GGMLFileQuantizationType"] as Record<string, unknown>;
    expect(types).toMatchObject({ Q4_K_M: 15, 15: "Q4_K_M", Q8_K_XL: 1005, 1005: "Q8_K_XL" });
    for (const [key, value] of Object.entries(types)) expect(String(types[String(value)])).toBe(key);
    expect(module["GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER"]).toHaveLength(Object.keys(types).length / 2);
    expect(module["GGML_QUANTIZATION_TYPE_LAYOUT"]).toMatchObject({
      Q4_K: { blockSize: 256, bytesPerBlock: 144, bitsPerWeight: 4.5 },
    });
    expect(module["GGML_FILE_QUANTIZATION_TYPE_MAIN_TENSOR_TYPE"]).toMatchObject({ Q4_K_M: "Q4_K" });
  });

  test("descriptions of quantization types are in a separate module", async () => {
    const text = textOf(quantization, "quantization.ts");
    const details = await evaluate(textOf(quantizationDetails, "quantization-details.ts"));
    const { F32 } = details["GGML_QUANTIZATION_TYPE_DETAILS"] as Record<string, { description: string }>;
    expect(F32?.description).toBeTruthy();
    // Bundlers remove comments, but keep values. So the description must be in a comment, not in a value.
    const code = text.replaceAll(/^ *\/\*\*[^]*?\*\/$/gm, "");
    expect(code).toContain("  F32: 0,");
    expect(code).not.toContain(F32?.description);
  });
});

test("records.ts declares each type once", () => {
  const names = textOf(records, "records.ts").match(/(?<=^export (?:interface|type) )\w+/gm) ?? [];
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(
    expect.arrayContaining(["TaskData", "Library", "QuantizationEnum", "Demo", "Metric", "ModelRecord"]),
  );
});

test("a type that two calls share is exported once", () => {
  const first = spec.io.find(({ id }) => id !== "_common");
  if (first === undefined) throw new Error("the catalogue has no io entry");
  const shape = { title: "EchoMode", type: "string", enum: ["soft", "loud"] };
  const entries = ["echo-a", "echo-b"].map((id): Entry => {
    return { ...first, id, data: { input: { type: "object", properties: { mode: { ...shape } } } } };
  });
  const text = textOf(io, "io/types.ts", { ...spec, io: entries });
  expect(text).toContain('export type { EchoAInput, EchoMode } from "./echo-a.ts";\nexport type { EchoBInput }');
});

test("a hostile text in a spec has the same value in the generated table", async () => {
  const [label, ...others] = HOSTILE_TEXTS;
  const models = HOSTILE_TEXTS.map((id) => ({ id, description: id }));
  const sampleInput: Json = Object.fromEntries(HOSTILE_TEXTS.map((text) => [text, [text]]));
  const data = {
    ...entryOf("tasks", "translation").data,
    summary: label ?? "",
    models,
    widgetModels: others,
    sampleInput,
  };
  const hostile = withData("tasks", "translation", data);
  const { translation } = await evaluate(textOf(tasks, "tasks/translation.ts", hostile));
  expect(translation).toMatchObject({ summary: label, models, widgetModels: others });
  const { SAMPLES } = await evaluate(textOf(samples, "samples.ts", hostile));
  expect(JSON.stringify((SAMPLES as JsonObject)["translation"])).toBe(JSON.stringify(sampleInput));
  for (const text of HOSTILE_TEXTS) {
    const library = { ...entryOf("libraries", "keras").data, prettyLabel: text, countDownloads: text };
    const { LIBRARIES } = await evaluate(textOf(libraries, "libraries.ts", withData("libraries", "keras", library)));
    expect((LIBRARIES as JsonObject)["keras"]).toMatchObject({ prettyLabel: text, countDownloads: text });
  }
});

describe("site", () => {
  const shown = (name: string): Record<string, unknown> => JSON.parse(textOf(site, `site/${name}.json`));

  test.each(["apps", "clients", "io", "libraries", "providers", "quantization", "tasks"] as const)(
    "%s.json contains the data of each entry, sorted by id",
    (kind) => {
      const entries = spec[kind].map(({ id, data }) => [id, data] as const);
      expect(shown(kind)).toEqual(Object.fromEntries(entries));
      expect(Object.keys(shown(kind))).toEqual(entries.map(([id]) => id).toSorted());
    },
  );

  test("each logo that an entry names is a drawing", () => {
    const named = spec.providers.filter(({ data }) => data["logo"] !== undefined).map(({ id }) => id);
    expect(Object.keys(Object(shown("logos")["providers"]))).toEqual(named.toSorted());
  });

  test("the form shows the fields that snippets read, with descriptions from the schema", () => {
    const fields: { path: string; kind: string; hint: string }[] = JSON.parse(textOf(site, "site/model-fields.json"));
    expect(fields[0]).toMatchObject({ path: "id", kind: "text", isMain: true });
    expect(fields.find(({ path }) => path === "tags")).toMatchObject({ kind: "list" });
    expect(fields.find(({ path }) => path === "config.architectures.0")).toMatchObject({ kind: "text" });
    expect(fields.filter(({ hint }) => hint === "")).toEqual([]);
  });

  test("a repository without a site gets no files", () => {
    expect(site({ ...spec, root: import.meta.dirname })).toEqual([]);
  });
});
