import { checkLength, run } from "./run.ts";
import { escapeHtml, text } from "./text.ts";

/** Appends a value to the output as the template language prints it. */
export function print(value: unknown): void {
  const shown = typeof value === "string" ? value : text(value);
  if ((run.out += shown).length > run.maximum) checkLength(run.out.length);
}

/**
 * What has been written, with more behind it, unless that is too much. Texts that are put behind the whole one by one are
 * joined faster in the end than texts that have been joined before.
 */
export function grow(whole: string): string {
  if (whole.length > run.maximum) checkLength(whole.length);
  return whole;
}

/** Makes a text the whole output; see {@link grow}. */
export function setOutput(whole: string): void {
  run.out = grow(whole);
}

/** A value as the template language prints it, escaped where autoescape is on. */
export const escapedText = (value: unknown): string => (run.autoescape ? escapeHtml(value).value : text(value));
