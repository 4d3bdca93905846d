// Generated – do not edit.
// source:    spec/tasks/token-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Token Classification. */
export const tokenClassification: TaskData = {
  id: "token-classification",
  label: "Token Classification",
  order: 20,
  modality: "nlp",
  subtasks: [
    { type: "named-entity-recognition", name: "Named Entity Recognition" },
    { type: "part-of-speech", name: "Part of Speech" },
    { type: "parsing", name: "Parsing" },
    { type: "lemmatization", name: "Lemmatization" },
    { type: "word-sense-disambiguation", name: "Word Sense Disambiguation" },
    { type: "coreference-resolution", name: "Coreference-resolution" },
  ],
  libraries: ["adapter-transformers", "flair", "spacy", "span-marker", "stanza", "transformers", "transformers.js"],
  youtubeId: "wVHdVlPScxA",
  summary:
    "A model assigns a label to every word or token of a text. Labels mark names of people, places and organisations, parts of speech, or personal data to remove. The task turns free text into fields that can be searched and counted.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "Ines Duarte moved to Oslo last spring." }],
    outputs: [
      {
        type: "text-with-tokens",
        text: "Ines Duarte moved to Oslo last spring.",
        tokens: [
          { type: "PERSON", start: 0, end: 11 },
          { type: "LOCATION", start: 21, end: 25 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "eriktks/conll2003",
      description:
        "News texts in which people, places, organisations and other names are marked. It is the classic English benchmark for named entity recognition.",
    },
    {
      id: "unimelb-nlp/wikiann",
      description:
        "Wikipedia sentences in well over a hundred languages, with automatic tags for people, places and organisations. Use it for languages without manually labelled data.",
    },
  ],
  models: [
    {
      id: "dslim/bert-base-NER",
      description:
        "A ready-to-use English model for the four entity types of CoNLL-2003. It is small enough for a CPU and a good first choice.",
    },
    {
      id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
      description:
        "A large multilingual encoder that was fine-tuned on English entities. It is more accurate than base models and often works in other languages without further training.",
    },
    {
      id: "blaze999/Medical-NER",
      description:
        "A DeBERTa model for clinical text. It marks symptoms, diseases, medication, procedures and similar terms.",
    },
    {
      id: "flair/ner-english",
      description:
        "A model for the Flair library that tags four types of English entities. It uses contextual string embeddings.",
    },
  ],
  spaces: [
    {
      id: "spacy/gradio_pipeline_visualizer",
      description:
        "Runs a spaCy pipeline on your text and shows the entities, the parts of speech and the dependency tree.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of tokens with the correct tag, from 0 to 1. Higher is better. In entity tasks, the value is often too optimistic, because most tokens are outside any entity.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of all true entities that the model found with the correct span and type, from 0 to 1. Higher is better. It is the most important metric if the model must not miss anything, for example when you remove personal data.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Share of the marked entities that have the correct span and type, from 0 to 1. Higher is better. Low values mean many false positives.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall over whole entities, from 0 to 1. Higher is better. It is the most common metric for entity recognition.",
    },
  ],
  widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
};
