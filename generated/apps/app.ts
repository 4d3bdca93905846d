// Generated – do not edit.
// source:    spec/apps/*.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRecord, RuledApp } from "../contract.ts";
import type { Facts } from "../facts.ts";
import type { TaskId } from "../task-types.ts";

/** Key of an app that a link opens. */
export type LinkAppKey =
  | "lmstudio"
  | "jan"
  | "atomic-chat"
  | "backyard"
  | "jellybox"
  | "msty"
  | "recursechat"
  | "drawthings"
  | "diffusionbee"
  | "joyfusion"
  | "unsloth";

/** Key of an app that one command starts. */
export type CommandAppKey = "ollama" | "docker-model-runner";

/** Key of an app that is started in steps. */
export type StepsAppKey =
  | "llama.cpp"
  | "node-llama-cpp"
  | "vllm"
  | "sglang"
  | "mlx-lm"
  | "tgi"
  | "localai"
  | "lemonade"
  | "pi"
  | "hermes-agent"
  | "openclaw";
/** Key of an app. */
export type AppKey = LinkAppKey | CommandAppKey | StepsAppKey;
/** One app or server that runs models on the user's own computer. */
export type App = AppRecord<AppKey, TaskId>;
/** An app, with the rules that return its link, its steps or its command. */
export type AppRules = RuledApp<App, Facts>;
