import type { LiteralValue } from "../../generated/escapes.ts";
import type { Capture, RawRecord, Reader } from "../../generated/facts.ts";
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
  const match = capture.pattern.exec(searched);
  const part = match === null ? "" : (match[1] ?? match[0]);
  capture.value = capture.change === undefined ? part : capture.change(part);
  capture.text = searched;
  return capture.value;
}

function capturedInFirst(capture: Capture, list: readonly string[]): string {
  const found = list.find((one) => capture.pattern.test(one));
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
