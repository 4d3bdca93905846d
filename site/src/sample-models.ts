import type { ModelData } from "hubsmith/tasks";

/**
 * Well-known models as the hub describes them, to try the dialog on. Only what snippets read is kept.
 *
 * The first is the one that greets the visitor.
 */
export const SAMPLE_MODELS: readonly [ModelData, ...ModelData[]] = [
  {
    id: "Qwen/Qwen3-0.6B",
    library_name: "transformers",
    pipeline_tag: "text-generation",
    tags: ["transformers", "safetensors", "qwen3", "text-generation", "conversational"],
    config: {
      architectures: ["Qwen3ForCausalLM"],
      tokenizer_config: { chat_template: "{% for message in messages %}{{ message.content }}{% endfor %}" },
    },
    transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
  },
  {
    id: "sentence-transformers/all-MiniLM-L6-v2",
    library_name: "sentence-transformers",
    pipeline_tag: "sentence-similarity",
    tags: ["sentence-transformers", "safetensors", "bert", "feature-extraction", "sentence-similarity", "transformers"],
    config: { architectures: ["BertModel"] },
    transformersInfo: { auto_model: "AutoModel", processor: "AutoTokenizer" },
    widgetData: [
      {
        source_sentence: "The bakery opens at seven.",
        sentences: ["You can buy bread from seven o'clock.", "The bakery is closed today.", "It rained all night."],
      },
    ],
  },
  {
    id: "stabilityai/stable-diffusion-xl-base-1.0",
    library_name: "diffusers",
    pipeline_tag: "text-to-image",
    tags: ["diffusers", "safetensors", "text-to-image", "stable-diffusion", "diffusers:StableDiffusionXLPipeline"],
  },
];
