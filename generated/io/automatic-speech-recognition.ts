// Generated – do not edit.
// source:    spec/io/automatic-speech-recognition.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

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
