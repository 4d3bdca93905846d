// Generated – do not edit.
// source:    spec/tasks/summarization.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Summarization. */
export const summarization: TaskData = {
  id: "summarization",
  label: "Summarization",
  order: 70,
  modality: "nlp",
  subtasks: [
    { type: "news-articles-summarization", name: "News Articles Summarization" },
    { type: "news-articles-headline-generation", name: "News Articles Headline Generation" },
  ],
  libraries: ["paddlenlp", "transformers", "transformers.js"],
  canonicalId: "text-generation",
  youtubeId: "yHnr5Dk2zCI",
  summary:
    "A model condenses a long text into a short one that keeps what matters. Extractive models pick sentences, abstractive ones write new ones. It is used for news, reports, meetings and the like.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content:
          "The river path between Eldon and the weir will be closed from Monday for about six weeks. Heavy rain in February washed away part of the bank, and the council wants to rebuild it with stone before the summer holidays. Walkers can follow a marked detour through Mill Lane, which adds roughly ten minutes. Cyclists are asked to use the main road, since the lane is too narrow for both.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Output",
        content:
          "The river path from Eldon to the weir closes on Monday for around six weeks while the washed-out bank is rebuilt; walkers are diverted through Mill Lane and cyclists to the main road.",
      },
    ],
  },
  datasets: [
    {
      id: "reciTAL/mlsum",
      description:
        "News articles with summaries in French, German, Spanish, Russian and Turkish; for models that must work beyond English.",
    },
    {
      id: "Samsung/samsum",
      description:
        "Short chat conversations in English with written summaries; the set to take for messages and dialogue.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-cnn",
      description: "BART trained on CNN and Daily Mail articles; writes short, fluent news summaries in English.",
    },
    {
      id: "Falconsai/medical_summarization",
      description:
        "Small T5 model tuned on medical documents; try it on clinical text, where news models lose the terms that matter.",
    },
  ],
  spaces: [
    {
      id: "pszemraj/summarize-long-text",
      description:
        "Summarises texts far longer than the usual input limit and lets you compare models made for long documents.",
    },
    {
      id: "ml6team/distilbart-tos-summarizer-tosdr",
      description: "Shortens terms of service to the clauses a reader should know about.",
    },
    {
      id: "pszemraj/document-summarization",
      description: "Takes uploaded documents, scanned PDF files included, and summarises the recognised text.",
    },
    {
      id: "ml6team/post-processing-summarization",
      description:
        "Checks generated summaries for statements that the article does not support and shows ways to find such errors.",
    },
  ],
  metrics: [
    {
      id: "rouge",
      label: "ROUGE",
      description:
        "Overlap with reference summaries, counted in single words (ROUGE-1), word pairs (ROUGE-2) or the longest common sequence (ROUGE-L); 0 to 1, higher is better. It measures coverage, not whether the facts are right.",
    },
  ],
  widgetModels: ["facebook/bart-large-cnn"],
};
