// Generated – do not edit.
// source:    spec/quantization/*.yaml
// generator: generators/artifacts/quantization-details.ts
// to change: edit the source, then run `npm run generate`
import type { GGMLFileQuantizationTypeName, GGMLQuantizationTypeName } from "./quantization.ts";
import type { QuantizationType } from "./records.ts";

/** Every GGML tensor type with its description, in the order of numbers. */
export const GGML_QUANTIZATION_TYPE_DETAILS: Readonly<Record<GGMLQuantizationTypeName, QuantizationType>> = {
  F32: {
    number: 0,
    description:
      "32-bit floating point. It is used for norms, biases and other small tensors, even in quantized files.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 4,
    bitsPerWeight: 32,
  },
  F16: {
    number: 1,
    description:
      "16-bit floating point. It keeps the full quality of most models. It is common for embeddings, projectors and files that are quantized later.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 2,
    bitsPerWeight: 16,
  },
  Q4_0: {
    number: 2,
    description:
      "Blocks of 32 weights with 4 bits each and one 16-bit scale. The format is simple and fast, but Q4_K and IQ4_NL give better quality.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 18,
    bitsPerWeight: 4.5,
  },
  Q4_1: {
    number: 3,
    description:
      "Blocks of 32 weights with 4 bits each, a 16-bit scale and a 16-bit minimum. Use it for weights that are not centred on zero.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 20,
    bitsPerWeight: 5,
  },
  Q5_0: {
    number: 6,
    description:
      "Blocks of 32 weights with 5 bits each and one 16-bit scale. Q5_K has replaced it, except for rows whose length is not a multiple of 256.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 22,
    bitsPerWeight: 5.5,
  },
  Q5_1: {
    number: 7,
    description:
      "Blocks of 32 weights with 5 bits each, a 16-bit scale and a 16-bit minimum. Q5_K has replaced it in most files.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 24,
    bitsPerWeight: 6,
  },
  Q8_0: {
    number: 8,
    description:
      "Blocks of 32 weights with 8 bits each and one 16-bit scale. It is almost lossless. It is also used for tensors that would lose too much quality with fewer bits.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 34,
    bitsPerWeight: 8.5,
  },
  Q8_1: {
    number: 9,
    description:
      "Blocks of 32 values with 8 bits each, a 16-bit scale and the scaled sum of the block in 16 bits. It is only for intermediate results, so files do not contain it.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 36,
    bitsPerWeight: 9,
  },
  Q2_K: {
    number: 10,
    description:
      "Super-blocks of 256 weights in 16 blocks of 16, with 2 bits per weight and 4-bit scales and minimums. Use it for the smallest files without an importance matrix.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 84,
    bitsPerWeight: 2.625,
  },
  Q3_K: {
    number: 11,
    description:
      "Super-blocks of 256 weights in 16 blocks of 16, with 3 bits per weight and 6-bit scales. Use it for small files with a moderate loss of quality.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 110,
    bitsPerWeight: 3.4375,
  },
  Q4_K: {
    number: 12,
    description:
      "Super-blocks of 256 weights in 8 blocks of 32, with 4 bits per weight and 6-bit scales and minimums. It is the common balance of size and quality.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 144,
    bitsPerWeight: 4.5,
  },
  Q5_K: {
    number: 13,
    description:
      "Super-blocks of 256 weights in 8 blocks of 32, with 5 bits per weight and 6-bit scales and minimums. Use it for a small loss of quality at moderate size.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 176,
    bitsPerWeight: 5.5,
  },
  Q6_K: {
    number: 14,
    description:
      "Super-blocks of 256 weights in 16 blocks of 16, with 6 bits per weight and 8-bit scales. It is close to the original and often used for output tensors.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 210,
    bitsPerWeight: 6.5625,
  },
  Q8_K: {
    number: 15,
    description:
      "Super-blocks of 256 values with 8 bits each, a 32-bit scale and 16 sums of 16 values. It is only for intermediate results, so files do not contain it.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 292,
    bitsPerWeight: 9.125,
  },
  IQ2_XXS: {
    number: 16,
    description:
      "Super-blocks of 256 weights. Each group of eight weights is an index into a table of patterns, with signs and 4-bit scales. It needs an importance matrix and is the smallest IQ2 type.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 66,
    bitsPerWeight: 2.0625,
  },
  IQ2_XS: {
    number: 17,
    description:
      "Super-blocks of 256 weights. Each group of eight weights is an index into a table of patterns, with signs and a 4-bit scale per 16 weights. The table is larger than in IQ2_XXS. It needs an importance matrix and is a little larger and better than IQ2_XXS.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 74,
    bitsPerWeight: 2.3125,
  },
  IQ3_XXS: {
    number: 18,
    description:
      "Super-blocks of 256 weights. Each group of four weights is an index into a table of patterns, with signs and 4-bit scales. Use it for about 3 bits per weight with an importance matrix.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 98,
    bitsPerWeight: 3.0625,
  },
  IQ1_S: {
    number: 19,
    description:
      "Super-blocks of 256 weights. Each group of eight weights is an index into a table of ternary patterns, with a 3-bit scale and a shift per 32 weights. It needs an importance matrix and has a heavy loss of quality.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 50,
    bitsPerWeight: 1.5625,
  },
  IQ4_NL: {
    number: 20,
    description:
      "Blocks of 32 weights with one 16-bit scale. Each weight is a 4-bit index into a fixed table of 16 unevenly spaced values. It is better than Q4_0 at the same size.",
    family: "importance-matrix",
    blockSize: 32,
    bytesPerBlock: 18,
    bitsPerWeight: 4.5,
  },
  IQ3_S: {
    number: 21,
    description:
      "Super-blocks of 256 weights. Each group of four weights is an index into a larger table than in IQ3_XXS, with one sign per weight and 4-bit scales. It is better than Q3_K at the same size, but slower on some processors.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 110,
    bitsPerWeight: 3.4375,
  },
  IQ2_S: {
    number: 22,
    description:
      "Super-blocks of 256 weights. Each group of eight weights is an index into a larger table than in IQ2_XS, with one sign per weight and a 4-bit scale per 16 weights. It is the best IQ2 type. Use an importance matrix.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 82,
    bitsPerWeight: 2.5625,
  },
  IQ4_XS: {
    number: 23,
    description:
      "Super-blocks of 256 weights with a 6-bit scale per 32 weights. Each weight is a 4-bit index into a fixed table of 16 unevenly spaced values. It is smaller than Q4_K with nearly the same quality.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 136,
    bitsPerWeight: 4.25,
  },
  I8: {
    number: 24,
    description: "8-bit integers. They are for index or helper tensors, not for compressed weights.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 1,
    bitsPerWeight: 8,
  },
  I16: {
    number: 25,
    description: "16-bit integers. They are for index or helper tensors, not for compressed weights.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 2,
    bitsPerWeight: 16,
  },
  I32: {
    number: 26,
    description: "32-bit integers. They are for indices such as token or row numbers, not for compressed weights.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 4,
    bitsPerWeight: 32,
  },
  I64: {
    number: 27,
    description: "64-bit integers. They are for indices that need more than 32 bits, and are rare in model files.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 8,
    bitsPerWeight: 64,
  },
  F64: {
    number: 28,
    description: "64-bit floating point. It is for values that need high precision, and is rare in model files.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 8,
    bitsPerWeight: 64,
  },
  IQ1_M: {
    number: 29,
    description:
      "Super-blocks of 256 weights. Each group of eight weights is an index into a table of ternary patterns, with a shift per group and a scale per 16 weights. Use an importance matrix. It loses less quality than IQ1_S.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 56,
    bitsPerWeight: 1.75,
  },
  BF16: {
    number: 30,
    description:
      "16-bit floating point with the range of F32 and fewer digits than F16. It is an exact copy for models trained in bfloat16.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 2,
    bitsPerWeight: 16,
  },
  TQ1_0: {
    number: 34,
    description:
      "Super-blocks of 256 ternary weights with one 16-bit scale. One byte contains five weights, but the last 16 weights are stored four to a byte. It is the smallest type for ternary models.",
    family: "ternary",
    blockSize: 256,
    bytesPerBlock: 54,
    bitsPerWeight: 1.6875,
  },
  TQ2_0: {
    number: 35,
    description:
      "Super-blocks of 256 ternary weights with 2 bits each and one 16-bit scale. It is for ternary models. It is larger than TQ1_0, but faster to unpack.",
    family: "ternary",
    blockSize: 256,
    bytesPerBlock: 66,
    bitsPerWeight: 2.0625,
  },
  MXFP4: {
    number: 39,
    description:
      "Blocks of 32 weights as 4-bit floats (E2M1), with one shared power-of-two scale byte (E8M0). It is for models released in this open standard, such as gpt-oss.",
    family: "microscaling",
    blockSize: 32,
    bytesPerBlock: 17,
    bitsPerWeight: 4.25,
  },
  NVFP4: {
    number: 40,
    description:
      "Blocks of 64 weights as 4-bit floats (E2M1), with four 8-bit float scales (UE4M3), one per 16 weights. It is for models made for NVIDIA's 4-bit format.",
    family: "microscaling",
    blockSize: 64,
    bytesPerBlock: 36,
    bitsPerWeight: 4.5,
  },
  Q1_0: {
    number: 41,
    description:
      "Blocks of 128 weights with one bit each and one 16-bit scale. It is for models trained with one-bit weights.",
    family: "low-bit",
    blockSize: 128,
    bytesPerBlock: 18,
    bitsPerWeight: 1.125,
  },
  Q2_0: {
    number: 42,
    description:
      "Blocks of 64 weights with 2 bits each and one 16-bit scale. It is for models trained for two-bit weights, and is simpler than Q2_K.",
    family: "low-bit",
    blockSize: 64,
    bytesPerBlock: 18,
    bitsPerWeight: 2.25,
  },
};

