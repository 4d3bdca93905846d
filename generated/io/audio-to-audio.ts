// Generated – do not edit.
// source:    spec/io/audio-to-audio.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A recording to turn into one or several others, as in noise removal, voice conversion or splitting of speakers. */
export interface AudioToAudioInput {
  [property: string]: unknown;
  /** The recording to work on. What sampling rates and channel counts are taken depends on the model. */
  inputs: Blob;
  /** Settings of the model. Absent: the model's own defaults. */
  parameters?: AudioToAudioParameters;
}

/** The recordings made, one per source or track. A model that only cleans or converts gives one. */
export type AudioToAudioOutput = AudioToAudioOutputElement[];

/** One recording made from the input. */
export interface AudioToAudioOutputElement {
  [property: string]: unknown;
  /** Name of the source or track, such as a speaker, an instrument or a running number. */
  label: string;
  /** The recording. Servers send its bytes in base64. */
  blob: Blob;
  /** Media type of the recording, for instance audio/flac. */
  "content-type": string;
}

/** Settings that depend on the model; none is common to all, so each is passed on unchecked. */
export type AudioToAudioParameters = Record<string, unknown>;

/** Records the problems of a value that should be `AudioToAudioInput`. */
export function checkAudioToAudioInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "audio"));
  report.field(value, "parameters", (item) => checkAudioToAudioParameters(item, report));
}

/** Records the problems of a value that should be `AudioToAudioParameters`. */
function checkAudioToAudioParameters(value: unknown, report: Report): void {
  report.object(value);
}

/** Records the problems of a value that should be `AudioToAudioOutput`. */
export function checkAudioToAudioOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkAudioToAudioOutputElement(item, report));
}

/** Records the problems of a value that should be `AudioToAudioOutputElement`. */
function checkAudioToAudioOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "blob", "content-type"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "blob", (item) => report.media(item, "audio"));
  report.field(value, "content-type", (item) => report.string(item));
}
