// Generated – do not edit.
// source:    spec/quantization/*.yaml
// generator: generators/artifacts/quantization.ts
// to change: edit the source, then run `npm run generate`

/** Storage layout of the weights of a tensor. */
export interface QuantizationLayout {
  /** Number of weights in one block. */
  readonly blockSize: number;
  /** Bytes of one block, including scales. */
  readonly bytesPerBlock: number;
  /** Bits per weight, including scales. */
  readonly bitsPerWeight: number;
}

/**
 * Number that a GGUF file stores for each tensor. It tells how the values of that tensor are laid out: how many weights
 * share a block, how many bytes the block takes and which scales it holds. One file usually mixes several of these
 * types. The missing numbers belong to formats that were removed.
 *
 * Use it both ways: `GGMLQuantizationType.F32` is a number, `GGMLQuantizationType[0]` its name.
 */
export const GGMLQuantizationType = {
  /** 32-bit floating point. Used for norms, biases and other small tensors even in quantized files. */
  F32: 0,
  /**
   * 16-bit floating point. Full quality for most models; common for embeddings, projectors and files that are quantized
   * later.
   */
  F16: 1,
  /**
   * Blocks of 32 weights with 4 bits each and one 16-bit scale. Simple and fast; superseded by Q4_K and IQ4_NL for
   * quality.
   */
  Q4_0: 2,
  /**
   * Blocks of 32 weights with 4 bits each, a 16-bit scale and a 16-bit minimum. Suits weights that are not centred on
   * zero.
   */
  Q4_1: 3,
  /**
   * Blocks of 32 weights with 5 bits each and one 16-bit scale. Superseded by Q5_K, except for rows that do not divide
   * by 256.
   */
  Q5_0: 6,
  /** Blocks of 32 weights with 5 bits each, a 16-bit scale and a 16-bit minimum. Superseded by Q5_K in most files. */
  Q5_1: 7,
  /**
   * Blocks of 32 weights with 8 bits each and one 16-bit scale. Almost lossless; also a fallback for tensors that bear
   * no stronger compression.
   */
  Q8_0: 8,
  /**
   * Blocks of 32 values with 8 bits each, a 16-bit scale and the 16-bit scaled sum of the block. Only for intermediate
   * results; not found in files.
   */
  Q8_1: 9,
  /**
   * Super-blocks of 256 weights in 16 blocks of 16, 2 bits per weight, with 4-bit scales and minimums. For the smallest
   * files without an importance matrix.
   */
  Q2_K: 10,
  /**
   * Super-blocks of 256 weights in 16 blocks of 16, 3 bits per weight, with 6-bit scales. For small files with moderate
   * loss.
   */
  Q3_K: 11,
  /**
   * Super-blocks of 256 weights in 8 blocks of 32, 4 bits per weight, with 6-bit scales and minimums. The common
   * balance of size and quality.
   */
  Q4_K: 12,
  /**
   * Super-blocks of 256 weights in 8 blocks of 32, 5 bits per weight, with 6-bit scales and minimums. For little loss
   * at moderate size.
   */
  Q5_K: 13,
  /**
   * Super-blocks of 256 weights in 16 blocks of 16, 6 bits per weight, with 8-bit scales. Close to the original; often
   * used for output tensors.
   */
  Q6_K: 14,
  /**
   * Super-blocks of 256 values with 8 bits each, a 32-bit scale and 16 sums of 16 values. Only for intermediate
   * results; not found in files.
   */
  Q8_K: 15,
  /**
   * Super-blocks of 256 weights stored as indices into a table of patterns of eight, with signs and 4-bit scales. Needs
   * an importance matrix; smallest of the IQ2 types.
   */
  IQ2_XXS: 16,
  /**
   * As IQ2_XXS, with a larger table of patterns and 4-bit scales per 16 weights. Needs an importance matrix; a little
   * larger and better.
   */
  IQ2_XS: 17,
  /**
   * Super-blocks of 256 weights stored as indices into a table of patterns of four, with signs and 4-bit scales. For
   * about 3 bits with an importance matrix.
   */
  IQ3_XXS: 18,
  /**
   * Super-blocks of 256 weights stored as indices into a table of ternary patterns of eight, with a 3-bit scale and a
   * shift per 32. Needs an importance matrix; heavy loss.
   */
  IQ1_S: 19,
  /**
   * Blocks of 32 weights with 4-bit indices into a fixed table of 16 unevenly spaced values and one 16-bit scale.
   * Better than Q4_0 at the same size.
   */
  IQ4_NL: 20,
  /**
   * As IQ3_XXS, with a larger table of patterns and free choice of signs. Better than Q3_K at the same size, but slower
   * on some processors.
   */
  IQ3_S: 21,
  /**
   * As IQ2_XS, with a still larger table of patterns and free choice of signs. The best of the IQ2 types; use an
   * importance matrix.
   */
  IQ2_S: 22,
  /**
   * As IQ4_NL in super-blocks of 256 weights with a 6-bit scale per 32. Smaller than Q4_K with nearly the same quality.
   */
  IQ4_XS: 23,
  /** 8-bit integers. For index or helper tensors, not for compressed weights. */
  I8: 24,
  /** 16-bit integers. For index or helper tensors, not for compressed weights. */
  I16: 25,
  /** 32-bit integers. For indices such as token or row numbers, not for compressed weights. */
  I32: 26,
  /** 64-bit integers. For indices that do not fit into 32 bits; rare in model files. */
  I64: 27,
  /** 64-bit floating point. For values that need high precision; rare in model files. */
  F64: 28,
  /**
   * As IQ1_S, with a scale per 16 weights and a shift per eight. Make it with an importance matrix; less loss than
   * IQ1_S.
   */
  IQ1_M: 29,
  /**
   * 16-bit floating point with the range of F32 and fewer digits than F16. Exact copy for models trained in bfloat16.
   */
  BF16: 30,
  /**
   * Super-blocks of 256 ternary weights, packed five to a byte except for the last 16, which take four to a byte, with
   * one 16-bit scale. Smallest type for ternary models.
   */
  TQ1_0: 34,
  /**
   * Super-blocks of 256 ternary weights with 2 bits each and one 16-bit scale. Larger than TQ1_0 but quicker to unpack;
   * for ternary models.
   */
  TQ2_0: 35,
  /**
   * Blocks of 32 weights as 4-bit floats (E2M1) with one shared power-of-two scale byte (E8M0). For models released in
   * this open standard, such as gpt-oss.
   */
  MXFP4: 39,
  /**
   * Blocks of 64 weights as 4-bit floats (E2M1) with four 8-bit float scales (UE4M3), one per 16 weights. For models
   * made for NVIDIA's 4-bit format.
   */
  NVFP4: 40,
  /** Blocks of 128 weights with one bit each and one 16-bit scale. For models trained with one-bit weights. */
  Q1_0: 41,
  /**
   * Blocks of 64 weights with 2 bits each and one 16-bit scale. For models trained for two-bit weights; simpler than
   * Q2_K.
   */
  Q2_0: 42,
  0: "F32",
  1: "F16",
  2: "Q4_0",
  3: "Q4_1",
  6: "Q5_0",
  7: "Q5_1",
  8: "Q8_0",
  9: "Q8_1",
  10: "Q2_K",
  11: "Q3_K",
  12: "Q4_K",
  13: "Q5_K",
  14: "Q6_K",
  15: "Q8_K",
  16: "IQ2_XXS",
  17: "IQ2_XS",
  18: "IQ3_XXS",
  19: "IQ1_S",
  20: "IQ4_NL",
  21: "IQ3_S",
  22: "IQ2_S",
  23: "IQ4_XS",
  24: "I8",
  25: "I16",
  26: "I32",
  27: "I64",
  28: "F64",
  29: "IQ1_M",
  30: "BF16",
  34: "TQ1_0",
  35: "TQ2_0",
  39: "MXFP4",
  40: "NVFP4",
  41: "Q1_0",
  42: "Q2_0",
} as const;

