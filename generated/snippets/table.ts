// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";
import { rules as allennlp } from "./allennlp.ts";
import { rules as cartesiaMlx } from "./cartesia_mlx.ts";
import { rules as cortiq } from "./cortiq.ts";
import { rules as describeAnything } from "./describe-anything.ts";
import { rules as diffusers } from "./diffusers.ts";
import { rules as diffusionkit } from "./diffusionkit.ts";
import { rules as fastai } from "./fastai.ts";
import { rules as fasttext } from "./fasttext.ts";
import { rules as flair } from "./flair.ts";
import { rules as flextab } from "./flextab.ts";
import { rules as htrflow } from "./htrflow.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as keras } from "./keras.ts";
import { rules as lerobot } from "./lerobot.ts";
import { rules as matanyone } from "./matanyone.ts";
import { rules as memra } from "./memra.ts";
import { rules as meshAnything } from "./mesh-anything.ts";
import { rules as mlAgents } from "./ml-agents.ts";
import { rules as moshi } from "./moshi.ts";
import { rules as openClip } from "./open_clip.ts";
import { rules as peft } from "./peft.ts";
import { rules as phantomWan } from "./phantom-wan.ts";
import { rules as pxia } from "./pxia.ts";
import { rules as relik } from "./relik.ts";
import { rules as sam3dBody } from "./sam-3d-body.ts";
import { rules as sana } from "./sana.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as speechbrain } from "./speechbrain.ts";
import { rules as tensorflowtts } from "./tensorflowtts.ts";
import { rules as transformers } from "./transformers.ts";
import { rules as vfiMamba } from "./vfi-mamba.ts";
import { rules as videoprism } from "./videoprism.ts";
import { rules as voicecraft } from "./voicecraft.ts";
import { rules as voxcpm } from "./voxcpm.ts";
import { rules as zonos } from "./zonos.ts";

/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
  allennlp: allennlp,
  cartesia_mlx: cartesiaMlx,
  cortiq: cortiq,
  "describe-anything": describeAnything,
  diffusers: diffusers,
  diffusionkit: diffusionkit,
  fastai: fastai,
  fasttext: fasttext,
  flair: flair,
  flextab: flextab,
  htrflow: htrflow,
  keras: keras,
  lerobot: lerobot,
  matanyone: matanyone,
  memra: memra,
  "mesh-anything": meshAnything,
  "ml-agents": mlAgents,
  moshi: moshi,
  open_clip: openClip,
  peft: peft,
  "phantom-wan": phantomWan,
  pxia: pxia,
  relik: relik,
  "sam-3d-body": sam3dBody,
  sana: sana,
  "sentence-transformers": sentenceTransformers,
  speechbrain: speechbrain,
  tensorflowtts: tensorflowtts,
  transformers: transformers,
  "vfi-mamba": vfiMamba,
  videoprism: videoprism,
  voicecraft: voicecraft,
  voxcpm: voxcpm,
  zonos: zonos,
};
