// Generated – do not edit.
// source:    spec/tasks/multiple-choice.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Multiple Choice. */
export const multipleChoice: TaskData = {
  id: "multiple-choice",
  label: "Multiple Choice",
  order: 350,
  modality: "nlp",
  subtasks: [
    { type: "multiple-choice-qa", name: "Multiple Choice QA" },
    { type: "multiple-choice-coreference-resolution", name: "Multiple Choice Coreference Resolution" },
  ],
  hideInModels: true,
  libraries: ["transformers"],
  summary:
    "A model chooses the best answer from a short list of options for a question, a reading passage or an unfinished sentence. It is used for exam questions, for finding the noun that a pronoun refers to, and above all for testing the knowledge and reasoning of language models.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Question",
        content:
          "A metal spoon and a wooden spoon have stood in hot soup for five minutes. Why does the metal one feel hotter?",
      },
      {
        type: "text",
        label: "Choices",
        content:
          "A. The metal spoon is heavier.\nB. Metal conducts heat better than wood.\nC. Wood turns heat into light.\nD. The metal spoon was made in a hotter place.",
      },
    ],
    outputs: [{ type: "text", label: "Answer", content: "B. Metal conducts heat better than wood." }],
  },
  datasets: [
    {
      id: "cais/mmlu",
      description:
        "Questions with four options on many school, university and professional subjects. It is the usual test of broad knowledge.",
    },
    {
      id: "allenai/ai2_arc",
      description:
        "Science questions from school exams, with an easy and a challenge part. It tests reasoning of medium difficulty.",
    },
    {
      id: "ehovy/race",
      description:
        "Reading passages from English exams with questions and options. Use it if the answer must come from a text.",
    },
    {
      id: "allenai/winogrande",
      description: "Sentences with a gap and two nouns to choose from. Use it for coreference resolution.",
    },
  ],
  models: [
    {
      id: "LIAMF-USP/roberta-large-finetuned-race",
      description:
        "RoBERTa model fine-tuned on exam reading passages. You can use it without training if each question comes with a text.",
    },
    {
      id: "microsoft/deberta-v3-base",
      description: "A strong encoder that you can fine-tune with a multiple-choice head on your own questions.",
    },
    {
      id: "FacebookAI/roberta-large",
      description:
        "A widely used encoder for fine-tuning on this task. Many published results are available for comparison.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Measures the share of questions with a correct answer, from 0 to 1. Higher is better. Compare it with guessing, which gives 0.25 with four options and 0.5 with two.",
    },
  ],
  widgetModels: [],
};