/** Number of a GGML tensor type. */
export type GGMLQuantizationType = (typeof GGMLQuantizationType)[GGMLQuantizationTypeName];

/** Name of a GGML tensor type. */
export type GGMLQuantizationTypeName =
  | "F32"
  | "F16"
  | "Q4_0"
  | "Q4_1"
  | "Q5_0"
  | "Q5_1"
  | "Q8_0"
  | "Q8_1"
  | "Q2_K"
  | "Q3_K"
  | "Q4_K"
  | "Q5_K"
  | "Q6_K"
  | "Q8_K"
  | "IQ2_XXS"
  | "IQ2_XS"
  | "IQ3_XXS"
  | "IQ1_S"
  | "IQ4_NL"
  | "IQ3_S"
  | "IQ2_S"
  | "IQ4_XS"
  | "I8"
  | "I16"
  | "I32"
  | "I64"
  | "F64"
  | "IQ1_M"
  | "BF16"
  | "TQ1_0"
  | "TQ2_0"
  | "MXFP4"
  | "NVFP4"
  | "Q1_0"
  | "Q2_0";

/** Storage layout of the weights for each type. */
export const GGML_QUANTIZATION_TYPE_LAYOUT: Readonly<Record<GGMLQuantizationTypeName, QuantizationLayout>> = {
  F32: { blockSize: 1, bytesPerBlock: 4, bitsPerWeight: 32 },
  F16: { blockSize: 1, bytesPerBlock: 2, bitsPerWeight: 16 },
  Q4_0: { blockSize: 32, bytesPerBlock: 18, bitsPerWeight: 4.5 },
  Q4_1: { blockSize: 32, bytesPerBlock: 20, bitsPerWeight: 5 },
  Q5_0: { blockSize: 32, bytesPerBlock: 22, bitsPerWeight: 5.5 },
  Q5_1: { blockSize: 32, bytesPerBlock: 24, bitsPerWeight: 6 },
  Q8_0: { blockSize: 32, bytesPerBlock: 34, bitsPerWeight: 8.5 },
  Q8_1: { blockSize: 32, bytesPerBlock: 36, bitsPerWeight: 9 },
  Q2_K: { blockSize: 256, bytesPerBlock: 84, bitsPerWeight: 2.625 },
  Q3_K: { blockSize: 256, bytesPerBlock: 110, bitsPerWeight: 3.4375 },
  Q4_K: { blockSize: 256, bytesPerBlock: 144, bitsPerWeight: 4.5 },
  Q5_K: { blockSize: 256, bytesPerBlock: 176, bitsPerWeight: 5.5 },
  Q6_K: { blockSize: 256, bytesPerBlock: 210, bitsPerWeight: 6.5625 },
  Q8_K: { blockSize: 256, bytesPerBlock: 292, bitsPerWeight: 9.125 },
  IQ2_XXS: { blockSize: 256, bytesPerBlock: 66, bitsPerWeight: 2.0625 },
  IQ2_XS: { blockSize: 256, bytesPerBlock: 74, bitsPerWeight: 2.3125 },
  IQ3_XXS: { blockSize: 256, bytesPerBlock: 98, bitsPerWeight: 3.0625 },
  IQ1_S: { blockSize: 256, bytesPerBlock: 50, bitsPerWeight: 1.5625 },
  IQ4_NL: { blockSize: 32, bytesPerBlock: 18, bitsPerWeight: 4.5 },
  IQ3_S: { blockSize: 256, bytesPerBlock: 110, bitsPerWeight: 3.4375 },
  IQ2_S: { blockSize: 256, bytesPerBlock: 82, bitsPerWeight: 2.5625 },
  IQ4_XS: { blockSize: 256, bytesPerBlock: 136, bitsPerWeight: 4.25 },
  I8: { blockSize: 1, bytesPerBlock: 1, bitsPerWeight: 8 },
  I16: { blockSize: 1, bytesPerBlock: 2, bitsPerWeight: 16 },
  I32: { blockSize: 1, bytesPerBlock: 4, bitsPerWeight: 32 },
  I64: { blockSize: 1, bytesPerBlock: 8, bitsPerWeight: 64 },
  F64: { blockSize: 1, bytesPerBlock: 8, bitsPerWeight: 64 },
  IQ1_M: { blockSize: 256, bytesPerBlock: 56, bitsPerWeight: 1.75 },
  BF16: { blockSize: 1, bytesPerBlock: 2, bitsPerWeight: 16 },
  TQ1_0: { blockSize: 256, bytesPerBlock: 54, bitsPerWeight: 1.6875 },
  TQ2_0: { blockSize: 256, bytesPerBlock: 66, bitsPerWeight: 2.0625 },
  MXFP4: { blockSize: 32, bytesPerBlock: 17, bitsPerWeight: 4.25 },
  NVFP4: { blockSize: 64, bytesPerBlock: 36, bitsPerWeight: 4.5 },
  Q1_0: { blockSize: 128, bytesPerBlock: 18, bitsPerWeight: 1.125 },
  Q2_0: { blockSize: 64, bytesPerBlock: 18, bitsPerWeight: 2.25 },
};

