// Generated – do not edit.
// source:    spec/io/text-to-speech.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for a text to be read aloud. */
export interface TextToSpeechInput {
  [property: string]: unknown;
  /** The text to read. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TextToSpeechParameters;
}

/** The spoken text. */
export interface TextToSpeechOutput {
  [property: string]: unknown;
  /** The speech, in the file format that the server chooses. */
  audio: Blob;
  /**
   * Samples per second of the speech, in hertz. Absent: it stands in the audio file itself.
   *
   * @exclusiveMinimum 0
   */
  sampling_rate?: number;
}

/** Settings for reading aloud. */
export interface TextToSpeechParameters {
  [property: string]: unknown;
  /** How the model picks the tokens that the speech is made of. Only matters for models that work token by token. */
  generation_parameters?: GenerationParameters;
}

/** Records the problems of a value that should be `TextToSpeechInput`. */
export function checkTextToSpeechInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextToSpeechParameters(item, report));
}

/** Records the problems of a value that should be `TextToSpeechParameters`. */
function checkTextToSpeechParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `TextToSpeechOutput`. */
export function checkTextToSpeechOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["audio"]);
  report.field(value, "audio", (item) => report.media(item, "audio"));
  report.field(value, "sampling_rate", (item) => report.number(item, { exclusiveMinimum: 0 }));
}
