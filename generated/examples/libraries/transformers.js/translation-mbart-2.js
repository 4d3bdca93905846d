import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "Xenova/mbart-large-50-many-to-many-mmt");

// From English to French.
const output = await pipe("The ferry leaves the harbour at seven.", { src_lang: "en_XX", tgt_lang: "fr_XX" });
console.log(output[0].translation_text);
