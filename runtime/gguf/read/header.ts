/** A file is damaged, or it is not of a format that `readHeader` knows. */
export class HeaderError extends Error {
  /** Identifies the kind of error, even if another copy of the package created it. */
  override readonly name: string = "HeaderError";
}

/** A value of the metadata. An integer that a number cannot hold exactly is a big integer. */
export type MetadataValue = string | number | bigint | boolean | readonly MetadataValue[];

/** One tensor of a model file. */
export interface Tensor {
  /** Name of the tensor, such as `blk.0.attn_q.weight`. */
  readonly name: string;
  /** Type of its weights: a name of `GGMLQuantizationType`, or a type of safetensors such as `BF16`. */
  readonly type: string;
  /** Sizes of its dimensions, in the order of the file. */
  readonly shape: readonly number[];
  /** Bytes in the file. Absent for a type that this version does not know. */
  readonly bytes?: number;
}

/** What the beginning of a model file says about the file. */
export interface Header {
  /** Format of the file. */
  readonly format: "gguf" | "safetensors";
  /** Version of the GGUF format. Absent for safetensors. */
  readonly version?: number;
  /** Metadata, by key, such as `general.architecture`. For several files: of the first file. */
  readonly metadata: Readonly<Record<string, MetadataValue>>;
  /** Tensors, in the order of the file. For several files: of all files. */
  readonly tensors: readonly Tensor[];
}
