// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Key of a library that has snippets. */
export type SnippetLibraryKey =
  | "aneforge"
  | "asteroid"
  | "audioseal"
  | "cxr-foundation"
  | "derm-foundation"
  | "dia2"
  | "diffusers"
  | "fairseq"
  | "gliner2"
  | "hezar"
  | "index-tts"
  | "keras-hub"
  | "kimi-audio"
  | "lightning-ir"
  | "mamba-ssm"
  | "mlx"
  | "mlx-image"
  | "multimolecule"
  | "nemo"
  | "opendde"
  | "perception-encoder"
  | "pruna-ai"
  | "renderformer"
  | "routee-powertrain"
  | "sam-3d-objects"
  | "sentence-transformers"
  | "setfit"
  | "sklearn"
  | "spacy"
  | "supertonic"
  | "swarmformer"
  | "transformers"
  | "ultralytics"
  | "unity-sentis"
  | "univa";

/** Loads the rules of one library. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<RuleGroup>>> = {
  aneforge: () => import("./aneforge.ts").then((module) => module.rules),
  asteroid: () => import("./asteroid.ts").then((module) => module.rules),
  audioseal: () => import("./audioseal.ts").then((module) => module.rules),
  "cxr-foundation": () => import("./cxr-foundation.ts").then((module) => module.rules),
  "derm-foundation": () => import("./derm-foundation.ts").then((module) => module.rules),
  dia2: () => import("./dia2.ts").then((module) => module.rules),
  diffusers: () => import("./diffusers.ts").then((module) => module.rules),
  fairseq: () => import("./fairseq.ts").then((module) => module.rules),
  gliner2: () => import("./gliner2.ts").then((module) => module.rules),
  hezar: () => import("./hezar.ts").then((module) => module.rules),
  "index-tts": () => import("./index-tts.ts").then((module) => module.rules),
  "keras-hub": () => import("./keras-hub.ts").then((module) => module.rules),
  "kimi-audio": () => import("./kimi-audio.ts").then((module) => module.rules),
  "lightning-ir": () => import("./lightning-ir.ts").then((module) => module.rules),
  "mamba-ssm": () => import("./mamba-ssm.ts").then((module) => module.rules),
  mlx: () => import("./mlx.ts").then((module) => module.rules),
  "mlx-image": () => import("./mlx-image.ts").then((module) => module.rules),
  multimolecule: () => import("./multimolecule.ts").then((module) => module.rules),
  nemo: () => import("./nemo.ts").then((module) => module.rules),
  opendde: () => import("./opendde.ts").then((module) => module.rules),
  "perception-encoder": () => import("./perception-encoder.ts").then((module) => module.rules),
  "pruna-ai": () => import("./pruna-ai.ts").then((module) => module.rules),
  renderformer: () => import("./renderformer.ts").then((module) => module.rules),
  "routee-powertrain": () => import("./routee-powertrain.ts").then((module) => module.rules),
  "sam-3d-objects": () => import("./sam-3d-objects.ts").then((module) => module.rules),
  "sentence-transformers": () => import("./sentence-transformers.ts").then((module) => module.rules),
  setfit: () => import("./setfit.ts").then((module) => module.rules),
  sklearn: () => import("./sklearn.ts").then((module) => module.rules),
  spacy: () => import("./spacy.ts").then((module) => module.rules),
  supertonic: () => import("./supertonic.ts").then((module) => module.rules),
  swarmformer: () => import("./swarmformer.ts").then((module) => module.rules),
  transformers: () => import("./transformers.ts").then((module) => module.rules),
  ultralytics: () => import("./ultralytics.ts").then((module) => module.rules),
  "unity-sentis": () => import("./unity-sentis.ts").then((module) => module.rules),
  univa: () => import("./univa.ts").then((module) => module.rules),
};
