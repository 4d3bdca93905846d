import type { DemoToken } from "../../../generated/records.ts";

/** A part of a text: plain, or marked with a type. */
export interface TextPart {
  readonly text: string;
  /** The type of the part, such as `PERSON`. Absent for plain text. */
  readonly type?: string;
}

/**
 * Splits a text at its tokens.
 *
 * @param tokens marked parts; tokens that are empty, overlap an earlier token or are outside the text are ignored
 * @returns parts that together contain exactly the text
 */
export function markedParts(text: string, tokens: readonly DemoToken[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const { type, start, end } of tokens.toSorted((one, other) => one.start - other.start)) {
    const fits = Number.isInteger(start) && Number.isInteger(end) && start >= position && end > start;
    if (!fits || end > text.length) continue;
    if (start > position) parts.push({ text: text.slice(position, start) });
    parts.push({ text: text.slice(start, end), type });
    position = end;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}
