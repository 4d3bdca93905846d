// Generated – do not edit.
// source:    spec/clients/huggingface-js.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client huggingface-js, with the rules that print its code. */
export const huggingfaceJsClient: Client = {
  id: "huggingface-js",
  client: "huggingface.js",
  language: "js",
  package: "@huggingface/inference",
  install: "npm install @huggingface/inference",
  docsUrl: "https://huggingface.co/docs/huggingface.js/inference/README",
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
    conversational: { name: "chatCompletion" },
    "audio-classification": { name: "audioClassification" },
    "audio-to-audio": { name: "audioToAudio" },
    "automatic-speech-recognition": { name: "automaticSpeechRecognition" },
    "document-question-answering": { name: "documentQuestionAnswering" },
    "feature-extraction": { name: "featureExtraction" },
    "fill-mask": { name: "fillMask" },
    "image-classification": { name: "imageClassification" },
    "image-segmentation": { name: "imageSegmentation" },
    "image-to-image": { name: "imageToImage" },
    "image-to-video": { name: "imageToVideo" },
    "image-to-text": { name: "imageToText" },
    "image-text-to-image": { name: "imageTextToImage" },
    "image-text-to-video": { name: "imageTextToVideo" },
    "object-detection": { name: "objectDetection" },
    "question-answering": { name: "questionAnswering" },
    "sentence-similarity": { name: "sentenceSimilarity" },
    summarization: { name: "summarization" },
    "table-question-answering": {
      name: "tableQuestionAnswering",
      arguments: {
        "inputs.query": "inputs.question",
        "inputs.question": "inputs.question",
        "inputs.table": "inputs.table",
      },
    },
    "tabular-classification": { name: "tabularClassification" },
    "tabular-regression": { name: "tabularRegression" },
    "text-classification": { name: "textClassification" },
    "text-generation": { name: "textGeneration" },
    "text-to-audio": { name: "textToAudio" },
    "text-to-image": { name: "textToImage" },
    "text-to-speech": { name: "textToSpeech" },
    "text-to-video": { name: "textToVideo" },
    "token-classification": { name: "tokenClassification" },
    translation: { name: "translation" },
    "visual-question-answering": { name: "visualQuestionAnswering" },
    "zero-shot-classification": { name: "zeroShotClassification" },
    "zero-shot-image-classification": { name: "zeroShotImageClassification" },
  },
  rules: (facts, { javascript }, show) => {
    if (facts.is_chat && facts.stream) {
      show("0", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const stream = client.chatCompletionStream({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

for await (const chunk of stream) {
    process.stdout.write(chunk.choices[0]?.delta.content ?? "");
}`);
    } else if (facts.is_chat) {
      show("1", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const completion = await client.chatCompletion({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

console.log(completion.choices[0]?.message.content);`);
    } else if (facts.stream) {
      show("2", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const stream = client.textGenerationStream({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

for await (const piece of stream) {
    // The format of each piece depends on the provider.
    const { choices = [] } = Object(piece);
    for (const choice of choices) process.stdout.write(choice.${facts.streams_messages ? `delta?.content` : `text`} ?? "");
}`);
    } else if (facts.task === "text-to-image") {
      show("3", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}, { outputType: "blob"${facts.bill_to !== "" ? `, billTo: "${javascript.inDouble(facts.bill_to)}"` : ""} });

await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await result.arrayBuffer()));`);
    } else if (facts.output_kind !== "") {
      show("4", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await result.arrayBuffer()));`);
    } else if (facts.task === "automatic-speech-recognition") {
      show("5", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

console.log(result.text);`);
    } else {
      show("6", "usage", "typescript", "", `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${facts.sends_key ? `${javascript.secret(facts.token)}` : `${facts.values !== undefined ? `undefined` : ""}`}${facts.values !== undefined ? `, { values: ${javascript.tree(facts.values, "")} }` : ""});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

console.log(result);`);
    }
  },
};
