// Generated – do not edit.
// source:    spec/apps/vllm.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

const QUANT_METHOD_VALUES = new Set<unknown>([
  "awq",
  "gptq",
  "aqlm",
  "marlin",
]);

/** vLLM: the models it takes, and how to start it. */
export const vllm: AppRules = {
  about: {
    key: "vllm",
    prettyLabel: "vLLM",
    docsUrl: "https://docs.vllm.ai",
    description: "Serves models with high throughput on GPUs, with an OpenAI-compatible API.",
    mainTask: "text-generation",
    platforms: ["linux"],
    alternatives: true,
  },
  when: (facts) => (facts.pipeline_tag === "text-generation" || facts.pipeline_tag === "image-text-to-text") && (QUANT_METHOD_VALUES.has(facts.quant_method) || (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || facts.tags.includes("transformers")),
  gives: "steps",
  rules: (facts, { bash, json }, show) => {
    show("0", "install", "bash", "pip", `pip install vllm`);
    if (facts.tags.includes("mistral-common")) {
      show("1", "install", "bash", "pip", `pip install --upgrade mistral-common`);
    }
    if (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) {
      show("2", "install", "bash", "pip", `pip install vllm-gguf-plugin`);
    }
    if (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) {
      show("3.0", "usage", "bash", "pip", `vllm serve ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""} --served-model-name ${bash.inWord(facts.id)} --tokenizer ${bash.inWord(bash.asArgument(facts.base_model))} --dtype float16`);
    } else if (facts.tags.includes("mistral-common")) {
      show("3.1", "usage", "bash", "pip", `vllm serve ${bash.inWord(facts.id)} \\
  --tokenizer_mode mistral --config_format mistral --load_format mistral \\
  --tool-call-parser mistral --enable-auto-tool-choice`);
    } else {
      show("3.2", "usage", "bash", "pip", `vllm serve ${bash.inWord(facts.id)}`);
    }
    if (facts.pipeline_tag === "image-text-to-text") {
      show("4.0", "usage", "bash", "pip", `curl http://localhost:8000/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "messages": [{"role": "user", "content": [
      {"type": "text", "text": "What is printed on the sweets in this picture?"},
      {"type": "image_url", "image_url": {"url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"}}
    ]}]
  }'`);
    } else if (facts.tags.includes("conversational")) {
      show("4.1", "usage", "bash", "pip", `curl http://localhost:8000/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "messages": [{"role": "user", "content": "Which planet of the solar system has the most moons?"}]
  }'`);
    } else {
      show("4.2", "usage", "bash", "pip", `curl http://localhost:8000/v1/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "prompt": "The planet with the most moons is",
    "max_tokens": 40
  }'`);
    }
    if (!(facts.gguf_context !== undefined && !(facts.gguf_context === 0))) {
      show("5", "usage", "bash", "Docker", `docker run --gpus all --ipc=host -p 8000:8000 \\
  -v ~/.cache/huggingface:/root/.cache/huggingface \\
  --env "HF_TOKEN=$HF_TOKEN" \\
  vllm/vllm-openai:latest ${bash.inWord(facts.id)}`);
    }
  },
};
