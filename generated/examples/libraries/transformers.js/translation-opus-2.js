import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "Xenova/opus-mt-zh-en");

const output = await pipe("渡轮七点离开港口。");
console.log(output[0].translation_text);
