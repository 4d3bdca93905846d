import type { ComputedFacts } from "../../generated/facts.ts";
import { reader } from "./read.ts";

const { item, text, texts } = reader;

/** The facts that are worked out by a function. See `spec/facts.yaml` for their meaning. */
export const computedFacts = {
  base_model: (record) => {
    const base = record?.cardData?.base_model;
    const names = texts(Array.isArray(base) ? base : [base]);
    return names.find((name) => name.endsWith("-Diffusers")) ?? names[0] ?? "";
  },

  sentences: (record) => {
    const sample = item(record?.widgetData, 0);
    const source = text(sample?.source_sentence);
    const others = texts(sample?.sentences);
    return source === "" || others.length === 0 ? [] : [source, ...others];
  },

  sentence_count: (_record, facts) => facts.sentences.length,

  multimolecule_sequence: (record, facts) => facts.widget_text.replace(text(record?.mask_token) || "<mask>", "A"),
} satisfies ComputedFacts;
