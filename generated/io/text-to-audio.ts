// Generated – do not edit.
// source:    spec/io/text-to-audio.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for sound, such as music or noises, made from a text. */
export interface TextToAudioInput {
  [property: string]: unknown;
  /** What the sound should be like. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TextToAudioParameters;
}

/** The sound that was made. */
export interface TextToAudioOutput {
  [property: string]: unknown;
  /** The sound, in the file format that the server chooses. */
  audio: Blob;
  /**
   * Samples per second of the sound, in hertz.
   *
   * @exclusiveMinimum 0
   */
  sampling_rate: number;
}

/** Settings for making sound. */
export interface TextToAudioParameters {
  [property: string]: unknown;
  /** How the model picks the tokens that the sound is made of. Only matters for models that work token by token. */
  generation_parameters?: GenerationParameters;
}

/** Records the problems of a value that should be `TextToAudioInput`. */
export function checkTextToAudioInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextToAudioParameters(item, report));
}

/** Records the problems of a value that should be `TextToAudioParameters`. */
function checkTextToAudioParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `TextToAudioOutput`. */
export function checkTextToAudioOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["audio", "sampling_rate"]);
  report.field(value, "audio", (item) => report.media(item, "audio"));
  report.field(value, "sampling_rate", (item) => report.number(item, { exclusiveMinimum: 0 }));
}
