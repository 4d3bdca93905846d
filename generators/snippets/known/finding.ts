import type { Span } from "../../syntax/tree.ts";
import type { SnippetErrorCode } from "../errors.ts";
import type { Variant } from "./variants.ts";

/** Something in the text of a template that is not known to be harmless. */
export interface Unknown {
  readonly code: SnippetErrorCode;
  readonly span: Span;
  readonly message: string;
  /** Default: the way out of its code. */
  readonly hint?: string;
}

/** The same, and where it was found. */
export interface Found extends Unknown {
  readonly variant: Variant;
}

/** Says in which variant something was found. */
export function* inVariant(variant: Variant, unknown: Iterable<Unknown>): Generator<Found> {
  for (const one of unknown) yield { ...one, variant };
}

/** Ends of file names whose files hold data, and are never run. */
const DATA_FILE =
  /\.(?:avi|bin|bmp|csv|flac|gif|glb|gltf|gz|html|jpe?g|json|jsonl|log|md|mid|midi|mkv|mov|mp3|mp4|mtl|npy|npz|obj|ogg|opus|parquet|pdf|ply|png|pt|safetensors|splat|srt|stl|svg|tiff?|tsv|txt|vtt|wav|webm|webp|ya?ml|zip)$/i;

/** Returns true for the name of a file that holds data: a text without a value of the model, with a known ending. */
export function isDataFile(name: string | undefined): boolean {
  return name !== undefined && DATA_FILE.test(name);
}
