// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";
import { rules as _3dtopiaXl } from "./3dtopia-xl.ts";
import { rules as paddleOCR } from "./PaddleOCR.ts";
import { rules as adapterTransformers } from "./adapter-transformers.ts";
import { rules as allennlp } from "./allennlp.ts";
import { rules as aneforge } from "./aneforge.ts";
import { rules as anemoi } from "./anemoi.ts";
import { rules as araclip } from "./araclip.ts";
import { rules as asteroid } from "./asteroid.ts";
import { rules as audiocraft } from "./audiocraft.ts";
import { rules as audioseal } from "./audioseal.ts";
import { rules as ben2 } from "./ben2.ts";
import { rules as bertopic } from "./bertopic.ts";
import { rules as birefnet } from "./birefnet.ts";
import { rules as bm25s } from "./bm25s.ts";
import { rules as cartesiaMlx } from "./cartesia_mlx.ts";
import { rules as cartesiaPytorch } from "./cartesia_pytorch.ts";
import { rules as chatTts } from "./chat_tts.ts";
import { rules as chatterbox } from "./chatterbox.ts";
import { rules as chronosForecasting } from "./chronos-forecasting.ts";
import { rules as colipri } from "./colipri.ts";
import { rules as collectorvision } from "./collectorvision.ts";
import { rules as colpali } from "./colpali.ts";
import { rules as comet } from "./comet.ts";
import { rules as cortiq } from "./cortiq.ts";
import { rules as cxrFoundation } from "./cxr-foundation.ts";
import { rules as deepforest } from "./deepforest.ts";
import { rules as depthAnythingV2 } from "./depth-anything-v2.ts";
import { rules as depthPro } from "./depth-pro.ts";
import { rules as dermFoundation } from "./derm-foundation.ts";
import { rules as describeAnything } from "./describe-anything.ts";
import { rules as diaTts } from "./dia-tts.ts";
import { rules as dia2 } from "./dia2.ts";
import { rules as diffusers } from "./diffusers.ts";
import { rules as diffusionkit } from "./diffusionkit.ts";
import { rules as doctr } from "./doctr.ts";
import { rules as edsnlp } from "./edsnlp.ts";
import { rules as espnet } from "./espnet.ts";
import { rules as fairseq } from "./fairseq.ts";
import { rules as fastai } from "./fastai.ts";
import { rules as fasttext } from "./fasttext.ts";
import { rules as flair } from "./flair.ts";
import { rules as flexray } from "./flexray.ts";
import { rules as flextab } from "./flextab.ts";
import { rules as gaussianformer } from "./gaussianformer.ts";
import { rules as gliner } from "./gliner.ts";
import { rules as gliner2 } from "./gliner2.ts";
import { rules as hezar } from "./hezar.ts";
import { rules as htrflow } from "./htrflow.ts";
import { rules as huggingfaceHub } from "./huggingface_hub.ts";
import { rules as indexTts } from "./index-tts.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as jevStyle } from "./jev-style.ts";
import { rules as kerasHub } from "./keras-hub.ts";
import { rules as keras } from "./keras.ts";
import { rules as kernels } from "./kernels.ts";
import { rules as kimiAudio } from "./kimi-audio.ts";
import { rules as kittentts } from "./kittentts.ts";
import { rules as lerobot } from "./lerobot.ts";
import { rules as lightningIr } from "./lightning-ir.ts";
import { rules as litertLm } from "./litert-lm.ts";
import { rules as llamaCppPython } from "./llama-cpp-python.ts";
import { rules as ltx } from "./ltx.ts";
import { rules as lvface } from "./lvface.ts";
import { rules as mambaSsm } from "./mamba-ssm.ts";
import { rules as mars5Tts } from "./mars5-tts.ts";
import { rules as matanyone } from "./matanyone.ts";
import { rules as memra } from "./memra.ts";
import { rules as meshAnything } from "./mesh-anything.ts";
import { rules as mlAgents } from "./ml-agents.ts";
import { rules as mlcLlm } from "./mlc-llm.ts";
import { rules as mlxImage } from "./mlx-image.ts";
import { rules as mlx } from "./mlx.ts";
import { rules as mobilint } from "./mobilint.ts";
import { rules as model2vec } from "./model2vec.ts";
import { rules as moshi } from "./moshi.ts";
import { rules as multimolecule } from "./multimolecule.ts";
import { rules as nemo } from "./nemo.ts";
import { rules as nobg } from "./nobg.ts";
import { rules as openClip } from "./open_clip.ts";
import { rules as openasr } from "./openasr.ts";
import { rules as opendde } from "./opendde.ts";
import { rules as outetts } from "./outetts.ts";
import { rules as paddlenlp } from "./paddlenlp.ts";
import { rules as peft } from "./peft.ts";
import { rules as perceptionEncoder } from "./perception-encoder.ts";
import { rules as phantomWan } from "./phantom-wan.ts";
import { rules as pocketTts } from "./pocket-tts.ts";
import { rules as prunaAi } from "./pruna-ai.ts";
import { rules as pxia } from "./pxia.ts";
import { rules as pyannoteAudio } from "./pyannote-audio.ts";
import { rules as pythae } from "./pythae.ts";
import { rules as qwen3Tts } from "./qwen3_tts.ts";
import { rules as relik } from "./relik.ts";
import { rules as renderformer } from "./renderformer.ts";
import { rules as routeePowertrain } from "./routee-powertrain.ts";
import { rules as saelens } from "./saelens.ts";
import { rules as sam3dBody } from "./sam-3d-body.ts";
import { rules as sam3dObjects } from "./sam-3d-objects.ts";
import { rules as sam2 } from "./sam2.ts";
import { rules as sampleFactory } from "./sample-factory.ts";
import { rules as sana } from "./sana.ts";
import { rules as sapRpt1Oss } from "./sap-rpt-1-oss.ts";
import { rules as seedStory } from "./seed-story.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as setfit } from "./setfit.ts";
import { rules as sklearn } from "./sklearn.ts";
import { rules as spacy } from "./spacy.ts";
import { rules as spanMarker } from "./span-marker.ts";
import { rules as speechbrain } from "./speechbrain.ts";
import { rules as stableAudioTools } from "./stable-audio-tools.ts";
import { rules as stableBaselines3 } from "./stable-baselines3.ts";
import { rules as stanza } from "./stanza.ts";
import { rules as supertonic } from "./supertonic.ts";
import { rules as swarmformer } from "./swarmformer.ts";
import { rules as tensorflowtts } from "./tensorflowtts.ts";
import { rules as terratorch } from "./terratorch.ts";
import { rules as tfKeras } from "./tf-keras.ts";
import { rules as timesfm } from "./timesfm.ts";
import { rules as timm } from "./timm.ts";
import { rules as tirex } from "./tirex.ts";
import { rules as transformersJs } from "./transformers.js.ts";
import { rules as transformers } from "./transformers.ts";
import { rules as ultralytics } from "./ultralytics.ts";
import { rules as unitySentis } from "./unity-sentis.ts";
import { rules as univa } from "./univa.ts";
import { rules as vfiMamba } from "./vfi-mamba.ts";
import { rules as vibevoice } from "./vibevoice.ts";
import { rules as videoprism } from "./videoprism.ts";
import { rules as voicecraft } from "./voicecraft.ts";
import { rules as voxcpm } from "./voxcpm.ts";
import { rules as vui } from "./vui.ts";
import { rules as whisperkit } from "./whisperkit.ts";
import { rules as yolov10 } from "./yolov10.ts";
import { rules as yolov26 } from "./yolov26.ts";
import { rules as zeromodels } from "./zeromodels.ts";
import { rules as zonos } from "./zonos.ts";

