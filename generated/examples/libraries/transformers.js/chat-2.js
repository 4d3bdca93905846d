import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-generation", "acme/talker-onnx");

const messages = [
  { role: "user", content: "Which herbs grow well on a balcony?" },
];
const output = await pipe(messages, { max_new_tokens: 200 });
console.log(output[0].generated_text.at(-1)?.content);
