import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "acme/nl-en-onnx");

// Models of many languages also take { src_lang: "…", tgt_lang: "…" }.
const output = await pipe("De trein vertrekt om zeven uur.");
console.log(output[0].translation_text);