/**
 * Number that a GGUF file stores under general.file_type. It names the mix of tensor types chosen for the whole file,
 * so single tensors may have other types: a Q4_K_M file holds Q4_K and Q6_K tensors, for example. Numbers from 1000 on
 * stand for names used by publishers and are not known to llama.cpp.
 *
 * Use it both ways: `GGMLFileQuantizationType.F32` is a number, `GGMLFileQuantizationType[0]` its name.
 */
export const GGMLFileQuantizationType = {
  /** All weights in 32-bit floating point. Largest file; only as a source for conversion or for exact comparison. */
  F32: 0,
  /**
   * Weights in 16-bit floating point. Full quality for models trained in half precision, at twice the size of Q8_0 or a
   * little less.
   */
  F16: 1,
  /**
   * Weights in the first 4-bit format, one scale per 32. Quick on many devices, but Q4_K_S or IQ4_NL keep more quality
   * at about the same size.
   */
  Q4_0: 2,
  /**
   * Weights in the first 4-bit format with scale and minimum. Somewhat better and larger than Q4_0; mostly replaced by
   * Q4_K_M.
   */
  Q4_1: 3,
  /** Old variant of Q4_1 that left token embeddings and output in F16. Met only in old files; no longer written. */
  Q4_1_SOME_F16: 4,
  /**
   * Short-lived 4-bit format from the early days of llama.cpp. Support was removed; such files must be converted again
   * from the original model.
   */
  Q4_2: 5,
  /**
   * Short-lived 4-bit format with a minimum, from the early days of llama.cpp. Support was removed; convert again from
   * the original model.
   */
  Q4_3: 6,
  /**
   * Weights in 8 bits, one scale per 32. Hardly distinguishable from 16 bits at about half the size; the choice when
   * memory allows it.
   */
  Q8_0: 7,
  /** Weights in the first 5-bit format, one scale per 32. Q5_K_S and Q5_K_M are usually better at a similar size. */
  Q5_0: 8,
  /** Weights in the first 5-bit format with scale and minimum. Larger than Q5_0; mostly replaced by Q5_K_M. */
  Q5_1: 9,
  /**
   * Mostly Q2_K, with Q3_K or Q4_K where errors hurt most. Small file with a clear loss of quality; for large models
   * that would not fit otherwise.
   */
  Q2_K: 10,
  /** Q3_K nearly throughout. Smallest of the three Q3_K mixes, with a noticeable loss of quality. */
  Q3_K_S: 11,
  /** Q3_K with Q4_K or Q5_K for value, output and down projections. Middle of the Q3_K mixes; for tight memory. */
  Q3_K_M: 12,
  /**
   * Q3_K with Q5_K for value, output and down projections. Best and largest of the Q3_K mixes; compare it with IQ4_XS,
   * which is close in size.
   */
  Q3_K_L: 13,
  /** Q4_K with Q5_K in the first layers of some tensors. Slightly smaller and weaker than Q4_K_M. */
  Q4_K_S: 14,
  /**
   * Q4_K with Q6_K for about half of the value and down projections. Widely used default: good quality at under a third
   * of the 16-bit size.
   */
  Q4_K_M: 15,
  /** Q5_K nearly throughout. Small loss of quality; a little smaller than Q5_K_M. */
  Q5_K_S: 16,
  /**
   * Q5_K with Q6_K for about half of the value and down projections. Very close to the original; for when Q4_K_M is not
   * quite enough.
   */
  Q5_K_M: 17,
  /** Q6_K throughout. Nearly as good as Q8_0 and roughly a quarter smaller. */
  Q6_K: 18,
  /**
   * Mostly IQ2_XXS, about 2.1 bits per weight. Needs an importance matrix; for fitting very large models into little
   * memory.
   */
  IQ2_XXS: 19,
  /** Mostly IQ2_XS, about 2.3 bits per weight. Needs an importance matrix; a step better than IQ2_XXS. */
  IQ2_XS: 20,
  /**
   * Q2_K with fewer tensors raised to higher types than in the Q2_K mix. Made for use with an importance matrix; low
   * quality.
   */
  Q2_K_S: 21,
  /**
   * IQ3_S with IQ3_XXS for part of the attention and feed-forward weights, about 3.3 bits per weight. Between IQ3_XXS
   * and IQ3_S.
   */
  IQ3_XS: 22,
  /**
   * Mostly IQ3_XXS, about 3.1 bits per weight. Make it with an importance matrix; better than Q2_K at a similar size.
   */
  IQ3_XXS: 23,
  /**
   * Mostly IQ1_S, about 1.6 bits per weight. Needs an importance matrix; a last resort for huge models, with heavy loss
   * of quality.
   */
  IQ1_S: 24,
  /**
   * Weights in 4 bits with a non-linear value table, in blocks of 32. Better than Q4_0 at the same size, also for row
   * lengths that K-quants cannot split.
   */
  IQ4_NL: 25,
  /**
   * Mostly IQ3_S, about 3.4 bits per weight. Same size as Q3_K_S with better quality, at slower speed on some
   * processors.
   */
  IQ3_S: 26,
  /**
   * IQ3_S with Q4_K for value, output and some down projections, about 3.7 bits per weight. Good value below 4 bits.
   */
  IQ3_M: 27,
  /**
   * IQ2_XS with IQ3_S for sensitive tensors, about 2.5 bits per weight. Needs an importance matrix; note that most
   * weights are not of the tensor type IQ2_S.
   */
  IQ2_S: 28,
  /** IQ2_S with IQ3_S for sensitive tensors, about 2.7 bits per weight. Best of the IQ2 mixes; often ahead of Q2_K. */
  IQ2_M: 29,
  /**
   * Mostly IQ4_XS, about 4.3 bits per weight. Nearly the quality of Q4_K_S in a smaller file; slower on some
   * processors.
   */
  IQ4_XS: 30,
  /**
   * Mostly IQ1_M, about 1.75 bits per weight. Needs an importance matrix; a little better than IQ1_S but still far from
   * the original.
   */
  IQ1_M: 31,
  /**
   * Weights in bfloat16. Exact copy for models trained in that format; same size as F16 with a wider range and fewer
   * digits.
   */
  BF16: 32,
  /**
   * Q4_0 with rows interleaved for ARM processors with NEON. Removed: llama.cpp now rearranges Q4_0 when it loads the
   * file.
   */
  Q4_0_4_4: 33,
  /**
   * Q4_0 with rows interleaved for ARM processors with 8-bit matrix instructions. Removed: use Q4_0, which is
   * rearranged when loaded.
   */
  Q4_0_4_8: 34,
  /** Q4_0 with rows interleaved for ARM processors with SVE. Removed: use Q4_0, which is rearranged when loaded. */
  Q4_0_8_8: 35,
  /**
   * Mostly TQ1_0, about 1.7 bits per weight. For models trained with ternary weights such as BitNet; other models lose
   * too much.
   */
  TQ1_0: 36,
  /** Mostly TQ2_0, about 2.1 bits per weight. For models trained with ternary weights; larger but faster than TQ1_0. */
  TQ2_0: 37,
  /**
   * Expert weights in MXFP4 and the other tensors in Q8_0. For mixture-of-experts models released in MXFP4, such as
   * gpt-oss.
   */
  MXFP4_MOE: 38,
  /**
   * Mostly NVFP4, NVIDIA's 4-bit floating-point format. For models trained or calibrated in it and run on hardware that
   * supports it.
   */
  NVFP4: 39,
  /** Mostly Q1_0, about 1.1 bits per weight. For models trained with one-bit weights; not meant for ordinary models. */
  Q1_0: 40,
  /**
   * Mostly Q2_0, about 2.3 bits per weight in plain two-bit blocks. For models trained for two-bit weights; otherwise
   * prefer Q2_K or IQ2_M.
   */
  Q2_0: 41,
  /**
   * Publishers' name for a mix based on Q2_K in which important tensors get more bits, layer by layer. Better than
   * plain Q2_K at a somewhat larger size.
   */
  Q2_K_XL: 1000,
  /**
   * Publishers' name for a mix based on Q3_K in which important tensors get more bits. For memory too small for a 4-bit
   * file.
   */
  Q3_K_XL: 1001,
  /**
   * Publishers' name for a mix based on Q4_K in which important tensors get more bits. Where it is offered, it can
   * replace Q4_K_M.
   */
  Q4_K_XL: 1002,
  /**
   * Publishers' name for a mix based on Q5_K in which important tensors get more bits. For quality close to the
   * original.
   */
  Q5_K_XL: 1003,
  /**
   * Publishers' name for a mix based on Q6_K with some tensors kept in more bits. Little is lost; for users who have
   * the memory.
   */
  Q6_K_XL: 1004,
  /**
   * Publishers' name for a mix based on Q8_0 with some tensors kept in 16 bits. The largest of these mixes; in practice
   * as good as the original.
   */
  Q8_K_XL: 1005,
  0: "F32",
  1: "F16",
  2: "Q4_0",
  3: "Q4_1",
  4: "Q4_1_SOME_F16",
  5: "Q4_2",
  6: "Q4_3",
  7: "Q8_0",
  8: "Q5_0",
  9: "Q5_1",
  10: "Q2_K",
  11: "Q3_K_S",
  12: "Q3_K_M",
  13: "Q3_K_L",
  14: "Q4_K_S",
  15: "Q4_K_M",
  16: "Q5_K_S",
  17: "Q5_K_M",
  18: "Q6_K",
  19: "IQ2_XXS",
  20: "IQ2_XS",
  21: "Q2_K_S",
  22: "IQ3_XS",
  23: "IQ3_XXS",
  24: "IQ1_S",
  25: "IQ4_NL",
  26: "IQ3_S",
  27: "IQ3_M",
  28: "IQ2_S",
  29: "IQ2_M",
  30: "IQ4_XS",
  31: "IQ1_M",
  32: "BF16",
  33: "Q4_0_4_4",
  34: "Q4_0_4_8",
  35: "Q4_0_8_8",
  36: "TQ1_0",
  37: "TQ2_0",
  38: "MXFP4_MOE",
  39: "NVFP4",
  40: "Q1_0",
  41: "Q2_0",
  1000: "Q2_K_XL",
  1001: "Q3_K_XL",
  1002: "Q4_K_XL",
  1003: "Q5_K_XL",
  1004: "Q6_K_XL",
  1005: "Q8_K_XL",
} as const;

