// Generated – do not edit.
// source:    spec/libraries/edsnlp.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of edsnlp: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U edsnlp`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load from the hub",
      render: (facts, python) => `import edsnlp

nlp = edsnlp.load("${python.inDouble(facts.id)}")
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)`,
    },
    {
      when: (facts) => facts.edsnlp_module !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install the model as a package",
          render: (facts, bash) => `pip install git+https://huggingface.co/${bash.inWord(facts.id)}`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load the installed package",
          render: (facts) => `import ${facts.edsnlp_module}

# edsnlp.load("${facts.edsnlp_module}") does the same.
nlp = ${facts.edsnlp_module}.load()
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)`,
        },
      ],
    },
  ],
};
