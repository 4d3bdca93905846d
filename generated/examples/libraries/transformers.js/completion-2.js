import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-generation", "acme/story-onnx");

const output = await pipe("The old lighthouse keeper had never seen", { max_new_tokens: 60 });
console.log(output[0].generated_text);