/** Number of a GGUF file type. */
export type GGMLFileQuantizationType = (typeof GGMLFileQuantizationType)[GGMLFileQuantizationTypeName];

/** Name of a GGUF file type. */
export type GGMLFileQuantizationTypeName =
  | "F32"
  | "F16"
  | "Q4_0"
  | "Q4_1"
  | "Q4_1_SOME_F16"
  | "Q4_2"
  | "Q4_3"
  | "Q8_0"
  | "Q5_0"
  | "Q5_1"
  | "Q2_K"
  | "Q3_K_S"
  | "Q3_K_M"
  | "Q3_K_L"
  | "Q4_K_S"
  | "Q4_K_M"
  | "Q5_K_S"
  | "Q5_K_M"
  | "Q6_K"
  | "IQ2_XXS"
  | "IQ2_XS"
  | "Q2_K_S"
  | "IQ3_XS"
  | "IQ3_XXS"
  | "IQ1_S"
  | "IQ4_NL"
  | "IQ3_S"
  | "IQ3_M"
  | "IQ2_S"
  | "IQ2_M"
  | "IQ4_XS"
  | "IQ1_M"
  | "BF16"
  | "Q4_0_4_4"
  | "Q4_0_4_8"
  | "Q4_0_8_8"
  | "TQ1_0"
  | "TQ2_0"
  | "MXFP4_MOE"
  | "NVFP4"
  | "Q1_0"
  | "Q2_0"
  | "Q2_K_XL"
  | "Q3_K_XL"
  | "Q4_K_XL"
  | "Q5_K_XL"
  | "Q6_K_XL"
  | "Q8_K_XL";

