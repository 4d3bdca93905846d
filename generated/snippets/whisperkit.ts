// Generated – do not edit.
// source:    spec/libraries/whisperkit.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use whisperkit with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install (macOS, with Homebrew)", `brew install whisperkit-cli`);
  show("1", "usage", "bash", 'Transcribe with the model "base"', `# Downloads openai_whisper-base of argmaxinc/whisperkit-coreml, and prints the text.
# Without a model name, the tool uses the model that is recommended for your device.
whisperkit-cli transcribe --model "base" --audio-path path/to/audio.mp3`);
  show("2", "usage", "bash", "Transcribe with a model of your choice", `# Downloads distil-whisper_distil-large-v3 of argmaxinc/whisperkit-coreml.
whisperkit-cli transcribe --model "large-v3" --model-prefix "distil" \\
  --audio-path path/to/audio.mp3 --verbose`);
};
