// Generated – do not edit.
// source:    spec/libraries/edsnlp.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use edsnlp with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U edsnlp`);
  show("1", "usage", "python", "Load from the hub", `import edsnlp

nlp = edsnlp.load("${python.inDouble(facts.id)}")
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)`);
  if (facts.edsnlp_module !== "") {
    show("2.0", "install", "bash", "Install the model as a package", `# Installs Python code from the model repository. Read the code first.
pip install git+https://huggingface.co/${bash.inWord(facts.id)}`);
    show("2.1", "usage", "python", "Load the installed package", `import ${facts.edsnlp_module}

# You can also write: edsnlp.load("${facts.edsnlp_module}")
nlp = ${facts.edsnlp_module}.load()
doc = nlp("Le patient tousse depuis trois jours et prend du paracétamol.")
for entity in doc.ents:
    print(entity.text, entity.label_)`);
  }
};
