// Generated – do not edit.
// source:    spec/io/text-to-3d.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request to generate a 3D object from a text. */
export interface TextTo3DInput {
  [property: string]: unknown;
  /** Text that describes the object. */
  inputs: string;
  /** Settings for 3D generation. Default: the model's defaults. */
  parameters?: TextTo3DParameters;
}

/** The generated 3D object. */
export interface TextTo3DOutput {
  [property: string]: unknown;
  /** The 3D object as a file, usually binary glTF (.glb). Some models return OBJ, PLY or Gaussian splats. */
  mesh: Blob;
}

/** Settings for 3D generation. */
export interface TextTo3DParameters {
  [property: string]: unknown;
  /** Text that describes how the object should not look. Default: no negative prompt. */
  negative_prompt?: string;
  /**
   * How closely the object follows the prompt. High values follow it more strictly, but give less variety. Default: the
   * model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /**
   * Number of denoising steps. More steps take longer, but usually give a cleaner shape. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Seed of the random number generator. The same seed and settings give the same object again. Default: a different
   * seed for each request.
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
