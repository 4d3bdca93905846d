// Generated – do not edit.
// source:    spec/apps/hermes-agent.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

const TOOL_TEMPLATE_PATTERN = /tools/u;

/** Hermes Agent: the models it takes, and how to start it. */
export const hermesAgent: AppRules = {
  about: {
    key: "hermes-agent",
    prettyLabel: "Hermes Agent",
    docsUrl: "https://hermes-agent.nousresearch.com/",
    description:
      "Agent for the terminal that works with a model on your machine. The model needs a context window of at least 64,000 tokens.",
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
    show("4", "install", "bash", "Choose the model", `curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash`);
    show("5", "usage", "bash", "Choose the model", `hermes config set model.provider custom
hermes config set model.base_url http://localhost:8080/v1
hermes config set model.default ${bash.inWord(facts.id)}${facts.is_mlx ? `` : `${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`}`);
    show("6", "usage", "bash", "Start Hermes", `hermes`);
  },
};
