import type { LiteralValue } from "../../generated/escapes.ts";
import {
  type Capture,
  type ComputedFacts,
  type FactsOf,
  factsReader,
  type RawRecord,
  type Reader,
} from "../../generated/facts.ts";
import { isIdentifier } from "../lang/identifier.ts";

/** Returns an item of a list, or undefined if `list` is too short or not a list. */
function item(list: unknown, index: number): RawRecord | undefined {
  return Array.isArray(list) ? list[index] : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function identifier(value: unknown): string {
  return typeof value === "string" && isIdentifier(value) ? value : "";
}

/** Returns a copy of a list that contains only the non-empty texts. */
function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const items: unknown[] = value.slice();
  for (const one of items) if (!isText(one)) return items.filter(isText);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has checked each item
  return items as string[];
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function captured(capture: Capture, searched: string): string {
  if (capture.text === searched) return capture.value;
  const match = searched.length > capture.longest ? null : capture.pattern.exec(searched);
  const part = match === null ? "" : (match[1] ?? match[0]);
  capture.value = capture.change === undefined ? part : capture.change(part);
  capture.text = searched;
  return capture.value;
}

function capturedInFirst(capture: Capture, list: readonly string[]): string {
  const found = list.find((one) => one.length <= capture.longest && capture.pattern.test(one));
  return found === undefined ? "" : captured(capture, found);
}

function isPresent(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return Boolean(value);
  return !Array.isArray(value) || value.length > 0;
}

/** Returns a copy of a value. Parts that JSON does not support become undefined. */
function json(value: unknown): LiteralValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return value.map(json);
  if (typeof value !== "object") return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, json(field)]));
}

/** Functions that read raw values of a model record. A value of the wrong kind counts as absent. */
export const reader = {
  item,
  text,
  identifier,
  number: (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined),
  texts,
  identifiers: (value) => texts(value).filter(isIdentifier),
  firstFilled: (...lists) => lists.find((list) => list.length > 0) ?? [],
  captured,
  capturedInFirst,
  isPresent,
  json,
} satisfies Reader;

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

/** Returns the facts of a model. Most facts are computed when they are read. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(reader, computedFacts);

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
