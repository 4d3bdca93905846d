// Generated – do not edit.
// source:    spec/apps/tgi.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** TGI: the models it takes, and how to start it. */
export const tgi: AppRules = {
  about: {
    key: "tgi",
    prettyLabel: "TGI",
    docsUrl: "https://huggingface.co/docs/text-generation-inference/",
    description:
      "Serves language models on GPUs. It has been in maintenance mode since December 2025. Its authors recommend vLLM or SGLang.",
    mainTask: "text-generation",
    platforms: ["linux"],
  },
  when: (facts) => facts.tags.includes("text-generation-inference"),
  gives: "steps",
  rules: (facts, { bash, json }, show) => {
    show("0", "install", "bash", "Docker", `docker run --gpus all --shm-size 1g -p 8080:80 \\
  -v "$PWD/data:/data" \\
  -e "HF_TOKEN=$HF_TOKEN" \\
  ghcr.io/huggingface/text-generation-inference:3.3.5 \\
  --model-id ${bash.inWord(facts.id)}`);
    if (facts.tags.includes("conversational")) {
      show("1", "usage", "bash", "Docker", `curl http://localhost:8080/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "messages": [{"role": "user", "content": "Which planet of the solar system has the most moons?"}]
  }'`);
    }
    if (!facts.tags.includes("conversational")) {
      show("2", "usage", "bash", "Docker", `curl http://localhost:8080/generate \\
  -H 'Content-Type: application/json' \\
  -d '{"inputs": "The planet with the most moons is", "parameters": {"max_new_tokens": 40}}'`);
    }
  },
};
