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
    "A model receives a question and a passage and returns the stretch of the passage that answers it, with its position and a score. It serves search over manuals, policies and other documents where the answer must be traceable to its source.",
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
        "Crowd-written questions on Wikipedia paragraphs, a good part of them unanswerable on purpose; teaches a model to say that the passage holds no answer.",
    },
    {
      id: "google-research-datasets/natural_questions",
      description:
        "Real queries typed into a search engine, with long and short answers marked in Wikipedia pages; closer to actual use than written-to-order questions.",
    },
  ],
  models: [
    {
      id: "deepset/roberta-base-squad2",
      description:
        "Extractive English model that handles unanswerable questions; a dependable default with a fair balance of speed and accuracy.",
    },
    {
      id: "distilbert/distilbert-base-cased-distilled-squad",
      description:
        "Distilled, light model for English passages that always contain the answer; the choice when speed matters most.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "Answers questions about a table instead of a passage; take it when the facts stand in rows and columns.",
    },
  ],
  spaces: [
    {
      id: "deepset/wikipedia-assistant",
      description:
        "Answers open questions in two steps, first finding Wikipedia passages and then composing the answer from them.",
    },
  ],
  metrics: [
    {
      id: "exact-match",
      label: "Exact match",
      description:
        "Share of answers that equal a reference answer character for character after removing case, articles and punctuation; 0 to 1 or in per cent, higher is better. One extra word makes it a miss.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Word overlap between the answer and the reference, as harmonic mean of precision and recall; 0 to 1 or in per cent, higher is better. It gives part marks where exact match gives none.",
    },
  ],
  widgetModels: ["deepset/roberta-base-squad2"],
};
