// Generated – do not edit.
// source:    spec/quantization/*.yaml
// generator: generators/artifacts/quantization.ts
// to change: edit the source, then run `npm run generate`

/** How the weights of a tensor are stored. */
export interface QuantizationLayout {
  /** Weights in one block. */
  readonly blockSize: number;
  /** Bytes of one block, scales included. */
  readonly bytesPerBlock: number;
  /** Bits that one weight takes, scales included. */
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
  F32: 0,
  F16: 1,
  Q4_0: 2,
  Q4_1: 3,
  Q5_0: 6,
  Q5_1: 7,
  Q8_0: 8,
  Q8_1: 9,
  Q2_K: 10,
  Q3_K: 11,
  Q4_K: 12,
  Q5_K: 13,
  Q6_K: 14,
  Q8_K: 15,
  IQ2_XXS: 16,
  IQ2_XS: 17,
  IQ3_XXS: 18,
  IQ1_S: 19,
  IQ4_NL: 20,
  IQ3_S: 21,
  IQ2_S: 22,
  IQ4_XS: 23,
  I8: 24,
  I16: 25,
  I32: 26,
  I64: 27,
  F64: 28,
  IQ1_M: 29,
  BF16: 30,
  TQ1_0: 34,
  TQ2_0: 35,
  MXFP4: 39,
  NVFP4: 40,
  Q1_0: 41,
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

/** How each type stores weights. */
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
  F32: 0,
  F16: 1,
  Q4_0: 2,
  Q4_1: 3,
  Q4_1_SOME_F16: 4,
  Q4_2: 5,
  Q4_3: 6,
  Q8_0: 7,
  Q5_0: 8,
  Q5_1: 9,
  Q2_K: 10,
  Q3_K_S: 11,
  Q3_K_M: 12,
  Q3_K_L: 13,
  Q4_K_S: 14,
  Q4_K_M: 15,
  Q5_K_S: 16,
  Q5_K_M: 17,
  Q6_K: 18,
  IQ2_XXS: 19,
  IQ2_XS: 20,
  Q2_K_S: 21,
  IQ3_XS: 22,
  IQ3_XXS: 23,
  IQ1_S: 24,
  IQ4_NL: 25,
  IQ3_S: 26,
  IQ3_M: 27,
  IQ2_S: 28,
  IQ2_M: 29,
  IQ4_XS: 30,
  IQ1_M: 31,
  BF16: 32,
  Q4_0_4_4: 33,
  Q4_0_4_8: 34,
  Q4_0_8_8: 35,
  TQ1_0: 36,
  TQ2_0: 37,
  MXFP4_MOE: 38,
  NVFP4: 39,
  Q1_0: 40,
  Q2_0: 41,
  Q2_K_XL: 1000,
  Q3_K_XL: 1001,
  Q4_K_XL: 1002,
  Q5_K_XL: 1003,
  Q6_K_XL: 1004,
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

/** All types from the largest file to the smallest. */
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

/** The type that most tensors of a file have. Absent: the type is no longer in use. */
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
