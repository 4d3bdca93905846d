// Generated – do not edit.
// source:    spec/apps/*.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../escapes.ts";
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
export interface App {
  /** Key of the app. */
  readonly key: AppKey;
  /** Name shown to people. */
  readonly prettyLabel: string;
  /** Address of the app's documentation. */
  readonly docsUrl: string;
  /** The purpose of the app, in one or two sentences. */
  readonly description: string;
  /** The task of most models that the app runs. */
  readonly mainTask: TaskId;
  /** Operating systems on which the app runs. */
  readonly platforms: readonly ("macos" | "linux" | "windows")[];
  /** True if the app runs on macOS only. Default: false. */
  readonly macOSOnly?: boolean;
  /** True if the titles of the steps are alternatives: the user chooses one of them. Default: false. */
  readonly alternatives?: boolean;
}

/** An app, with the rules that return its link, its steps or its command. */
export interface AppRules {
  readonly about: App;
  /** Returns true if the app is offered for a model. */
  readonly when: (facts: Facts) => boolean;
  /** The result of the rules: one link that opens the app, steps with titles, or a single command. */
  readonly gives: "link" | "steps" | "command";
  readonly rules: Rules;
}
