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
  if (!Array.isArray(value)) return [];
  const items: unknown[] = value.slice();
  for (const one of items) if (!isText(one)) return items.filter(isText);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has seen each
  return items as string[];
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
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
