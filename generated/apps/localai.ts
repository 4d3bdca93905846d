// Generated – do not edit.
// source:    spec/apps/localai.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** LocalAI: the models it takes, and how to start it. */
export const localai: AppRules = {
  about: {
    key: "localai",
    prettyLabel: "LocalAI",
    docsUrl: "https://localai.io",
    description: "Serves text, image and audio models on your own machine, with an OpenAI-compatible API.",
    mainTask: "text-generation",
    platforms: ["macos", "linux"],
    alternatives: true,
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "steps",
  rules: (facts, { bash }, show) => {
    show("0", "install", "bash", "Installer (Linux, Apple silicon)", `curl -sSL https://localai.io/install.sh | sh`);
    show("1", "usage", "bash", "Installer (Linux, Apple silicon)", `local-ai run huggingface://${bash.inWord(facts.id)}${facts.file !== "" ? `/${bash.inWord(facts.file)}` : ""}`);
    show("2", "install", "bash", "Docker", `docker pull localai/localai:latest`);
    show("3", "usage", "bash", "Docker", `docker run -ti --name local-ai -p 8080:8080 \\
  -v "$PWD/models:/models" \\
  localai/localai:latest huggingface://${bash.inWord(facts.id)}${facts.file !== "" ? `/${bash.inWord(facts.file)}` : ""}`);
  },
};
