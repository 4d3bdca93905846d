import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("document-question-answering", "acme/invoice-reader-onnx");

const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/invoice.png", "What is the invoice number?");
console.log(output[0].answer);
