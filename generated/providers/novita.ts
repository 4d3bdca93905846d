// Generated – do not edit.
// source:    spec/providers/novita.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, textThroughChat } from "./presets.ts";

/** The provider Novita. */
export const novita: ProviderSpec = {
  id: "novita",
  displayName: "Novita",
  hubOrg: "novita",
  baseUrl: "https://api.novita.ai",
  tasks: {
    conversational: {
      ...chat,
      route: "v3/openai/chat/completions",
      reasoning: { field: "reasoning_content", sendBack: "may" },
    },
    "text-generation": {
      ...textThroughChat,
      route: "v3/openai/chat/completions",
    },
    "image-text-to-video": {
      route: "v3/minimax/v2/video_generation",
      models: ["MiniMax-H3"],
      required: ["parameters.prompt"],
      input: { as: "data-url", mimeDefault: "image/png", optional: true },
      body: [
        {
          spread: "parameters",
          drop: [
            "prompt",
            "num_frames",
            "target_size",
            "guidance_scale",
            "negative_prompt",
            "num_inference_steps",
            "seed",
          ],
        },
        {
          set: {
            model: "$model",
            content: [
              { type: "text", text: "$param.prompt" },
              { when: { inputs: "present" }, type: "image_url", image_url: { url: "$inputs" }, role: "first_frame" },
            ],
            resolution: {
              op: "first",
              of: [
                "$param.resolution",
                {
                  op: "nearestShortEdge",
                  of: "$param.target_size",
                  choices: { "768P": 768, "2K": 1440 },
                  default: "768P",
                },
              ],
            },
            duration: {
              op: "first",
              of: [
                "$param.duration",
                { op: "scaled", of: "$param.num_frames", divide: 24, minimum: 4, maximum: 15, default: 4 },
              ],
            },
          },
        },
        {
          when: { inputs: "present" },
          set: { ratio: "adaptive" },
          else: {
            ratio: {
              op: "first",
              of: [
                "$param.ratio",
                {
                  op: "nearestRatio",
                  of: "$param.target_size",
                  choices: ["21:9", "16:9", "4:3", "1:1", "3:4", "9:16"],
                  default: "16:9",
                },
              ],
            },
          },
        },
      ],
      job: {
        id: "task_id",
        statusUrl: { route: "v3/minimax/v2/query/video_generation/{id}" },
        resume: { task_id: "{id}" },
        status: {
          path: "task.status",
          pending: ["queued", "running"],
          done: ["succeeded"],
          failed: ["failed", "cancelled"],
          otherwise: "failed",
          error: "task.error.message",
        },
        firstWaitMs: 0,
        intervalMs: 5000,
        attempts: "unlimited",
        unlimitedBecause: 'The product specification sets no limit, in its section "States and transitions".',
      },
      response: { check: { "task.content.url": "url" }, take: "task.content.url", kind: "url" },
    },
    "text-to-video": {
      route: "v3/async/{model}",
      body: [
        { spread: "extra" },
        { spread: "parameters", rename: { num_inference_steps: "steps" } },
        { set: { prompt: "$inputs" } },
      ],
      job: {
        id: "task_id",
        statusUrl: { route: "v3/async/task-result", query: "task_id={id}" },
        resume: { task_id: "{id}" },
        status: {
          path: "task.status",
          done: ["TASK_STATUS_SUCCEED"],
          failed: ["TASK_STATUS_FAILED"],
          otherwise: "pending",
          error: "task.reason",
        },
        firstWaitMs: 500,
        intervalMs: 500,
        attempts: "unlimited",
        unlimitedBecause: 'The product specification sets no limit, in its section "States and transitions".',
      },
      response: { check: { "videos[0].video_url": "url" }, take: "videos[0].video_url", kind: "url" },
    },
  },
};
