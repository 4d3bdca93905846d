import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("token-classification", "acme/who-and-where-onnx");

const output = await pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.");
console.log(output);
