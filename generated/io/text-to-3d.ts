// Generated – do not edit.
// source:    spec/io/text-to-3d.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Words for an object that should be made in three dimensions. */
export interface TextTo3DInput {
  [property: string]: unknown;
  /** What the object should be and look like. */
  inputs: string;
  /** How the object is made. Absent: the model's own defaults. */
  parameters?: TextTo3DParameters;
}

/** The object made. */
export interface TextTo3DOutput {
  [property: string]: unknown;
  /** The object as a file, mostly binary glTF (.glb); some models give OBJ, PLY or Gaussian splats. */
  mesh: Blob;
}

/** Settings for making the object. */
export interface TextTo3DParameters {
  [property: string]: unknown;
  /** What the object should not look like. Absent: nothing is ruled out. */
  negative_prompt?: string;
  /**
   * How closely to follow the words; higher is closer and less varied. Absent: the model's own value.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /**
   * How many denoising steps to take. More take longer and mostly give a cleaner shape. Absent: the model's own number.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Start value of the random noise. Same seed and settings give the same object. Absent: another object each time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `TextTo3DInput`. */
export function checkTextTo3DInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextTo3DParameters(item, report));
}

/** Records the problems of a value that should be `TextTo3DParameters`. */
function checkTextTo3DParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "negative_prompt", (item) => report.string(item));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `TextTo3DOutput`. */
export function checkTextTo3DOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["mesh"]);
  report.field(value, "mesh", (item) => report.media(item, "any"));
}
