// Generated – do not edit.
// source:    spec/libraries/bm25s.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of bm25s: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U bm25s huggingface_hub`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Search the index",
      render: (facts, python) => `import bm25s
from bm25s.hf import BM25HF

retriever = BM25HF.load_from_hub("${python.inDouble(facts.id)}")

query_tokens = bm25s.tokenize("Where do swallows spend the winter?")
documents, scores = retriever.retrieve(query_tokens, k=3)
print(documents, scores)`,
    },
  ],
};
