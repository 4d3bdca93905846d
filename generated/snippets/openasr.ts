// Generated – do not edit.
// source:    spec/libraries/openasr.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use openasr with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install (macOS or Linux, with Homebrew)", `# Or download the program: https://github.com/QuintinShaw/openasr/releases
brew install quintinshaw/tap/openasr`);
  show("1", "usage", "bash", "Transcribe a recording", `openasr pull ${bash.inWord(bash.asArgument(facts.short_name))}
openasr transcribe path/to/audio.wav --model ${bash.inWord(bash.asArgument(facts.short_name))}`);
};
