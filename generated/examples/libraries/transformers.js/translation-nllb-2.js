import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "Xenova/nllb-200-distilled-600M");

// From English to French.
const output = await pipe("The ferry leaves the harbour at seven.", { src_lang: "eng_Latn", tgt_lang: "fra_Latn" });
console.log(output[0].translation_text);
