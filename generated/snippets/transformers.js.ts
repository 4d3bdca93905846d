// Generated – do not edit.
// source:    spec/libraries/transformers.js.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const NAME_PATTERN = /[Nn][Ll][Ll][Bb]/u;

/** Shows how to install and use transformers.js with a model. */
export const rules: Rules = (facts, { javascript }, show) => {
  if (!(facts.pipeline_tag !== "")) {
    show("0", "message", "text", "", "Unknown pipeline tag");
  } else if (facts.onnx_file !== "" || ((facts.tags.includes("onnx") || facts.tags.includes("transformers.js")) && !(facts.files.length > 0)) || (!(facts.files.length > 0 || facts.tags.length > 0)) || facts.library_name === "transformers.js") {
    show("1.0", "install", "bash", "Install", `npm i @huggingface/transformers`);
    if (facts.transformers_js_task === "feature-extraction") {
      show("1.1.0", "usage", "javascript", "Embed sentences", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const sentences = ["The kettle is on.", "Who left the window open?"];
const embeddings = await pipe(sentences, { pooling: "mean", normalize: true });
console.log(embeddings.dims, embeddings.tolist());`);
    } else if (facts.transformers_js_task === "text-generation" && facts.tags.includes("conversational")) {
      show("1.1.1", "usage", "javascript", "Chat", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const messages = [
  { role: "user", content: "${facts.chat_question !== "" ? `${javascript.inDouble(facts.chat_question)}` : `Which herbs grow well on a balcony?`}" },
];
const output = await pipe(messages, { max_new_tokens: 200 });
console.log(output[0].generated_text.at(-1)?.content);`);
    } else if (facts.transformers_js_task === "text-generation" || facts.transformers_js_task === "text2text-generation") {
      show("1.1.2", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `The old lighthouse keeper had never seen`}", { max_new_tokens: 60 });
console.log(output[0].generated_text);`);
    } else if (facts.transformers_js_task === "summarization") {
      show("1.1.3", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}");
console.log(output[0].summary_text);`);
    } else if (facts.transformers_js_task === "translation" && NAME_PATTERN.test(facts.name)) {
      show("1.1.4", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

// From English to French.
const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", { src_lang: "eng_Latn", tgt_lang: "fra_Latn" });
console.log(output[0].translation_text);`);
    } else if (facts.transformers_js_task === "translation" && facts.model_type === "m2m_100") {
      show("1.1.5", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

// From English to French.
const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", { src_lang: "en", tgt_lang: "fr" });
console.log(output[0].translation_text);`);
    } else if (facts.transformers_js_task === "translation" && facts.model_type === "mbart") {
      show("1.1.6", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

// From English to French.
const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `The ferry leaves the harbour at seven.`}", { src_lang: "en_XX", tgt_lang: "fr_XX" });
console.log(output[0].translation_text);`);
    } else if (facts.transformers_js_task === "translation") {
      show("1.1.7", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `${facts.sentence_of_language !== "" ? `${javascript.inDouble(facts.sentence_of_language)}` : `The ferry leaves the harbour at seven.`}`}");
console.log(output[0].translation_text);`);
    } else if (facts.transformers_js_task === "fill-mask") {
      show("1.1.8", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

${facts.masked_text !== "" ? `const output = await pipe("${javascript.inDouble(facts.masked_text)}");
` : `const output = await pipe(\`The ferry leaves the \${pipe.tokenizer.mask_token} at seven.\`);
`}console.log(output);`);
    } else if (facts.transformers_js_task === "image-to-text") {
      show("1.1.9", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(output[0].generated_text);`);
    } else if (facts.transformers_js_task === "image-classification" || facts.transformers_js_task === "object-detection") {
      show("1.1.10", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(output);`);
    } else if (facts.transformers_js_task === "image-feature-extraction") {
      show("1.1.11", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const features = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(features.dims, features.tolist());`);
    } else if (facts.transformers_js_task === "depth-estimation") {
      show("1.1.12", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const { depth } = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
await depth.save("depth.png");`);
    } else if (facts.transformers_js_task === "image-segmentation") {
      show("1.1.13", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const segments = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
for (const [index, { label, mask }] of segments.entries()) {
  console.log(index, label);
  await mask.save(\`mask-\${index}.png\`);
}`);
    } else if (facts.transformers_js_task === "background-removal" || facts.transformers_js_task === "image-to-image") {
      show("1.1.14", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
// Some models return one image, and others return a list of images.
const [image] = [output].flat();
await image.save("image.png");`);
    } else if (facts.transformers_js_task === "zero-shot-image-classification" || facts.transformers_js_task === "zero-shot-object-detection") {
      show("1.1.15", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const labels = ${facts.widget_labels.length > 0 ? `${javascript.literal(facts.widget_labels)}` : `["cat", "remote control"]`};
const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", labels);
console.log(output);`);
    } else if (facts.transformers_js_task === "document-question-answering") {
      show("1.1.16", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/invoice.png", "${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `What is the invoice number?`}");
console.log(output[0].answer);`);
    } else if (facts.transformers_js_task === "automatic-speech-recognition") {
      show("1.1.17", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

// Browsers decode the file. In Node.js, pass the audio as a Float32Array with 16,000 samples per second.
const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav");
console.log(output.text);`);
    } else if (facts.transformers_js_task === "audio-classification") {
      show("1.1.18", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

// Browsers decode the file. In Node.js, pass the audio as a Float32Array with 16,000 samples per second.
const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav");
console.log(output);`);
    } else if (facts.transformers_js_task === "zero-shot-audio-classification") {
      show("1.1.19", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

// Browsers decode the file. In Node.js, pass the audio as a Float32Array with 16,000 samples per second.
const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/dog_barking.wav", ${facts.widget_labels.length > 0 ? `${javascript.literal(facts.widget_labels)}` : `["dog", "vacuum cleaner"]`});
console.log(output);`);
    } else if (facts.transformers_js_task === "text-to-audio" || facts.transformers_js_task === "text-to-speech") {
      show("1.1.20", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const speech = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `The kettle is on, and the rain has stopped.`}");
await speech.save("speech.wav");`);
    } else if (facts.transformers_js_task === "zero-shot-classification") {
      show("1.1.21", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const labels = ${facts.widget_labels.length > 0 ? `${javascript.literal(facts.widget_labels)}` : `["cooking", "travel", "repairs"]`};
const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `The hinge of the cellar door is broken.`}", labels);
console.log(output);`);
    } else if (facts.transformers_js_task === "question-answering") {
      show("1.1.22", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const question = "${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `When does the ferry leave?`}";
const context = "${facts.widget_context !== "" ? `${javascript.inDouble(facts.widget_context)}` : `The ferry leaves the harbour at seven.`}";
const { answer } = await pipe(question, context);
console.log(answer);`);
    } else if (facts.transformers_js_task !== "") {
      show("1.1.23", "usage", "javascript", "Use a pipeline", `import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("${javascript.inDouble(facts.transformers_js_task)}", "${javascript.inDouble(facts.id)}");

const output = await pipe("${facts.widget_text !== "" ? `${javascript.inDouble(facts.widget_text)}` : `Ines moved from Porto to Oslo and now repairs bicycles by the harbour.`}");
console.log(output);`);
    } else if (facts.pipeline_tag === "text-ranking") {
      show("1.1.24", "usage", "javascript", "Rank passages", `import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

const tokenizer = await AutoTokenizer.from_pretrained("${javascript.inDouble(facts.id)}");
const model = await AutoModelForSequenceClassification.from_pretrained("${javascript.inDouble(facts.id)}");

const query = "When does the ferry leave?";
const passages = ["The ferry leaves the harbour at seven.", "Tickets are sold on board."];
const inputs = tokenizer(
  passages.map(() => query),
  { text_pair: passages, padding: true, truncation: true },
);
const { logits } = await model(inputs);
console.log(logits.sigmoid().tolist());`);
    } else {
      show("1.1.25", "usage", "javascript", "Load the model", `import { AutoModel, AutoProcessor, load_image } from "@huggingface/transformers";

// There is no pipeline for this task. For a text-only model, use AutoTokenizer, and a text instead of the image.
const processor = await AutoProcessor.from_pretrained("${javascript.inDouble(facts.id)}");
const model = await AutoModel.from_pretrained("${javascript.inDouble(facts.id)}");

const inputs = await processor(await load_image("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg"));
const output = await model(inputs);
console.log(output);`);
    }
  } else {
    show("2", "message", "text", "", "The repository has no ONNX files, which Transformers.js needs.");
  }
};
