// Generated – do not edit.
// source:    spec/clients/huggingface-hub.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client huggingface-hub, with the rules that print its code. */
export const huggingfaceHubClient: Client = {
  id: "huggingface-hub",
  client: "huggingface_hub",
  language: "python",
  package: "huggingface_hub",
  install: "pip install huggingface_hub",
  docsUrl: "https://huggingface.co/docs/huggingface_hub/package_reference/inference_client",
  knownProviders: [
    "auto",
    "baseten",
    "cerebras",
    "cohere",
    "deepinfra",
    "fal-ai",
    "featherless-ai",
    "fireworks-ai",
    "groq",
    "hf-inference",
    "novita",
    "nscale",
    "openai",
    "ovhcloud",
    "publicai",
    "replicate",
    "scaleway",
    "together",
    "wavespeed",
    "zai-org",
  ],
  methods: {
    conversational: { name: "chat_completion" },
    "audio-classification": { name: "audio_classification", arguments: { inputs: "audio" } },
    "audio-to-audio": { name: "audio_to_audio", arguments: { inputs: "audio" } },
    "automatic-speech-recognition": { name: "automatic_speech_recognition", arguments: { inputs: "audio" } },
    "document-question-answering": {
      name: "document_question_answering",
      arguments: { "inputs.image": "image", "inputs.question": "question" },
    },
    "feature-extraction": { name: "feature_extraction", arguments: { inputs: "text" } },
    "fill-mask": { name: "fill_mask", arguments: { inputs: "text" } },
    "image-classification": { name: "image_classification", arguments: { inputs: "image" } },
    "image-segmentation": { name: "image_segmentation", arguments: { inputs: "image" } },
    "image-to-image": { name: "image_to_image", arguments: { inputs: "image" } },
    "image-to-video": { name: "image_to_video", arguments: { inputs: "image" } },
    "image-to-text": { name: "image_to_text", arguments: { inputs: "image" } },
    "image-text-to-image": { name: "image_text_to_image", arguments: { inputs: "image" } },
    "image-text-to-video": { name: "image_text_to_video", arguments: { inputs: "image" } },
    "object-detection": { name: "object_detection", arguments: { inputs: "image" } },
    "question-answering": {
      name: "question_answering",
      arguments: { "inputs.question": "question", "inputs.context": "context" },
    },
    "sentence-similarity": {
      name: "sentence_similarity",
      arguments: { "inputs.source_sentence": "sentence", "inputs.sentences": "other_sentences" },
    },
    summarization: { name: "summarization", arguments: { inputs: "text" } },
    "table-question-answering": {
      name: "table_question_answering",
      arguments: { "inputs.table": "table", "inputs.query": "query", "inputs.question": "query" },
    },
    "tabular-classification": { name: "tabular_classification", arguments: { "inputs.data": "table" } },
    "tabular-regression": { name: "tabular_regression", arguments: { "inputs.data": "table" } },
    "text-classification": { name: "text_classification", arguments: { inputs: "text" } },
    "text-generation": { name: "text_generation", arguments: { inputs: "prompt" } },
    "text-to-image": { name: "text_to_image", arguments: { inputs: "prompt" } },
    "text-to-speech": { name: "text_to_speech", arguments: { inputs: "text" } },
    "text-to-video": { name: "text_to_video", arguments: { inputs: "prompt" } },
    "token-classification": { name: "token_classification", arguments: { inputs: "text" } },
    translation: { name: "translation", arguments: { inputs: "text" } },
    "visual-question-answering": {
      name: "visual_question_answering",
      arguments: { "inputs.image": "image", "inputs.question": "question" },
    },
    "zero-shot-classification": { name: "zero_shot_classification", arguments: { inputs: "text" } },
    "zero-shot-image-classification": { name: "zero_shot_image_classification", arguments: { inputs: "image" } },
  },
  rules: (facts, { python }, show) => {
    if (facts.is_chat && facts.stream) {
      show("0", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

stream = client.chat.completions.create(
    model="${python.inDouble(facts.model)}",
    ${python.keywords(facts.keywords, "    ")}
    stream=True,
)

for chunk in stream:
    for choice in chunk.choices:
        print(choice.delta.content or "", end="", flush=True)`);
    } else if (facts.is_chat) {
      show("1", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

completion = client.chat.completions.create(
    model="${python.inDouble(facts.model)}",
    ${python.keywords(facts.keywords, "    ")}
)

print(completion.choices[0].message.content)`);
    } else if (facts.stream) {
      show("2", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

for piece in client.${facts.method}(
    ${python.keywords(facts.keywords, "    ")}
${facts.endpoint_url !== "" ? `` : `    model="${python.inDouble(facts.model)}",
`}    stream=True,
):
    print(piece, end="", flush=True)`);
    } else if (facts.output_kind === "image") {
      show("3", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

# a PIL image
image = client.${facts.method}(
    ${python.keywords(facts.keywords, "    ")}
${facts.endpoint_url !== "" ? `` : `    model="${python.inDouble(facts.model)}",
`})
image.save("${python.inDouble(facts.output)}")`);
    } else if (facts.output_kind !== "") {
      show("4", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

data = client.${facts.method}(
    ${python.keywords(facts.keywords, "    ")}
${facts.endpoint_url !== "" ? `` : `    model="${python.inDouble(facts.model)}",
`})
with open("${python.inDouble(facts.output)}", "wb") as target:
    target.write(data)`);
    } else if (facts.task === "automatic-speech-recognition") {
      show("5", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

result = client.${facts.method}(
    ${python.keywords(facts.keywords, "    ")}
${facts.endpoint_url !== "" ? `` : `    model="${python.inDouble(facts.model)}",
`})
print(result.text)`);
    } else {
      show("6", "usage", "python", "", `import os

from huggingface_hub import InferenceClient

client = InferenceClient(
${facts.endpoint_url !== "" ? `    base_url="${python.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider="${python.inDouble(facts.provider)}",
` : ""}    api_key=${python.secret(facts.token)},
${facts.bill_to !== "" ? `    bill_to="${python.inDouble(facts.bill_to)}",
` : ""})

result = client.${facts.method}(
    ${python.keywords(facts.keywords, "    ")}
${facts.endpoint_url !== "" ? `` : `    model="${python.inDouble(facts.model)}",
`})
print(result)`);
    }
  },
};
