/** GGUF files: quantization types, labels in file names, file sizes, and the memory that a model needs. */
export {
  estimateFileSize,
  type Fit,
  type FitHardware,
  fitsHardware,
  longestContext,
  type Memory,
  memoryFor,
  type MemoryInput,
} from "./memory.ts";
export * from "./quantization.ts";
