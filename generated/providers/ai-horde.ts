// Generated – do not edit.
// source:    spec/providers/ai-horde.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider AI Horde. */
export const aiHorde: ProviderSpec = {
  id: "ai-horde",
  displayName: "AI Horde",
  baseUrl: "https://aihorde.net/api/v2",
  auth: { key: { header: "apikey", value: "{token}" } },
  tasks: {
    "text-to-image": {
      route: "generate/async",
      body: [
        {
          spread: "parameters",
          rename: { num_inference_steps: "steps", guidance_scale: "cfg_scale", scheduler: "sampler_name" },
          drop: ["negative_prompt"],
        },
        { set: { seed: "{param.seed}" } },
      ],
      wrap: "params",
      outer: { prompt: { op: "first", of: ["{inputs} ### {param.negative_prompt}", "$inputs"] }, models: ["$model"] },
      job: {
        id: "id",
        statusUrl: { route: "generate/check/{id}" },
        resultUrl: { route: "generate/status/{id}" },
        cancelUrl: { route: "generate/status/{id}", method: "DELETE" },
        status: { path: "done", pending: [false], done: [true], failedAt: "faulted", queuePosition: "queue_position" },
        firstWaitMs: 2000,
        intervalMs: 2000,
        attempts: 600,
      },
      response: {
        check: { "generations[0].img": "url" },
        take: "generations[0].img",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
    "text-generation": {
      route: "generate/text/async",
      body: [{ spread: "parameters", rename: { max_new_tokens: "max_length" } }],
      wrap: "params",
      outer: { prompt: "$inputs", models: ["$model"] },
      job: {
        id: "id",
        statusUrl: { route: "generate/text/status/{id}" },
        cancelUrl: { route: "generate/text/status/{id}", method: "DELETE" },
        status: { path: "done", pending: [false], done: [true], failedAt: "faulted", queuePosition: "queue_position" },
        firstWaitMs: 2000,
        intervalMs: 2000,
        attempts: 600,
      },
      response: {
        check: { "generations[0].text": "string" },
        take: "generations[0].text",
        return: { generated_text: "$taken" },
      },
    },
  },
};
