const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: {
        Authorization: `Bearer ${process.env.HF_TOKEN}`,
        "Content-Type": "application/json",
    },
    body: JSON.stringify({
        model: "acme/tiny-model",
        messages: [
            {
                role: "user",
                content: "What is a good first project for someone learning to solder?",
            },
        ],
    }),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const result = await response.json();

console.log(result.choices[0].message.content);
