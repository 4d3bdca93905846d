import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "https://router.huggingface.co/v1",
    apiKey: process.env.HF_TOKEN,
});

const response = await client.responses.create({
    model: "acme/tiny-model",
    input: "What is a good first project for someone learning to solder?",
});

console.log(response.output_text);
