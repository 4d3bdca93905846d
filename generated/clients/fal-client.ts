// Generated – do not edit.
// source:    spec/clients/fal-client.yaml
// generator: generators/artifacts/clients.ts
// to change: edit the source, then run `npm run generate`
import type { Client } from "./facts.ts";

/** The client fal-client, with the rules that print its code. */
export const falClientClient: Client = {
  id: "fal-client",
  client: "fal_client",
  language: "python",
  package: "fal_client",
  install: "pip install fal-client",
  docsUrl: "https://pypi.org/project/fal-client/",
  providers: ["fal-ai"],
  methods: {
    "text-to-image": { name: "subscribe" },
    "image-to-image": { name: "subscribe" },
    "image-text-to-image": { name: "subscribe" },
    "text-to-video": { name: "subscribe" },
    "image-to-video": { name: "subscribe" },
    "image-text-to-video": { name: "subscribe" },
    "text-to-audio": { name: "subscribe" },
    "audio-to-audio": { name: "subscribe" },
    "image-segmentation": { name: "subscribe" },
  },
  rules: (facts, { python }, show) => {
    if (facts.body_with_url !== undefined) {
      show("0", "usage", "python", "", `import fal_client

# Reads the API key from the environment variable FAL_KEY
client = fal_client.SyncClient()

${facts.encoded_file !== "" ? `encoded = fal_client.encode_file("${python.inDouble(facts.encoded_file)}")

` : ""}result = client.subscribe(
    "${python.inDouble(facts.model)}",
    arguments=${python.tree(facts.body_with_url, "    ")},
)
${facts.other_answer.length > 0 ? `print(result${python.path(facts.answer)} if "${python.inDouble(facts.answer_field)}" in result else result${python.path(facts.other_answer)})` : `print(result${python.path(facts.answer)})`}`);
    }
  },
};
