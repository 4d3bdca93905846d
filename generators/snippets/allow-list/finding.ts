import type { Variant } from "../../parsers/fill-placeholders.ts";
import type { Span } from "../../parsers/grammars.ts";
import type { SnippetErrorCode } from "../errors.ts";

/** A piece of a template that could be harmful. */
export interface Unknown {
  readonly code: SnippetErrorCode;
  readonly span: Span;
  readonly message: string;
  /** Advice on how to fix the problem. Default: the hint of the error code. */
  readonly hint?: string;
}

/** A piece that could be harmful, with the variant of the template in which it was found. */
export interface Found extends Unknown {
  readonly variant: Variant;
}

export function* inVariant(variant: Variant, unknown: Iterable<Unknown>): Generator<Found> {
  for (const one of unknown) yield { ...one, variant };
}

/** Matches the extension of a file that contains data and is never run. */
const DATA_FILE =
  /\.(?:avi|bin|bmp|csv|flac|gif|glb|gltf|gz|html|jpe?g|json|jsonl|log|md|mid|midi|mkv|mov|mp3|mp4|mtl|npy|npz|obj|ogg|opus|parquet|pdf|ply|png|pt|safetensors|splat|srt|stl|svg|tiff?|tsv|txt|vtt|wav|webm|webp|ya?ml|zip)$/i;

/**
 * Returns true if the name of a file is constant and has the extension of a data file. `name` is undefined for a name
 * that contains a value of the model.
 */
export function isDataFile(name: string | undefined): boolean {
  return name !== undefined && DATA_FILE.test(name);
}
