import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("feature-extraction", "acme/embedder-2-onnx");

const sentences = ["The kettle is on.", "Who left the window open?"];
const embeddings = await pipe(sentences, { pooling: "mean", normalize: true });
console.log(embeddings.dims, embeddings.tolist());
