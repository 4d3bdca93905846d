// Generated – do not edit.
// source:    spec/apps/*.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppKey, AppRules } from "./app.ts";
import { atomicChat } from "./atomic-chat.ts";
import { backyard } from "./backyard.ts";
import { diffusionbee } from "./diffusionbee.ts";
import { dockerModelRunner } from "./docker-model-runner.ts";
import { drawthings } from "./drawthings.ts";
import { hermesAgent } from "./hermes-agent.ts";
import { jan } from "./jan.ts";
import { jellybox } from "./jellybox.ts";
import { joyfusion } from "./joyfusion.ts";
import { lemonade } from "./lemonade.ts";
import { llamaCpp } from "./llama.cpp.ts";
import { lmstudio } from "./lmstudio.ts";
import { localai } from "./localai.ts";
import { mlxLm } from "./mlx-lm.ts";
import { msty } from "./msty.ts";
import { nodeLlamaCpp } from "./node-llama-cpp.ts";
import { ollama } from "./ollama.ts";
import { openclaw } from "./openclaw.ts";
import { pi } from "./pi.ts";
import { recursechat } from "./recursechat.ts";
import { sglang } from "./sglang.ts";
import { tgi } from "./tgi.ts";
import { unsloth } from "./unsloth.ts";
import { vllm } from "./vllm.ts";

/** All apps by key, in display order. */
export const APPS: Readonly<Record<AppKey, AppRules>> = {
  "llama.cpp": llamaCpp,
  "node-llama-cpp": nodeLlamaCpp,
  vllm,
  sglang,
  "mlx-lm": mlxLm,
  tgi,
  lmstudio,
  localai,
  jan,
  "atomic-chat": atomicChat,
  backyard,
  jellybox,
  msty,
  recursechat,
  drawthings,
  diffusionbee,
  joyfusion,
  ollama,
  unsloth,
  "docker-model-runner": dockerModelRunner,
  lemonade,
  pi,
  "hermes-agent": hermesAgent,
  openclaw,
};
