import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "Xenova/m2m100_418M");

// From English to French.
const output = await pipe("The ferry leaves the harbour at seven.", { src_lang: "en", tgt_lang: "fr" });
console.log(output[0].translation_text);
