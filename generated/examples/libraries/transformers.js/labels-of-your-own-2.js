import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("zero-shot-classification", "acme/any-label-onnx");

const labels = ["cooking", "travel", "repairs"];
const output = await pipe("The hinge of the cellar door is broken.", labels);
console.log(output);