/** All types, sorted by file size, the largest first. */
export const GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER: readonly GGMLFileQuantizationType[] = [
  0, // F32
  32, // BF16
  1, // F16
  1005, // Q8_K_XL
  7, // Q8_0
  1004, // Q6_K_XL
  18, // Q6_K
  1003, // Q5_K_XL
  17, // Q5_K_M
  16, // Q5_K_S
  8, // Q5_0
  9, // Q5_1
  1002, // Q4_K_XL
  15, // Q4_K_M
  14, // Q4_K_S
  25, // IQ4_NL
  30, // IQ4_XS
  33, // Q4_0_4_4
  34, // Q4_0_4_8
  35, // Q4_0_8_8
  4, // Q4_1_SOME_F16
  2, // Q4_0
  3, // Q4_1
  5, // Q4_2
  6, // Q4_3
  38, // MXFP4_MOE
  39, // NVFP4
  1001, // Q3_K_XL
  13, // Q3_K_L
  12, // Q3_K_M
  11, // Q3_K_S
  27, // IQ3_M
  26, // IQ3_S
  22, // IQ3_XS
  23, // IQ3_XXS
  1000, // Q2_K_XL
  10, // Q2_K
  21, // Q2_K_S
  29, // IQ2_M
  28, // IQ2_S
  20, // IQ2_XS
  19, // IQ2_XXS
  41, // Q2_0
  24, // IQ1_S
  31, // IQ1_M
  36, // TQ1_0
  37, // TQ2_0
  40, // Q1_0
];

