// Generated – do not edit.
// source:    spec/clients/openai-python-responses.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client openai-python-responses, with the rules that print its code. */
export const openaiPythonResponsesClient: Client = {
  id: "openai-python-responses",
  client: "openai-responses",
  language: "python",
  package: "openai",
  install: "pip install openai",
  docsUrl: "https://github.com/openai/openai-python",
  chatsAs: "responses",
  methods: { responses: { name: "create", route: "responses" } },
  rules: (facts, { python }, show) => {
    if (facts.stream) {
      show("0", "usage", "python", "", `${facts.sends_key ? `import os

` : ""}from openai import OpenAI

client = OpenAI(
    base_url="${python.inDouble(facts.base_url)}",
    api_key=${facts.sends_key ? `${python.secret(facts.token)}` : `"unused"`},
${facts.client_headers !== undefined ? `    default_headers=${python.tree(facts.client_headers, "    ")},
` : ""})

stream = client.responses.create(
    model="${python.inDouble(facts.model)}",
    ${python.keywords(facts.keywords, "    ")}
    stream=True,
)

for event in stream:
    if event.type == "response.output_text.delta":
        print(event.delta, end="", flush=True)`);
    } else {
      show("1", "usage", "python", "", `${facts.sends_key ? `import os

` : ""}from openai import OpenAI

client = OpenAI(
    base_url="${python.inDouble(facts.base_url)}",
    api_key=${facts.sends_key ? `${python.secret(facts.token)}` : `"unused"`},
${facts.client_headers !== undefined ? `    default_headers=${python.tree(facts.client_headers, "    ")},
` : ""})

response = client.responses.create(
    model="${python.inDouble(facts.model)}",
    ${python.keywords(facts.keywords, "    ")}
)

print(response.output_text)`);
    }
  },
};
