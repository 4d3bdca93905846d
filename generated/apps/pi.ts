// Generated – do not edit.
// source:    spec/apps/pi.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

const TOOL_TEMPLATE_PATTERN = /tools/u;

/** Pi: the models it takes, and how to start it. */
export const pi: AppRules = {
  about: {
    key: "pi",
    prettyLabel: "Pi",
    docsUrl: "https://github.com/earendil-works/pi",
    description: "Coding agent for the terminal that works with a model on your machine.",
    mainTask: "text-generation",
    platforms: ["macos", "linux"],
  },
  when: (facts) => facts.tags.includes("conversational") && TOOL_TEMPLATE_PATTERN.test(facts.tool_template) && ((facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || facts.tags.includes("mlx")),
  gives: "steps",
  rules: (facts, { bash, json }, show) => {
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
    show("4", "install", "bash", "Add the model", `npm install -g --ignore-scripts @earendil-works/pi-coding-agent
# Then save the next block as ~/.pi/agent/models.json`);
    show("5", "usage", "json", "Add the model", `{
  "providers": {
    "${facts.is_mlx ? `mlx-lm` : `llama-cpp`}": {
      "baseUrl": "http://localhost:8080/v1",
      "api": "openai-completions",
      "apiKey": "none",
      "models": [{ "id": "${json.inString(facts.id)}${facts.is_mlx ? `` : `${facts.quantization !== "" ? `:${json.inString(facts.quantization)}` : ""}`}"${facts.sees_images ? `, "input": ["text", "image"]` : ""} }]
    }
  }
}`);
    show("6", "usage", "bash", "Start Pi", `pi`);
  },
};
