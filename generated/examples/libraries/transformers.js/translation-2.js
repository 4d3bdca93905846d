import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "acme/nl-en-onnx");

const output = await pipe("De trein vertrekt om zeven uur.");
console.log(output[0].translation_text);
