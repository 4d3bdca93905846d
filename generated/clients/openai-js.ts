// Generated – do not edit.
// source:    spec/clients/openai-js.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client openai-js, with the rules that print its code. */
export const openaiJsClient: Client = {
  id: "openai-js",
  client: "openai",
  language: "js",
  package: "openai",
  install: "npm install openai",
  docsUrl: "https://github.com/openai/openai-node",
  methods: { conversational: { name: "create", route: "chat/completions" } },
  rules: (facts, { javascript }, show) => {
    if (facts.stream) {
      show("0", "usage", "typescript", "", `import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "${javascript.inDouble(facts.base_url)}",
    apiKey: ${javascript.secret(facts.token)},
${facts.client_headers !== undefined ? `    defaultHeaders: ${javascript.tree(facts.client_headers, "    ")},
` : ""}});

const stream = await client.chat.completions.create({
    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
    stream: true,
});

for await (const chunk of stream) {
    process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
}`);
    } else {
      show("1", "usage", "typescript", "", `import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "${javascript.inDouble(facts.base_url)}",
    apiKey: ${javascript.secret(facts.token)},
${facts.client_headers !== undefined ? `    defaultHeaders: ${javascript.tree(facts.client_headers, "    ")},
` : ""}});

const completion = await client.chat.completions.create({
    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
});

console.log(completion.choices[0]?.message.content);`);
    }
  },
};
