// Generated – do not edit.
// source:    spec/libraries/spacy.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use spacy with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U spacy
# Installs Python code from the model repository. Read the code first.
pip install "https://huggingface.co/${bash.inDouble(facts.id)}/resolve/main/${bash.inDouble(facts.name)}-any-py3-none-any.whl"`);
  show("1", "usage", "python", "Load the pipeline by its name", `import spacy

nlp = spacy.load("${python.inDouble(facts.name)}")

${facts.sentence_of_language !== "" ? `doc = nlp("${python.inDouble(facts.sentence_of_language)}")
` : `# Use a sentence in the language of the model.
doc = nlp("Lena has rented a small flat in Lisbon since March.")
`}for token in doc:
    print(token.text, token.pos_, token.dep_)`);
  if (facts.spacy_package !== "") {
    show("2", "usage", "python", "Or import it as a module", `import ${facts.spacy_package}

nlp = ${facts.spacy_package}.load()

${facts.sentence_of_language !== "" ? `doc = nlp("${python.inDouble(facts.sentence_of_language)}")
` : `# Use a sentence in the language of the model.
doc = nlp("Lena has rented a small flat in Lisbon since March.")
`}for token in doc:
    print(token.text, token.pos_, token.dep_)`);
  }
};
