// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Key of a library that has snippets. */
export type SnippetLibraryKey =
  | "PaddleOCR"
  | "adapter-transformers"
  | "anemoi"
  | "araclip"
  | "audiocraft"
  | "birefnet"
  | "cartesia_pytorch"
  | "chatterbox"
  | "colipri"
  | "depth-anything-v2"
  | "dia-tts"
  | "diffusers"
  | "edsnlp"
  | "espnet"
  | "flexray"
  | "gaussianformer"
  | "gliner"
  | "jev-style"
  | "kernels"
  | "mars5-tts"
  | "mobilint"
  | "model2vec"
  | "nobg"
  | "paddlenlp"
  | "sam2"
  | "sentence-transformers"
  | "span-marker"
  | "terratorch"
  | "timm"
  | "transformers"
  | "transformers.js"
  | "vui"
  | "whisperkit"
  | "yolov10";

/** Loads the rules of one library. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<RuleGroup>>> = {
  PaddleOCR: () => import("./PaddleOCR.ts").then((module) => module.rules),
  "adapter-transformers": () => import("./adapter-transformers.ts").then((module) => module.rules),
  anemoi: () => import("./anemoi.ts").then((module) => module.rules),
  araclip: () => import("./araclip.ts").then((module) => module.rules),
  audiocraft: () => import("./audiocraft.ts").then((module) => module.rules),
  birefnet: () => import("./birefnet.ts").then((module) => module.rules),
  cartesia_pytorch: () => import("./cartesia_pytorch.ts").then((module) => module.rules),
  chatterbox: () => import("./chatterbox.ts").then((module) => module.rules),
  colipri: () => import("./colipri.ts").then((module) => module.rules),
  "depth-anything-v2": () => import("./depth-anything-v2.ts").then((module) => module.rules),
  "dia-tts": () => import("./dia-tts.ts").then((module) => module.rules),
  diffusers: () => import("./diffusers.ts").then((module) => module.rules),
  edsnlp: () => import("./edsnlp.ts").then((module) => module.rules),
  espnet: () => import("./espnet.ts").then((module) => module.rules),
  flexray: () => import("./flexray.ts").then((module) => module.rules),
  gaussianformer: () => import("./gaussianformer.ts").then((module) => module.rules),
  gliner: () => import("./gliner.ts").then((module) => module.rules),
  "jev-style": () => import("./jev-style.ts").then((module) => module.rules),
  kernels: () => import("./kernels.ts").then((module) => module.rules),
  "mars5-tts": () => import("./mars5-tts.ts").then((module) => module.rules),
  mobilint: () => import("./mobilint.ts").then((module) => module.rules),
  model2vec: () => import("./model2vec.ts").then((module) => module.rules),
  nobg: () => import("./nobg.ts").then((module) => module.rules),
  paddlenlp: () => import("./paddlenlp.ts").then((module) => module.rules),
  sam2: () => import("./sam2.ts").then((module) => module.rules),
  "sentence-transformers": () => import("./sentence-transformers.ts").then((module) => module.rules),
  "span-marker": () => import("./span-marker.ts").then((module) => module.rules),
  terratorch: () => import("./terratorch.ts").then((module) => module.rules),
  timm: () => import("./timm.ts").then((module) => module.rules),
  transformers: () => import("./transformers.ts").then((module) => module.rules),
  "transformers.js": () => import("./transformers.js.ts").then((module) => module.rules),
  vui: () => import("./vui.ts").then((module) => module.rules),
  whisperkit: () => import("./whisperkit.ts").then((module) => module.rules),
  yolov10: () => import("./yolov10.ts").then((module) => module.rules),
};
