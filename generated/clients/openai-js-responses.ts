// Generated – do not edit.
// source:    spec/clients/openai-js-responses.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client openai-js-responses, with the rules that print its code. */
export const openaiJsResponsesClient: Client = {
  id: "openai-js-responses",
  client: "openai-responses",
  language: "js",
  package: "openai",
  install: "npm install openai",
  docsUrl: "https://github.com/openai/openai-node",
  chatsAs: "responses",
  methods: { responses: { name: "create", route: "responses" } },
  rules: (facts, { javascript }, show) => {
    if (facts.stream) {
      show("0", "usage", "typescript", "", `import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "${javascript.inDouble(facts.base_url)}",
    apiKey: ${facts.sends_key ? `${javascript.secret(facts.token)}` : `"unused"`},
${facts.client_headers !== undefined ? `    defaultHeaders: ${javascript.tree(facts.client_headers, "    ")},
` : ""}});

const stream = await client.responses.create({
    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
    stream: true,
});

for await (const event of stream) {
    if (event.type === "response.output_text.delta") process.stdout.write(event.delta);
}`);
    } else {
      show("1", "usage", "typescript", "", `import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "${javascript.inDouble(facts.base_url)}",
    apiKey: ${facts.sends_key ? `${javascript.secret(facts.token)}` : `"unused"`},
${facts.client_headers !== undefined ? `    defaultHeaders: ${javascript.tree(facts.client_headers, "    ")},
` : ""}});

const response = await client.responses.create({
    model: "${javascript.inDouble(facts.model)}",
    ${javascript.keywords(facts.keywords, "    ")}
});

console.log(response.output_text);`);
    }
  },
};
