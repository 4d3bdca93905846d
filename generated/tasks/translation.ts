// Generated – do not edit.
// source:    spec/tasks/translation.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Translation. */
export const translation: TaskData = {
  id: "translation",
  label: "Translation",
  order: 60,
  modality: "nlp",
  libraries: ["transformers", "transformers.js"],
  canonicalId: "text-generation",
  youtubeId: "1JvfrvZgi6c",
  summary:
    "A model translates a text into another language and keeps its meaning and tone. Some models support one pair of languages, others a hundred or more languages. It is used for websites, subtitles, support messages and foreign sources.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "Der Zug nach Hamburg fährt heute von Gleis sieben ab." }],
    outputs: [{ type: "text", label: "Output", content: "The train to Hamburg leaves from platform seven today." }],
  },
  datasets: [
    {
      id: "Helsinki-NLP/opus_books",
      description:
        "Aligned sentences from books out of copyright, in several mainly European language pairs. The style is literary. Use it for small experiments.",
    },
    {
      id: "google/code_x_glue_cc_code_to_code_trans",
      description: "Matching functions in Java and C#. Use it for translation between programming languages.",
    },
  ],
  models: [
    {
      id: "facebook/nllb-200-1.3B",
      description:
        "Translates between about 200 languages, many of them with few resources. The model is of medium size and has a licence for non-commercial use.",
    },
    {
      id: "google-t5/t5-base",
      description:
        "A general text-to-text model. It also translates from English to German, French and Romanian if the text starts with that request.",
    },
  ],
  spaces: [
    {
      id: "Iker/Translate-100-languages",
      description: "Translates between about a hundred languages in one input box.",
    },
    {
      id: "Geonmo/nllb-translation-demo",
      description:
        "Try the NLLB models on any of their language pairs. You choose the source and the target from a list.",
    },
  ],
  metrics: [
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Overlap of word sequences between the output and reference translations, from 0 to 1 (often shown as 0–100). Higher is better. It penalises outputs that are too short, and it gives no credit for good paraphrases.",
    },
    {
      id: "sacrebleu",
      label: "SacreBLEU",
      description:
        "BLEU with fixed tokenisation and a version string, from 0 to 100. Higher is better. Use it for published results, because plain BLEU depends on the tokenisation.",
    },
  ],
  widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
};
