/** One page of each kind, and the pages with the most difficult layout. */
export const PAGES = [
  "/",
  "/tasks/",
  "/tasks/token-classification/",
  "/tasks/image-classification/",
  "/tasks/tabular-classification/",
  "/tasks/zero-shot-image-classification/",
  "/tasks/text-generation/",
  "/libraries/",
  "/libraries/transformers/",
  "/libraries/diff-interpretation-tuning/",
  "/providers/",
  "/providers/fal-ai/",
  "/providers/hf-inference/",
  "/compare/",
  "/compare/?a=library%3Adiffusers&b=library%3Atransformers",
  "/search/",
  "/search/?q=speech",
  "/quantization/",
  "/model/",
  "/apps/",
  "/apps/ollama/",
  "/clients/",
  "/clients/curl/",
  "/docs/",
  // A document with a drawing, a document with wide tables, and the largest reference page.
  "/docs/architecture/",
  "/docs/react-components/",
  "/docs/api/inference/",
] as const;

/** Pages with collapsed sections. */
export const FOLDED_PAGES = [
  "/libraries/diffusers/",
  "/libraries/clara/",
  "/providers/replicate/",
  "/clients/",
  "/clients/huggingface-hub/",
  "/apps/vllm/",
  "/quantization/",
] as const;
