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

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));
const gguf = files("a-Q8_0.gguf", "a-Q4_K_M.gguf");

test.each([
  [
    "GGUF files only",
    { tags: ["gguf", "conversational"], pipeline_tag: "text-generation", siblings: gguf },
    "llama-cpp-python",
  ],
  ["GGUF files without a task", { tags: ["gguf", "conversational"], siblings: gguf }, "llama-cpp-python"],
  ["the tag gguf without a list of files", { tags: ["gguf"], pipeline_tag: "text-generation" }, "llama-cpp-python"],
  [
    "GGUF files only, named transformers",
    { library_name: "transformers", tags: ["transformers", "gguf"], pipeline_tag: "text-generation", siblings: gguf },
    "llama-cpp-python transformers",
  ],
  [
    "GGUF files next to other weights",
    { library_name: "transformers", transformersInfo, siblings: [...gguf, ...files("model.safetensors")] },
    "transformers",
  ],
  [
    "GGUF files that make images",
    { tags: ["gguf", "text-to-image"], pipeline_tag: "text-to-image", siblings: gguf },
    "diffusers",
  ],
  ["ONNX files only", { pipeline_tag: "fill-mask", siblings: files("onnx/model.onnx") }, "transformers.js"],
  [
    "ONNX files next to other weights",
    { library_name: "sentence-transformers", siblings: files("onnx/model.onnx", "model.safetensors") },
    "sentence-transformers",
  ],
  [
    "an adapter, named transformers",
    {
      library_name: "transformers",
      transformersInfo,
      config: { peft: { task_type: "CAUSAL_LM", base_model_name_or_path: "a/b" } },
      siblings: files("adapter_config.json", "adapter_model.safetensors"),
    },
    "peft transformers",
  ],
  [
    "a library without code for the model, then one with code",
    { library_name: "transformers", tags: ["timm"], siblings: files("model.safetensors") },
    "timm transformers",
  ],
  [
    "a task without ONNX files",
    { tags: ["pytorch"], pipeline_tag: "audio-classification", transformersInfo, siblings: files("pytorch_model.bin") },
    "transformers",
  ],
  [
    "a task, without the files of most libraries for it",
    { pipeline_tag: "image-classification", siblings: files("weights.bin2", "README.md") },
    "fastai",
  ],
  ["files that nothing describes", { tags: [], siblings: files("weights.bin2") }, "huggingface_hub"],
])("for %s, the right libraries come first", (_, record, expected) => {
  const keys = librariesForModel({ id: "acme/awkward", ...record }).map(({ key }) => key);
  expect(keys.slice(0, expected.split(" ").length).join(" ")).toBe(expected);
  // A library that needs ONNX files is offered only for models with ONNX files.
  expect(keys.includes("transformers.js")).toBe(
    JSON.stringify(record).includes(".onnx") && keys[0] === "transformers.js",
  );
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
