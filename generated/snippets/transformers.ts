// Generated – do not edit.
// source:    spec/libraries/transformers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const PIPELINE_TAG_VALUES = new Set<unknown>([
  "audio-classification",
  "automatic-speech-recognition",
  "depth-estimation",
  "document-question-answering",
  "feature-extraction",
  "fill-mask",
  "image-classification",
  "image-feature-extraction",
  "image-segmentation",
  "image-to-image",
  "image-to-text",
  "image-text-to-text",
  "mask-generation",
  "object-detection",
  "question-answering",
  "summarization",
  "table-question-answering",
  "text-classification",
  "text-generation",
  "text-to-audio",
  "text-to-speech",
  "token-classification",
  "translation",
  "video-classification",
  "visual-question-answering",
  "zero-shot-classification",
  "zero-shot-image-classification",
  "zero-shot-object-detection",
]);

const PROCESSOR_PATTERN = /Processor$/u;

const PROCESSOR_PATTERN_2 = /FeatureExtractor$/u;

/** Rules of transformers: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => !facts.transformers_info,
      message: "Type of model unknown",
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U transformers accelerate`,
        },
        {
          when: (facts) => PIPELINE_TAG_VALUES.has(facts.pipeline_tag),
          pick: "first",
          rules: [
            {
              when: (facts) => facts.tags.includes("conversational") && facts.tags.includes("image-text-to-text") && facts.chat_template,
              kind: "usage",
              language: "python",
              title: "Use a pipeline",
              render: (facts, python) => `${facts.removed_pipeline ? `# Version 5 of transformers has no pipeline for "${python.inComment(facts.pipeline_tag)}" any more. Load the model directly,
# as shown in the next block, or keep version 4: pip install "transformers<5.0.0"
` : ""}from transformers import pipeline

pipe = pipeline("${python.inDouble(facts.pipeline_tag)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "What is printed on the sweets in this picture?"},
        ],
    },
]
print(pipe(text=messages))`,
            },
            {
              when: (facts) => facts.tags.includes("conversational") && facts.chat_template,
              kind: "usage",
              language: "python",
              title: "Use a pipeline",
              render: (facts, python) => `${facts.removed_pipeline ? `# Version 5 of transformers has no pipeline for "${python.inComment(facts.pipeline_tag)}" any more. Load the model directly,
# as shown in the next block, or keep version 4: pip install "transformers<5.0.0"
` : ""}from transformers import pipeline

pipe = pipeline("${python.inDouble(facts.pipeline_tag)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
print(pipe(messages))`,
            },
            {
              when: (facts) => facts.pipeline_tag === "zero-shot-image-classification",
              kind: "usage",
              language: "python",
              title: "Use a pipeline",
              render: (facts, python) => `${facts.removed_pipeline ? `# Version 5 of transformers has no pipeline for "${python.inComment(facts.pipeline_tag)}" any more. Load the model directly,
# as shown in the next block, or keep version 4: pip install "transformers<5.0.0"
` : ""}from transformers import pipeline

pipe = pipeline("${python.inDouble(facts.pipeline_tag)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

scores = pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=["birds", "a landscape", "people"],
)
print(scores)`,
            },
            {
              when: (facts) => facts.pipeline_tag === "image-classification",
              kind: "usage",
              language: "python",
              title: "Use a pipeline",
              render: (facts, python) => `${facts.removed_pipeline ? `# Version 5 of transformers has no pipeline for "${python.inComment(facts.pipeline_tag)}" any more. Load the model directly,
# as shown in the next block, or keep version 4: pip install "transformers<5.0.0"
` : ""}from transformers import pipeline

pipe = pipeline("${python.inDouble(facts.pipeline_tag)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})

scores = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
print(scores)`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Use a pipeline",
              render: (facts, python) => `${facts.removed_pipeline ? `# Version 5 of transformers has no pipeline for "${python.inComment(facts.pipeline_tag)}" any more. Load the model directly,
# as shown in the next block, or keep version 4: pip install "transformers<5.0.0"
` : ""}from transformers import pipeline

pipe = pipeline("${python.inDouble(facts.pipeline_tag)}", model="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})`,
            },
          ],
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.tags.includes("conversational") && facts.tags.includes("image-text-to-text") && facts.chat_template && PROCESSOR_PATTERN.test(facts.processor),
              kind: "usage",
              language: "python",
              title: "Load the model directly",
              render: (facts, python) => `from transformers import ${facts.processor}, ${facts.auto_model}

${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "What is printed on the sweets in this picture?"},
        ],
    },
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))`,
            },
            {
              when: (facts) => facts.tags.includes("conversational") && facts.chat_template && facts.processor !== "" && !PROCESSOR_PATTERN_2.test(facts.processor),
              kind: "usage",
              language: "python",
              title: "Load the model directly",
              render: (facts, python) => `from transformers import ${facts.processor}, ${facts.auto_model}

${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
inputs = ${facts.processor_variable}.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(${facts.processor_variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))`,
            },
            {
              when: (facts) => facts.processor !== "",
              kind: "usage",
              language: "python",
              title: "Load the model directly",
              render: (facts, python) => `from transformers import ${facts.processor}, ${facts.auto_model}

${facts.processor_variable} = ${facts.processor}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`})
${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Load the model directly",
              render: (facts, python) => `from transformers import ${facts.auto_model}

${facts.custom_class !== "" ? `# The class is ${python.inComment(facts.custom_class)}. Its code comes with the model: read it before you run it.
` : ""}model = ${facts.auto_model}.from_pretrained("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : `${facts.custom_class !== "" ? `, trust_remote_code=True` : ""}`}, device_map="auto")`,
            },
          ],
        },
      ],
    },
  ],
};
