import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("image-classification", "acme/leaf-sorter-onnx");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(output);
