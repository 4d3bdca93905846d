// Generated – do not edit.
// source:    spec/io/text-to-3d.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

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
