import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "https://router.huggingface.co/v1",
    apiKey: process.env.HF_TOKEN,
});

const completion = await client.chat.completions.create({
    model: "acme/tiny-model",
    messages: [
        {
            role: "user",
            content: "What is a good first project for someone learning to solder?",
        },
    ],
});

console.log(completion.choices[0]?.message.content);
