import type { ModelRecord } from "hubsmith/tasks";

/** The hub's data about a model of the library `transformers`. */
export interface TransformersFacts {
  readonly task: string;
  /** Name of the class that loads the weights, such as `AutoModelForCausalLM`. */
  readonly auto: string;
  /** Name of the model's class, such as `Qwen3ForCausalLM`. */
  readonly architecture: string;
  /** Name of the class that prepares the inputs, such as `AutoTokenizer`. */
  readonly processor?: string;
  /** Tags in addition to the names of the library and the task. */
  readonly tags?: readonly string[];
  /** True if the model has a chat template. */
  readonly chats?: boolean;
  /** The licence of a model whose author approves each user. Absent if the model is not gated. */
  readonly gatedLicence?: string;
}

/**
 * The chat template of every record that has one. The text does not matter: snippets only check whether a record has a
 * chat template.
 */
const CHAT_TEMPLATE = "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}";

/** Returns the record of a model of the library `transformers`. */
export function transformersModel(id: string, facts: TransformersFacts): ModelRecord {
  const { task, auto, architecture, processor, tags = [], chats = false, gatedLicence } = facts;
  return {
    id,
    library_name: "transformers",
    pipeline_tag: task,
    tags: [
      "transformers",
      "safetensors",
      ...tags,
      task,
      ...(chats ? ["conversational"] : []),
      ...(gatedLicence ? [`license:${gatedLicence}`] : []),
    ],
    ...(gatedLicence && { gated: "manual" }),
    config: {
      architectures: [architecture],
      ...(chats && { tokenizer_config: { chat_template: CHAT_TEMPLATE } }),
    },
    transformersInfo: { auto_model: auto, ...(processor !== undefined && { processor }) },
  };
}

/** The hub's data about a repository with quantizations of a chat model. */
export interface GgufFacts {
  readonly architecture: string;
  /** Number of parameters. */
  readonly total: number;
  readonly contextLength: number;
  /** The start of each file name. A quantization label, such as `Q4_K_M`, follows it. */
  readonly file: string;
  readonly labels: readonly string[];
  /** Id of the original model. */
  readonly base: string;
}

/** Returns the record of a repository with quantizations of a chat model. */
export function ggufModel(
  id: string,
  { architecture, total, contextLength, file, labels, base }: GgufFacts,
): ModelRecord {
  return {
    id,
    pipeline_tag: "text-generation",
    tags: ["gguf", "text-generation", "conversational"],
    gguf: { total, architecture, context_length: contextLength, chat_template: CHAT_TEMPLATE },
    cardData: { base_model: base },
    siblings: labels.map((label) => ({ rfilename: `${file}${label}.gguf` })),
  };
}
