// Generated – do not edit.
// source:    spec/tasks/text-generation.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text Generation. */
export const textGeneration: TaskData = {
  id: "text-generation",
  label: "Text Generation",
  order: 90,
  modality: "nlp",
  subtasks: [
    { type: "dialogue-modeling", name: "Dialogue Modeling" },
    { type: "dialogue-generation", name: "Dialogue Generation" },
    { type: "conversational", name: "Conversational" },
    { type: "language-modeling", name: "Language Modeling" },
    { type: "text-simplification", name: "Text simplification" },
    { type: "explanation-generation", name: "Explanation Generation" },
    { type: "abstractive-qa", name: "Abstractive QA" },
    { type: "open-domain-abstractive-qa", name: "Open Domain Abstractive QA" },
    { type: "closed-domain-qa", name: "Closed Domain QA" },
    { type: "open-book-qa", name: "Open Book QA" },
    { type: "closed-book-qa", name: "Closed Book QA" },
    { type: "text2text-generation", name: "Text2Text Generation" },
  ],
  libraries: ["peft", "transformers", "transformers.js"],
  youtubeId: "e9gNEAlsOvU",
  summary:
    "A language model continues a text or answers a message by writing one token after another. The same model can chat, draft, translate, reason or write code, depending on its instructions.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "Explain in one sentence why ice floats on water." }],
    outputs: [
      {
        type: "text",
        label: "Output",
        content: "Water expands as it freezes, so ice is less dense than the liquid around it and floats.",
      },
    ],
  },
  datasets: [
    {
      id: "CohereForAI/Global-MMLU",
      description:
        "Multiple-choice knowledge questions in 42 languages, with notes on which questions depend on culture. Use it for evaluation, not for training.",
    },
    {
      id: "HuggingFaceFW/fineweb-2",
      description: "Filtered web text in more than a thousand languages for pre-training beyond English.",
    },
    {
      id: "HuggingFaceH4/ultrachat_200k",
      description:
        "Filtered multi-turn conversations written by a chat model. It is a proven dataset for the first fine-tuning of a chat assistant.",
    },
    {
      id: "open-r1/OpenThoughts-114k-math",
      description:
        "Mathematics problems with long worked reasoning and checked answers. Use it to teach a model to think step by step.",
    },
    {
      id: "allenai/tulu-3-sft-mixture",
      description:
        "The instruction mix of the Tülu 3 models with chat, mathematics, code and safety. It is a broad base for supervised fine-tuning.",
    },
    {
      id: "HuggingFaceTB/smoltalk",
      description:
        "Mainly synthetic instruction data made for the SmolLM2 models. It is well suited to fine-tuning small models.",
    },
    {
      id: "HuggingFaceTB/finemath",
      description:
        "Web pages selected for mathematical explanations. Use them for continued pre-training on mathematics.",
    },
  ],
  models: [
    {
      id: "google/gemma-2-2b-it",
      description:
        "Instruction-tuned model with 2 billion parameters that runs on a laptop. Use it for simple chat and drafting.",
    },
    {
      id: "Qwen/Qwen3-Coder-480B-A35B-Instruct",
      description:
        "Very large mixture-of-experts model for programming agents and work on whole repositories. It needs a server with many GPUs.",
    },
    {
      id: "openai/gpt-oss-120b",
      description:
        "Open-weight mixture-of-experts model with adjustable reasoning effort and tool use. It fits on one large GPU.",
    },
    {
      id: "zai-org/GLM-4.5",
      description:
        "Large mixture-of-experts model for agents, code and reasoning. It can answer with or without a thinking phase.",
    },
    {
      id: "Qwen/Qwen3-4B-Thinking-2507",
      description:
        "Small model that always reasons before it answers. Use it for mathematics and logic on modest hardware.",
    },
    {
      id: "Qwen/Qwen2.5-7B-Instruct-1M",
      description: "Chat model for inputs of up to a million tokens, such as whole books or code bases.",
    },
    {
      id: "Qwen/Qwen2.5-Coder-32B-Instruct",
      description:
        "Medium-sized code model that writes, completes and repairs programs in many languages. It fits on one large GPU.",
    },
    {
      id: "deepseek-ai/DeepSeek-R1",
      description:
        "Very large reasoning model that writes out its chain of thought. It is strong at mathematics, code and difficult questions.",
    },
  ],
  spaces: [
    {
      id: "akhaliq/anycoder",
      description: "Writes an application from your description with several models and shows a preview.",
    },
    { id: "enzostvs/deepsite", description: "Builds a web page from a description and shows it while it is written." },
    {
      id: "logikon/open_cot_leaderboard",
      description: "Ranks models by how much a written chain of thought improves their accuracy.",
    },
    {
      id: "ysharma/Explore_llamav2_with_TGI",
      description:
        "Runs a chat with Llama 2 on the Text Generation Inference server. You can change the sampling settings.",
    },
    {
      id: "HuggingFaceH4/zephyr-chat",
      description: "Runs a chat with Zephyr, a 7B assistant trained with preference data.",
    },
    {
      id: "lmsys/chatbot-arena-leaderboard",
      description: "Ranks chat models by the votes of people who compared two anonymous answers.",
    },
    {
      id: "mlabonne/phixtral-chat",
      description: "Runs a chat with Phixtral, a small mixture of experts made from Phi-2 models.",
    },
  ],
  metrics: [
    {
      id: "cross-entropy",
      label: "Cross-entropy",
      description:
        "Measures the average negative log-probability that the model gives to the correct next token. 0 is perfect, and lower is better. It is also the training loss. Compare only models that use the same tokenizer.",
    },
    {
      id: "perplexity",
      label: "Perplexity",
      description:
        "The exponential of the cross-entropy. It shows how many equally likely tokens the model effectively chooses between. 1 is perfect, and lower is better. Compare values only for the same text and tokenizer.",
    },
  ],
  widgetModels: ["mistralai/Mistral-Nemo-Instruct-2407"],
};
