// Generated – do not edit.
// source:    spec/providers/black-forest-labs.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Black Forest Labs. */
export const blackForestLabs: ProviderSpec = {
  id: "black-forest-labs",
  displayName: "Black Forest Labs",
  hubOrg: "black-forest-labs",
  status: "retired",
  baseUrl: "https://api.us1.bfl.ai",
  tokenEnvironmentVariable: "BFL_API_KEY",
  auth: { key: { header: "x-key", value: "{token}" } },
  tasks: {
    "text-to-image": {
      route: "v1/{model}",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs" } }],
      job: {
        statusUrl: { absolute: "polling_url", addQuery: { attempt: "{attempt}" } },
        status: {
          path: "status",
          pending: ["Pending"],
          done: ["Ready"],
          failed: ["Error", "Failed", "Request Moderated", "Content Moderated", "Task not found"],
          otherwise: "pending",
        },
        firstWaitMs: 1000,
        intervalMs: 1000,
        attempts: 5,
      },
      response: {
        check: { "result.sample": "url" },
        take: "result.sample",
        kind: "url",
        json: "$.result",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
  },
};
