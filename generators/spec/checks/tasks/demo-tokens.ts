import { demoItems } from "./demo-items.ts";
import { perEntry } from "../../entries.ts";
import type { Finding, JsonObject } from "../../entry.ts";
import { listOf, numberOf, objectOf, textOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

type Flaw = Pick<Finding, "code" | "message" | "hint"> & { readonly field: string };

/**
 * Checks that the marked parts of a demo text are inside the text, are in order, and do not overlap. Their positions
 * are in UTF-16 units.
 */
export const demoTokens = perEntry(["tasks"], function* (entry): Generator<Finding> {
  for (const { item, path } of demoItems(entry)) {
    const text = textOf(item["text"]);
    if (text === undefined) continue;
    let before = { start: 0, end: 0 };
    for (const [index, token] of listOf(item["tokens"]).entries()) {
      const { start, end } = rangeOf(objectOf(token));
      const flaw = flawOf(text, start, end, before);
      if (flaw !== undefined) {
        const { field, ...said } = flaw;
        yield { entry, path: [...path, "tokens", index, field], ...said };
      }
      before = { start, end: Math.max(end, before.end) };
    }
  }
});

function rangeOf(token: JsonObject): { start: number; end: number } {
  return { start: numberOf(token["start"]) ?? 0, end: numberOf(token["end"]) ?? 0 };
}

function flawOf(text: string, start: number, end: number, before: { start: number; end: number }): Flaw | undefined {
  if (end > text.length) {
    const message = `the part ends at ${end}, but the text has only ${text.length} characters`;
    return {
      field: "end",
      code: "token-range",
      message,
      hint: "count from 0; the end is the index after the last character",
    };
  }
  if (start >= end) {
    return {
      field: "end",
      code: "token-range",
      message: `the part is empty: it ends at ${end} and starts at ${start}`,
      hint: "the end is the index after the last character",
    };
  }
  if (start < before.start) {
    const message = `the part starts at ${start}, before the previous part`;
    return { field: "start", code: "token-order", message, hint: "sort the parts by their start" };
  }
  if (start >= before.end) return undefined;
  const message = `the part ${quoted(text.slice(start, end))} overlaps the previous part, which ends at ${before.end}`;
  return { field: "start", code: "token-overlap", message, hint: "parts must not overlap" };
}
