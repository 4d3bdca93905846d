// Generated – do not edit.
// source:    spec/libraries/stanza.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use stanza with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U stanza`);
  show("1", "usage", "python", "Analyse a sentence", `import stanza

stanza.download("${python.inDouble(facts.stanza_lang)}")
nlp = stanza.Pipeline("${python.inDouble(facts.stanza_lang)}")

${facts.sentence_of_language !== "" ? `document = nlp("${python.inDouble(facts.sentence_of_language)}")
` : `# Use a sentence in the language of the model.
document = nlp("...")
`}for word in document.iter_words():
    print(word.text, word.upos)`);
};
