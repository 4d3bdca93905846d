import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("image-to-image", "acme/sharper-onnx");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
// Some models return one image, and others return a list of images.
const [image] = [output].flat();
await image.save("image.png");
