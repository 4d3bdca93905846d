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
    "A model reads a text and assigns it one or more labels from a fixed set, each with a score. It is used to sort messages by topic or intent, to measure sentiment, to filter unwanted content and to check whether one sentence follows from another.",
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
        "English benchmark with nine language-understanding tasks, such as sentiment, paraphrase and inference. Use it to compare encoders on more than one kind of label.",
    },
    {
      id: "stanfordnlp/snli",
      description:
        "Pairs of English sentences that are marked as entailment, contradiction or neutral. It is a standard dataset for training natural language inference.",
    },
  ],
  models: [
    {
      id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
      description:
        "Small and fast sentiment model for English with the labels positive and negative. Use it as a baseline before you train your own model.",
    },
    {
      id: "ProsusAI/finbert",
      description:
        "BERT model adapted to financial English. It classifies news and reports as positive, negative or neutral.",
    },
    {
      id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
      description:
        "RoBERTa model trained on tweets, with three sentiment classes. It works better with slang and short posts than models trained on reviews.",
    },
    {
      id: "papluca/xlm-roberta-base-language-detection",
      description:
        "Detects which of 20 languages a text is written in. Use it as the first step of a multilingual pipeline.",
    },
    {
      id: "meta-llama/Prompt-Guard-86M",
      description:
        "Small classifier that finds prompt injections and jailbreak attempts before a text reaches a language model.",
    },
  ],
  spaces: [
    {
      id: "IoannisTr/Tech_Stocks_Trading_Assistant",
      description:
        "App about technology shares that uses sentiment classification of text as one signal. It shows the task in a larger tool.",
    },
    {
      id: "miesnerjacob/Multi-task-NLP",
      description:
        "Dashboard that runs several analyses on one text, such as sentiment and emotion. You can compare their outputs.",
    },
    {
      id: "spacy/healthsea-demo",
      description:
        "Reads reviews of food supplements, finds the health conditions in them and classifies the reported effect on each condition.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Measures the share of examples with the correct label. It ranges from 0 to 1, and higher is better. Be careful if one class is much more common than the others: a model that always predicts that class already gets a high score.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Measures the share of the examples of a class that the model finds. It ranges from 0 to 1, and higher is better. Check it first if a missed example is costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Measures the share of the examples predicted as a class that really belong to it. It ranges from 0 to 1, and higher is better. Check it first if a false alarm is costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "The harmonic mean of precision and recall. It ranges from 0 to 1, and higher is better. It is high only if both are high. The average over all classes (macro F1) counts rare classes as much as common ones.",
    },
  ],
  widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
};
