import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("image-feature-extraction", "acme/image-embedder-onnx");

const features = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
console.log(features.dims, features.tolist());
