import { describe, expect, test } from "vitest";
import { librarySnippetsSync } from "../libraries/index.ts";

/** Returns the Python code of the last block. */
function code(key: string, record: object): string {
  return librarySnippetsSync(key, { id: "acme/model", ...record }).at(-1)?.code ?? "";
}

describe("transformers", () => {
  const chat = {
    tags: ["conversational"],
    pipeline_tag: "text-generation",
    transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
    config: { tokenizer_config: { chat_template: "{{ messages }}" } },
  };
  const blocks = (record: object) => librarySnippetsSync("transformers", { id: "acme/model", ...record });

  test("shows a message if the type of the model is unknown", () => {
    expect(blocks({})).toEqual([{ kind: "message", language: "text", code: "Type of model unknown" }]);
  });

  test("shows a chat if the model has the tag conversational and a chat template", () => {
    for (const { code: text } of blocks(chat).slice(1)) expect(text).toContain("messages = [");
    expect(code("transformers", chat)).toContain("model.generate(**inputs, max_new_tokens=40)");
    for (const without of [
      { ...chat, tags: [] },
      { ...chat, config: {} },
    ]) {
      for (const { code: text } of blocks(without).slice(1)) expect(text).not.toContain("messages");
    }
  });

  test.each([
    [{ processor_config: { chat_template: "x" } }, true],
    [{ chat_template_jinja: "x" }, true],
    [{ tokenizer_config: { chat_template: [{ name: "default", template: "x" }] } }, true],
    [{ tokenizer_config: { chat_template: [] } }, false],
    [{ tokenizer_config: { chat_template: null } }, false],
  ])("with the config %j, the code uses a chat template: %s", (config, expected) => {
    expect(code("transformers", { ...chat, config }).includes("apply_chat_template")).toBe(expected);
  });

  test("shows code with an image only for a model with a processor", () => {
    const vision = { ...chat, tags: ["conversational", "image-text-to-text"], pipeline_tag: "image-text-to-text" };
    const withProcessor = {
      ...vision,
      transformersInfo: { auto_model: "AutoModelForImageTextToText", processor: "AutoProcessor" },
    };
    expect(code("transformers", withProcessor)).toContain('"type": "image"');
    expect(code("transformers", vision)).not.toContain('"type": "image"');
    expect(blocks(vision)[1]?.code).toContain("pipe(text=messages, ");
  });

  test("shows code without a pipeline for tasks whose pipeline was removed in transformers 5", () => {
    const info = { transformersInfo: { auto_model: "AutoModel" } };
    expect(blocks({ ...info, pipeline_tag: "robotics" })).toHaveLength(2);
    expect(blocks({ ...info, pipeline_tag: "fill-mask" })[1]?.code).toContain('pipeline("fill-mask", ');
    for (const pipeline_tag of [
      "summarization",
      "translation",
      "image-to-text",
      "question-answering",
      "visual-question-answering",
      "image-to-image",
    ]) {
      const [, usage, ...more] = blocks({ ...info, pipeline_tag });
      expect(usage?.code).toMatch(/^# transformers 5 has no pipeline for this task/);
      expect(usage?.code).not.toContain("pipeline(");
      expect(more).toEqual([]);
    }
    expect(blocks({ ...info, pipeline_tag: "fill-mask" })[1]?.code).not.toContain("#");
  });

  test.each([
    ["the widget's text", { mask_token: "[MASK]", widgetData: [{ text: "A [MASK] day" }] }, 'pipe("A [MASK] day")'],
    [
      "a default text, if the widget's text has no mask",
      { mask_token: "<M>", widgetData: [{ text: "Hi" }] },
      "the <M> at",
    ],
    [
      "the mask in the tokenizer's settings",
      { config: { tokenizer_config: { mask_token: { __type: "AddedToken", content: "<K>" } } } },
      "the <K> at",
    ],
    ["the mask of the loaded tokenizer, if the record contains no mask", {}, "mask = pipe.tokenizer.mask_token"],
  ])("fill-mask: the code uses %s", (_what, record, expected) => {
    const info = { transformersInfo: { auto_model: "AutoModelForMaskedLM" }, pipeline_tag: "fill-mask" };
    expect(blocks({ ...info, ...record })[1]?.code).toContain(expected);
  });

  test("uses labels, contexts and tables from the widget", () => {
    const show = (pipeline_tag: string, auto_model: string, sample: object) =>
      blocks({ pipeline_tag, transformersInfo: { auto_model, processor: "AutoTokenizer" }, widgetData: [sample] })[1]
        ?.code;
    const labels = { text: "Hi", candidate_labels: " one, two ,," };
    expect(show("zero-shot-classification", "AutoModel", labels)).toContain('candidate_labels=["one", "two"]');
    expect(show("zero-shot-classification", "AutoModel", { text: "Hi" })).toContain('["refund", "legal", "faq"]');
    const answer = show("question-answering", "AutoModelForQuestionAnswering", { text: "Who?", context: "Me." });
    expect(answer).toContain('question = "Who?"\ncontext = "Me."\n');
    const table = show("table-question-answering", "AutoModel", { text: "Who?", table: { age: [1] } });
    expect(table).toContain('pandas.DataFrame({"age": [1]})');
  });

  test("uses the name that transformers 5 gave to a renamed class", () => {
    const record = { transformersInfo: { auto_model: "AutoModelForVision2Seq", processor: "AutoProcessor" } };
    expect(code("transformers", { ...record, pipeline_tag: "image-to-text" })).toContain("AutoModelForImageTextToText");
  });

  test.each([
    ["AutoTokenizer", "tokenizer ="],
    ["AutoFeatureExtractor", "extractor ="],
    ["AutoProcessor", "processor ="],
    ["SomeProcessor", "processor = SomeProcessor.from_pretrained"],
  ])("calls the %s %s", (processor, expected) => {
    expect(code("transformers", { transformersInfo: { auto_model: "AutoModelForCausalLM", processor } })).toContain(
      expected,
    );
  });

  test("uses AutoModel instead of an invalid class name, and ignores an invalid processor", () => {
    const info = { auto_model: "Model; import os", processor: "import" };
    expect(code("transformers", { transformersInfo: info })).toContain(
      'from transformers import AutoModel\n\nmodel = AutoModel.from_pretrained("acme/model", device_map="auto")\n',
    );
  });

  test("for a custom class, allows code from the repository and names the class", () => {
    const record = { ...chat, transformersInfo: { ...chat.transformersInfo, custom_class: "own.Model\n" } };
    for (const { code: text } of blocks(record).slice(1)) expect(text).toContain(", trust_remote_code=True");
    expect(code("transformers", record)).toMatch(/^# The class is own\.Model \. /m);
  });

  test("allows code from the repository if the model has the tag custom_code", () => {
    const record = { ...chat, tags: ["custom_code"] };
    for (const { code: text } of blocks(record).slice(1)) expect(text).toContain(", trust_remote_code=True");
    expect(code("transformers", chat)).not.toContain("trust_remote_code");
  });

  const modelOf = (id: string, pipeline_tag: string, auto_model: string, config: object) => ({
    id,
    pipeline_tag,
    transformersInfo: { auto_model, processor: "AutoTokenizer" },
    config,
  });

  test.each([
    ["meta/nllb-200", "m2m_100", 'src_lang = "eng_Latn"'],
    ["meta/m2m100_418M", "m2m_100", 'convert_tokens_to_ids("__fr__")'],
    ["meta/mbart-50", "mbart", 'src_lang = "en_XX"'],
    ["google/t5-small", "t5", '"translate English to German: The ferry'],
    ["acme/latest5-x", "t5", 'tokenizer("The ferry'],
    ["Helsinki-NLP/opus-mt-zh-en", "marian", "渡轮七点离开港口。"],
    ["Helsinki-NLP/opus-mt-ROMANCE-en", "marian", 'tokenizer("The ferry'],
  ])("the translator %s of the family %s gets its languages", (id, model_type, expected) => {
    expect(code("transformers", modelOf(id, "translation", "AutoModelForSeq2SeqLM", { model_type }))).toContain(
      expected,
    );
  });

  test.each([
    ["acme/mood", {}, "logits.sigmoid() if len(logits) == 1 else logits.softmax(-1)"],
    ["acme/roberta-mnli", {}, "tokenizer(premise, hypothesis"],
    ["acme/two-sentences", { id2label: { "0": "ENTAILMENT" } }, "tokenizer(premise, hypothesis"],
    ["acme/odd-labels", { id2label: [5, null] }, "logits.softmax(-1)"],
    ["acme/topics", { problem_type: "multi_label_classification" }, "logits.sigmoid()[0]"],
    ["acme/grade", { problem_type: "regression" }, "logits[0]\n"],
  ])("the scores of the classifier %s with the config %j fit its labels", (id, config, expected) => {
    const record = modelOf(id, "text-classification", "AutoModelForSequenceClassification", config);
    expect(code("transformers", record)).toContain(expected);
  });

  test("an image processor with its old name gets its new name, and no package for sounds", () => {
    const info = { auto_model: "AutoModelForSemanticSegmentation", processor: "SegformerFeatureExtractor" };
    const [install] = blocks({ pipeline_tag: "image-segmentation", transformersInfo: info });
    expect(install?.code).toBe("pip install -U transformers accelerate pillow torchvision");
  });
});
