import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("image-to-text", "acme/describe-onnx");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(output[0].generated_text);
