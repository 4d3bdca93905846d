// Generated – do not edit.
// source:    spec/libraries/openasr.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of openasr: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      kind: "usage",
      language: "bash",
      render: (facts, bash) => `# The program openasr: https://github.com/QuintinShaw/openasr/releases
openasr pull ${bash.inWord(facts.short_name)}
openasr transcribe path/to/audio.wav --model ${bash.inWord(facts.short_name)}`,
    },
  ],
};
