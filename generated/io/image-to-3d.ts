// Generated – do not edit.
// source:    spec/io/image-to-3d.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

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