/** The rules of every library, for callers that cannot load them asynchronously. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, Rules>> = {
  "3dtopia-xl": _3dtopiaXl,
  PaddleOCR: paddleOCR,
  "adapter-transformers": adapterTransformers,
  allennlp: allennlp,
  aneforge: aneforge,
  anemoi: anemoi,
  araclip: araclip,
  asteroid: asteroid,
  audiocraft: audiocraft,
  audioseal: audioseal,
  ben2: ben2,
  bertopic: bertopic,
  birefnet: birefnet,
  bm25s: bm25s,
  cartesia_mlx: cartesiaMlx,
  cartesia_pytorch: cartesiaPytorch,
  chat_tts: chatTts,
  chatterbox: chatterbox,
  "chronos-forecasting": chronosForecasting,
  colipri: colipri,
  collectorvision: collectorvision,
  colpali: colpali,
  comet: comet,
  cortiq: cortiq,
  "cxr-foundation": cxrFoundation,
  deepforest: deepforest,
  "depth-anything-v2": depthAnythingV2,
  "depth-pro": depthPro,
  "derm-foundation": dermFoundation,
  "describe-anything": describeAnything,
  "dia-tts": diaTts,
  dia2: dia2,
  diffusers: diffusers,
  diffusionkit: diffusionkit,
  doctr: doctr,
  edsnlp: edsnlp,
  espnet: espnet,
  fairseq: fairseq,
  fastai: fastai,
  fasttext: fasttext,
  flair: flair,
  flexray: flexray,
  flextab: flextab,
  gaussianformer: gaussianformer,
  gliner: gliner,
  gliner2: gliner2,
  hezar: hezar,
  htrflow: htrflow,
  huggingface_hub: huggingfaceHub,
  "index-tts": indexTts,
  "jev-style": jevStyle,
  keras: keras,
  "keras-hub": kerasHub,
  kernels: kernels,
  "kimi-audio": kimiAudio,
  kittentts: kittentts,
  lerobot: lerobot,
  "lightning-ir": lightningIr,
  "litert-lm": litertLm,
  "llama-cpp-python": llamaCppPython,
  ltx: ltx,
  lvface: lvface,
  "mamba-ssm": mambaSsm,
  "mars5-tts": mars5Tts,
  matanyone: matanyone,
  memra: memra,
  "mesh-anything": meshAnything,
  "ml-agents": mlAgents,
  "mlc-llm": mlcLlm,
  mlx: mlx,
  "mlx-image": mlxImage,
  mobilint: mobilint,
  model2vec: model2vec,
  moshi: moshi,
  multimolecule: multimolecule,
  nemo: nemo,
  nobg: nobg,
  open_clip: openClip,
  openasr: openasr,
  opendde: opendde,
  outetts: outetts,
  paddlenlp: paddlenlp,
  peft: peft,
  "perception-encoder": perceptionEncoder,
  "phantom-wan": phantomWan,
  "pocket-tts": pocketTts,
  "pruna-ai": prunaAi,
  pxia: pxia,
  "pyannote-audio": pyannoteAudio,
  pythae: pythae,
  qwen3_tts: qwen3Tts,
  relik: relik,
  renderformer: renderformer,
  "routee-powertrain": routeePowertrain,
  saelens: saelens,
  "sam-3d-body": sam3dBody,
  "sam-3d-objects": sam3dObjects,
  sam2: sam2,
  "sample-factory": sampleFactory,
  sana: sana,
  "sap-rpt-1-oss": sapRpt1Oss,
  "seed-story": seedStory,
  "sentence-transformers": sentenceTransformers,
  setfit: setfit,
  sklearn: sklearn,
  spacy: spacy,
  "span-marker": spanMarker,
  speechbrain: speechbrain,
  "stable-audio-tools": stableAudioTools,
  "stable-baselines3": stableBaselines3,
  stanza: stanza,
  supertonic: supertonic,
  swarmformer: swarmformer,
  tensorflowtts: tensorflowtts,
  terratorch: terratorch,
  "tf-keras": tfKeras,
  timesfm: timesfm,
  timm: timm,
  tirex: tirex,
  transformers: transformers,
  "transformers.js": transformersJs,
  ultralytics: ultralytics,
  "unity-sentis": unitySentis,
  univa: univa,
  "vfi-mamba": vfiMamba,
  vibevoice: vibevoice,
  videoprism: videoprism,
  voicecraft: voicecraft,
  voxcpm: voxcpm,
  vui: vui,
  whisperkit: whisperkit,
  yolov10: yolov10,
  yolov26: yolov26,
  zeromodels: zeromodels,
  zonos: zonos,
};
