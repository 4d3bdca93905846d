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
    "Picks the best answer from a short list of options for a question, a reading passage or an unfinished sentence. It is used for exam questions, for resolving what a pronoun refers to, and above all to test knowledge and reasoning of language models.",
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
        "Four-option questions on many school, university and professional subjects; the usual test of broad knowledge.",
    },
    {
      id: "allenai/ai2_arc",
      description:
        "Science questions from school exams, with an easy and a challenge part; good for reasoning at a moderate level.",
    },
    {
      id: "ehovy/race",
      description:
        "Reading passages from English exams with questions and options; use it when the answer must come from a text.",
    },
    {
      id: "allenai/winogrande",
      description:
        "Sentences with a blank that must be filled with one of two nouns; the choice for coreference resolution.",
    },
  ],
  models: [
    {
      id: "LIAMF-USP/roberta-large-finetuned-race",
      description: "RoBERTa fine-tuned on exam reading passages; ready to use when each question comes with a text.",
    },
    {
      id: "microsoft/deberta-v3-base",
      description: "A strong encoder to fine-tune with a multiple-choice head on your own questions.",
    },
    {
      id: "FacebookAI/roberta-large",
      description:
        "A widely used encoder for fine-tuning on this task, with many published results to compare against.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of questions answered correctly, from 0 to 1; higher is better. Read it against guessing, which gives 0.25 with four options and 0.5 with two.",
    },
  ],
  widgetModels: [],
};
