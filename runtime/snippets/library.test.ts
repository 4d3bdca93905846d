import { describe, expect, test } from "vitest";
import { hasSnippets, librarySnippets, type Snippet } from "./library.ts";
import { librarySnippetsSync } from "../libraries/index.ts";

/** Returns the Python code of the last block. */
function code(key: string, record: object): string {
  return librarySnippetsSync(key, { id: "acme/model", ...record }).at(-1)?.code ?? "";
}

test("librarySnippets and librarySnippetsSync return the same snippets", async () => {
  const model = { id: "acme/lora", tags: ["lora"], cardData: { base_model: "acme/base" } };
  const expected: readonly Partial<Snippet>[] = [
    { kind: "install", language: "bash", code: "pip install -U diffusers transformers accelerate peft" },
    { kind: "usage", language: "python" },
  ];
  expect(librarySnippetsSync("diffusers", model)).toMatchObject(expected);
  expect(await librarySnippets("diffusers", model)).toEqual(librarySnippetsSync("diffusers", model));
});

test.each(["", "no-such-library", "__proto__", "constructor", "toString"])(
  "the library %j has no snippets",
  async (key) => {
    expect(hasSnippets(key)).toBe(false);
    expect(librarySnippetsSync(key, { id: "a/b" })).toEqual([]);
    expect(await librarySnippets(key, { id: "a/b" })).toEqual([]);
  },
);

describe("diffusers", () => {
  test.each([
    [{ widgetData: [{ text: 'say "hi"\n' }], cardData: { instance_prompt: "x" } }, String.raw`prompt = "say \"hi\"\n"`],
    [{ cardData: { instance_prompt: "a TOK dog" } }, 'prompt = "a TOK dog"'],
    [{ widgetData: [{ text: "" }], cardData: { instance_prompt: "a TOK dog" } }, 'prompt = "a TOK dog"'],
    [{ widgetData: [{ text: 5 }], cardData: { instance_prompt: null } }, 'prompt = "A lighthouse'],
  ])("for the record %j, the code contains the expected prompt", (record, expected) => {
    expect(code("diffusers", record)).toContain(expected);
  });

  test.each([
    ["acme/base", "acme/base"],
    [["acme/first", "acme/second"], "acme/first"],
    [["acme/first", "acme/second-Diffusers"], "acme/second-Diffusers"],
    [undefined, "fill-in-base-model"],
    [[], "fill-in-base-model"],
    [[null, 5], "fill-in-base-model"],
  ])("for the base model %j, the code loads %s", (base_model, expected) => {
    expect(code("diffusers", { tags: ["lora"], cardData: { base_model } })).toContain(`from_pretrained("${expected}"`);
  });

  test.each([
    [{ tags: ["StableDiffusionInpaintPipeline", "lora"] }, "AutoPipelineForInpainting"],
    [{ tags: ["diffusers:StableDiffusionXLInpaintPipeline"] }, "AutoPipelineForInpainting"],
    [{ config: { diffusers: { _class_name: "StableDiffusionInpaintPipeline" } } }, "AutoPipelineForInpainting"],
    [{ tags: ["controlnet", "lora"] }, "ControlNetModel"],
    [{ tags: ["lora"], pipeline_tag: "image-to-image" }, "load_lora_weights"],
    [{ tags: ["lora"], pipeline_tag: "image-to-video" }, ".frames[0]"],
    [{ tags: ["lora", "textual_inversion"], pipeline_tag: "text-to-video" }, "load_lora_weights"],
    [{ tags: ["textual_inversion", "diffusers:FluxFillPipeline"] }, "load_textual_inversion"],
    [{ tags: ["diffusers:FluxFillPipeline"], pipeline_tag: "image-to-image" }, "FluxFillPipeline"],
    [{ pipeline_tag: "image-to-video" }, ".frames[0]"],
    [{ pipeline_tag: "image-to-image" }, "input_image"],
    [{ pipeline_tag: "text-to-video" }, ".frames[0]"],
    [{ tags: ["diffusers:StableVideoDiffusionPipeline"], pipeline_tag: "image-to-video" }, "pipe(input_image.resize("],
    [{ tags: ["diffusers:LTXPipeline"], pipeline_tag: "image-to-video" }, "pipe(prompt=prompt).frames[0]"],
    [{ tags: ["diffusers:AudioLDM2Pipeline"], pipeline_tag: "text-to-audio" }, "pipe(prompt).audios[0]"],
    [{ tags: ["diffusers:MarigoldDepthPipeline"] }, "pipe(input_image).prediction"],
    [{ config: { diffusers: { _class_name: "AutoencoderKL" } } }, "vae(pixels).sample"],
    [{ tags: ["diffusers:NextYearPipeline"], pipeline_tag: "text-to-video" }, "pipe(prompt=prompt).frames[0]"],
    [{ tags: ["diffusers:os; import sys"] }, "pipe(prompt).images[0]"],
    [{}, "pipe(prompt).images[0]"],
  ])("for %j, the code contains %s", (record, expected) => {
    expect(code("diffusers", record)).toContain(expected);
  });

  test("uses the recommended parameters of inpainting and fill pipelines", () => {
    const inpainting = code("diffusers", { tags: ["diffusers:StableDiffusionInpaintPipeline"] });
    for (const figure of ["num_inference_steps=20", "strength=0.99", "guidance_scale=8.0", "(1024, 1024)"]) {
      expect(inpainting).toContain(figure);
    }
    const fill = code("diffusers", { tags: ["diffusers:FluxFillPipeline"] });
    for (const figure of [
      "num_inference_steps=50",
      "guidance_scale=30",
      "max_sequence_length=512",
      "height=1632",
      "width=1232",
    ]) {
      expect(fill).toContain(figure);
    }
  });
});

