// Generated – do not edit.
// source:    spec/apps/mlx-lm.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** MLX LM: the models it takes, and how to start it. */
export const mlxLm: AppRules = {
  about: {
    key: "mlx-lm",
    prettyLabel: "MLX LM",
    docsUrl: "https://github.com/ml-explore/mlx-lm",
    description: "Runs language models on Apple silicon, in the terminal or as a server with an OpenAI-compatible API.",
    mainTask: "text-generation",
    platforms: ["macos"],
    alternatives: true,
  },
  when: (facts) => facts.pipeline_tag === "text-generation" && facts.tags.includes("mlx"),
  gives: "steps",
  rules: (facts, { bash, json }, show) => {
    if (facts.tags.includes("conversational")) {
      show("0", "install", "bash", "Chat in the terminal", `pip install mlx-lm`);
    }
    if (facts.tags.includes("conversational")) {
      show("1", "usage", "bash", "Chat in the terminal", `mlx_lm.chat --model ${bash.inWord(facts.id)}`);
    }
    if (!facts.tags.includes("conversational")) {
      show("2", "install", "bash", "Generate text", `pip install mlx-lm`);
    }
    if (!facts.tags.includes("conversational")) {
      show("3", "usage", "bash", "Generate text", `mlx_lm.generate --model ${bash.inWord(facts.id)} --prompt "The planet with the most moons is"`);
    }
    if (facts.tags.includes("conversational")) {
      show("4", "install", "bash", "Server", `pip install mlx-lm`);
    }
    if (facts.tags.includes("conversational")) {
      show("5", "usage", "bash", "Server", `mlx_lm.server --model ${bash.inWord(facts.id)}`);
    }
    if (facts.tags.includes("conversational")) {
      show("6", "usage", "bash", "Server", `curl http://localhost:8080/v1/chat/completions \\
  -H 'Content-Type: application/json' \\
  -d '{
    "model": "${bash.inSingle(json.inString(facts.id))}",
    "messages": [{"role": "user", "content": "Which planet of the solar system has the most moons?"}]
  }'`);
    }
  },
};
