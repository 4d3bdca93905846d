// Generated – do not edit.
// source:    spec/providers/gemini.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { geminiContent } from "./presets.ts";

/** The provider Google Gemini. */
export const gemini: ProviderSpec = {
  id: "gemini",
  displayName: "Google Gemini",
  baseUrl: "https://generativelanguage.googleapis.com",
  auth: { key: { header: "x-goog-api-key", value: "{token}" } },
  tasks: {
    conversational: geminiContent,
    "feature-extraction": {
      route: "v1beta/models/{model}:batchEmbedContents",
      body: [
        {
          set: {
            requests: {
              op: "first",
              of: [
                {
                  op: "each",
                  of: "$inputs",
                  map: {
                    model: "models/{model}",
                    content: { parts: [{ text: "$" }] },
                    outputDimensionality: "$args.dimensions",
                  },
                },
                [
                  {
                    model: "models/{model}",
                    content: { parts: [{ text: "$inputs" }] },
                    outputDimensionality: "$args.dimensions",
                  },
                ],
              ],
            },
          },
        },
      ],
      response: {
        check: { "embeddings[*].values": "number[]" },
        take: "embeddings[*].values",
        sameLengthAs: "inputs",
        return: "taken",
      },
    },
  },
};
