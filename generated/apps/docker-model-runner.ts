// Generated – do not edit.
// source:    spec/apps/docker-model-runner.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

const QUANT_METHOD_VALUES = new Set<unknown>([
  "awq",
  "gptq",
  "aqlm",
  "marlin",
]);

/** Docker Model Runner: the models it takes, and how to start it. */
export const dockerModelRunner: AppRules = {
  about: {
    key: "docker-model-runner",
    prettyLabel: "Docker Model Runner",
    docsUrl: "https://docs.docker.com/ai/model-runner/",
    description: "Runs models with Docker, in the same way as containers.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
  },
  when: (facts) => (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || ((facts.pipeline_tag === "text-generation" || facts.pipeline_tag === "image-text-to-text") && (QUANT_METHOD_VALUES.has(facts.quant_method) || facts.tags.includes("transformers"))),
  gives: "command",
  rules: (facts, { bash }, show) => {
    if (!(facts.gguf_context !== undefined && !(facts.gguf_context === 0))) {
      show("0", "install", "bash", "", `# Safetensors models need the vLLM engine and an NVIDIA GPU, on Linux or on Windows with WSL 2.
docker model install-runner --backend vllm --gpu cuda`);
    }
    show("1", "usage", "bash", "", `docker model run hf.co/${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`);
  },
};
