// Generated – do not edit.
// source:    spec/providers/deepgram.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Deepgram. */
export const deepgram: ProviderSpec = {
  id: "deepgram",
  displayName: "Deepgram",
  baseUrl: "https://api.deepgram.com",
  auth: { key: { header: "Authorization", value: "Token {token}" } },
  tasks: {
    "automatic-speech-recognition": {
      route: "v1/listen",
      query: [{ spread: "extra" }, { spread: "parameters" }, { set: { model: "$model" } }],
      input: { as: "raw-body" },
      variants: [
        {
          when: { inputs: { contains: ["://"] } },
          input: { as: "data-url", accept: ["url"] },
          body: [{ set: { url: "$inputs" } }],
        },
      ],
      response: {
        check: { "results.channels[0].alternatives[0].transcript": "string" },
        take: "results.channels[0].alternatives[0].transcript",
        return: {
          text: "$taken",
          chunks: {
            op: "each",
            of: "$.results.channels[0].alternatives[0].words",
            map: { text: { op: "first", of: ["$.punctuated_word", "$.word"] }, timestamp: ["$.start", "$.end"] },
          },
        },
      },
    },
    "text-to-speech": {
      route: "v1/speak",
      query: [{ spread: "extra" }, { spread: "parameters" }, { set: { model: "$model" } }],
      body: [{ set: { text: "$inputs" } }],
      response: { kind: "binary" },
    },
  },
};
