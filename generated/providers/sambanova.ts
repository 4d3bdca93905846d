// Generated – do not edit.
// source:    spec/providers/sambanova.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, embeddings, responses } from "./presets.ts";

/** The provider SambaNova. */
export const sambanova: ProviderSpec = {
  id: "sambanova",
  displayName: "SambaNova",
  hubOrg: "sambanovasystems",
  status: "retired",
  baseUrl: "https://api.sambanova.ai",
  tasks: {
    conversational: {
      ...chat,
      body: [
        { set: { model: "$model" } },
        { spread: "args" },
        {
          when: {
            "args.response_format.type": "json_schema",
            "args.response_format.json_schema": "present",
            "args.response_format.json_schema.strict": { not: false },
          },
          setPath: { "response_format.json_schema.strict": false },
        },
      ],
    },
    responses: responses,
    "feature-extraction": {
      ...embeddings,
      body: [{ set: { model: "$model", input: "$inputs" } }, { spread: "args" }],
      callerMaySet: ["model"],
    },
  },
};
