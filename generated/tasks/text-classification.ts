// Generated – do not edit.
// source:    spec/tasks/text-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text Classification. */
export const textClassification: TaskData = {
  id: "text-classification",
  label: "Text Classification",
  order: 10,
  modality: "nlp",
  subtasks: [
    { type: "acceptability-classification", name: "Acceptability Classification" },
    { type: "entity-linking-classification", name: "Entity Linking Classification" },
    { type: "fact-checking", name: "Fact Checking" },
    { type: "intent-classification", name: "Intent Classification" },
    { type: "language-identification", name: "Language Identification" },
    { type: "multi-class-classification", name: "Multi Class Classification" },
    { type: "multi-label-classification", name: "Multi Label Classification" },
    { type: "multi-input-text-classification", name: "Multi-input Text Classification" },
    { type: "natural-language-inference", name: "Natural Language Inference" },
    { type: "semantic-similarity-classification", name: "Semantic Similarity Classification" },
    { type: "sentiment-classification", name: "Sentiment Classification" },
    { type: "topic-classification", name: "Topic Classification" },
    { type: "semantic-similarity-scoring", name: "Semantic Similarity Scoring" },
    { type: "sentiment-scoring", name: "Sentiment Scoring" },
    { type: "sentiment-analysis", name: "Sentiment Analysis" },
    { type: "hate-speech-detection", name: "Hate Speech Detection" },
    { type: "text-scoring", name: "Text Scoring" },
  ],
  libraries: [
    "adapter-transformers",
    "bertopic",
    "fasttext",
    "setfit",
    "sklearn",
    "spacy",
    "transformers",
    "transformers.js",
  ],
  youtubeId: "leNG9fN9FQU",
  summary:
    "A model reads a text and assigns it one or more labels from a fixed set, each with a score. It is used to route messages by topic or intent, to measure sentiment, to filter unwanted content and to check whether one sentence follows from another.",
  demo: {
    inputs: [
      { type: "text", label: "Input", content: "The delivery came a day early and everything was packed with care." },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "POSITIVE", score: 0.96 },
          { label: "NEUTRAL", score: 0.03 },
          { label: "NEGATIVE", score: 0.01 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "English benchmark that gathers nine language-understanding tasks, such as sentiment, paraphrase and inference; good for comparing encoders on more than one kind of label.",
    },
    {
      id: "stanfordnlp/snli",
      description:
        "Pairs of English sentences marked as entailment, contradiction or neutral; a standard source for training natural language inference.",
    },
  ],
  models: [
    {
      id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
      description:
        "Small and fast sentiment model for English that answers positive or negative; a sensible baseline before you train your own.",
    },
    {
      id: "ProsusAI/finbert",
      description: "BERT adapted to financial English; sorts news and reports into positive, negative and neutral.",
    },
    {
      id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
      description:
        "RoBERTa trained on tweets, with three sentiment classes; copes better with slang and short posts than models trained on reviews.",
    },
    {
      id: "papluca/xlm-roberta-base-language-detection",
      description:
        "Tells which of 20 languages a text is written in; useful as the first step of a multilingual pipeline.",
    },
    {
      id: "meta-llama/Prompt-Guard-86M",
      description:
        "Small classifier that flags prompt injections and jailbreak attempts before text reaches a language model.",
    },
  ],
  spaces: [
    {
      id: "IoannisTr/Tech_Stocks_Trading_Assistant",
      description:
        "App about technology shares that uses sentiment classification of text as one of its signals; shows the task inside a larger tool.",
    },
    {
      id: "miesnerjacob/Multi-task-NLP",
      description:
        "Dashboard that runs several analyses on one text, sentiment and emotion among them, so that their outputs can be compared.",
    },
    {
      id: "spacy/healthsea-demo",
      description:
        "Reads reviews of food supplements, finds the health conditions mentioned and classifies the reported effect on each.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of examples whose predicted label is right, from 0 to 1; higher is better. Read it with care when one class is far more common than the others: always guessing that class already scores well.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Of all examples that truly belong to a class, the share the model found; 0 to 1, higher is better. Look at it first when a miss is costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Of all examples the model put into a class, the share that really belongs there; 0 to 1, higher is better. Look at it first when a false alarm is costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1; higher is better. It is high only when both are. Averaged over classes (macro), it counts rare classes as much as common ones.",
    },
  ],
  widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
};
