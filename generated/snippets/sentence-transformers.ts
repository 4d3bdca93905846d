// Generated – do not edit.
// source:    spec/libraries/sentence-transformers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ARCHITECTURE_PATTERN = /ForSequenceClassification$/u;

/** Shows how to install and use sentence-transformers with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.tags.includes("PyLate")) {
    show("0.0", "install", "bash", "Install", `pip install -U pylate`);
    show("0.1", "usage", "python", "Late interaction", `from pylate import models, rank

${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}model = models.ColBERT(model_name_or_path="${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

queries = ["How do bees find their way home?", "Why does bread rise?"]
documents = [
    ["Bees remember landmarks and steer by the sun.", "A hive has one queen."],
    ["Yeast turns sugar into gas, which lifts the dough.", "Rye needs sourdough."],
]
queries_emb = model.encode(queries, is_query=True)
docs_emb = model.encode(documents, is_query=False)

# The best passage for each query is first.
results = rank.rerank(documents_ids=[[0, 1], [0, 1]], queries_embeddings=queries_emb, documents_embeddings=docs_emb)
print(results)`);
  } else {
    show("1.0", "install", "bash", "Install", `pip install -U sentence-transformers`);
    if (facts.is_nli && (facts.tags.includes("cross-encoder") || ARCHITECTURE_PATTERN.test(facts.architecture))) {
      show("1.1.0", "usage", "python", "Compare pairs of sentences", `from sentence_transformers import CrossEncoder

${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}model = CrossEncoder("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

pairs = [
    ("Ines repairs bicycles by the harbour.", "Somebody works near the water."),
    ("Ines repairs bicycles by the harbour.", "Ines has never seen the sea."),
]
# Does the second sentence of each pair follow from the first?
for (premise, hypothesis), scores in zip(pairs, model.predict(pairs)):
    print(premise, hypothesis, model.config.id2label[int(scores.argmax())])`);
    } else if (facts.tags.includes("cross-encoder") || facts.pipeline_tag === "text-ranking" || (ARCHITECTURE_PATTERN.test(facts.architecture) && !facts.tags.includes("setfit"))) {
      show("1.1.1", "usage", "python", "Rank passages", `from sentence_transformers import CrossEncoder

${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}model = CrossEncoder("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

query = "Which tree grows tallest?"
passages = [
    "Coast redwoods reach more than a hundred metres.",
    "Oaks can live for many centuries.",
    "The tallest known tree grows in California.",
    "Bamboo is a grass, although it looks like a tree.",
]
for result in model.rank(query, passages, return_documents=True):
    print(round(float(result["score"]), 3), result["text"])`);
    } else if (facts.tags.includes("sparse-encoder")) {
      show("1.1.2", "usage", "python", "Compare queries with documents", `from sentence_transformers import SparseEncoder

${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}model = SparseEncoder("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

query_embeddings = model.encode_query(["Which tree grows tallest?"])
document_embeddings = model.encode_document(
    [
        "Coast redwoods reach more than a hundred metres.",
        "Bamboo is a grass, although it looks like a tree.",
    ]
)
similarities = model.similarity(query_embeddings, document_embeddings)
print(similarities)`);
    } else {
      show("1.1.3", "usage", "python", "Compare sentences", `from sentence_transformers import SentenceTransformer

${facts.custom_code ? `# trust_remote_code=True runs Python code from the model repository. Read the code first.
` : ""}model = SentenceTransformer("${python.inDouble(facts.id)}"${facts.custom_code ? `, trust_remote_code=True` : ""})

sentences = [
${facts.sentences.map((text) => `    "${python.inDouble(text)}",
`).join("")}]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)  # torch.Size([${facts.sentence_count}, ${facts.sentence_count}]): one row for each sentence`);
    }
  }
};
