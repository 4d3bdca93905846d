import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("zero-shot-image-classification", "acme/any-picture-label-onnx");

const labels = ["cat", "remote control"];
const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg", labels);
console.log(output);
