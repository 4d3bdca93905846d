import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-classification", "Xenova/distilbert-base-uncased-finetuned-sst-2-english");

const output = await pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.");
console.log(output);
