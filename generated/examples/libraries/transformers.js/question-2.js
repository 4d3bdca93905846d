import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("question-answering", "acme/answer-finder-onnx");

const question = "When does the ferry leave?";
const context = "The ferry leaves the harbour at seven.";
const { answer } = await pipe(question, context);
console.log(answer);
