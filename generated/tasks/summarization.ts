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
    "A model condenses a long text into a short text that keeps the most important points. Extractive models select sentences from the text, and abstractive models write new sentences. Summarization is used for news, reports and meetings.",
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
        "News articles with summaries in French, German, Spanish, Russian and Turkish. Use it for models that must support more than English.",
    },
    {
      id: "Samsung/samsum",
      description: "Short chat conversations in English with written summaries. Use it for messages and dialogues.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-cnn",
      description:
        "BART model trained on CNN and Daily Mail articles. It writes short, fluent news summaries in English.",
    },
    {
      id: "Falconsai/medical_summarization",
      description:
        "Small T5 model fine-tuned on medical documents. Try it on clinical text, where news models lose important terms.",
    },
  ],
  spaces: [
    {
      id: "pszemraj/summarize-long-text",
      description:
        "Summarises texts that are much longer than the usual input limit. You can compare models made for long documents.",
    },
    {
      id: "ml6team/distilbart-tos-summarizer-tosdr",
      description: "Shortens terms of service to the clauses that are important for readers.",
    },
    {
      id: "pszemraj/document-summarization",
      description: "Summarises uploaded documents. It recognises the text of scanned PDF files.",
    },
    {
      id: "ml6team/post-processing-summarization",
      description:
        "Finds statements in generated summaries that the article does not support, and shows several methods for this.",
    },
  ],
  metrics: [
    {
      id: "rouge",
      label: "ROUGE",
      description:
        "Measures the overlap with reference summaries in single words (ROUGE-1), word pairs (ROUGE-2) or the longest common sequence (ROUGE-L). It ranges from 0 to 1, and higher is better. It measures coverage, not whether the facts are correct.",
    },
  ],
  widgetModels: ["facebook/bart-large-cnn"],
};
