// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Key of a library that has snippets. */
export type SnippetLibraryKey =
  | "allennlp"
  | "cartesia_mlx"
  | "cortiq"
  | "describe-anything"
  | "diffusers"
  | "diffusionkit"
  | "fastai"
  | "fasttext"
  | "flair"
  | "flextab"
  | "htrflow"
  | "keras"
  | "lerobot"
  | "matanyone"
  | "memra"
  | "mesh-anything"
  | "ml-agents"
  | "moshi"
  | "open_clip"
  | "peft"
  | "phantom-wan"
  | "pxia"
  | "relik"
  | "sam-3d-body"
  | "sana"
  | "sentence-transformers"
  | "speechbrain"
  | "tensorflowtts"
  | "transformers"
  | "vfi-mamba"
  | "videoprism"
  | "voicecraft"
  | "voxcpm"
  | "zonos";

/** Loads the rules of one library. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<RuleGroup>>> = {
  allennlp: () => import("./allennlp.ts").then((module) => module.rules),
  cartesia_mlx: () => import("./cartesia_mlx.ts").then((module) => module.rules),
  cortiq: () => import("./cortiq.ts").then((module) => module.rules),
  "describe-anything": () => import("./describe-anything.ts").then((module) => module.rules),
  diffusers: () => import("./diffusers.ts").then((module) => module.rules),
  diffusionkit: () => import("./diffusionkit.ts").then((module) => module.rules),
  fastai: () => import("./fastai.ts").then((module) => module.rules),
  fasttext: () => import("./fasttext.ts").then((module) => module.rules),
  flair: () => import("./flair.ts").then((module) => module.rules),
  flextab: () => import("./flextab.ts").then((module) => module.rules),
  htrflow: () => import("./htrflow.ts").then((module) => module.rules),
  keras: () => import("./keras.ts").then((module) => module.rules),
  lerobot: () => import("./lerobot.ts").then((module) => module.rules),
  matanyone: () => import("./matanyone.ts").then((module) => module.rules),
  memra: () => import("./memra.ts").then((module) => module.rules),
  "mesh-anything": () => import("./mesh-anything.ts").then((module) => module.rules),
  "ml-agents": () => import("./ml-agents.ts").then((module) => module.rules),
  moshi: () => import("./moshi.ts").then((module) => module.rules),
  open_clip: () => import("./open_clip.ts").then((module) => module.rules),
  peft: () => import("./peft.ts").then((module) => module.rules),
  "phantom-wan": () => import("./phantom-wan.ts").then((module) => module.rules),
  pxia: () => import("./pxia.ts").then((module) => module.rules),
  relik: () => import("./relik.ts").then((module) => module.rules),
  "sam-3d-body": () => import("./sam-3d-body.ts").then((module) => module.rules),
  sana: () => import("./sana.ts").then((module) => module.rules),
  "sentence-transformers": () => import("./sentence-transformers.ts").then((module) => module.rules),
  speechbrain: () => import("./speechbrain.ts").then((module) => module.rules),
  tensorflowtts: () => import("./tensorflowtts.ts").then((module) => module.rules),
  transformers: () => import("./transformers.ts").then((module) => module.rules),
  "vfi-mamba": () => import("./vfi-mamba.ts").then((module) => module.rules),
  videoprism: () => import("./videoprism.ts").then((module) => module.rules),
  voicecraft: () => import("./voicecraft.ts").then((module) => module.rules),
  voxcpm: () => import("./voxcpm.ts").then((module) => module.rules),
  zonos: () => import("./zonos.ts").then((module) => module.rules),
};
