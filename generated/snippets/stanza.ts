// Generated – do not edit.
// source:    spec/libraries/stanza.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of stanza: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U stanza`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Analyse a sentence",
      render: (facts, python) => `import stanza

stanza.download("${python.inDouble(facts.stanza_lang)}")
nlp = stanza.Pipeline("${python.inDouble(facts.stanza_lang)}")

print(nlp("Put a sentence in the model's language here."))`,
    },
  ],
};
