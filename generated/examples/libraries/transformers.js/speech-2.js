import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("automatic-speech-recognition", "acme/note-taker-onnx");
