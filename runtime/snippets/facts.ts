import { type ComputedFacts, FACT_SOURCES, type Facts } from "../../generated/facts.ts";
import { type FactsOf, factsReader, item, text, texts } from "./read.ts";

/** Functions that compute facts of a model. `spec/facts.yaml` describes these facts. */
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

/** Maximum depth of a copied model record. Facts need no values at deeper levels. */
const DEEPEST = 8;

/**
 * Returns a copy of plain data. Fields that throw when they are read, and values that are nested too deeply, become
 * undefined.
 *
 * @param value any value, including proxies and objects with getters
 */
export function plainCopy(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return undefined;
  const isList = attempt(() => Array.isArray(value)) ?? false;
  const fields = (attempt(() => Object.keys(value)) ?? []).map((key) => {
    const field = attempt((): unknown => Reflect.get(value, key));
    return [key, plainCopy(field, depth + 1)] as const;
  });
  return isList ? fields.map(([, field]) => field) : Object.fromEntries(fields);
}

/** Returns the result of an action, or undefined if the action throws. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns the facts of a model. A fact is computed when it is first read. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(FACT_SOURCES, computedFacts);

/** Calls `use` with the facts of a model record, and returns its result. */
export function withFacts<Result>(record: unknown, use: (facts: Facts) => Result): Result {
  return orWithCopy(record, (readable) => use(factsOf(readable)));
}

/**
 * Calls `use` with a model record, and returns its result. Two kinds of records cause an error: records whose getter or
 * proxy throws, and records that are infinitely deep. For both, `use` is called again with a plain copy.
 */
export function orWithCopy<Result>(record: unknown, use: (record: unknown) => Result): Result {
  try {
    return use(record);
  } catch {
    return use(plainCopy(record));
  }
}
