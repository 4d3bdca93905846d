// Generated – do not edit.
// source:    spec/io/automatic-speech-recognition.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for speech to be written down. */
export interface AutomaticSpeechRecognitionInput {
  [property: string]: unknown;
  /** The recording, as an audio file of a common format such as FLAC, MP3 or WAV. */
  inputs: Blob;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: AutomaticSpeechRecognitionParameters;
}

/** What was said, as text. */
export interface AutomaticSpeechRecognitionOutput {
  [property: string]: unknown;
  /** The whole transcript. */
  text: string;
  /** The transcript cut into pieces with their times, in order. Absent unless return_timestamps was true. */
  chunks?: AutomaticSpeechRecognitionOutputChunk[];
}

/** A piece of the transcript and when it was said. */
export interface AutomaticSpeechRecognitionOutputChunk {
  [property: string]: unknown;
  /** What was said in this piece. */
  text: string;
  /**
   * Start and end of the piece, in seconds from the beginning of the recording. The end is null when the speech was
   * still going on where the recording stops.
   *
   * @minItems 2
   * @maxItems 2
   */
  timestamp: (number | null)[];
}

/** Settings for writing down speech. */
export interface AutomaticSpeechRecognitionParameters {
  [property: string]: unknown;
  /**
   * Whether the answer says when each piece of text was spoken. Absent: false.
   *
   * @default false
   */
  return_timestamps?: boolean;
  /**
   * How the model picks the tokens of the text. Only matters for models that write it token by token, such as Whisper.
   */
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
