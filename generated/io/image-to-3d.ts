// Generated – do not edit.
// source:    spec/io/image-to-3d.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request to generate a 3D object from an image. */
export interface ImageTo3DInput {
  [property: string]: unknown;
  /** The input image. Results are best if it shows one whole object on a plain or transparent background. */
  inputs: Blob;
  /** Settings for image preparation and 3D generation. Default: the model's defaults. */
  parameters?: ImageTo3DParameters;
}

/** The generated 3D object. */
export interface ImageTo3DOutput {
  [property: string]: unknown;
  /** The 3D object as a file, usually binary glTF (.glb). Some models return OBJ, PLY or Gaussian splats. */
  mesh: Blob;
}

/** Settings for image preparation and 3D generation. */
export interface ImageTo3DParameters {
  [property: string]: unknown;
  /**
   * If true, the background is removed from the image first. Default: the server's default, usually true unless the
   * background is transparent.
   */
  remove_background?: boolean;
  /**
   * Size of the cut-out and centred object, as a share of the size of the image. With 1, the object reaches the edges
   * of the image. Default: the model's default, often 0.85.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  foreground_ratio?: number;
  /**
   * Width and height of the square texture image, in pixels. Models without textures ignore it. Default: the model's
   * default.
   *
   * @integer
   * @minimum 1
   */
  texture_resolution?: number;
  /**
   * How closely the object follows the image. High values follow it more closely. Models without denoising ignore it.
   * Default: the model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /**
   * Number of denoising steps. Models without denoising ignore it. Default: the model's default.
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

/** Records the problems of a value that should be `ImageTo3DInput`. */
export function checkImageTo3DInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageTo3DParameters(item, report));
}

/** Records the problems of a value that should be `ImageTo3DParameters`. */
function checkImageTo3DParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "remove_background", (item) => report.boolean(item));
  report.field(value, "foreground_ratio", (item) => report.number(item, { maximum: 1, exclusiveMinimum: 0 }));
  report.field(value, "texture_resolution", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `ImageTo3DOutput`. */
export function checkImageTo3DOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["mesh"]);
  report.field(value, "mesh", (item) => report.media(item, "any"));
}
