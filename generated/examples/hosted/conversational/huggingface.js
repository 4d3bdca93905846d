import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
    model: "acme/tiny-model",
    messages: [
        {
            role: "user",
            content: "What is a good first project for someone learning to solder?",
        },
    ],
});

console.log(completion.choices[0]?.message.content);