describe("sentence-transformers", () => {
  test.each([
    [{ tags: ["cross-encoder"] }, "CrossEncoder("],
    [{ pipeline_tag: "text-ranking" }, "CrossEncoder("],
    [{ config: { architectures: ["BertForSequenceClassification"] } }, "CrossEncoder("],
    [{ id: "acme/nli-small", tags: ["cross-encoder"] }, "model.predict(pairs)"],
    [{ tags: ["setfit"], config: { architectures: ["BertForSequenceClassification"] } }, "SentenceTransformer("],
    [{ tags: ["sparse-encoder"] }, "SparseEncoder("],
    [{ tags: ["PyLate", "cross-encoder"] }, "models.ColBERT("],
    [{}, "SentenceTransformer("],
  ])("for %j, the code contains %s", (record, expected) => {
    expect(code("sentence-transformers", record)).toContain(expected);
    expect(
      code("sentence-transformers", { ...record, tags: [...("tags" in record ? record.tags : []), "custom_code"] }),
    ).toContain("trust_remote_code=True");
  });

  test("if the model card has a source sentence and at least one other sentence, compares these sentences", () => {
    const both = { widgetData: [{ source_sentence: "One", sentences: ["Two", 'T"o'] }] };
    expect(code("sentence-transformers", both)).toContain('sentences = [\n    "One",\n    "Two",\n    "T\\"o",\n]');
    expect(code("sentence-transformers", both)).toContain("# torch.Size([3, 3])");
    for (const sample of [
      { source_sentence: "One" },
      { sentences: ["Two"] },
      { source_sentence: "One", sentences: [] },
    ]) {
      expect(code("sentence-transformers", { widgetData: [sample] })).toContain('"The ferry leaves');
    }
  });
});

