// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";
import { rules as aneforge } from "./aneforge.ts";
import { rules as asteroid } from "./asteroid.ts";
import { rules as audioseal } from "./audioseal.ts";
import { rules as cxrFoundation } from "./cxr-foundation.ts";
import { rules as dermFoundation } from "./derm-foundation.ts";
import { rules as dia2 } from "./dia2.ts";
import { rules as diffusers } from "./diffusers.ts";
import { rules as fairseq } from "./fairseq.ts";
import { rules as gliner2 } from "./gliner2.ts";
import { rules as hezar } from "./hezar.ts";
import { rules as indexTts } from "./index-tts.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as kerasHub } from "./keras-hub.ts";
import { rules as kimiAudio } from "./kimi-audio.ts";
import { rules as lightningIr } from "./lightning-ir.ts";
import { rules as mambaSsm } from "./mamba-ssm.ts";
import { rules as mlxImage } from "./mlx-image.ts";
import { rules as mlx } from "./mlx.ts";
import { rules as multimolecule } from "./multimolecule.ts";
import { rules as nemo } from "./nemo.ts";
import { rules as opendde } from "./opendde.ts";
import { rules as perceptionEncoder } from "./perception-encoder.ts";
import { rules as prunaAi } from "./pruna-ai.ts";
import { rules as renderformer } from "./renderformer.ts";
import { rules as routeePowertrain } from "./routee-powertrain.ts";
import { rules as sam3dObjects } from "./sam-3d-objects.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as setfit } from "./setfit.ts";
import { rules as sklearn } from "./sklearn.ts";
import { rules as spacy } from "./spacy.ts";
import { rules as supertonic } from "./supertonic.ts";
import { rules as swarmformer } from "./swarmformer.ts";
import { rules as transformers } from "./transformers.ts";
import { rules as ultralytics } from "./ultralytics.ts";
import { rules as unitySentis } from "./unity-sentis.ts";
import { rules as univa } from "./univa.ts";

/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
  aneforge: aneforge,
  asteroid: asteroid,
  audioseal: audioseal,
  "cxr-foundation": cxrFoundation,
  "derm-foundation": dermFoundation,
  dia2: dia2,
  diffusers: diffusers,
  fairseq: fairseq,
  gliner2: gliner2,
  hezar: hezar,
  "index-tts": indexTts,
  "keras-hub": kerasHub,
  "kimi-audio": kimiAudio,
  "lightning-ir": lightningIr,
  "mamba-ssm": mambaSsm,
  mlx: mlx,
  "mlx-image": mlxImage,
  multimolecule: multimolecule,
  nemo: nemo,
  opendde: opendde,
  "perception-encoder": perceptionEncoder,
  "pruna-ai": prunaAi,
  renderformer: renderformer,
  "routee-powertrain": routeePowertrain,
  "sam-3d-objects": sam3dObjects,
  "sentence-transformers": sentenceTransformers,
  setfit: setfit,
  sklearn: sklearn,
  spacy: spacy,
  supertonic: supertonic,
  swarmformer: swarmformer,
  transformers: transformers,
  ultralytics: ultralytics,
  "unity-sentis": unitySentis,
  univa: univa,
};
