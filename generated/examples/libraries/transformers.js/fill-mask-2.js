import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("fill-mask", "acme/tiny-bert-onnx");

const output = await pipe("The ferry leaves the [MASK] at seven.");
console.log(output);
