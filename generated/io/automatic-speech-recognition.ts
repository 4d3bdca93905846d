// Generated – do not edit.
// source:    spec/io/automatic-speech-recognition.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** Request to transcribe speech. */
export interface AutomaticSpeechRecognitionInput {
  [property: string]: unknown;
  /** The audio clip with speech, in a common format such as FLAC, MP3 or WAV. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: AutomaticSpeechRecognitionParameters;
}

/** The transcript. */
export interface AutomaticSpeechRecognitionOutput {
  [property: string]: unknown;
  /** The complete transcript. */
  text: string;
  /** Segments of the transcript with their times, in order. Only set if return_timestamps is true. */
  chunks?: AutomaticSpeechRecognitionOutputChunk[];
}

/** One segment of the transcript and its time. */
export interface AutomaticSpeechRecognitionOutputChunk {
  [property: string]: unknown;
  /** Text of the segment. */
  text: string;
  /**
   * Start and end of the segment, in seconds from the start of the audio clip. The end is null if the speech continues
   * when the audio clip ends.
   *
   * @minItems 2
   * @maxItems 2
   */
  timestamp: (number | null)[];
}

/** Settings for speech recognition. */
export interface AutomaticSpeechRecognitionParameters {
  [property: string]: unknown;
  /**
   * If true, the response contains the start and end time of each text segment. Default: false.
   *
   * @default false
   */
  return_timestamps?: boolean;
  /** Settings for token generation. They affect only models that generate text token by token, such as Whisper. */
  generation_parameters?: GenerationParameters;
}

/** Records the problems of a value that should be `AutomaticSpeechRecognitionInput`. */
export function checkAutomaticSpeechRecognitionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "audio"));
  report.field(value, "parameters", (item) => checkAutomaticSpeechRecognitionParameters(item, report));
}

/** Records the problems of a value that should be `AutomaticSpeechRecognitionParameters`. */
function checkAutomaticSpeechRecognitionParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "return_timestamps", (item) => report.boolean(item));
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `AutomaticSpeechRecognitionOutput`. */
export function checkAutomaticSpeechRecognitionOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["text"]);
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "chunks", (item) => checkAutomaticSpeechRecognitionOutputChunks(item, report));
}

/** Checks one part of a larger value. */
function checkAutomaticSpeechRecognitionOutputChunks(value: unknown, report: Report): void {
  report.array(value, (item) => checkAutomaticSpeechRecognitionOutputChunk(item, report));
}

/** Records the problems of a value that should be `AutomaticSpeechRecognitionOutputChunk`. */
function checkAutomaticSpeechRecognitionOutputChunk(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["text", "timestamp"]);
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "timestamp", (item) => checkAutomaticSpeechRecognitionOutputChunkTimestamp(item, report));
}

/** Checks one part of a larger value. */
function checkAutomaticSpeechRecognitionOutputChunkTimestamp(value: unknown, report: Report): void {
  report.array(value, (item) => item === null || report.number(item, { minimum: 0 }), { minItems: 2, maxItems: 2 });
}
