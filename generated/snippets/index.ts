// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Key of a library that has snippets. */
export type SnippetLibraryKey =
  | "3dtopia-xl"
  | "PaddleOCR"
  | "adapter-transformers"
  | "allennlp"
  | "aneforge"
  | "anemoi"
  | "araclip"
  | "asteroid"
  | "audiocraft"
  | "audioseal"
  | "ben2"
  | "bertopic"
  | "birefnet"
  | "bm25s"
  | "cartesia_mlx"
  | "cartesia_pytorch"
  | "chat_tts"
  | "chatterbox"
  | "chronos-forecasting"
  | "colipri"
  | "collectorvision"
  | "colpali"
  | "comet"
  | "cortiq"
  | "cxr-foundation"
  | "deepforest"
  | "depth-anything-v2"
  | "depth-pro"
  | "derm-foundation"
  | "describe-anything"
  | "dia-tts"
  | "dia2"
  | "diffusers"
  | "diffusionkit"
  | "doctr"
  | "edsnlp"
  | "espnet"
  | "fairseq"
  | "fastai"
  | "fasttext"
  | "flair"
  | "flexray"
  | "flextab"
  | "gaussianformer"
  | "gliner"
  | "gliner2"
  | "hezar"
  | "htrflow"
  | "huggingface_hub"
  | "index-tts"
  | "jev-style"
  | "keras"
  | "keras-hub"
  | "kernels"
  | "kimi-audio"
  | "kittentts"
  | "lerobot"
  | "lightning-ir"
  | "litert-lm"
  | "llama-cpp-python"
  | "ltx"
  | "lvface"
  | "mamba-ssm"
  | "mars5-tts"
  | "matanyone"
  | "memra"
  | "mesh-anything"
  | "ml-agents"
  | "mlc-llm"
  | "mlx"
  | "mlx-image"
  | "mobilint"
  | "model2vec"
  | "moshi"
  | "multimolecule"
  | "nemo"
  | "nobg"
  | "open_clip"
  | "openasr"
  | "opendde"
  | "outetts"
  | "paddlenlp"
  | "peft"
  | "perception-encoder"
  | "phantom-wan"
  | "pocket-tts"
  | "pruna-ai"
  | "pxia"
  | "pyannote-audio"
  | "pythae"
  | "qwen3_tts"
  | "relik"
  | "renderformer"
  | "routee-powertrain"
  | "saelens"
  | "sam-3d-body"
  | "sam-3d-objects"
  | "sam2"
  | "sample-factory"
  | "sana"
  | "sap-rpt-1-oss"
  | "seed-story"
  | "sentence-transformers"
  | "setfit"
  | "sklearn"
  | "spacy"
  | "span-marker"
  | "speechbrain"
  | "stable-audio-tools"
  | "stable-baselines3"
  | "stanza"
  | "supertonic"
  | "swarmformer"
  | "tensorflowtts"
  | "terratorch"
  | "tf-keras"
  | "timesfm"
  | "timm"
  | "tirex"
  | "transformers"
  | "transformers.js"
  | "ultralytics"
  | "unity-sentis"
  | "univa"
  | "vfi-mamba"
  | "vibevoice"
  | "videoprism"
  | "voicecraft"
  | "voxcpm"
  | "vui"
  | "whisperkit"
  | "yolov10"
  | "yolov26"
  | "zeromodels"
  | "zonos";

