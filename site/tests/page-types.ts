/** One page of each kind, and the ones that are hardest to lay out. */
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
  // A drawing, wide tables, and the largest page of the reference.
  "/docs/architecture/",
  "/docs/react-components/",
  "/docs/api/inference/",
] as const;

/** Pages with parts that are folded at first, beside `PAGES`. */
export const FOLDED_PAGES = [
  "/libraries/diffusers/",
  "/libraries/clara/",
  "/providers/replicate/",
  "/clients/huggingface-hub/",
  "/apps/vllm/",
] as const;
