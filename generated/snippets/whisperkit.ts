// Generated – do not edit.
// source:    spec/libraries/whisperkit.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of whisperkit: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install (macOS, with Homebrew)",
      render: () => `brew install whisperkit-cli`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "List the options",
      render: () => `whisperkit-cli transcribe --help`,
    },
    {
      kind: "usage",
      language: "bash",
      title: 'Transcribe with the model "base"',
      render: () => `whisperkit-cli transcribe --audio-path path/to/audio.mp3`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Transcribe with a model of your choice",
      render: () => `whisperkit-cli transcribe --model "large-v3" --model-prefix "distil" \\
  --audio-path path/to/audio.mp3 --verbose`,
    },
  ],
};
