// Generated – do not edit.
// source:    spec/providers/zai-org.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider Z.ai. */
export const zaiOrg: ProviderSpec = {
  id: "zai-org",
  displayName: "Z.ai",
  hubOrg: "zai-org",
  baseUrl: "https://api.z.ai",
  tokenEnvironmentVariable: "ZAI_API_KEY",
  headers: { "x-source-channel": "hugging_face", "accept-language": "en-US,en" },
  tasks: {
    conversational: {
      ...chat,
      route: "api/paas/v4/chat/completions",
      reasoning: { field: "reasoning_content", sendBack: "must" },
    },
    "text-to-image": {
      route: "api/paas/v4/async/images/generations",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { model: "$model", prompt: "$inputs" } }],
      job: {
        id: "id",
        initial: "failure",
        statusUrl: { route: "api/paas/v4/async-result/{id}" },
        resume: { id: "{id}" },
        status: {
          path: "task_status",
          pending: ["PROCESSING"],
          done: ["SUCCESS"],
          failed: ["FAIL"],
          otherwise: "failed",
        },
        firstWaitMs: 5000,
        intervalMs: 5000,
        attempts: 60,
      },
      response: {
        check: { "image_result[0].url": "url" },
        take: "image_result[0].url",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
    "image-to-text": {
      route: "api/paas/v4/layout_parsing",
      input: { as: "data-url", mimeDefault: "image/png", accept: ["Blob", "fetched-url"] },
      body: [{ set: { model: "$model", file: "$inputs" } }],
      response: {
        check: { md_results: "string" },
        take: "md_results",
        return: { generated_text: "$taken", generatedText: "$taken" },
      },
    },
  },
};
