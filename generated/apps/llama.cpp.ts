// Generated – do not edit.
// source:    spec/apps/llama.cpp.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** llama.cpp: the models it takes, and how to start it. */
export const llamaCpp: AppRules = {
  about: {
    key: "llama.cpp",
    prettyLabel: "llama.cpp",
    docsUrl: "https://github.com/ggml-org/llama.cpp",
    description: "Runs GGUF models on CPUs and GPUs, in the terminal or as a server with an OpenAI-compatible API.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
    alternatives: true,
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "steps",
  rules: (facts, { bash, powershell }, show) => {
    show("0", "install", "bash", "Installer (macOS, Linux)", `curl -LsSf https://llama.app/install.sh | sh`);
    show("1", "usage", "bash", "Installer (macOS, Linux)", `# Start a server with the OpenAI API on port 8080
llama serve -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("2", "usage", "bash", "Installer (macOS, Linux)", `# Chat in the terminal
llama cli -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("3", "install", "bash", "Homebrew (macOS, Linux)", `brew install llama.cpp`);
    show("4", "usage", "bash", "Homebrew (macOS, Linux)", `llama-server -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("5", "usage", "bash", "Homebrew (macOS, Linux)", `llama-cli -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("6", "install", "powershell", "WinGet (Windows)", `winget install llama.cpp`);
    show("7", "usage", "powershell", "WinGet (Windows)", `llama-server -hf "${powershell.inDouble(facts.id)}${facts.quantization !== "" ? `:${powershell.inDouble(facts.quantization)}` : ""}"${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("8", "usage", "powershell", "WinGet (Windows)", `llama-cli -hf "${powershell.inDouble(facts.id)}${facts.quantization !== "" ? `:${powershell.inDouble(facts.quantization)}` : ""}"${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("9", "install", "bash", "Build from source", `git clone https://github.com/ggml-org/llama.cpp
cd llama.cpp
# For an NVIDIA GPU, add -DGGML_CUDA=ON
cmake -B build
cmake --build build -j --target llama-server llama-cli`);
    show("10", "usage", "bash", "Build from source", `./build/bin/llama-server -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("11", "usage", "bash", "Build from source", `./build/bin/llama-cli -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""}`);
    show("12", "usage", "bash", "Docker", `docker run -v llama-cache:/root/.cache -p 8080:8080 \\
  ghcr.io/ggml-org/llama.cpp:server \\
  -hf ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}${facts.chosen_context !== undefined ? ` -c ${facts.chosen_context}` : ""} --host 0.0.0.0 --port 8080`);
  },
};
