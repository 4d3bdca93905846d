// Generated – do not edit.
// source:    spec/providers/*.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { auto } from "./auto.ts";
import { baseten } from "./baseten.ts";
import { blackForestLabs } from "./black-forest-labs.ts";
import { cerebras } from "./cerebras.ts";
import { clarifai } from "./clarifai.ts";
import { cohere } from "./cohere.ts";
import { deepinfra } from "./deepinfra.ts";
import { falAi } from "./fal-ai.ts";
import { featherlessAi } from "./featherless-ai.ts";
import { fireworksAi } from "./fireworks-ai.ts";
import { groq } from "./groq.ts";
import { hfInference } from "./hf-inference.ts";
import { hyperbolic } from "./hyperbolic.ts";
import { nebius } from "./nebius.ts";
import { novita } from "./novita.ts";
import { nscale } from "./nscale.ts";
import { nvidia } from "./nvidia.ts";
import { openai } from "./openai.ts";
import { ovhcloud } from "./ovhcloud.ts";
import { publicai } from "./publicai.ts";
import { replicate } from "./replicate.ts";
import { sambanova } from "./sambanova.ts";
import { scaleway } from "./scaleway.ts";
import { together } from "./together.ts";
import { wavespeed } from "./wavespeed.ts";
import { zaiOrg } from "./zai-org.ts";

/** Id of a provider. */
export type ProviderId =
  | "auto"
  | "baseten"
  | "black-forest-labs"
  | "cerebras"
  | "clarifai"
  | "cohere"
  | "deepinfra"
  | "fal-ai"
  | "featherless-ai"
  | "fireworks-ai"
  | "groq"
  | "hf-inference"
  | "hyperbolic"
  | "nebius"
  | "novita"
  | "nscale"
  | "nvidia"
  | "openai"
  | "ovhcloud"
  | "publicai"
  | "replicate"
  | "sambanova"
  | "scaleway"
  | "together"
  | "wavespeed"
  | "zai-org";

/** All providers by id, sorted. */
export const PROVIDER_SPECS: Readonly<Record<ProviderId, ProviderSpec>> = {
  auto,
  baseten,
  "black-forest-labs": blackForestLabs,
  cerebras,
  clarifai,
  cohere,
  deepinfra,
  "fal-ai": falAi,
  "featherless-ai": featherlessAi,
  "fireworks-ai": fireworksAi,
  groq,
  "hf-inference": hfInference,
  hyperbolic,
  nebius,
  novita,
  nscale,
  nvidia,
  openai,
  ovhcloud,
  publicai,
  replicate,
  sambanova,
  scaleway,
  together,
  wavespeed,
  "zai-org": zaiOrg,
};
