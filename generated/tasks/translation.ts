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
    "A model renders a text from one language in another while keeping its meaning and tone. Some models cover one pair of languages, others a hundred or more. It is used for websites, subtitles, support messages and reading foreign sources.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "Der Zug nach Hamburg fährt heute von Gleis sieben ab." }],
    outputs: [{ type: "text", label: "Output", content: "The train to Hamburg leaves from platform seven today." }],
  },
  datasets: [
    {
      id: "Helsinki-NLP/opus_books",
      description:
        "Aligned sentences from books out of copyright in a number of mainly European language pairs; literary style, handy for small experiments.",
    },
    {
      id: "google/code_x_glue_cc_code_to_code_trans",
      description:
        "Matching functions in Java and C#; for translating between programming languages rather than human ones.",
    },
  ],
  models: [
    {
      id: "facebook/nllb-200-1.3B",
      description:
        "Translates between about 200 languages, many of them with few resources; medium size, licensed for non-commercial use.",
    },
    {
      id: "google-t5/t5-base",
      description:
        "General text-to-text model that also translates from English to German, French and Romanian when the request is put in front of the text.",
    },
  ],
  spaces: [
    {
      id: "Iker/Translate-100-languages",
      description: "Translates between roughly a hundred languages from one input box.",
    },
    {
      id: "Geonmo/nllb-translation-demo",
      description: "Try the NLLB models on any of their language pairs by picking source and target from a list.",
    },
  ],
  metrics: [
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Overlap of word sequences between the output and reference translations, 0 to 1 (often shown as 0–100); higher is better. It penalises outputs that are too short and ignores good paraphrases.",
    },
    {
      id: "sacrebleu",
      label: "SacreBLEU",
      description:
        "BLEU with fixed tokenisation and a version string, on a scale of 0 to 100; higher is better. Use it for published figures, because plain BLEU depends on how the text was split.",
    },
  ],
  widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
};
