import { AutoModel, AutoProcessor } from "@huggingface/transformers";

// There is no pipeline for this task. A model of text alone takes AutoTokenizer for AutoProcessor.
const processor = await AutoProcessor.from_pretrained("acme/outline-onnx");
const model = await AutoModel.from_pretrained("acme/outline-onnx");