/** Every GGUF file type with its description, in the order of numbers. */
export const GGML_FILE_QUANTIZATION_TYPE_DETAILS: Readonly<Record<GGMLFileQuantizationTypeName, QuantizationType>> = {
  F32: {
    number: 0,
    description:
      "All weights in 32-bit floating point. This is the largest file. Use it only to convert from it or for exact comparison.",
    mainTensorType: "F32",
  },
  F16: {
    number: 1,
    description:
      "Weights in 16-bit floating point. The file keeps the full quality of models trained in half precision. It is nearly twice as large as a Q8_0 file.",
    mainTensorType: "F16",
  },
  Q4_0: {
    number: 2,
    description:
      "Weights in the first 4-bit format, with one scale per 32 weights. It is fast on many devices, but Q4_K_S and IQ4_NL keep more quality at about the same size.",
    mainTensorType: "Q4_0",
    fileBitsPerWeight: 4.6,
    klDivergence: 0.07194,
  },
  Q4_1: {
    number: 3,
    description:
      "Weights in the first 4-bit format with a scale and a minimum. It is somewhat better and larger than Q4_0. Q4_K_M has mostly replaced it.",
    mainTensorType: "Q4_1",
    fileBitsPerWeight: 5.12,
    klDivergence: 0.071683,
  },
  Q4_1_SOME_F16: {
    number: 4,
    description:
      "Old variant of Q4_1 that kept token embeddings and output in F16. Only old files have this type, and current tools do not write it.",
    status: "legacy",
    mainTensorType: "Q4_1",
  },
  Q4_2: {
    number: 5,
    description:
      "A 4-bit format from the early days of llama.cpp that was used only for a short time. Support was removed. Convert the original model again.",
    status: "removed",
  },
  Q4_3: {
    number: 6,
    description:
      "A 4-bit format with a minimum from the early days of llama.cpp that was used only for a short time. Support was removed. Convert the original model again.",
    status: "removed",
  },
  Q8_0: {
    number: 7,
    description:
      "Weights in 8 bits, with one scale per 32 weights. The quality is almost the same as with 16 bits, at about half the size. Choose it if you have enough memory.",
    mainTensorType: "Q8_0",
    fileBitsPerWeight: 8.5,
    klDivergence: 0.001355,
  },
  Q5_0: {
    number: 8,
    description:
      "Weights in the first 5-bit format, with one scale per 32 weights. Q5_K_S and Q5_K_M are usually better at a similar size.",
    mainTensorType: "Q5_0",
    fileBitsPerWeight: 5.52,
    klDivergence: 0.022239,
  },
  Q5_1: {
    number: 9,
    description:
      "Weights in the first 5-bit format with a scale and a minimum. It is larger than Q5_0. Q5_K_M has mostly replaced it.",
    mainTensorType: "Q5_1",
    klDivergence: 0.018045,
  },
  Q2_K: {
    number: 10,
    description:
      "Mostly Q2_K, with Q3_K or Q4_K for the tensors where errors matter most. The file is small, with a clear loss of quality. Use it for large models that would not fit otherwise.",
    mainTensorType: "Q2_K",
    fileBitsPerWeight: 3.16,
    klDivergence: 0.332223,
  },
  Q3_K_S: {
    number: 11,
    description:
      "Q3_K for nearly all tensors. It is the smallest of the three Q3_K mixes, with a noticeable loss of quality.",
    mainTensorType: "Q3_K",
    fileBitsPerWeight: 3.57,
    klDivergence: 0.199821,
  },
  Q3_K_M: {
    number: 12,
    description:
      "Q3_K, with Q4_K or Q5_K for the value, output and down projections. Its size is between the two other Q3_K mixes. Use it if memory is limited.",
    mainTensorType: "Q3_K",
    fileBitsPerWeight: 4,
    klDivergence: 0.084358,
  },
  Q3_K_L: {
    number: 13,
    description:
      "Q3_K, with Q5_K for the value, output and down projections. It is the best and largest of the Q3_K mixes. Compare it with IQ4_XS, which has a similar size.",
    mainTensorType: "Q3_K",
    fileBitsPerWeight: 4.33,
    klDivergence: 0.073077,
  },
  Q4_K_S: {
    number: 14,
    description:
      "Q4_K, with Q5_K in the first layers of some tensors. It is slightly smaller than Q4_K_M, with slightly lower quality.",
    mainTensorType: "Q4_K",
    fileBitsPerWeight: 4.66,
    klDivergence: 0.031951,
  },
  Q4_K_M: {
    number: 15,
    description:
      "Q4_K, with Q6_K for about half of the value and down projections. It is a widely used default with good quality at less than a third of the 16-bit size.",
    mainTensorType: "Q4_K",
    fileBitsPerWeight: 4.9,
    klDivergence: 0.028152,
  },
  Q5_K_S: {
    number: 16,
    description:
      "Q5_K for nearly all tensors. The loss of quality is small, and the file is a little smaller than Q5_K_M.",
    mainTensorType: "Q5_K",
    fileBitsPerWeight: 5.56,
    klDivergence: 0.016595,
  },
  Q5_K_M: {
    number: 17,
    description:
      "Q5_K, with Q6_K for about half of the value and down projections. It is very close to the original. Use it if the quality of Q4_K_M is not quite enough.",
    mainTensorType: "Q5_K",
    fileBitsPerWeight: 5.72,
    klDivergence: 0.010762,
  },
  Q6_K: {
    number: 18,
    description: "Q6_K for all tensors. It is nearly as good as Q8_0 and about a quarter smaller.",
    mainTensorType: "Q6_K",
    fileBitsPerWeight: 6.56,
    klDivergence: 0.005452,
  },
  IQ2_XXS: {
    number: 19,
    description: "Mostly IQ2_XXS. It needs an importance matrix. Use it to fit very large models into little memory.",
    mainTensorType: "IQ2_XXS",
    fileBitsPerWeight: 2.38,
    klDivergence: 0.812022,
  },
  IQ2_XS: {
    number: 20,
    description: "Mostly IQ2_XS. It needs an importance matrix. It is slightly better than IQ2_XXS.",
    mainTensorType: "IQ2_XS",
    fileBitsPerWeight: 2.59,
    klDivergence: 0.54629,
  },
  Q2_K_S: {
    number: 21,
    description:
      "Q2_K, with fewer tensors in larger types than in the Q2_K mix. It was made for use with an importance matrix. The quality is low.",
    mainTensorType: "Q2_K",
    fileBitsPerWeight: 2.97,
    klDivergence: 0.40336,
  },
  IQ3_XS: {
    number: 22,
    description:
      "IQ3_S, with IQ3_XXS for part of the attention and feed-forward weights. Its size is between IQ3_XXS and IQ3_S.",
    mainTensorType: "IQ3_S",
    fileBitsPerWeight: 3.5,
    klDivergence: 0.138693,
  },
  IQ3_XXS: {
    number: 23,
    description: "Mostly IQ3_XXS. Make it with an importance matrix. It is better than Q2_K at a similar size.",
    mainTensorType: "IQ3_XXS",
    fileBitsPerWeight: 3.25,
    klDivergence: 0.183625,
  },
  IQ1_S: {
    number: 24,
    description:
      "Mostly IQ1_S. It needs an importance matrix. Use it only if nothing else fits a huge model into memory, because the loss of quality is heavy.",
    mainTensorType: "IQ1_S",
    fileBitsPerWeight: 2,
    klDivergence: 2.254554,
  },
  IQ4_NL: {
    number: 25,
    description:
      "Weights in 4 bits with a non-linear value table, in blocks of 32. It is better than Q4_0 at about the same size. It also supports row lengths that K-quants cannot split.",
    mainTensorType: "IQ4_NL",
    fileBitsPerWeight: 4.68,
    klDivergence: 0.035742,
  },
  IQ3_S: {
    number: 26,
    description:
      "Mostly IQ3_S. It has better quality than Q3_K_S at about the same size, but it is slower on some processors.",
    mainTensorType: "IQ3_S",
    fileBitsPerWeight: 3.66,
    klDivergence: 0.111278,
  },
  IQ3_M: {
    number: 27,
    description:
      "IQ3_S, with Q4_K for the value, output and some down projections. It has good quality for a size below 4 bits.",
    mainTensorType: "IQ3_S",
    fileBitsPerWeight: 3.69,
    klDivergence: 0.102534,
  },
  IQ2_S: {
    number: 28,
    description:
      "IQ2_XS, with IQ3_S for sensitive tensors. It needs an importance matrix. Most weights do not have the tensor type IQ2_S.",
    mainTensorType: "IQ2_XS",
    fileBitsPerWeight: 2.74,
    klDivergence: 0.439197,
  },
  IQ2_M: {
    number: 29,
    description: "IQ2_S, with IQ3_S for sensitive tensors. It is the best of the IQ2 mixes and often better than Q2_K.",
    mainTensorType: "IQ2_S",
    fileBitsPerWeight: 2.93,
    klDivergence: 0.325989,
  },
  IQ4_XS: {
    number: 30,
    description:
      "Mostly IQ4_XS. It has nearly the quality of Q4_K_S in a smaller file, but it is slower on some processors.",
    mainTensorType: "IQ4_XS",
    fileBitsPerWeight: 4.39,
    klDivergence: 0.036334,
  },
  IQ1_M: {
    number: 31,
    description:
      "Mostly IQ1_M. It needs an importance matrix. It is a little better than IQ1_S, but still far from the original.",
    mainTensorType: "IQ1_M",
    fileBitsPerWeight: 2.15,
    klDivergence: 1.393084,
  },
  BF16: {
    number: 32,
    description:
      "Weights in bfloat16. It is an exact copy for models trained in that format. It has the size of F16, a wider range and fewer digits.",
    mainTensorType: "BF16",
  },
  Q4_0_4_4: {
    number: 33,
    description:
      "Q4_0 with rows interleaved for ARM processors with NEON. This type was removed, because llama.cpp now rearranges Q4_0 when it loads the file.",
    status: "removed",
    mainTensorType: "Q4_0",
  },
  Q4_0_4_8: {
    number: 34,
    description:
      "Q4_0 with rows interleaved for ARM processors with 8-bit matrix instructions. This type was removed. Use Q4_0, which llama.cpp rearranges when it loads the file.",
    status: "removed",
    mainTensorType: "Q4_0",
  },
  Q4_0_8_8: {
    number: 35,
    description:
      "Q4_0 with rows interleaved for ARM processors with SVE. This type was removed. Use Q4_0, which llama.cpp rearranges when it loads the file.",
    status: "removed",
    mainTensorType: "Q4_0",
  },
  TQ1_0: {
    number: 36,
    description:
      "Mostly TQ1_0. It is for models trained with ternary weights, such as BitNet. Other models lose too much quality.",
    mainTensorType: "TQ1_0",
  },
  TQ2_0: {
    number: 37,
    description: "Mostly TQ2_0. It is for models trained with ternary weights. It is larger but faster than TQ1_0.",
    mainTensorType: "TQ2_0",
  },
  MXFP4_MOE: {
    number: 38,
    description:
      "Expert weights in MXFP4 and the other tensors in Q8_0. It is for mixture-of-experts models released in MXFP4, such as gpt-oss.",
    mainTensorType: "MXFP4",
  },
  NVFP4: {
    number: 39,
    description:
      "Mostly NVFP4, NVIDIA's 4-bit floating-point format. It is for models trained or calibrated in this format, on hardware that supports it.",
    mainTensorType: "NVFP4",
  },
  Q1_0: {
    number: 40,
    description: "Mostly Q1_0. It is for models trained with one-bit weights, not for ordinary models.",
    mainTensorType: "Q1_0",
  },
  Q2_0: {
    number: 41,
    description:
      "Mostly Q2_0 in plain two-bit blocks. It is for models trained for two-bit weights. For other models, use Q2_K or IQ2_M.",
    mainTensorType: "Q2_0",
  },
  Q2_K_XL: {
    number: 1000,
    description:
      "A publishers' name for a mix based on Q2_K. Important tensors get more bits, chosen for each layer. It is better than plain Q2_K at a somewhat larger size.",
    status: "community",
    mainTensorType: "Q2_K",
  },
  Q3_K_XL: {
    number: 1001,
    description:
      "A publishers' name for a mix based on Q3_K. Important tensors get more bits. Use it if you have too little memory for a 4-bit file.",
    status: "community",
    mainTensorType: "Q3_K",
  },
  Q4_K_XL: {
    number: 1002,
    description:
      "A publishers' name for a mix based on Q4_K. Important tensors get more bits. If it is available, you can use it instead of Q4_K_M.",
    status: "community",
    mainTensorType: "Q4_K",
  },
  Q5_K_XL: {
    number: 1003,
    description:
      "A publishers' name for a mix based on Q5_K. Important tensors get more bits. Use it for quality close to the original.",
    status: "community",
    mainTensorType: "Q5_K",
  },
  Q6_K_XL: {
    number: 1004,
    description:
      "A publishers' name for a mix based on Q6_K. Some tensors keep more bits. The loss of quality is small. Use it if you have enough memory.",
    status: "community",
    mainTensorType: "Q6_K",
  },
  Q8_K_XL: {
    number: 1005,
    description:
      "A publishers' name for a mix based on Q8_0. Some tensors stay in 16 bits. It is the largest of these mixes and in practice as good as the original.",
    status: "community",
    mainTensorType: "Q8_0",
  },
};
