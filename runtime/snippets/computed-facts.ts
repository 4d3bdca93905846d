import type { ComputedFacts } from "../../generated/facts.ts";
import { item, text, texts } from "./read.ts";

/** Functions that compute facts of a model. `spec/facts.yaml` describes these facts. */
export const computedFacts = {
  base_model: (record) => {
    const base = record?.cardData?.base_model;
    const names = texts(Array.isArray(base) ? base : [base]);
    return names.find((name) => name.endsWith("-Diffusers")) ?? names[0] ?? "";
  },

  diffusers_class: (record, { tags }) => {
    const tag = tags.find((one) => one.startsWith("diffusers:")) ?? tags.find((one) => one.endsWith("Pipeline"));
    return text(record?.config?.diffusers?._class_name) || text(tag).replace("diffusers:", "");
  },

  diffusers_names: (_record, { diffusers_class, pipeline_tag }) => [diffusers_class, pipeline_tag],

  is_nli: (record, { nli_name, pipeline_tag }) => {
    const labels: unknown[] = Object.values(record?.config?.id2label ?? {});
    const isKnown = labels.some((label) => text(label).toLowerCase() === "entailment");
    return isKnown || nli_name !== "" || pipeline_tag === "zero-shot-classification";
  },

  sentences: (record) => {
    const sample = item(record?.widgetData, 0);
    const source = text(sample?.source_sentence);
    const others = texts(sample?.sentences);
    return source === "" || others.length === 0 ? [] : [source, ...others];
  },

  sentence_count: (_record, facts) => facts.sentences.length,

  tool_template: (record) => {
    const tokenizer = record?.config?.tokenizer_config?.chat_template;
    const named = item(tokenizer, 0)?.template;
    const sources = [record?.gguf?.chat_template, record?.config?.chat_template_jinja, tokenizer, named];
    return sources.map(text).find((source) => source !== "") ?? "";
  },

  widget_labels: (record) => {
    const labels = text(item(record?.widgetData, 0)?.candidate_labels).split(",");
    return labels.map((label) => label.trim()).filter((label) => label !== "");
  },

  masked_text: (record, facts) => {
    const declared = record?.config?.tokenizer_config?.mask_token;
    const mask = text(record?.mask_token) || text(declared) || text(declared?.content);
    const masks = mask === "" ? ["[MASK]", "<mask>"] : [mask];
    if (masks.some((one) => facts.widget_text.includes(one))) return facts.widget_text;
    return mask === "" ? "" : `The ferry leaves the ${mask} at seven.`;
  },

  multimolecule_sequence: (record, facts) => facts.widget_text.replace(text(record?.mask_token) || "<mask>", "A"),
} satisfies ComputedFacts;
