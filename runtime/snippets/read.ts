import type { LiteralValue } from "../../generated/escapes.ts";
import type { RawRecord, Reader } from "../../generated/facts.ts";
import { isIdentifier } from "../lang/identifier.ts";

/** An item of a list. */
function item(list: unknown, index: number): RawRecord | undefined {
  return Array.isArray(list) ? list[index] : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function identifier(value: unknown): string {
  return typeof value === "string" && isIdentifier(value) ? value : "";
}

/** A copy, so that what was checked stays what it was. */
function texts(value: unknown): readonly string[] {
  const found: string[] = [];
  if (!Array.isArray(value)) return found;
  const items: readonly unknown[] = value;
  // oxlint-disable-next-line typescript/prefer-for-of -- several times as fast, and lists of tags are read for every block
  for (let index = 0; index < items.length; index++) {
    const one = items[index];
    if (typeof one === "string" && one !== "") found.push(one);
  }
  return found;
}

/** What a pattern found in a text. */
interface Capture {
  readonly text: string;
  readonly value: string;
}

/** The last answer of each pattern: many libraries ask the same of a model's id, one after the other. */
const lastCaptures = new WeakMap<RegExp, Capture>();

function captured(pattern: RegExp, text: string, change?: (value: string) => string): string {
  const last = lastCaptures.get(pattern);
  if (last?.text === text) return last.value;
  const match = pattern.exec(text);
  const found = match === null ? "" : (match[1] ?? match[0]);
  const value = change === undefined ? found : change(found);
  lastCaptures.set(pattern, { text, value });
  return value;
}

function capturedInFirst(pattern: RegExp, list: readonly string[], change?: (value: string) => string): string {
  const found = list.find((one) => pattern.test(one));
  return found === undefined ? "" : captured(pattern, found, change);
}

function isPresent(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return Boolean(value);
  return !Array.isArray(value) || value.length > 0;
}

/** A copy of what JSON can hold of the value. */
function json(value: unknown): LiteralValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return value.map(json);
  if (typeof value !== "object") return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, json(item)]));
}

/** Reads raw values of a model record. Anything of the wrong kind counts as absent. */
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
