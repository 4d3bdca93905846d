/** Short names of well-known models, by model id. */
export const MODEL_NAMES: Readonly<Record<string, readonly string[]>> = {
  "stabilityai/stable-diffusion-xl-base-1.0": ["SDXL", "Stable Diffusion XL"],
  "meta-llama/Llama-3.1-8B-Instruct": ["Llama", "Llama 3"],
  "TheBloke/Mistral-7B-Instruct-v0.1-GGUF": ["Mistral", "Mistral 7B"],
  "openai/whisper-large-v3": ["Whisper"],
  "Qwen/Qwen3-0.6B": ["Qwen", "Qwen3"],
  "google/gemma-2-2b-it": ["Gemma", "Gemma 2"],
  "black-forest-labs/FLUX.1-Krea-dev": ["FLUX", "FLUX.1"],
  "answerdotai/ModernBERT-large": ["BERT"],
  "sentence-transformers/all-MiniLM-L6-v2": ["MiniLM"],
  "facebook/musicgen-small": ["MusicGen"],
  "laion/CLIP-ViT-B-32-laion2B-s34B-b79K": ["OpenCLIP"],
};
