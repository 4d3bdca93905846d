import { checkLength, run } from "./run.ts";
import { escapeHtml, text } from "./text.ts";

/** Appends a value to the output as the template language prints it. */
export function print(value: unknown): void {
  const shown = typeof value === "string" ? value : text(value);
  if ((run.out += shown).length > run.maximum) checkLength(run.out.length);
}

/**
 * Sets the output to what it was with more behind it. Texts that are put behind the whole one by one are joined faster
 * in the end than texts that have been joined before.
 */
export function grow(whole: string): void {
  if ((run.out = whole).length > run.maximum) checkLength(whole.length);
}

/** Appends a value, escaped where autoescape is on. */
export function printEscaped(value: unknown): void {
  print(run.autoescape ? escapeHtml(value).value : value);
}
