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
    "A model gives every word or word piece of a text a label. The labels mark names of people, places and organisations, parts of speech, or personal data that should be removed. It turns free text into fields that can be searched and counted.",
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
        "News text with people, places, organisations and other names marked; the classic English benchmark for named entity recognition.",
    },
    {
      id: "unimelb-nlp/wikiann",
      description:
        "Wikipedia sentences in well over a hundred languages with person, place and organisation tags made automatically; the choice for languages without hand-made data.",
    },
  ],
  models: [
    {
      id: "dslim/bert-base-NER",
      description:
        "Ready-made English model for the four entity types of CoNLL-2003; small enough for a CPU and a good first try.",
    },
    {
      id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
      description:
        "Large multilingual encoder trained on English entities; more accurate than base models and often usable in other languages without further training.",
    },
    {
      id: "blaze999/Medical-NER",
      description:
        "DeBERTa model for clinical text that marks symptoms, diseases, medication, procedures and similar terms.",
    },
    {
      id: "flair/ner-english",
      description: "Four-class English entity tagger for the Flair library, built on contextual string embeddings.",
    },
  ],
  spaces: [
    {
      id: "spacy/gradio_pipeline_visualizer",
      description: "Runs a spaCy pipeline on your text and draws entities, parts of speech and the dependency tree.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of tokens with the right tag, from 0 to 1; higher is better. In entity tasks it flatters the model, because most tokens lie outside any entity.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Of all true entities, the share found with the right span and type; 0 to 1, higher is better. Decisive when nothing may be overlooked, as in removing personal data.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Of all entities the model marked, the share with the right span and type; 0 to 1, higher is better. Low values mean many false marks.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, counted over whole entities; 0 to 1, higher is better. The usual headline figure for entity recognition.",
    },
  ],
  widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
};
