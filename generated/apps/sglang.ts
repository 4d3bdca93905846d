// Generated – do not edit.
// source:    spec/apps/sglang.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

const QUANT_METHOD_VALUES = new Set<unknown>([
  "awq",
  "gptq",
  "aqlm",
  "marlin",
]);

/** SGLang: the models it takes, and how to start it. */
export const sglang: AppRules = {
  about: {
    key: "sglang",
    prettyLabel: "SGLang",
    docsUrl: "https://docs.sglang.io",
    description: "Serves language and vision models on GPUs, with an OpenAI-compatible API.",
    mainTask: "text-generation",
    platforms: ["linux"],
    alternatives: true,
  },
  when: (facts) => (facts.pipeline_tag === "text-generation" || facts.pipeline_tag === "image-text-to-text") && (QUANT_METHOD_VALUES.has(facts.quant_method) || facts.tags.includes("transformers")),
  gives: "steps",
  rules: (facts, { bash, json }, show) => {
    show("0", "install", "bash", "pip", `# Needs Python 3.11 or newer, and CUDA 13
uv pip install --prerelease=allow sglang`);
    show("1", "usage", "bash", "pip", `sglang serve ${bash.inWord(facts.id)} --port 30000`);
    if (facts.pipeline_tag === "image-text-to-text") {
      show("2.0", "usage", "bash", "pip", `curl http://localhost:30000/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "messages": [{"role": "user", "content": [
      {"type": "text", "text": "What is printed on the sweets in this picture?"},
      {"type": "image_url", "image_url": {"url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"}}
    ]}]
  }'`);
    } else if (facts.tags.includes("conversational")) {
      show("2.1", "usage", "bash", "pip", `curl http://localhost:30000/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "messages": [{"role": "user", "content": "Which planet of the solar system has the most moons?"}]
  }'`);
    } else {
      show("2.2", "usage", "bash", "pip", `curl http://localhost:30000/v1/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "prompt": "The planet with the most moons is",
    "max_tokens": 40
  }'`);
    }
    show("3", "usage", "bash", "Docker", `docker run --gpus all --ipc=host --shm-size 32g -p 30000:30000 \\
  -v ~/.cache/huggingface:/root/.cache/huggingface \\
  --env "HF_TOKEN=$HF_TOKEN" \\
  lmsysorg/sglang:latest \\
  sglang serve ${bash.inWord(facts.id)} --host 0.0.0.0 --port 30000`);
  },
};
