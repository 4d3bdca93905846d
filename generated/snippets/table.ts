// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";
import { rules as _3dtopiaXl } from "./3dtopia-xl.ts";
import { rules as aneforge } from "./aneforge.ts";
import { rules as asteroid } from "./asteroid.ts";
import { rules as audioseal } from "./audioseal.ts";
import { rules as ben2 } from "./ben2.ts";
import { rules as bertopic } from "./bertopic.ts";
import { rules as bm25s } from "./bm25s.ts";
import { rules as chatTts } from "./chat_tts.ts";
import { rules as chronosForecasting } from "./chronos-forecasting.ts";
import { rules as collectorvision } from "./collectorvision.ts";
import { rules as cxrFoundation } from "./cxr-foundation.ts";
import { rules as depthPro } from "./depth-pro.ts";
import { rules as dermFoundation } from "./derm-foundation.ts";
import { rules as dia2 } from "./dia2.ts";
import { rules as diffusers } from "./diffusers.ts";
import { rules as fairseq } from "./fairseq.ts";
import { rules as gliner2 } from "./gliner2.ts";
import { rules as hezar } from "./hezar.ts";
import { rules as indexTts } from "./index-tts.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as kimiAudio } from "./kimi-audio.ts";
import { rules as kittentts } from "./kittentts.ts";
import { rules as lightningIr } from "./lightning-ir.ts";
import { rules as litertLm } from "./litert-lm.ts";
import { rules as llamaCppPython } from "./llama-cpp-python.ts";
import { rules as ltx } from "./ltx.ts";
import { rules as lvface } from "./lvface.ts";
import { rules as mambaSsm } from "./mamba-ssm.ts";
import { rules as mlxImage } from "./mlx-image.ts";
import { rules as mlx } from "./mlx.ts";
import { rules as multimolecule } from "./multimolecule.ts";
import { rules as nemo } from "./nemo.ts";
import { rules as openasr } from "./openasr.ts";
import { rules as opendde } from "./opendde.ts";
import { rules as outetts } from "./outetts.ts";
import { rules as perceptionEncoder } from "./perception-encoder.ts";
import { rules as pocketTts } from "./pocket-tts.ts";
import { rules as pyannoteAudio } from "./pyannote-audio.ts";
import { rules as pythae } from "./pythae.ts";
import { rules as qwen3Tts } from "./qwen3_tts.ts";
import { rules as renderformer } from "./renderformer.ts";
import { rules as routeePowertrain } from "./routee-powertrain.ts";
import { rules as saelens } from "./saelens.ts";
import { rules as sam3dObjects } from "./sam-3d-objects.ts";
import { rules as sampleFactory } from "./sample-factory.ts";
import { rules as sapRpt1Oss } from "./sap-rpt-1-oss.ts";
import { rules as seedStory } from "./seed-story.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as setfit } from "./setfit.ts";
import { rules as sklearn } from "./sklearn.ts";
import { rules as spacy } from "./spacy.ts";
import { rules as stableAudioTools } from "./stable-audio-tools.ts";
import { rules as stableBaselines3 } from "./stable-baselines3.ts";
import { rules as stanza } from "./stanza.ts";
import { rules as supertonic } from "./supertonic.ts";
import { rules as swarmformer } from "./swarmformer.ts";
import { rules as tfKeras } from "./tf-keras.ts";
import { rules as transformers } from "./transformers.ts";
import { rules as ultralytics } from "./ultralytics.ts";
import { rules as unitySentis } from "./unity-sentis.ts";
import { rules as univa } from "./univa.ts";
import { rules as vibevoice } from "./vibevoice.ts";
import { rules as zeromodels } from "./zeromodels.ts";

/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
  "3dtopia-xl": _3dtopiaXl,
  aneforge: aneforge,
  asteroid: asteroid,
  audioseal: audioseal,
  ben2: ben2,
  bertopic: bertopic,
  bm25s: bm25s,
  chat_tts: chatTts,
  "chronos-forecasting": chronosForecasting,
  collectorvision: collectorvision,
  "cxr-foundation": cxrFoundation,
  "depth-pro": depthPro,
  "derm-foundation": dermFoundation,
  dia2: dia2,
  diffusers: diffusers,
  fairseq: fairseq,
  gliner2: gliner2,
  hezar: hezar,
  "index-tts": indexTts,
  "kimi-audio": kimiAudio,
  kittentts: kittentts,
  "lightning-ir": lightningIr,
  "litert-lm": litertLm,
  "llama-cpp-python": llamaCppPython,
  ltx: ltx,
  lvface: lvface,
  "mamba-ssm": mambaSsm,
  mlx: mlx,
  "mlx-image": mlxImage,
  multimolecule: multimolecule,
  nemo: nemo,
  openasr: openasr,
  opendde: opendde,
  outetts: outetts,
  "perception-encoder": perceptionEncoder,
  "pocket-tts": pocketTts,
  "pyannote-audio": pyannoteAudio,
  pythae: pythae,
  qwen3_tts: qwen3Tts,
  renderformer: renderformer,
  "routee-powertrain": routeePowertrain,
  saelens: saelens,
  "sam-3d-objects": sam3dObjects,
  "sample-factory": sampleFactory,
  "sap-rpt-1-oss": sapRpt1Oss,
  "seed-story": seedStory,
  "sentence-transformers": sentenceTransformers,
  setfit: setfit,
  sklearn: sklearn,
  spacy: spacy,
  "stable-audio-tools": stableAudioTools,
  "stable-baselines3": stableBaselines3,
  stanza: stanza,
  supertonic: supertonic,
  swarmformer: swarmformer,
  "tf-keras": tfKeras,
  transformers: transformers,
  ultralytics: ultralytics,
  "unity-sentis": unitySentis,
  univa: univa,
  vibevoice: vibevoice,
  zeromodels: zeromodels,
};
