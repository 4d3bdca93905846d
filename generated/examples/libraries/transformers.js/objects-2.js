import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("object-detection", "acme/find-things-onnx");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(output);
