// Generated – do not edit.
// source:    spec/clients/huggingface-js.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client huggingface-js: what to show for which call. */
export const huggingfaceJsClient: Client = {
  id: "huggingface-js",
  client: "huggingface.js",
  language: "js",
  package: "@huggingface/inference",
  install: "npm install @huggingface/inference",
  docsUrl: "https://huggingface.co/docs/huggingface.js/inference/README",
  knownProviders: "live",
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
    "table-question-answering": { name: "tableQuestionAnswering" },
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
  rules: {
    pick: "first",
    rules: [
      {
        when: (facts) => facts.is_chat && facts.stream,
        kind: "usage",
        language: "typescript",
        render: (facts, javascript) => `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${javascript.secret(facts.token)});
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
}`,
      },
      {
        when: (facts) => facts.is_chat,
        kind: "usage",
        language: "typescript",
        render: (facts, javascript) => `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${javascript.secret(facts.token)});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const completion = await client.chatCompletion({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

console.log(completion.choices[0]?.message.content);`,
      },
      {
        when: (facts) => facts.stream,
        kind: "usage",
        language: "typescript",
        render: (facts, javascript) => `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${javascript.secret(facts.token)});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const stream = client.textGenerationStream({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

for await (const piece of stream) {
    // a piece has the provider's own form
    const { choices = [] } = Object(piece);
    for (const choice of choices) process.stdout.write(choice.${facts.streams_messages ? `delta?.content` : `text`} ?? "");
}`,
      },
      {
        when: (facts) => facts.task === "text-to-image",
        kind: "usage",
        language: "typescript",
        render: (facts, javascript) => `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${javascript.secret(facts.token)});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}, { outputType: "blob"${facts.bill_to !== "" ? `, billTo: "${javascript.inDouble(facts.bill_to)}"` : ""} });

await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await result.arrayBuffer()));`,
      },
      {
        when: (facts) => facts.output_kind !== "",
        kind: "usage",
        language: "typescript",
        render: (facts, javascript) => `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${javascript.secret(facts.token)});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

await writeFile("${javascript.inDouble(facts.output)}", Buffer.from(await result.arrayBuffer()));`,
      },
      {
        kind: "usage",
        language: "typescript",
        render: (facts, javascript) => `${facts.file !== "" ? `import { readFile${facts.output_kind !== "" ? `, writeFile` : ""} } from "node:fs/promises";
` : `${facts.output_kind !== "" ? `import { writeFile } from "node:fs/promises";
` : ""}`}import { InferenceClient } from "${javascript.inDouble(facts.package)}";

const client = new InferenceClient(${javascript.secret(facts.token)});
${facts.file !== "" ? `const file = new Blob([await readFile("${javascript.inDouble(facts.file)}")], { type: "${javascript.inDouble(facts.file_type)}" });
` : ""}
const result = await client.${facts.method}({
${facts.endpoint_url !== "" ? `    endpointUrl: "${javascript.inDouble(facts.endpoint_url)}",
` : ""}${facts.provider !== "" ? `    provider: "${javascript.inDouble(facts.provider)}",
` : ""}    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
}${facts.bill_to !== "" ? `, { billTo: "${javascript.inDouble(facts.bill_to)}" }` : ""});

console.log(result);`,
      },
    ],
  },
};
