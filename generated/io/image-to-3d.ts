// Generated – do not edit.
// source:    spec/io/image-to-3d.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A picture of an object that should be made in three dimensions. */
export interface ImageTo3DInput {
  [property: string]: unknown;
  /** The picture. It works best with one whole object on a plain or transparent background. */
  inputs: Blob;
  /** How the picture is prepared and the object made. Absent: the model's own defaults. */
  parameters?: ImageTo3DParameters;
}

/** The object made. */
export interface ImageTo3DOutput {
  [property: string]: unknown;
  /** The object as a file, mostly binary glTF (.glb); some models give OBJ, PLY or Gaussian splats. */
  mesh: Blob;
}

/** Settings for preparing the picture and making the object. */
export interface ImageTo3DParameters {
  [property: string]: unknown;
  /**
   * Whether to cut the object out of the picture first. Absent: the server decides, mostly true unless the background
   * is transparent.
   */
  remove_background?: boolean;
  /**
   * Share of the picture's side that the object fills after it has been cut out and centred. Absent: the model's own
   * value, often 0.85.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  foreground_ratio?: number;
  /**
   * Width and height of the square surface image, in pixels. Absent: the model's own value. Models without textures
   * ignore it.
   *
   * @integer
   * @minimum 1
   */
  texture_resolution?: number;
  /**
   * How closely to follow the picture; higher is closer. Models that need no denoising ignore it. Absent: the model's
   * own value.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /**
   * How many denoising steps to take. Models that need no denoising ignore it. Absent: the model's own number.
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
