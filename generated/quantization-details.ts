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
    description: "32-bit floating point. Used for norms, biases and other small tensors even in quantized files.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 4,
    bitsPerWeight: 32,
  },
  F16: {
    number: 1,
    description:
      "16-bit floating point. Full quality for most models; common for embeddings, projectors and files that are quantized later.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 2,
    bitsPerWeight: 16,
  },
  Q4_0: {
    number: 2,
    description:
      "Blocks of 32 weights with 4 bits each and one 16-bit scale. Simple and fast; superseded by Q4_K and IQ4_NL for quality.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 18,
    bitsPerWeight: 4.5,
  },
  Q4_1: {
    number: 3,
    description:
      "Blocks of 32 weights with 4 bits each, a 16-bit scale and a 16-bit minimum. Suits weights that are not centred on zero.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 20,
    bitsPerWeight: 5,
  },
  Q5_0: {
    number: 6,
    description:
      "Blocks of 32 weights with 5 bits each and one 16-bit scale. Superseded by Q5_K, except for rows that do not divide by 256.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 22,
    bitsPerWeight: 5.5,
  },
  Q5_1: {
    number: 7,
    description:
      "Blocks of 32 weights with 5 bits each, a 16-bit scale and a 16-bit minimum. Superseded by Q5_K in most files.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 24,
    bitsPerWeight: 6,
  },
  Q8_0: {
    number: 8,
    description:
      "Blocks of 32 weights with 8 bits each and one 16-bit scale. Almost lossless; also a fallback for tensors that bear no stronger compression.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 34,
    bitsPerWeight: 8.5,
  },
  Q8_1: {
    number: 9,
    description:
      "Blocks of 32 values with 8 bits each, a 16-bit scale and the 16-bit scaled sum of the block. Only for intermediate results; not found in files.",
    family: "legacy",
    blockSize: 32,
    bytesPerBlock: 36,
    bitsPerWeight: 9,
  },
  Q2_K: {
    number: 10,
    description:
      "Super-blocks of 256 weights in 16 blocks of 16, 2 bits per weight, with 4-bit scales and minimums. For the smallest files without an importance matrix.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 84,
    bitsPerWeight: 2.625,
  },
  Q3_K: {
    number: 11,
    description:
      "Super-blocks of 256 weights in 16 blocks of 16, 3 bits per weight, with 6-bit scales. For small files with moderate loss.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 110,
    bitsPerWeight: 3.4375,
  },
  Q4_K: {
    number: 12,
    description:
      "Super-blocks of 256 weights in 8 blocks of 32, 4 bits per weight, with 6-bit scales and minimums. The common balance of size and quality.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 144,
    bitsPerWeight: 4.5,
  },
  Q5_K: {
    number: 13,
    description:
      "Super-blocks of 256 weights in 8 blocks of 32, 5 bits per weight, with 6-bit scales and minimums. For little loss at moderate size.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 176,
    bitsPerWeight: 5.5,
  },
  Q6_K: {
    number: 14,
    description:
      "Super-blocks of 256 weights in 16 blocks of 16, 6 bits per weight, with 8-bit scales. Close to the original; often used for output tensors.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 210,
    bitsPerWeight: 6.5625,
  },
  Q8_K: {
    number: 15,
    description:
      "Super-blocks of 256 values with 8 bits each, a 32-bit scale and 16 sums of 16 values. Only for intermediate results; not found in files.",
    family: "k-quant",
    blockSize: 256,
    bytesPerBlock: 292,
    bitsPerWeight: 9.125,
  },
  IQ2_XXS: {
    number: 16,
    description:
      "Super-blocks of 256 weights stored as indices into a table of patterns of eight, with signs and 4-bit scales. Needs an importance matrix; smallest of the IQ2 types.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 66,
    bitsPerWeight: 2.0625,
  },
  IQ2_XS: {
    number: 17,
    description:
      "As IQ2_XXS, with a larger table of patterns and 4-bit scales per 16 weights. Needs an importance matrix; a little larger and better.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 74,
    bitsPerWeight: 2.3125,
  },
  IQ3_XXS: {
    number: 18,
    description:
      "Super-blocks of 256 weights stored as indices into a table of patterns of four, with signs and 4-bit scales. For about 3 bits with an importance matrix.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 98,
    bitsPerWeight: 3.0625,
  },
  IQ1_S: {
    number: 19,
    description:
      "Super-blocks of 256 weights stored as indices into a table of ternary patterns of eight, with a 3-bit scale and a shift per 32. Needs an importance matrix; heavy loss.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 50,
    bitsPerWeight: 1.5625,
  },
  IQ4_NL: {
    number: 20,
    description:
      "Blocks of 32 weights with 4-bit indices into a fixed table of 16 unevenly spaced values and one 16-bit scale. Better than Q4_0 at the same size.",
    family: "importance-matrix",
    blockSize: 32,
    bytesPerBlock: 18,
    bitsPerWeight: 4.5,
  },
  IQ3_S: {
    number: 21,
    description:
      "As IQ3_XXS, with a larger table of patterns and free choice of signs. Better than Q3_K at the same size, but slower on some processors.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 110,
    bitsPerWeight: 3.4375,
  },
  IQ2_S: {
    number: 22,
    description:
      "As IQ2_XS, with a still larger table of patterns and free choice of signs. The best of the IQ2 types; use an importance matrix.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 82,
    bitsPerWeight: 2.5625,
  },
  IQ4_XS: {
    number: 23,
    description:
      "As IQ4_NL in super-blocks of 256 weights with a 6-bit scale per 32. Smaller than Q4_K with nearly the same quality.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 136,
    bitsPerWeight: 4.25,
  },
  I8: {
    number: 24,
    description: "8-bit integers. For index or helper tensors, not for compressed weights.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 1,
    bitsPerWeight: 8,
  },
  I16: {
    number: 25,
    description: "16-bit integers. For index or helper tensors, not for compressed weights.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 2,
    bitsPerWeight: 16,
  },
  I32: {
    number: 26,
    description: "32-bit integers. For indices such as token or row numbers, not for compressed weights.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 4,
    bitsPerWeight: 32,
  },
  I64: {
    number: 27,
    description: "64-bit integers. For indices that do not fit into 32 bits; rare in model files.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 8,
    bitsPerWeight: 64,
  },
  F64: {
    number: 28,
    description: "64-bit floating point. For values that need high precision; rare in model files.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 8,
    bitsPerWeight: 64,
  },
  IQ1_M: {
    number: 29,
    description:
      "As IQ1_S, with a scale per 16 weights and a shift per eight. Make it with an importance matrix; less loss than IQ1_S.",
    family: "importance-matrix",
    blockSize: 256,
    bytesPerBlock: 56,
    bitsPerWeight: 1.75,
  },
  BF16: {
    number: 30,
    description:
      "16-bit floating point with the range of F32 and fewer digits than F16. Exact copy for models trained in bfloat16.",
    family: "plain",
    blockSize: 1,
    bytesPerBlock: 2,
    bitsPerWeight: 16,
  },
  TQ1_0: {
    number: 34,
    description:
      "Super-blocks of 256 ternary weights, packed five to a byte except for the last 16, which take four to a byte, with one 16-bit scale. Smallest type for ternary models.",
    family: "ternary",
    blockSize: 256,
    bytesPerBlock: 54,
    bitsPerWeight: 1.6875,
  },
  TQ2_0: {
    number: 35,
    description:
      "Super-blocks of 256 ternary weights with 2 bits each and one 16-bit scale. Larger than TQ1_0 but quicker to unpack; for ternary models.",
    family: "ternary",
    blockSize: 256,
    bytesPerBlock: 66,
    bitsPerWeight: 2.0625,
  },
  MXFP4: {
    number: 39,
    description:
      "Blocks of 32 weights as 4-bit floats (E2M1) with one shared power-of-two scale byte (E8M0). For models released in this open standard, such as gpt-oss.",
    family: "microscaling",
    blockSize: 32,
    bytesPerBlock: 17,
    bitsPerWeight: 4.25,
  },
  NVFP4: {
    number: 40,
    description:
      "Blocks of 64 weights as 4-bit floats (E2M1) with four 8-bit float scales (UE4M3), one per 16 weights. For models made for NVIDIA's 4-bit format.",
    family: "microscaling",
    blockSize: 64,
    bytesPerBlock: 36,
    bitsPerWeight: 4.5,
  },
  Q1_0: {
    number: 41,
    description:
      "Blocks of 128 weights with one bit each and one 16-bit scale. For models trained with one-bit weights.",
    family: "low-bit",
    blockSize: 128,
    bytesPerBlock: 18,
    bitsPerWeight: 1.125,
  },
  Q2_0: {
    number: 42,
    description:
      "Blocks of 64 weights with 2 bits each and one 16-bit scale. For models trained for two-bit weights; simpler than Q2_K.",
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
      "All weights in 32-bit floating point. Largest file; only as a source for conversion or for exact comparison.",
    mainTensorType: "F32",
  },
  F16: {
    number: 1,
    description:
      "Weights in 16-bit floating point. Full quality for models trained in half precision, at twice the size of Q8_0 or a little less.",
    mainTensorType: "F16",
  },
  Q4_0: {
    number: 2,
    description:
      "Weights in the first 4-bit format, one scale per 32. Quick on many devices, but Q4_K_S or IQ4_NL keep more quality at about the same size.",
    mainTensorType: "Q4_0",
    fileBitsPerWeight: 4.6,
  },
  Q4_1: {
    number: 3,
    description:
      "Weights in the first 4-bit format with scale and minimum. Somewhat better and larger than Q4_0; mostly replaced by Q4_K_M.",
    mainTensorType: "Q4_1",
    fileBitsPerWeight: 5.12,
  },
  Q4_1_SOME_F16: {
    number: 4,
    description:
      "Old variant of Q4_1 that left token embeddings and output in F16. Met only in old files; no longer written.",
    status: "legacy",
    mainTensorType: "Q4_1",
  },
  Q4_2: {
    number: 5,
    description:
      "Short-lived 4-bit format from the early days of llama.cpp. Support was removed; such files must be converted again from the original model.",
    status: "removed",
  },
  Q4_3: {
    number: 6,
    description:
      "Short-lived 4-bit format with a minimum, from the early days of llama.cpp. Support was removed; convert again from the original model.",
    status: "removed",
  },
  Q8_0: {
    number: 7,
    description:
      "Weights in 8 bits, one scale per 32. Hardly distinguishable from 16 bits at about half the size; the choice when memory allows it.",
    mainTensorType: "Q8_0",
    fileBitsPerWeight: 8.5,
  },
  Q5_0: {
    number: 8,
    description:
      "Weights in the first 5-bit format, one scale per 32. Q5_K_S and Q5_K_M are usually better at a similar size.",
    mainTensorType: "Q5_0",
    fileBitsPerWeight: 5.52,
  },
  Q5_1: {
    number: 9,
    description:
      "Weights in the first 5-bit format with scale and minimum. Larger than Q5_0; mostly replaced by Q5_K_M.",
    mainTensorType: "Q5_1",
  },
  Q2_K: {
    number: 10,
    description:
      "Mostly Q2_K, with Q3_K or Q4_K where errors hurt most. Small file with a clear loss of quality; for large models that would not fit otherwise.",
    mainTensorType: "Q2_K",
    fileBitsPerWeight: 3.16,
  },
  Q3_K_S: {
    number: 11,
    description: "Q3_K nearly throughout. Smallest of the three Q3_K mixes, with a noticeable loss of quality.",
    mainTensorType: "Q3_K",
    fileBitsPerWeight: 3.57,
  },
  Q3_K_M: {
    number: 12,
    description:
      "Q3_K with Q4_K or Q5_K for value, output and down projections. Middle of the Q3_K mixes; for tight memory.",
    mainTensorType: "Q3_K",
    fileBitsPerWeight: 4,
  },
  Q3_K_L: {
    number: 13,
    description:
      "Q3_K with Q5_K for value, output and down projections. Best and largest of the Q3_K mixes; compare it with IQ4_XS, which is close in size.",
    mainTensorType: "Q3_K",
    fileBitsPerWeight: 4.33,
  },
  Q4_K_S: {
    number: 14,
    description: "Q4_K with Q5_K in the first layers of some tensors. Slightly smaller and weaker than Q4_K_M.",
    mainTensorType: "Q4_K",
    fileBitsPerWeight: 4.66,
  },
  Q4_K_M: {
    number: 15,
    description:
      "Q4_K with Q6_K for about half of the value and down projections. Widely used default: good quality at under a third of the 16-bit size.",
    mainTensorType: "Q4_K",
    fileBitsPerWeight: 4.9,
  },
  Q5_K_S: {
    number: 16,
    description: "Q5_K nearly throughout. Small loss of quality; a little smaller than Q5_K_M.",
    mainTensorType: "Q5_K",
    fileBitsPerWeight: 5.56,
  },
  Q5_K_M: {
    number: 17,
    description:
      "Q5_K with Q6_K for about half of the value and down projections. Very close to the original; for when Q4_K_M is not quite enough.",
    mainTensorType: "Q5_K",
    fileBitsPerWeight: 5.72,
  },
  Q6_K: {
    number: 18,
    description: "Q6_K throughout. Nearly as good as Q8_0 and roughly a quarter smaller.",
    mainTensorType: "Q6_K",
    fileBitsPerWeight: 6.56,
  },
  IQ2_XXS: {
    number: 19,
    description:
      "Mostly IQ2_XXS, about 2.1 bits per weight. Needs an importance matrix; for fitting very large models into little memory.",
    mainTensorType: "IQ2_XXS",
    fileBitsPerWeight: 2.38,
  },
  IQ2_XS: {
    number: 20,
    description: "Mostly IQ2_XS, about 2.3 bits per weight. Needs an importance matrix; a step better than IQ2_XXS.",
    mainTensorType: "IQ2_XS",
    fileBitsPerWeight: 2.59,
  },
  Q2_K_S: {
    number: 21,
    description:
      "Q2_K with fewer tensors raised to higher types than in the Q2_K mix. Made for use with an importance matrix; low quality.",
    mainTensorType: "Q2_K",
    fileBitsPerWeight: 2.97,
  },
  IQ3_XS: {
    number: 22,
    description:
      "IQ3_S with IQ3_XXS for part of the attention and feed-forward weights, about 3.3 bits per weight. Between IQ3_XXS and IQ3_S.",
    mainTensorType: "IQ3_S",
    fileBitsPerWeight: 3.5,
  },
  IQ3_XXS: {
    number: 23,
    description:
      "Mostly IQ3_XXS, about 3.1 bits per weight. Make it with an importance matrix; better than Q2_K at a similar size.",
    mainTensorType: "IQ3_XXS",
    fileBitsPerWeight: 3.25,
  },
  IQ1_S: {
    number: 24,
    description:
      "Mostly IQ1_S, about 1.6 bits per weight. Needs an importance matrix; a last resort for huge models, with heavy loss of quality.",
    mainTensorType: "IQ1_S",
    fileBitsPerWeight: 2,
  },
  IQ4_NL: {
    number: 25,
    description:
      "Weights in 4 bits with a non-linear value table, in blocks of 32. Better than Q4_0 at the same size, also for row lengths that K-quants cannot split.",
    mainTensorType: "IQ4_NL",
    fileBitsPerWeight: 4.68,
  },
  IQ3_S: {
    number: 26,
    description:
      "Mostly IQ3_S, about 3.4 bits per weight. Same size as Q3_K_S with better quality, at slower speed on some processors.",
    mainTensorType: "IQ3_S",
    fileBitsPerWeight: 3.66,
  },
  IQ3_M: {
    number: 27,
    description:
      "IQ3_S with Q4_K for value, output and some down projections, about 3.7 bits per weight. Good value below 4 bits.",
    mainTensorType: "IQ3_S",
    fileBitsPerWeight: 3.69,
  },
  IQ2_S: {
    number: 28,
    description:
      "IQ2_XS with IQ3_S for sensitive tensors, about 2.5 bits per weight. Needs an importance matrix; note that most weights are not of the tensor type IQ2_S.",
    mainTensorType: "IQ2_XS",
    fileBitsPerWeight: 2.74,
  },
  IQ2_M: {
    number: 29,
    description:
      "IQ2_S with IQ3_S for sensitive tensors, about 2.7 bits per weight. Best of the IQ2 mixes; often ahead of Q2_K.",
    mainTensorType: "IQ2_S",
    fileBitsPerWeight: 2.93,
  },
  IQ4_XS: {
    number: 30,
    description:
      "Mostly IQ4_XS, about 4.3 bits per weight. Nearly the quality of Q4_K_S in a smaller file; slower on some processors.",
    mainTensorType: "IQ4_XS",
    fileBitsPerWeight: 4.39,
  },
  IQ1_M: {
    number: 31,
    description:
      "Mostly IQ1_M, about 1.75 bits per weight. Needs an importance matrix; a little better than IQ1_S but still far from the original.",
    mainTensorType: "IQ1_M",
    fileBitsPerWeight: 2.15,
  },
  BF16: {
    number: 32,
    description:
      "Weights in bfloat16. Exact copy for models trained in that format; same size as F16 with a wider range and fewer digits.",
    mainTensorType: "BF16",
  },
  Q4_0_4_4: {
    number: 33,
    description:
      "Q4_0 with rows interleaved for ARM processors with NEON. Removed: llama.cpp now rearranges Q4_0 when it loads the file.",
    status: "removed",
    mainTensorType: "Q4_0",
  },
  Q4_0_4_8: {
    number: 34,
    description:
      "Q4_0 with rows interleaved for ARM processors with 8-bit matrix instructions. Removed: use Q4_0, which is rearranged when loaded.",
    status: "removed",
    mainTensorType: "Q4_0",
  },
  Q4_0_8_8: {
    number: 35,
    description:
      "Q4_0 with rows interleaved for ARM processors with SVE. Removed: use Q4_0, which is rearranged when loaded.",
    status: "removed",
    mainTensorType: "Q4_0",
  },
  TQ1_0: {
    number: 36,
    description:
      "Mostly TQ1_0, about 1.7 bits per weight. For models trained with ternary weights such as BitNet; other models lose too much.",
    mainTensorType: "TQ1_0",
  },
  TQ2_0: {
    number: 37,
    description:
      "Mostly TQ2_0, about 2.1 bits per weight. For models trained with ternary weights; larger but faster than TQ1_0.",
    mainTensorType: "TQ2_0",
  },
  MXFP4_MOE: {
    number: 38,
    description:
      "Expert weights in MXFP4 and the other tensors in Q8_0. For mixture-of-experts models released in MXFP4, such as gpt-oss.",
    mainTensorType: "MXFP4",
  },
  NVFP4: {
    number: 39,
    description:
      "Mostly NVFP4, NVIDIA's 4-bit floating-point format. For models trained or calibrated in it and run on hardware that supports it.",
    mainTensorType: "NVFP4",
  },
  Q1_0: {
    number: 40,
    description:
      "Mostly Q1_0, about 1.1 bits per weight. For models trained with one-bit weights; not meant for ordinary models.",
    mainTensorType: "Q1_0",
  },
  Q2_0: {
    number: 41,
    description:
      "Mostly Q2_0, about 2.3 bits per weight in plain two-bit blocks. For models trained for two-bit weights; otherwise prefer Q2_K or IQ2_M.",
    mainTensorType: "Q2_0",
  },
  Q2_K_XL: {
    number: 1000,
    description:
      "Publishers' name for a mix based on Q2_K in which important tensors get more bits, layer by layer. Better than plain Q2_K at a somewhat larger size.",
    status: "community",
    mainTensorType: "Q2_K",
  },
  Q3_K_XL: {
    number: 1001,
    description:
      "Publishers' name for a mix based on Q3_K in which important tensors get more bits. For memory too small for a 4-bit file.",
    status: "community",
    mainTensorType: "Q3_K",
  },
  Q4_K_XL: {
    number: 1002,
    description:
      "Publishers' name for a mix based on Q4_K in which important tensors get more bits. Where it is offered, it can replace Q4_K_M.",
    status: "community",
    mainTensorType: "Q4_K",
  },
  Q5_K_XL: {
    number: 1003,
    description:
      "Publishers' name for a mix based on Q5_K in which important tensors get more bits. For quality close to the original.",
    status: "community",
    mainTensorType: "Q5_K",
  },
  Q6_K_XL: {
    number: 1004,
    description:
      "Publishers' name for a mix based on Q6_K with some tensors kept in more bits. Little is lost; for users who have the memory.",
    status: "community",
    mainTensorType: "Q6_K",
  },
  Q8_K_XL: {
    number: 1005,
    description:
      "Publishers' name for a mix based on Q8_0 with some tensors kept in 16 bits. The largest of these mixes; in practice as good as the original.",
    status: "community",
    mainTensorType: "Q8_0",
  },
};
