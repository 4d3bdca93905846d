// Generated – do not edit.
// source:    spec/io/unconditional-image-generation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** An order for images of the kind the model was trained on. Nothing says what they should show; only chance does. */
export interface UnconditionalImageGenerationInput {
  [property: string]: unknown;
  /** Has no meaning here. Send null or empty text to servers that want the field, else leave it out. */
  inputs?: string | null;
  /** How many images to make, and how. Absent: one image with the model's own defaults. */
  parameters?: UnconditionalImageGenerationParameters;
}

/** The images made. */
export interface UnconditionalImageGenerationOutput {
  [property: string]: unknown;
  /**
   * As many images as batch_size asked for, all of the size the model was trained on.
   *
   * @minItems 1
   */
  images: Blob[];
}

/** Settings for making the images. */
export interface UnconditionalImageGenerationParameters {
  [property: string]: unknown;
  /**
   * How many images to make in one go. Absent: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  batch_size?: number;
  /**
   * How many denoising steps lead from noise to image. More take longer and mostly look cleaner. Absent: the model's
   * own number.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Start value of the random noise. Same seed and settings give the same images. Absent: other images each time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `UnconditionalImageGenerationInput`. */
export function checkUnconditionalImageGenerationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "inputs", (item) => item === null || report.string(item));
  report.field(value, "parameters", (item) => checkUnconditionalImageGenerationParameters(item, report));
}

/** Records the problems of a value that should be `UnconditionalImageGenerationParameters`. */
function checkUnconditionalImageGenerationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "batch_size", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `UnconditionalImageGenerationOutput`. */
export function checkUnconditionalImageGenerationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["images"]);
  report.field(value, "images", (item) => report.array(item, (part) => report.media(part, "image"), { minItems: 1 }));
}
