// Generated – do not edit.
// source:    spec/providers/*.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { aiHorde } from "./ai-horde.ts";
import { anthropic } from "./anthropic.ts";
import { assemblyai } from "./assemblyai.ts";
import { auto } from "./auto.ts";
import { azureOpenai } from "./azure-openai.ts";
import { baseten } from "./baseten.ts";
import { blackForestLabs } from "./black-forest-labs.ts";
import { cerebras } from "./cerebras.ts";
import { clarifai } from "./clarifai.ts";
import { cloudflare } from "./cloudflare.ts";
import { cohere } from "./cohere.ts";
import { deepgram } from "./deepgram.ts";
import { deepinfra } from "./deepinfra.ts";
import { elevenlabs } from "./elevenlabs.ts";
import { falAi } from "./fal-ai.ts";
import { featherlessAi } from "./featherless-ai.ts";
import { fireworksAi } from "./fireworks-ai.ts";
import { gemini } from "./gemini.ts";
import { gladia } from "./gladia.ts";
import { groq } from "./groq.ts";
import { hfInference } from "./hf-inference.ts";
import { hyperbolic } from "./hyperbolic.ts";
import { luma } from "./luma.ts";
import { mistral } from "./mistral.ts";
import { nebius } from "./nebius.ts";
import { novita } from "./novita.ts";
import { nscale } from "./nscale.ts";
import { nvidia } from "./nvidia.ts";
import { ollama } from "./ollama.ts";
import { openai } from "./openai.ts";
import { openrouter } from "./openrouter.ts";
import { ovhcloud } from "./ovhcloud.ts";
import { publicai } from "./publicai.ts";
import { replicate } from "./replicate.ts";
import { runway } from "./runway.ts";
import { sambanova } from "./sambanova.ts";
import { scaleway } from "./scaleway.ts";
import { stability } from "./stability.ts";
import { together } from "./together.ts";
import { wavespeed } from "./wavespeed.ts";
import { yandex } from "./yandex.ts";
import { zaiOrg } from "./zai-org.ts";

/** Id of a provider. */
export type ProviderId =
  | "ai-horde"
  | "anthropic"
  | "assemblyai"
  | "auto"
  | "azure-openai"
  | "baseten"
  | "black-forest-labs"
  | "cerebras"
  | "clarifai"
  | "cloudflare"
  | "cohere"
  | "deepgram"
  | "deepinfra"
  | "elevenlabs"
  | "fal-ai"
  | "featherless-ai"
  | "fireworks-ai"
  | "gemini"
  | "gladia"
  | "groq"
  | "hf-inference"
  | "hyperbolic"
  | "luma"
  | "mistral"
  | "nebius"
  | "novita"
  | "nscale"
  | "nvidia"
  | "ollama"
  | "openai"
  | "openrouter"
  | "ovhcloud"
  | "publicai"
  | "replicate"
  | "runway"
  | "sambanova"
  | "scaleway"
  | "stability"
  | "together"
  | "wavespeed"
  | "yandex"
  | "zai-org";

/** Ids of the providers that the hub's router forwards to, sorted. */
export const HUB_PROVIDERS = [
  "baseten",
  "cerebras",
  "cohere",
  "deepinfra",
  "fal-ai",
  "featherless-ai",
  "fireworks-ai",
  "groq",
  "hf-inference",
  "novita",
  "nscale",
  "openai",
  "ovhcloud",
  "publicai",
  "replicate",
  "scaleway",
  "together",
  "wavespeed",
  "zai-org",
] as const;

/** Ids of the providers that are called directly, with a key of their own, sorted. */
export const KEY_PROVIDERS = [
  "ai-horde",
  "anthropic",
  "assemblyai",
  "azure-openai",
  "black-forest-labs",
  "clarifai",
  "cloudflare",
  "deepgram",
  "elevenlabs",
  "gemini",
  "gladia",
  "hyperbolic",
  "luma",
  "mistral",
  "nebius",
  "nvidia",
  "ollama",
  "openrouter",
  "runway",
  "sambanova",
  "stability",
  "yandex",
] as const;

/** All providers by id, sorted. */
export const PROVIDER_SPECS: Readonly<Record<ProviderId, ProviderSpec>> = {
  "ai-horde": aiHorde,
  anthropic,
  assemblyai,
  auto,
  "azure-openai": azureOpenai,
  baseten,
  "black-forest-labs": blackForestLabs,
  cerebras,
  clarifai,
  cloudflare,
  cohere,
  deepgram,
  deepinfra,
  elevenlabs,
  "fal-ai": falAi,
  "featherless-ai": featherlessAi,
  "fireworks-ai": fireworksAi,
  gemini,
  gladia,
  groq,
  "hf-inference": hfInference,
  hyperbolic,
  luma,
  mistral,
  nebius,
  novita,
  nscale,
  nvidia,
  ollama,
  openai,
  openrouter,
  ovhcloud,
  publicai,
  replicate,
  runway,
  sambanova,
  scaleway,
  stability,
  together,
  wavespeed,
  yandex,
  "zai-org": zaiOrg,
};
