// Generated – do not edit.
// source:    spec/libraries/bm25s.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use bm25s with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U bm25s huggingface_hub`);
  show("1", "usage", "python", "Search the index", `import bm25s
from bm25s.hf import BM25HF

retriever = BM25HF.load_from_hub("${python.inDouble(facts.id)}", load_corpus=True)

query_tokens = bm25s.tokenize("Where do swallows spend the winter?")
documents, scores = retriever.retrieve(query_tokens, k=3)
for document, score in zip(documents[0], scores[0]):
    print(round(float(score), 2), document)`);
};
