/** The headers of model files: metadata and tensors of GGUF and safetensors files, without the weights. */
export type { ReadOptions, Source } from "./bytes.ts";
export { type Header, HeaderError, type MetadataValue, type Tensor } from "./header.ts";
export { readHeader } from "./read-header.ts";