/** Functions that load the rules of a library, by library key. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<Rules>>> = {
  "3dtopia-xl": () => import("./3dtopia-xl.ts").then((module) => module.rules),
  PaddleOCR: () => import("./PaddleOCR.ts").then((module) => module.rules),
  "adapter-transformers": () => import("./adapter-transformers.ts").then((module) => module.rules),
  allennlp: () => import("./allennlp.ts").then((module) => module.rules),
  aneforge: () => import("./aneforge.ts").then((module) => module.rules),
  anemoi: () => import("./anemoi.ts").then((module) => module.rules),
  araclip: () => import("./araclip.ts").then((module) => module.rules),
  asteroid: () => import("./asteroid.ts").then((module) => module.rules),
  audiocraft: () => import("./audiocraft.ts").then((module) => module.rules),
  audioseal: () => import("./audioseal.ts").then((module) => module.rules),
  ben2: () => import("./ben2.ts").then((module) => module.rules),
  bertopic: () => import("./bertopic.ts").then((module) => module.rules),
  birefnet: () => import("./birefnet.ts").then((module) => module.rules),
  bm25s: () => import("./bm25s.ts").then((module) => module.rules),
  cartesia_mlx: () => import("./cartesia_mlx.ts").then((module) => module.rules),
  cartesia_pytorch: () => import("./cartesia_pytorch.ts").then((module) => module.rules),
  chat_tts: () => import("./chat_tts.ts").then((module) => module.rules),
  chatterbox: () => import("./chatterbox.ts").then((module) => module.rules),
  "chronos-forecasting": () => import("./chronos-forecasting.ts").then((module) => module.rules),
  colipri: () => import("./colipri.ts").then((module) => module.rules),
  collectorvision: () => import("./collectorvision.ts").then((module) => module.rules),
  colpali: () => import("./colpali.ts").then((module) => module.rules),
  comet: () => import("./comet.ts").then((module) => module.rules),
  cortiq: () => import("./cortiq.ts").then((module) => module.rules),
  "cxr-foundation": () => import("./cxr-foundation.ts").then((module) => module.rules),
  deepforest: () => import("./deepforest.ts").then((module) => module.rules),
  "depth-anything-v2": () => import("./depth-anything-v2.ts").then((module) => module.rules),
  "depth-pro": () => import("./depth-pro.ts").then((module) => module.rules),
  "derm-foundation": () => import("./derm-foundation.ts").then((module) => module.rules),
  "describe-anything": () => import("./describe-anything.ts").then((module) => module.rules),
  "dia-tts": () => import("./dia-tts.ts").then((module) => module.rules),
  dia2: () => import("./dia2.ts").then((module) => module.rules),
  diffusers: () => import("./diffusers.ts").then((module) => module.rules),
  diffusionkit: () => import("./diffusionkit.ts").then((module) => module.rules),
  doctr: () => import("./doctr.ts").then((module) => module.rules),
  edsnlp: () => import("./edsnlp.ts").then((module) => module.rules),
  espnet: () => import("./espnet.ts").then((module) => module.rules),
  fairseq: () => import("./fairseq.ts").then((module) => module.rules),
  fastai: () => import("./fastai.ts").then((module) => module.rules),
  fasttext: () => import("./fasttext.ts").then((module) => module.rules),
  flair: () => import("./flair.ts").then((module) => module.rules),
  flexray: () => import("./flexray.ts").then((module) => module.rules),
  flextab: () => import("./flextab.ts").then((module) => module.rules),
  gaussianformer: () => import("./gaussianformer.ts").then((module) => module.rules),
  gliner: () => import("./gliner.ts").then((module) => module.rules),
  gliner2: () => import("./gliner2.ts").then((module) => module.rules),
  hezar: () => import("./hezar.ts").then((module) => module.rules),
  htrflow: () => import("./htrflow.ts").then((module) => module.rules),
  huggingface_hub: () => import("./huggingface_hub.ts").then((module) => module.rules),
  "index-tts": () => import("./index-tts.ts").then((module) => module.rules),
  "jev-style": () => import("./jev-style.ts").then((module) => module.rules),
  keras: () => import("./keras.ts").then((module) => module.rules),
  "keras-hub": () => import("./keras-hub.ts").then((module) => module.rules),
  kernels: () => import("./kernels.ts").then((module) => module.rules),
  "kimi-audio": () => import("./kimi-audio.ts").then((module) => module.rules),
  kittentts: () => import("./kittentts.ts").then((module) => module.rules),
  lerobot: () => import("./lerobot.ts").then((module) => module.rules),
  "lightning-ir": () => import("./lightning-ir.ts").then((module) => module.rules),
  "litert-lm": () => import("./litert-lm.ts").then((module) => module.rules),
  "llama-cpp-python": () => import("./llama-cpp-python.ts").then((module) => module.rules),
  ltx: () => import("./ltx.ts").then((module) => module.rules),
  lvface: () => import("./lvface.ts").then((module) => module.rules),
  "mamba-ssm": () => import("./mamba-ssm.ts").then((module) => module.rules),
  "mars5-tts": () => import("./mars5-tts.ts").then((module) => module.rules),
  matanyone: () => import("./matanyone.ts").then((module) => module.rules),
  memra: () => import("./memra.ts").then((module) => module.rules),
  "mesh-anything": () => import("./mesh-anything.ts").then((module) => module.rules),
  "ml-agents": () => import("./ml-agents.ts").then((module) => module.rules),
  "mlc-llm": () => import("./mlc-llm.ts").then((module) => module.rules),
  mlx: () => import("./mlx.ts").then((module) => module.rules),
  "mlx-image": () => import("./mlx-image.ts").then((module) => module.rules),
  mobilint: () => import("./mobilint.ts").then((module) => module.rules),
  model2vec: () => import("./model2vec.ts").then((module) => module.rules),
  moshi: () => import("./moshi.ts").then((module) => module.rules),
  multimolecule: () => import("./multimolecule.ts").then((module) => module.rules),
  nemo: () => import("./nemo.ts").then((module) => module.rules),
  nobg: () => import("./nobg.ts").then((module) => module.rules),
  open_clip: () => import("./open_clip.ts").then((module) => module.rules),
  openasr: () => import("./openasr.ts").then((module) => module.rules),
  opendde: () => import("./opendde.ts").then((module) => module.rules),
  outetts: () => import("./outetts.ts").then((module) => module.rules),
  paddlenlp: () => import("./paddlenlp.ts").then((module) => module.rules),
  peft: () => import("./peft.ts").then((module) => module.rules),
  "perception-encoder": () => import("./perception-encoder.ts").then((module) => module.rules),
  "phantom-wan": () => import("./phantom-wan.ts").then((module) => module.rules),
  "pocket-tts": () => import("./pocket-tts.ts").then((module) => module.rules),
  "pruna-ai": () => import("./pruna-ai.ts").then((module) => module.rules),
  pxia: () => import("./pxia.ts").then((module) => module.rules),
  "pyannote-audio": () => import("./pyannote-audio.ts").then((module) => module.rules),
  pythae: () => import("./pythae.ts").then((module) => module.rules),
  qwen3_tts: () => import("./qwen3_tts.ts").then((module) => module.rules),
  relik: () => import("./relik.ts").then((module) => module.rules),
  renderformer: () => import("./renderformer.ts").then((module) => module.rules),
  "routee-powertrain": () => import("./routee-powertrain.ts").then((module) => module.rules),
  saelens: () => import("./saelens.ts").then((module) => module.rules),
  "sam-3d-body": () => import("./sam-3d-body.ts").then((module) => module.rules),
  "sam-3d-objects": () => import("./sam-3d-objects.ts").then((module) => module.rules),
  sam2: () => import("./sam2.ts").then((module) => module.rules),
  "sample-factory": () => import("./sample-factory.ts").then((module) => module.rules),
  sana: () => import("./sana.ts").then((module) => module.rules),
  "sap-rpt-1-oss": () => import("./sap-rpt-1-oss.ts").then((module) => module.rules),
  "seed-story": () => import("./seed-story.ts").then((module) => module.rules),
  "sentence-transformers": () => import("./sentence-transformers.ts").then((module) => module.rules),
  setfit: () => import("./setfit.ts").then((module) => module.rules),
  sklearn: () => import("./sklearn.ts").then((module) => module.rules),
  spacy: () => import("./spacy.ts").then((module) => module.rules),
  "span-marker": () => import("./span-marker.ts").then((module) => module.rules),
  speechbrain: () => import("./speechbrain.ts").then((module) => module.rules),
  "stable-audio-tools": () => import("./stable-audio-tools.ts").then((module) => module.rules),
  "stable-baselines3": () => import("./stable-baselines3.ts").then((module) => module.rules),
  stanza: () => import("./stanza.ts").then((module) => module.rules),
  supertonic: () => import("./supertonic.ts").then((module) => module.rules),
  swarmformer: () => import("./swarmformer.ts").then((module) => module.rules),
  tensorflowtts: () => import("./tensorflowtts.ts").then((module) => module.rules),
  terratorch: () => import("./terratorch.ts").then((module) => module.rules),
  "tf-keras": () => import("./tf-keras.ts").then((module) => module.rules),
  timesfm: () => import("./timesfm.ts").then((module) => module.rules),
  timm: () => import("./timm.ts").then((module) => module.rules),
  tirex: () => import("./tirex.ts").then((module) => module.rules),
  transformers: () => import("./transformers.ts").then((module) => module.rules),
  "transformers.js": () => import("./transformers.js.ts").then((module) => module.rules),
  ultralytics: () => import("./ultralytics.ts").then((module) => module.rules),
  "unity-sentis": () => import("./unity-sentis.ts").then((module) => module.rules),
  univa: () => import("./univa.ts").then((module) => module.rules),
  "vfi-mamba": () => import("./vfi-mamba.ts").then((module) => module.rules),
  vibevoice: () => import("./vibevoice.ts").then((module) => module.rules),
  videoprism: () => import("./videoprism.ts").then((module) => module.rules),
  voicecraft: () => import("./voicecraft.ts").then((module) => module.rules),
  voxcpm: () => import("./voxcpm.ts").then((module) => module.rules),
  vui: () => import("./vui.ts").then((module) => module.rules),
  whisperkit: () => import("./whisperkit.ts").then((module) => module.rules),
  yolov10: () => import("./yolov10.ts").then((module) => module.rules),
  yolov26: () => import("./yolov26.ts").then((module) => module.rules),
  zeromodels: () => import("./zeromodels.ts").then((module) => module.rules),
  zonos: () => import("./zonos.ts").then((module) => module.rules),
};