/** The tensor type of most weights, for each file type that is still in use. */
export const GGML_FILE_QUANTIZATION_TYPE_MAIN_TENSOR_TYPE: Readonly<
  Partial<Record<GGMLFileQuantizationTypeName, GGMLQuantizationTypeName>>
> = {
  F32: "F32",
  F16: "F16",
  Q4_0: "Q4_0",
  Q4_1: "Q4_1",
  Q4_1_SOME_F16: "Q4_1",
  Q8_0: "Q8_0",
  Q5_0: "Q5_0",
  Q5_1: "Q5_1",
  Q2_K: "Q2_K",
  Q3_K_S: "Q3_K",
  Q3_K_M: "Q3_K",
  Q3_K_L: "Q3_K",
  Q4_K_S: "Q4_K",
  Q4_K_M: "Q4_K",
  Q5_K_S: "Q5_K",
  Q5_K_M: "Q5_K",
  Q6_K: "Q6_K",
  IQ2_XXS: "IQ2_XXS",
  IQ2_XS: "IQ2_XS",
  Q2_K_S: "Q2_K",
  IQ3_XS: "IQ3_S",
  IQ3_XXS: "IQ3_XXS",
  IQ1_S: "IQ1_S",
  IQ4_NL: "IQ4_NL",
  IQ3_S: "IQ3_S",
  IQ3_M: "IQ3_S",
  IQ2_S: "IQ2_XS",
  IQ2_M: "IQ2_S",
  IQ4_XS: "IQ4_XS",
  IQ1_M: "IQ1_M",
  BF16: "BF16",
  Q4_0_4_4: "Q4_0",
  Q4_0_4_8: "Q4_0",
  Q4_0_8_8: "Q4_0",
  TQ1_0: "TQ1_0",
  TQ2_0: "TQ2_0",
  MXFP4_MOE: "MXFP4",
  NVFP4: "NVFP4",
  Q1_0: "Q1_0",
  Q2_0: "Q2_0",
  Q2_K_XL: "Q2_K",
  Q3_K_XL: "Q3_K",
  Q4_K_XL: "Q4_K",
  Q5_K_XL: "Q5_K",
  Q6_K_XL: "Q6_K",
  Q8_K_XL: "Q8_0",
};

