// Generated – do not edit.
// source:    spec/clients/openai-python.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client openai-python, with the rules that print its code. */
export const openaiPythonClient: Client = {
  id: "openai-python",
  client: "openai",
  language: "python",
  package: "openai",
  install: "pip install openai",
  docsUrl: "https://github.com/openai/openai-python",
  methods: { conversational: { name: "create", route: "chat/completions" } },
  rules: (facts, { python }, show) => {
    if (facts.stream) {
      show("0", "usage", "python", "", `import os

from openai import OpenAI

client = OpenAI(
    base_url="${python.inDouble(facts.base_url)}",
    api_key=${python.secret(facts.token)},
${facts.client_headers !== undefined ? `    default_headers=${python.tree(facts.client_headers, "    ")},
` : ""})

stream = client.chat.completions.create(
    model="${python.inDouble(facts.model)}",
    ${python.keywords(facts.keywords, "    ")}
    stream=True,
)

for chunk in stream:
    for choice in chunk.choices:
        print(choice.delta.content or "", end="", flush=True)`);
    } else {
      show("1", "usage", "python", "", `import os

from openai import OpenAI

client = OpenAI(
    base_url="${python.inDouble(facts.base_url)}",
    api_key=${python.secret(facts.token)},
${facts.client_headers !== undefined ? `    default_headers=${python.tree(facts.client_headers, "    ")},
` : ""})

completion = client.chat.completions.create(
    model="${python.inDouble(facts.model)}",
    ${python.keywords(facts.keywords, "    ")}
)

print(completion.choices[0].message.content)`);
    }
  },
};
