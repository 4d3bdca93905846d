// Generated – do not edit.
// source:    spec/io/audio-to-audio.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/**
 * Request to convert an audio clip to one or more other audio clips, for example to remove noise, convert a voice or
 * separate speakers.
 */
export interface AudioToAudioInput {
  [property: string]: unknown;
  /** The audio clip to process. The supported sampling rates and channel counts depend on the model. */
  inputs: Blob;
  /** Settings of the model. Default: the model's defaults. */
  parameters?: AudioToAudioParameters;
}

/**
 * The generated audio clips, one per source or track. A model that only removes noise or converts a voice returns one
 * audio clip.
 */
export type AudioToAudioOutput = AudioToAudioOutputElement[];

/** One generated audio clip. */
export interface AudioToAudioOutputElement {
  [property: string]: unknown;
  /** Name of the source or track, such as a speaker, an instrument or a number. */
  label: string;
  /** The audio clip. Servers send its bytes as base64. */
  blob: Blob;
  /** Media type of the audio clip, for example audio/flac. */
  "content-type": string;
}

/** Settings of the model. Each model has different settings, so they are sent unchecked. */
export type AudioToAudioParameters = Record<string, unknown>;
