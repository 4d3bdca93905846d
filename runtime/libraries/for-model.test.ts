import { expect, test } from "vitest";
import { LIBRARIES } from "../../generated/libraries.ts";
import { TASK_IDS } from "../../generated/task-types.ts";
import { librariesForModel, librariesForTask, librarySnippets } from "./lazy.ts";

test("the library that the record names comes first, then the libraries among its tags, each once", () => {
  const model = {
    id: "acme/sentences",
    library_name: "sentence-transformers",
    tags: ["transformers", "sentence-transformers", "no-such-library", "constructor"],
    pipeline_tag: "text-generation",
  };
  expect(librariesForModel(model)).toEqual([
    { key: "sentence-transformers", because: "library_name" },
    { key: "transformers", because: "tags" },
  ]);
});

test("if the record names no library, the task decides which libraries fit", () => {
  const found = librariesForModel({ id: "acme/plain", pipeline_tag: "text-to-image" });
  expect(found[0]).toEqual({ key: "diffusers", because: "pipeline_tag" });
  expect(new Set(found.map(({ because }) => because))).toEqual(new Set(["pipeline_tag"]));
  const supported = new Set<string>(librariesForTask("text-to-image"));
  expect(found.every(({ key }) => supported.has(key))).toBe(true);
});

const transformersInfo = { auto_model: "AutoModel", processor: "AutoTokenizer" };

test.each([
  [
    "text-classification",
    ["transformers", "sklearn", "spacy", "fasttext", "adapter-transformers", "bertopic", "setfit"],
  ],
  ["token-classification", ["transformers", "spacy", "flair", "stanza", "adapter-transformers"]],
  ["image-classification", ["transformers", "keras", "timm", "fastai"]],
  ["audio-classification", ["transformers", "transformers.js"]],
])(
  "libraries for %s: the most widely used come first, and libraries without a rank come last",
  (pipeline_tag, keys) => {
    const found = librariesForModel({ id: "acme/plain", pipeline_tag, transformersInfo });
    expect(found.map(({ key }) => key).slice(0, keys.length)).toEqual(keys);
  },
);

test.each(TASK_IDS)("each library that is offered for the task %s has code for the model", async (pipeline_tag) => {
  for (const model of [
    { id: "acme/plain", pipeline_tag },
    { id: "acme/plain", pipeline_tag, transformersInfo, tags: [pipeline_tag, "skops", "conversational"] },
  ]) {
    for (const { key } of librariesForModel(model)) {
      const kinds = (await librarySnippets(key, model)).map(({ kind }) => kind);
      expect({ key, kinds }).toEqual({ key, kinds: expect.arrayContaining(["usage"]) });
    }
  }
});

test("a library that the record names is offered even without code; its message says what the record lacks", () => {
  const found = librariesForModel({ id: "acme/adapter", library_name: "peft", pipeline_tag: "text-generation" });
  expect(found).toEqual([{ key: "peft", because: "library_name" }]);
});

test("every library with a rank has a link to the source of this rank", () => {
  const ranked = Object.values(LIBRARIES).filter(({ rank }) => rank !== undefined);
  expect(ranked.length).toBeGreaterThan(15);
  for (const { rankSource } of ranked) expect(rankSource).toMatch(/^https:/);
});

test.each([
  ["undefined", undefined],
  ["null", null],
  ["an empty record", {}],
  [
    "a record with fields of the wrong type",
    { id: 5, library_name: ["transformers"], tags: "transformers", pipeline_tag: {} },
  ],
  [
    "a record with a field that throws",
    Object.defineProperty({ id: "a/b" }, "tags", {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    }),
  ],
])("%s: returns an empty list and throws nothing", (_, record) => {
  expect(librariesForModel(record as never)).toEqual([]);
});
