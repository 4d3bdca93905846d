// Generated – do not edit.
// source:    spec/libraries/sentence-transformers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ARCHITECTURE_PATTERN = /ForSequenceClassification$/u;

/** Rules of sentence-transformers: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("PyLate"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U pylate`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Late interaction",
          render: (facts, python) => `from pylate import models

model = models.ColBERT(model_name_or_path="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

queries = ["How do bees find their way home?", "Why does bread rise?"]
documents = [
    ["Bees remember landmarks and steer by the sun.", "A hive has one queen."],
    ["Yeast turns sugar into gas, which lifts the dough.", "Rye needs sourdough."],
]
queries_emb = model.encode(queries, is_query=True)
docs_emb = model.encode(documents, is_query=False)`,
        },
      ],
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U sentence-transformers`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.tags.includes("cross-encoder") || facts.pipeline_tag === "text-ranking" || (ARCHITECTURE_PATTERN.test(facts.architecture) && !facts.tags.includes("setfit")),
              kind: "usage",
              language: "python",
              title: "Rank passages",
              render: (facts, python) => `from sentence_transformers import CrossEncoder

model = CrossEncoder("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

query = "Which tree grows tallest?"
passages = [
    "Coast redwoods reach more than a hundred metres.",
    "Oaks can live for many centuries.",
    "The tallest known tree stands in California.",
    "Bamboo is a grass, although it looks like a tree.",
]
scores = model.predict([(query, passage) for passage in passages])
print(scores)`,
            },
            {
              when: (facts) => facts.tags.includes("sparse-encoder"),
              kind: "usage",
              language: "python",
              title: "Compare queries with documents",
              render: (facts, python) => `from sentence_transformers import SparseEncoder

model = SparseEncoder("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

query_embeddings = model.encode_query(["Which tree grows tallest?"])
document_embeddings = model.encode_document(
    [
        "Coast redwoods reach more than a hundred metres.",
        "Bamboo is a grass, although it looks like a tree.",
    ]
)
similarities = model.similarity(query_embeddings, document_embeddings)
print(similarities)`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Compare sentences",
              render: (facts, python) => `from sentence_transformers import SentenceTransformer

model = SentenceTransformer("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

sentences = [
${facts.sentences.map((text) => `    "${python.inDouble(text)}",
`).join("")}]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities.shape)  # torch.Size([${facts.sentence_count}, ${facts.sentence_count}])`,
            },
          ],
        },
      ],
    },
  ],
};
