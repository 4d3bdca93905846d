// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";
import { rules as _3dtopiaXl } from "./3dtopia-xl.ts";
import { rules as ben2 } from "./ben2.ts";
import { rules as bertopic } from "./bertopic.ts";
import { rules as bm25s } from "./bm25s.ts";
import { rules as chatTts } from "./chat_tts.ts";
import { rules as chronosForecasting } from "./chronos-forecasting.ts";
import { rules as collectorvision } from "./collectorvision.ts";
import { rules as depthPro } from "./depth-pro.ts";
import { rules as diffusers } from "./diffusers.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as kittentts } from "./kittentts.ts";
import { rules as litertLm } from "./litert-lm.ts";
import { rules as llamaCppPython } from "./llama-cpp-python.ts";
import { rules as ltx } from "./ltx.ts";
import { rules as lvface } from "./lvface.ts";
import { rules as openasr } from "./openasr.ts";
import { rules as outetts } from "./outetts.ts";
import { rules as pocketTts } from "./pocket-tts.ts";
import { rules as pyannoteAudio } from "./pyannote-audio.ts";
import { rules as pythae } from "./pythae.ts";
import { rules as qwen3Tts } from "./qwen3_tts.ts";
import { rules as saelens } from "./saelens.ts";
import { rules as sampleFactory } from "./sample-factory.ts";
import { rules as sapRpt1Oss } from "./sap-rpt-1-oss.ts";
import { rules as seedStory } from "./seed-story.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as stableAudioTools } from "./stable-audio-tools.ts";
import { rules as stableBaselines3 } from "./stable-baselines3.ts";
import { rules as stanza } from "./stanza.ts";
import { rules as tfKeras } from "./tf-keras.ts";
import { rules as transformers } from "./transformers.ts";
import { rules as vibevoice } from "./vibevoice.ts";
import { rules as zeromodels } from "./zeromodels.ts";

/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
  "3dtopia-xl": _3dtopiaXl,
  ben2: ben2,
  bertopic: bertopic,
  bm25s: bm25s,
  chat_tts: chatTts,
  "chronos-forecasting": chronosForecasting,
  collectorvision: collectorvision,
  "depth-pro": depthPro,
  diffusers: diffusers,
  kittentts: kittentts,
  "litert-lm": litertLm,
  "llama-cpp-python": llamaCppPython,
  ltx: ltx,
  lvface: lvface,
  openasr: openasr,
  outetts: outetts,
  "pocket-tts": pocketTts,
  "pyannote-audio": pyannoteAudio,
  pythae: pythae,
  qwen3_tts: qwen3Tts,
  saelens: saelens,
  "sample-factory": sampleFactory,
  "sap-rpt-1-oss": sapRpt1Oss,
  "seed-story": seedStory,
  "sentence-transformers": sentenceTransformers,
  "stable-audio-tools": stableAudioTools,
  "stable-baselines3": stableBaselines3,
  stanza: stanza,
  "tf-keras": tfKeras,
  transformers: transformers,
  vibevoice: vibevoice,
  zeromodels: zeromodels,
};
