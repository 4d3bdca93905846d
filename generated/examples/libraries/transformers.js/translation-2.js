import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "acme/nl-en-onnx");

// Models for many languages also accept { src_lang: "…", tgt_lang: "…" }.
const output = await pipe("De trein vertrekt om zeven uur.");
console.log(output[0].translation_text);
