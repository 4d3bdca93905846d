import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("image-classification", "acme/leaf-sorter-onnx");

const output = await pipe("path/to/image.png");
console.log(output);
