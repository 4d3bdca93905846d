import { expect, test } from "vitest";
import { readBuildData } from "../../build-data/build-data.ts";
import { searchEntries, searchFile } from "./entries.ts";
import { makeSearch } from "./finder.ts";

const buildData = await readBuildData();
const { find } = makeSearch(JSON.parse(searchFile(searchEntries(buildData), buildData)));

/** Typical queries, each with the kind and the title of the first result. */
const QUERIES = [
  ["text to image", "task: Text-to-Image"],
  ["Text-to-Image", "task: Text-to-Image"],
  ["text2image", "task: Text-to-Image"],
  ["image generation", "task: Text-to-Image"],
  ["stable diffusion", "task: Text-to-Image"],
  ["sdxl", "model: stabilityai/stable-diffusion-xl-base-1.0"],
  ["flux", "model: black-forest-labs/FLUX.1-Krea-dev"],
  ["llama", "model: meta-llama/Llama-3.1-8B-Instruct"],
  ["mistral", "provider: Mistral"],
  ["mistral 7b", "model: TheBloke/Mistral-7B-Instruct-v0.1-GGUF"],
  ["qwen", "model: Qwen/Qwen3-0.6B"],
  ["gemma", "model: google/gemma-2-2b-it"],
  ["whisper", "model: openai/whisper-large-v3"],
  ["bert", "model: answerdotai/ModernBERT-large"],
  ["Qwen3-0.6B", "model: Qwen/Qwen3-0.6B"],
  ["https://huggingface.co/Qwen/Qwen3-0.6B", "model: Qwen/Qwen3-0.6B"],
  ["hf.co/openai/whisper-large-v3/tree/main", "model: openai/whisper-large-v3"],
  ["https://huggingface.co/acme/never-seen?library=transformers", "model: acme/never-seen"],
  ["acme/never-seen", "model: acme/never-seen"],
  ["zzzqqqxx", "model: zzzqqqxx"],
  ["zzzz qqqq wwww", "model: Look up a model"],
  ["speech", "task: Automatic Speech Recognition"],
  ["detection", "task: Object Detection"],
  ["vision", "task: Image Classification"],
  ["asr", "task: Automatic Speech Recognition"],
  ["speech to text", "task: Automatic Speech Recognition"],
  ["transcription", "task: Automatic Speech Recognition"],
  ["tts", "task: Text-to-Speech"],
  ["text to speech", "task: Text-to-Speech"],
  ["ocr", "task: Image-to-Text"],
  ["captioning", "task: Image-to-Text"],
  ["llm", "task: Text Generation"],
  ["chatbot", "task: Text Generation"],
  ["embedding", "task: Feature Extraction"],
  ["embeddings", "task: Feature Extraction"],
  ["rag", "task: Text Retrieval"],
  ["reranker", "task: Text Ranking"],
  ["ner", "task: Token Classification"],
  ["named entity recognition", "task: Token Classification"],
  ["sentiment analysis", "task: Text Classification"],
  ["translate", "task: Translation"],
  ["summarize", "task: Summarization"],
  ["yolo", "task: Object Detection"],
  ["object detection", "task: Object Detection"],
  ["segmentation", "task: Image Segmentation"],
  ["remove background", "task: Image Segmentation"],
  ["inpainting", "task: Image-to-Image"],
  ["upscale", "task: Image-to-Image"],
  ["depth", "task: Depth Estimation"],
  ["pose estimation", "task: Keypoint Detection"],
  ["vqa", "task: Visual Question Answering"],
  ["time series", "task: Time Series Forecasting"],
  ["robot", "task: Robotics"],
  ["video generation", "task: Text-to-Video"],
  ["music", "task: Text-to-Audio"],
  ["transformers", "library: Transformers"],
  ["diffusers", "library: Diffusers"],
  ["sklearn", "library: Scikit-learn"],
  ["lora", "library: PEFT"],
  ["paddleocr", "library: PaddleOCR"],
  ["spacy", "library: spaCy"],
  ["ollama", "app: Ollama"],
  ["llama.cpp", "app: llama.cpp"],
  ["vllm", "app: vLLM"],
  ["lm studio", "app: LM Studio"],
  ["lmstudio", "app: LM Studio"],
  ["docker", "app: Docker Model Runner"],
  ["groq", "provider: Groq"],
  ["together", "provider: Together AI"],
  ["openai", "provider: OpenAI"],
  ["replicate", "provider: Replicate"],
  ["pricing", "page: Providers"],
  ["langchain", "page: Providers"],
  ["api key", "page: Providers"],
  ["gguf", "page: Quantization"],
  ["vram", "page: Quantization"],
  ["compare", "page: Compare"],
  ["run locally", "page: Apps"],
  ["q4_k_m", "quantization type: Q4_K_M"],
  ["common voice", "data set: mozilla-foundation/common_voice_17_0"],
  ["InferenceClient", "name: InferenceClient"],
  ["chat template", "page: Chat template"],
] as const;

test.each(QUERIES)("%s leads to %s", (query, expected) => {
  const [group] = find(query, 5);
  expect(group && `${group.kind}: ${group.found[0]?.title ?? ""}`).toBe(expected);
});

test("the query OCR also finds libraries", () => {
  const libraries = find("ocr", 5).find(({ kind }) => kind === "library");
  expect(libraries?.found.map(({ title }) => title)).toEqual(expect.arrayContaining(["PaddleOCR", "docTR"]));
});
