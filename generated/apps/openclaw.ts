// Generated – do not edit.
// source:    spec/apps/openclaw.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

const TOOL_TEMPLATE_PATTERN = /tools/u;

/** OpenClaw: the models it takes, and how to start it. */
export const openclaw: AppRules = {
  about: {
    key: "openclaw",
    prettyLabel: "OpenClaw",
    docsUrl: "https://github.com/openclaw/openclaw",
    description: "Personal assistant that you host yourself, with a model on your machine.",
    mainTask: "text-generation",
    platforms: ["macos", "linux"],
  },
  when: (facts) => facts.tags.includes("conversational") && TOOL_TEMPLATE_PATTERN.test(facts.tool_template) && ((facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || facts.tags.includes("mlx")),
  gives: "steps",
  rules: (facts, { bash }, show) => {
    if (facts.tags.includes("mlx")) {
      show("0", "install", "bash", "Start a server", `pip install mlx-lm`);
    }
    if (facts.tags.includes("mlx")) {
      show("1", "usage", "bash", "Start a server", `mlx_lm.server --model ${bash.inWord(facts.id)}`);
    }
    if (!facts.tags.includes("mlx")) {
      show("2", "install", "bash", "Start a server", `brew install llama.cpp`);
    }
    if (!facts.tags.includes("mlx")) {
      show("3", "usage", "bash", "Start a server", `llama-server -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""} --jinja`);
    }
    show("4", "install", "bash", "Set up OpenClaw", `npm install -g openclaw@latest`);
    show("5", "usage", "bash", "Set up OpenClaw", `openclaw onboard --non-interactive --accept-risk --skip-health --mode local \\
  --auth-choice custom-api-key --custom-compatibility openai \\
  --custom-base-url http://localhost:8080/v1 \\
  --custom-provider-id ${facts.is_mlx ? `mlx-lm` : `llama-cpp`} --custom-model-id ${bash.inWord(facts.id)}${facts.is_mlx ? `` : `${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`} \\
  ${facts.sees_images ? `--custom-image-input` : `--custom-text-input`}`);
    show("6", "usage", "bash", "Ask the agent", `openclaw agent --local --agent main --message "Which planet of the solar system has the most moons?"`);
  },
};