/** Average number of bits per weight in a file. Absent: unknown. */
export const GGML_FILE_QUANTIZATION_TYPE_BITS: Readonly<Partial<Record<GGMLFileQuantizationTypeName, number>>> = {
  F32: 32,
  F16: 16,
  Q4_0: 4.6,
  Q4_1: 5.12,
  Q4_1_SOME_F16: 5,
  Q8_0: 8.5,
  Q5_0: 5.52,
  Q5_1: 6,
  Q2_K: 3.16,
  Q3_K_S: 3.57,
  Q3_K_M: 4,
  Q3_K_L: 4.33,
  Q4_K_S: 4.66,
  Q4_K_M: 4.9,
  Q5_K_S: 5.56,
  Q5_K_M: 5.72,
  Q6_K: 6.56,
  IQ2_XXS: 2.38,
  IQ2_XS: 2.59,
  Q2_K_S: 2.97,
  IQ3_XS: 3.5,
  IQ3_XXS: 3.25,
  IQ1_S: 2,
  IQ4_NL: 4.68,
  IQ3_S: 3.66,
  IQ3_M: 3.69,
  IQ2_S: 2.74,
  IQ2_M: 2.93,
  IQ4_XS: 4.39,
  IQ1_M: 2.15,
  BF16: 16,
  Q4_0_4_4: 4.5,
  Q4_0_4_8: 4.5,
  Q4_0_8_8: 4.5,
  TQ1_0: 1.6875,
  TQ2_0: 2.0625,
  MXFP4_MOE: 4.25,
  NVFP4: 4.5,
  Q1_0: 1.125,
  Q2_0: 2.25,
};
