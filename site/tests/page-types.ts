/** For each kind of page, the address of the page that changes most while it loads. */
export const PAGES = [
  "/",
  "/tasks/?library=on",
  "/tasks/text-generation/",
  "/libraries/",
  "/libraries/transformers/",
  "/providers/",
  "/providers/fal-ai/",
  "/compare/?a=library%3Adiffusers&b=library%3Atransformers",
  "/search/?q=speech",
  "/quantization/",
  "/model/?id=openai/whisper-large-v3",
  "/apps/",
  "/apps/ollama/",
  "/clients/",
  "/clients/curl/",
  "/docs/",
  // A document with wide tables.
  "/docs/react-components/",
] as const;

/** More pages of the same kinds, which only audits check. They have the most difficult layouts. */
export const MORE_PAGES = [
  "/tasks/",
  "/tasks/token-classification/",
  "/tasks/image-classification/",
  "/tasks/tabular-classification/",
  "/tasks/zero-shot-image-classification/",
  "/libraries/diff-interpretation-tuning/",
  "/providers/hf-inference/",
  "/compare/",
  "/compare/?a=provider%3Agroq&b=provider%3Atogether",
  "/search/",
  "/model/",
  // A document with a drawing, and the largest reference page.
  "/docs/architecture/",
  "/docs/reference/api/inference/",
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
