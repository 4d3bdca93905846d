import { AutoModel, AutoProcessor, load_image } from "@huggingface/transformers";

// There is no pipeline for this task. For a text-only model, use AutoTokenizer, and a text instead of the image.
const processor = await AutoProcessor.from_pretrained("acme/outline-onnx");
const model = await AutoModel.from_pretrained("acme/outline-onnx");

const inputs = await processor(await load_image("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg"));
const output = await model(inputs);
console.log(output);
