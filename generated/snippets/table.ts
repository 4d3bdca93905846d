// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";
import { rules as paddleOCR } from "./PaddleOCR.ts";
import { rules as adapterTransformers } from "./adapter-transformers.ts";
import { rules as anemoi } from "./anemoi.ts";
import { rules as araclip } from "./araclip.ts";
import { rules as audiocraft } from "./audiocraft.ts";
import { rules as birefnet } from "./birefnet.ts";
import { rules as cartesiaPytorch } from "./cartesia_pytorch.ts";
import { rules as chatterbox } from "./chatterbox.ts";
import { rules as colipri } from "./colipri.ts";
import { rules as depthAnythingV2 } from "./depth-anything-v2.ts";
import { rules as diaTts } from "./dia-tts.ts";
import { rules as diffusers } from "./diffusers.ts";
import { rules as edsnlp } from "./edsnlp.ts";
import { rules as espnet } from "./espnet.ts";
import { rules as flexray } from "./flexray.ts";
import { rules as gaussianformer } from "./gaussianformer.ts";
import { rules as gliner } from "./gliner.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as jevStyle } from "./jev-style.ts";
import { rules as kernels } from "./kernels.ts";
import { rules as mars5Tts } from "./mars5-tts.ts";
import { rules as mobilint } from "./mobilint.ts";
import { rules as model2vec } from "./model2vec.ts";
import { rules as nobg } from "./nobg.ts";
import { rules as paddlenlp } from "./paddlenlp.ts";
import { rules as sam2 } from "./sam2.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as spanMarker } from "./span-marker.ts";
import { rules as terratorch } from "./terratorch.ts";
import { rules as timm } from "./timm.ts";
import { rules as transformersJs } from "./transformers.js.ts";
import { rules as transformers } from "./transformers.ts";
import { rules as vui } from "./vui.ts";
import { rules as whisperkit } from "./whisperkit.ts";
import { rules as yolov10 } from "./yolov10.ts";

/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
  PaddleOCR: paddleOCR,
  "adapter-transformers": adapterTransformers,
  anemoi: anemoi,
  araclip: araclip,
  audiocraft: audiocraft,
  birefnet: birefnet,
  cartesia_pytorch: cartesiaPytorch,
  chatterbox: chatterbox,
  colipri: colipri,
  "depth-anything-v2": depthAnythingV2,
  "dia-tts": diaTts,
  diffusers: diffusers,
  edsnlp: edsnlp,
  espnet: espnet,
  flexray: flexray,
  gaussianformer: gaussianformer,
  gliner: gliner,
  "jev-style": jevStyle,
  kernels: kernels,
  "mars5-tts": mars5Tts,
  mobilint: mobilint,
  model2vec: model2vec,
  nobg: nobg,
  paddlenlp: paddlenlp,
  sam2: sam2,
  "sentence-transformers": sentenceTransformers,
  "span-marker": spanMarker,
  terratorch: terratorch,
  timm: timm,
  transformers: transformers,
  "transformers.js": transformersJs,
  vui: vui,
  whisperkit: whisperkit,
  yolov10: yolov10,
};
