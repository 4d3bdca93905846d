// Generated – do not edit.
// source:    spec/libraries/spacy.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of spacy: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: (facts, bash) => `pip install -U spacy
pip install "https://huggingface.co/${bash.inDouble(facts.id)}/resolve/main/${bash.inDouble(facts.name)}-any-py3-none-any.whl"`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the pipeline by its name",
      render: (facts, python) => `import spacy

nlp = spacy.load("${python.inDouble(facts.name)}")

doc = nlp("Lena has rented a small flat in Lisbon since March.")
for token in doc:
    print(token.text, token.pos_, token.dep_)`,
    },
    {
      when: (facts) => facts.spacy_package !== "",
      kind: "usage",
      language: "python",
      title: "Or import it as a module",
      render: (facts) => `import ${facts.spacy_package}

nlp = ${facts.spacy_package}.load()

doc = nlp("Lena has rented a small flat in Lisbon since March.")
for token in doc:
    print(token.text, token.pos_, token.dep_)`,
    },
  ],
};
