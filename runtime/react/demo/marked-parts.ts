import type { DemoToken } from "../../../generated/records.ts";

/** A stretch of a text: plain, or marked with a type. */
export interface TextPart {
  readonly text: string;
  /** The kind of the part, for example `PERSON`; absent for plain text. */
  readonly type?: string;
}

/**
 * Cuts a text at its tokens.
 *
 * @param tokens marked parts; the ones that are empty, overlap an earlier one or lie outside of the text are left out
 * @returns parts that together are exactly the text
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
