// Generated – do not edit.
// source:    spec/quantization/*.yaml
// generator: generators/artifacts/quantization.ts
// to change: edit the source, then run `npm run generate`
import type { QuantizationLayout } from "./contract.ts";

/**
 * The number that a GGUF file stores for the type of each tensor. The type defines the layout of the tensor's values:
 * how many weights are in a block, how many bytes the block takes and which scales it contains. One file usually
 * contains several of these types. The missing numbers belong to formats that were removed.
 *
 * Use it both ways: `GGMLQuantizationType.F32` is a number, `GGMLQuantizationType[0]` its name.
 */
export const GGMLQuantizationType = {
  /** 32-bit floating point. It is used for norms, biases and other small tensors, even in quantized files. */
  F32: 0,
  /**
   * 16-bit floating point. It keeps the full quality of most models. It is common for embeddings, projectors and files
   * that are quantized later.
   */
  F16: 1,
  /**
   * Blocks of 32 weights with 4 bits each and one 16-bit scale. The format is simple and fast, but Q4_K and IQ4_NL give
   * better quality.
   */
  Q4_0: 2,
  /**
   * Blocks of 32 weights with 4 bits each, a 16-bit scale and a 16-bit minimum. Use it for weights that are not centred
   * on zero.
   */
  Q4_1: 3,
  /**
   * Blocks of 32 weights with 5 bits each and one 16-bit scale. Q5_K has replaced it, except for rows whose length is
   * not a multiple of 256.
   */
  Q5_0: 6,
  /** Blocks of 32 weights with 5 bits each, a 16-bit scale and a 16-bit minimum. Q5_K has replaced it in most files. */
  Q5_1: 7,
  /**
   * Blocks of 32 weights with 8 bits each and one 16-bit scale. It is almost lossless. It is also used for tensors that
   * would lose too much quality with fewer bits.
   */
  Q8_0: 8,
  /**
   * Blocks of 32 values with 8 bits each, a 16-bit scale and the scaled sum of the block in 16 bits. It is only for
   * intermediate results, so files do not contain it.
   */
  Q8_1: 9,
  /**
   * Super-blocks of 256 weights in 16 blocks of 16, with 2 bits per weight and 4-bit scales and minimums. Use it for
   * the smallest files without an importance matrix.
   */
  Q2_K: 10,
  /**
   * Super-blocks of 256 weights in 16 blocks of 16, with 3 bits per weight and 6-bit scales. Use it for small files
   * with a moderate loss of quality.
   */
  Q3_K: 11,
  /**
   * Super-blocks of 256 weights in 8 blocks of 32, with 4 bits per weight and 6-bit scales and minimums. It is the
   * common balance of size and quality.
   */
  Q4_K: 12,
  /**
   * Super-blocks of 256 weights in 8 blocks of 32, with 5 bits per weight and 6-bit scales and minimums. Use it for a
   * small loss of quality at moderate size.
   */
  Q5_K: 13,
  /**
   * Super-blocks of 256 weights in 16 blocks of 16, with 6 bits per weight and 8-bit scales. It is close to the
   * original and often used for output tensors.
   */
  Q6_K: 14,
  /**
   * Super-blocks of 256 values with 8 bits each, a 32-bit scale and 16 sums of 16 values. It is only for intermediate
   * results, so files do not contain it.
   */
  Q8_K: 15,
  /**
   * Super-blocks of 256 weights. Each group of eight weights is an index into a table of patterns, with signs and 4-bit
   * scales. It needs an importance matrix and is the smallest IQ2 type.
   */
  IQ2_XXS: 16,
  /**
   * Super-blocks of 256 weights. Each group of eight weights is an index into a table of patterns, with signs and a
   * 4-bit scale per 16 weights. The table is larger than in IQ2_XXS. It needs an importance matrix and is a little
   * larger and better than IQ2_XXS.
   */
  IQ2_XS: 17,
  /**
   * Super-blocks of 256 weights. Each group of four weights is an index into a table of patterns, with signs and 4-bit
   * scales. Use it for about 3 bits per weight with an importance matrix.
   */
  IQ3_XXS: 18,
  /**
   * Super-blocks of 256 weights. Each group of eight weights is an index into a table of ternary patterns, with a 3-bit
   * scale and a shift per 32 weights. It needs an importance matrix and has a heavy loss of quality.
   */
  IQ1_S: 19,
  /**
   * Blocks of 32 weights with one 16-bit scale. Each weight is a 4-bit index into a fixed table of 16 unevenly spaced
   * values. It is better than Q4_0 at the same size.
   */
  IQ4_NL: 20,
  /**
   * Super-blocks of 256 weights. Each group of four weights is an index into a larger table than in IQ3_XXS, with one
   * sign per weight and 4-bit scales. It is better than Q3_K at the same size, but slower on some processors.
   */
  IQ3_S: 21,
  /**
   * Super-blocks of 256 weights. Each group of eight weights is an index into a larger table than in IQ2_XS, with one
   * sign per weight and a 4-bit scale per 16 weights. It is the best IQ2 type. Use an importance matrix.
   */
  IQ2_S: 22,
  /**
   * Super-blocks of 256 weights with a 6-bit scale per 32 weights. Each weight is a 4-bit index into a fixed table of
   * 16 unevenly spaced values. It is smaller than Q4_K with nearly the same quality.
   */
  IQ4_XS: 23,
  /** 8-bit integers. They are for index or helper tensors, not for compressed weights. */
  I8: 24,
  /** 16-bit integers. They are for index or helper tensors, not for compressed weights. */
  I16: 25,
  /** 32-bit integers. They are for indices such as token or row numbers, not for compressed weights. */
  I32: 26,
  /** 64-bit integers. They are for indices that need more than 32 bits, and are rare in model files. */
  I64: 27,
  /** 64-bit floating point. It is for values that need high precision, and is rare in model files. */
  F64: 28,
  /**
   * Super-blocks of 256 weights. Each group of eight weights is an index into a table of ternary patterns, with a shift
   * per group and a scale per 16 weights. Use an importance matrix. It loses less quality than IQ1_S.
   */
  IQ1_M: 29,
  /**
   * 16-bit floating point with the range of F32 and fewer digits than F16. It is an exact copy for models trained in
   * bfloat16.
   */
  BF16: 30,
  /**
   * Super-blocks of 256 ternary weights with one 16-bit scale. One byte contains five weights, but the last 16 weights
   * are stored four to a byte. It is the smallest type for ternary models.
   */
  TQ1_0: 34,
  /**
   * Super-blocks of 256 ternary weights with 2 bits each and one 16-bit scale. It is for ternary models. It is larger
   * than TQ1_0, but faster to unpack.
   */
  TQ2_0: 35,
  /**
   * Blocks of 32 weights as 4-bit floats (E2M1), with one shared power-of-two scale byte (E8M0). It is for models
   * released in this open standard, such as gpt-oss.
   */
  MXFP4: 39,
  /**
   * Blocks of 64 weights as 4-bit floats (E2M1), with four 8-bit float scales (UE4M3), one per 16 weights. It is for
   * models made for NVIDIA's 4-bit format.
   */
  NVFP4: 40,
  /** Blocks of 128 weights with one bit each and one 16-bit scale. It is for models trained with one-bit weights. */
  Q1_0: 41,
  /**
   * Blocks of 64 weights with 2 bits each and one 16-bit scale. It is for models trained for two-bit weights, and is
   * simpler than Q2_K.
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
 * The number that a GGUF file stores as general.file_type. It identifies the mix of tensor types in the whole file, so
 * single tensors can have other types. For example, a Q4_K_M file contains Q4_K and Q6_K tensors. Numbers from 1000 are
 * for names that publishers use. llama.cpp does not know these numbers.
 *
 * Use it both ways: `GGMLFileQuantizationType.F32` is a number, `GGMLFileQuantizationType[0]` its name.
 */
export const GGMLFileQuantizationType = {
  /**
   * All weights in 32-bit floating point. This is the largest file. Use it only to convert from it or for exact
   * comparison.
   */
  F32: 0,
  /**
   * Weights in 16-bit floating point. The file keeps the full quality of models trained in half precision. It is nearly
   * twice as large as a Q8_0 file.
   */
  F16: 1,
  /**
   * Weights in the first 4-bit format, with one scale per 32 weights. It is fast on many devices, but Q4_K_S and IQ4_NL
   * keep more quality at about the same size.
   */
  Q4_0: 2,
  /**
   * Weights in the first 4-bit format with a scale and a minimum. It is somewhat better and larger than Q4_0. Q4_K_M
   * has mostly replaced it.
   */
  Q4_1: 3,
  /**
   * Old variant of Q4_1 that kept token embeddings and output in F16. Only old files have this type, and current tools
   * do not write it.
   */
  Q4_1_SOME_F16: 4,
  /**
   * A 4-bit format from the early days of llama.cpp that was used only for a short time. Support was removed. Convert
   * the original model again.
   */
  Q4_2: 5,
  /**
   * A 4-bit format with a minimum from the early days of llama.cpp that was used only for a short time. Support was
   * removed. Convert the original model again.
   */
  Q4_3: 6,
  /**
   * Weights in 8 bits, with one scale per 32 weights. The quality is almost the same as with 16 bits, at about half the
   * size. Choose it if you have enough memory.
   */
  Q8_0: 7,
  /**
   * Weights in the first 5-bit format, with one scale per 32 weights. Q5_K_S and Q5_K_M are usually better at a similar
   * size.
   */
  Q5_0: 8,
  /**
   * Weights in the first 5-bit format with a scale and a minimum. It is larger than Q5_0. Q5_K_M has mostly replaced
   * it.
   */
  Q5_1: 9,
  /**
   * Mostly Q2_K, with Q3_K or Q4_K for the tensors where errors matter most. The file is small, with a clear loss of
   * quality. Use it for large models that would not fit otherwise.
   */
  Q2_K: 10,
  /** Q3_K for nearly all tensors. It is the smallest of the three Q3_K mixes, with a noticeable loss of quality. */
  Q3_K_S: 11,
  /**
   * Q3_K, with Q4_K or Q5_K for the value, output and down projections. Its size is between the two other Q3_K mixes.
   * Use it if memory is limited.
   */
  Q3_K_M: 12,
  /**
   * Q3_K, with Q5_K for the value, output and down projections. It is the best and largest of the Q3_K mixes. Compare
   * it with IQ4_XS, which has a similar size.
   */
  Q3_K_L: 13,
  /**
   * Q4_K, with Q5_K in the first layers of some tensors. It is slightly smaller than Q4_K_M, with slightly lower
   * quality.
   */
  Q4_K_S: 14,
  /**
   * Q4_K, with Q6_K for about half of the value and down projections. It is a widely used default with good quality at
   * less than a third of the 16-bit size.
   */
  Q4_K_M: 15,
  /** Q5_K for nearly all tensors. The loss of quality is small, and the file is a little smaller than Q5_K_M. */
  Q5_K_S: 16,
  /**
   * Q5_K, with Q6_K for about half of the value and down projections. It is very close to the original. Use it if the
   * quality of Q4_K_M is not quite enough.
   */
  Q5_K_M: 17,
  /** Q6_K for all tensors. It is nearly as good as Q8_0 and about a quarter smaller. */
  Q6_K: 18,
  /** Mostly IQ2_XXS. It needs an importance matrix. Use it to fit very large models into little memory. */
  IQ2_XXS: 19,
  /** Mostly IQ2_XS. It needs an importance matrix. It is slightly better than IQ2_XXS. */
  IQ2_XS: 20,
  /**
   * Q2_K, with fewer tensors in larger types than in the Q2_K mix. It was made for use with an importance matrix. The
   * quality is low.
   */
  Q2_K_S: 21,
  /** IQ3_S, with IQ3_XXS for part of the attention and feed-forward weights. Its size is between IQ3_XXS and IQ3_S. */
  IQ3_XS: 22,
  /** Mostly IQ3_XXS. Make it with an importance matrix. It is better than Q2_K at a similar size. */
  IQ3_XXS: 23,
  /**
   * Mostly IQ1_S. It needs an importance matrix. Use it only if nothing else fits a huge model into memory, because the
   * loss of quality is heavy.
   */
  IQ1_S: 24,
  /**
   * Weights in 4 bits with a non-linear value table, in blocks of 32. It is better than Q4_0 at about the same size. It
   * also supports row lengths that K-quants cannot split.
   */
  IQ4_NL: 25,
  /** Mostly IQ3_S. It has better quality than Q3_K_S at about the same size, but it is slower on some processors. */
  IQ3_S: 26,
  /** IQ3_S, with Q4_K for the value, output and some down projections. It has good quality for a size below 4 bits. */
  IQ3_M: 27,
  /**
   * IQ2_XS, with IQ3_S for sensitive tensors. It needs an importance matrix. Most weights do not have the tensor type
   * IQ2_S.
   */
  IQ2_S: 28,
  /** IQ2_S, with IQ3_S for sensitive tensors. It is the best of the IQ2 mixes and often better than Q2_K. */
  IQ2_M: 29,
  /** Mostly IQ4_XS. It has nearly the quality of Q4_K_S in a smaller file, but it is slower on some processors. */
  IQ4_XS: 30,
  /** Mostly IQ1_M. It needs an importance matrix. It is a little better than IQ1_S, but still far from the original. */
  IQ1_M: 31,
  /**
   * Weights in bfloat16. It is an exact copy for models trained in that format. It has the size of F16, a wider range
   * and fewer digits.
   */
  BF16: 32,
  /**
   * Q4_0 with rows interleaved for ARM processors with NEON. This type was removed, because llama.cpp now rearranges
   * Q4_0 when it loads the file.
   */
  Q4_0_4_4: 33,
  /**
   * Q4_0 with rows interleaved for ARM processors with 8-bit matrix instructions. This type was removed. Use Q4_0,
   * which llama.cpp rearranges when it loads the file.
   */
  Q4_0_4_8: 34,
  /**
   * Q4_0 with rows interleaved for ARM processors with SVE. This type was removed. Use Q4_0, which llama.cpp rearranges
   * when it loads the file.
   */
  Q4_0_8_8: 35,
  /**
   * Mostly TQ1_0. It is for models trained with ternary weights, such as BitNet. Other models lose too much quality.
   */
  TQ1_0: 36,
  /** Mostly TQ2_0. It is for models trained with ternary weights. It is larger but faster than TQ1_0. */
  TQ2_0: 37,
  /**
   * Expert weights in MXFP4 and the other tensors in Q8_0. It is for mixture-of-experts models released in MXFP4, such
   * as gpt-oss.
   */
  MXFP4_MOE: 38,
  /**
   * Mostly NVFP4, NVIDIA's 4-bit floating-point format. It is for models trained or calibrated in this format, on
   * hardware that supports it.
   */
  NVFP4: 39,
  /** Mostly Q1_0. It is for models trained with one-bit weights, not for ordinary models. */
  Q1_0: 40,
  /**
   * Mostly Q2_0 in plain two-bit blocks. It is for models trained for two-bit weights. For other models, use Q2_K or
   * IQ2_M.
   */
  Q2_0: 41,
  /**
   * A publishers' name for a mix based on Q2_K. Important tensors get more bits, chosen for each layer. It is better
   * than plain Q2_K at a somewhat larger size.
   */
  Q2_K_XL: 1000,
  /**
   * A publishers' name for a mix based on Q3_K. Important tensors get more bits. Use it if you have too little memory
   * for a 4-bit file.
   */
  Q3_K_XL: 1001,
  /**
   * A publishers' name for a mix based on Q4_K. Important tensors get more bits. If it is available, you can use it
   * instead of Q4_K_M.
   */
  Q4_K_XL: 1002,
  /**
   * A publishers' name for a mix based on Q5_K. Important tensors get more bits. Use it for quality close to the
   * original.
   */
  Q5_K_XL: 1003,
  /**
   * A publishers' name for a mix based on Q6_K. Some tensors keep more bits. The loss of quality is small. Use it if
   * you have enough memory.
   */
  Q6_K_XL: 1004,
  /**
   * A publishers' name for a mix based on Q8_0. Some tensors stay in 16 bits. It is the largest of these mixes and in
   * practice as good as the original.
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
  9, // Q5_1
  1003, // Q5_K_XL
  17, // Q5_K_M
  16, // Q5_K_S
  8, // Q5_0
  3, // Q4_1
  4, // Q4_1_SOME_F16
  1002, // Q4_K_XL
  15, // Q4_K_M
  25, // IQ4_NL
  14, // Q4_K_S
  2, // Q4_0
  5, // Q4_2
  6, // Q4_3
  33, // Q4_0_4_4
  34, // Q4_0_4_8
  35, // Q4_0_8_8
  39, // NVFP4
  30, // IQ4_XS
  1001, // Q3_K_XL
  13, // Q3_K_L
  38, // MXFP4_MOE
  12, // Q3_K_M
  27, // IQ3_M
  26, // IQ3_S
  11, // Q3_K_S
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
  31, // IQ1_M
  37, // TQ2_0
  24, // IQ1_S
  36, // TQ1_0
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
