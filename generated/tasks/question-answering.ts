// Generated – do not edit.
// source:    spec/tasks/question-answering.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Question Answering. */
export const questionAnswering: TaskData = {
  id: "question-answering",
  label: "Question Answering",
  order: 40,
  modality: "nlp",
  subtasks: [
    { type: "extractive-qa", name: "Extractive QA" },
    { type: "open-domain-qa", name: "Open Domain QA" },
    { type: "closed-domain-qa", name: "Closed Domain QA" },
  ],
  libraries: ["adapter-transformers", "allennlp", "transformers", "transformers.js"],
  youtubeId: "ajPx5LwJD-I",
  summary:
    "A model receives a question and a passage. It returns the part of the passage that answers the question, with its position and a score. It is used to search manuals, policies and other documents, where the source of each answer must be known.",
  demo: {
    inputs: [
      { type: "text", label: "Question", content: "When did the lighthouse stop needing a keeper?" },
      {
        type: "text",
        label: "Context",
        content:
          "The lighthouse at Keel Point was first lit in 1871. It burned oil until 1932, when it was connected to the mains, and it has run without a keeper since 1984.",
      },
    ],
    outputs: [{ type: "text", label: "Answer", content: "1984" }],
  },
  datasets: [
    {
      id: "rajpurkar/squad_v2",
      description:
        "Questions on Wikipedia paragraphs, written by crowd workers. Many have no answer on purpose. Models learn from it to report that a passage contains no answer.",
    },
    {
      id: "google-research-datasets/natural_questions",
      description:
        "Real search engine queries, with long and short answers marked in Wikipedia pages. They are closer to actual use than questions written for a dataset.",
    },
  ],
  models: [
    {
      id: "deepset/roberta-base-squad2",
      description:
        "Extractive English model that recognises questions without an answer. It is a reliable default with a good balance of speed and accuracy.",
    },
    {
      id: "distilbert/distilbert-base-cased-distilled-squad",
      description:
        "Small distilled model for English passages that always contain the answer. Choose it if speed is most important.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "Answers questions about a table instead of a passage. Choose it if the facts are in rows and columns.",
    },
  ],
  spaces: [
    {
      id: "deepset/wikipedia-assistant",
      description:
        "Answers open questions in two steps: it finds Wikipedia passages, and then writes the answer from them.",
    },
  ],
  metrics: [
    {
      id: "exact-match",
      label: "Exact match",
      description:
        "Measures the share of answers that are identical to a reference answer after case, articles and punctuation are removed. It ranges from 0 to 1 (or 0 to 100%), and higher is better. An answer with one extra word counts as wrong.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "The harmonic mean of precision and recall over the words of the answer and the reference. It ranges from 0 to 1 (or 0 to 100%), and higher is better. A partly correct answer gets some credit, but exact match gives none.",
    },
  ],
  widgetModels: ["deepset/roberta-base-squad2"],
};
