import type { ModelData } from "hubsmith/tasks";

/** What the hub says of a model that the transformers library loads. */
export interface TransformersFacts {
  readonly task: string;
  /** Class that loads the weights, and the class of the model itself. */
  readonly auto: string;
  readonly architecture: string;
  /** Class that prepares the inputs. */
  readonly processor?: string;
  /** Tags beside the library's and the task's. */
  readonly tags?: readonly string[];
  /** True: it holds conversations, and its repository has a template for them. */
  readonly chats?: boolean;
}

/** Stands in for a model's own chat template: snippets only ask whether there is one. */
const CHAT_TEMPLATE = "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}";

/** The record of a model that the transformers library loads. */
export function transformersModel(id: string, facts: TransformersFacts): ModelData {
  const { task, auto, architecture, processor, tags = [], chats = false } = facts;
  return {
    id,
    library_name: "transformers",
    pipeline_tag: task,
    tags: ["transformers", "safetensors", ...tags, task, ...(chats ? ["conversational"] : [])],
    config: {
      architectures: [architecture],
      ...(chats && { tokenizer_config: { chat_template: CHAT_TEMPLATE } }),
    },
    transformersInfo: { auto_model: auto, ...(processor !== undefined && { processor }) },
  };
}
