import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-to-audio", "acme/tune-onnx");

const speech = await pipe("The kettle is on, and the rain has stopped.");
await speech.save("speech.wav");