describe("keras-hub", () => {
  const blocks = (tasks: unknown) =>
    librarySnippetsSync("keras-hub", { id: "acme/model", config: { keras_hub: { tasks: tasks as string[] } } });
  const classes = (tasks: unknown) =>
    blocks(tasks).map(({ code: text }) => /models\.(\w+)\.from_preset\("hf:\/\/acme\/model"/.exec(text)?.[1]);

  test.each([
    [
      ["ImageClassifier", "CausalLM"],
      ["CausalLM", "ImageClassifier"],
    ],
    [
      ["B", "TextClassifier", "A", "TextToImage", "CausalLM", "ImageClassifier"],
      ["CausalLM", "TextToImage", "TextClassifier", "ImageClassifier", "B", "A"],
    ],
    [["Same", "Same"], ["Same"]],
    [["not a name", "import", "A.b", "x; import os", "Good"], ["Good"]],
    [[], []],
    [undefined, []],
    ["CausalLM", []],
  ])("for the tasks %j, shows blocks for %j, and then a block for the backbone", (tasks, expected) => {
    expect(classes(tasks)).toEqual([undefined, ...expected, "Backbone"]);
  });

  test("models that generate text or pictures are loaded in bfloat16", () => {
    for (const { code: text } of blocks(["CausalLM", "TextToImage"]).slice(1, 3)) {
      expect(text).toContain('dtype="bfloat16"');
    }
  });
});

describe("pruna-ai", () => {
  const blocks = (record: object) => librarySnippetsSync("pruna-ai", { id: "acme/pruna-Pipeline", ...record });
  const pipelineWords = /\b\w+Pipeline\w*\b/;

  test("shows the code of the library diffusers, with pruna's class and package", () => {
    for (const tags of [
      ["lora"],
      ["controlnet"],
      ["diffusers:FluxFillPipeline"],
      ["StableDiffusionInpaintPipeline"],
      [],
    ]) {
      const [install, usage, ...more] = blocks({ tags: ["diffusers", ...tags] });
      expect(install?.code).toMatch(/^pip install -U diffusers transformers accelerate pruna( peft)?$/);
      expect(usage?.code).toContain("from pruna import PrunaModel\n");
      expect(usage?.code).toContain(" = PrunaModel.from_pretrained(");
      expect(usage?.code.replace("acme/pruna-Pipeline", "")).not.toMatch(pipelineWords);
      expect(more).toEqual([]);
    }
  });

  test("shows the code of the library transformers, but without pipelines", () => {
    const record = {
      tags: ["transformers", "custom_code", "conversational"],
      pipeline_tag: "text-generation",
      transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
      config: { tokenizer_config: { chat_template: "x" } },
    };
    const [, usage, ...more] = blocks(record);
    expect(usage?.code).toMatch(/^from pruna import PrunaModel\nfrom transformers import AutoTokenizer\n/);
    expect(usage?.code).toContain('model = PrunaModel.from_pretrained("acme/pruna-Pipeline", trust_remote_code=True)');
    expect(usage?.code).toContain("apply_chat_template");
    expect(more).toEqual([]);
    expect(blocks({ tags: ["transformers"] }).map(({ code: text }) => text)).toEqual(["Type of model unknown"]);
  });

  test.each(["pro", "pruna_pro-ai"])("uses pruna's pro edition for the tag %s, and keeps the model's id", (tag) => {
    for (const tags of [[tag], [tag, "diffusers"]]) {
      const text = blocks({ tags })
        .map((block) => block.code)
        .join("\n");
      expect(text).toContain("from pruna_pro import PrunaProModel\n");
      expect(text).toContain('PrunaProModel.from_pretrained("acme/pruna-Pipeline"');
      expect(text).toMatch(/^pip install .*\bpruna_pro$/m);
      expect(text).not.toMatch(/\bPrunaModel\b/);
    }
  });
});

describe("multimolecule", () => {
  test.each([
    ["only the first mask", { mask_token: "<mask>" }, "AC<mask>G<mask>", 'tokenizer("ACAG<mask>",'],
    ["a mask token that contains a quote", { mask_token: '"' }, 'AC"G', 'tokenizer("ACAG",'],
    ["<mask>, if the record contains no mask token", {}, "AC<mask>G", 'tokenizer("ACAG",'],
    ["nothing, if the text contains no mask token", { mask_token: "[MASK]" }, "AC<mask>G", 'tokenizer("AC<mask>G",'],
  ])("in the sequence, a nucleotide replaces %s", (_what, record, sequence, expected) => {
    expect(code("multimolecule", { ...record, tags: [], widgetData: [{ text: sequence }] })).toContain(expected);
  });
});
