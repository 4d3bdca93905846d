import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("question-answering", "acme/answer-finder-onnx");

const output = await pipe("When does the ferry leave?", "The ferry leaves the harbour at seven.");
console.log(output);
