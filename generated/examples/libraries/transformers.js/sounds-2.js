import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("audio-classification", "acme/bird-song-onnx");

// Browsers decode the file. In Node.js, pass the audio as a Float32Array with 16,000 samples per second.
const output = await pipe("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav");
console.log(output);
