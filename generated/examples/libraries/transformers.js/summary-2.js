import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("summarization", "acme/short-story-onnx");

const output = await pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.");
console.log(output[0].summary_text);
