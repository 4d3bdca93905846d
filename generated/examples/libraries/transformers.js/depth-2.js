import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("depth-estimation", "acme/how-far-onnx");

const { depth } = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
await depth.save("depth.png");
