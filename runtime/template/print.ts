import { checkLength, run } from "./run.ts";
import { escapeHtml, text } from "./text.ts";

/** Appends a value to the output as the template language prints it. */
export function print(value: unknown): void {
  const shown = typeof value === "string" ? value : text(value);
  if ((run.out += shown).length > run.maximum) checkLength(run.out.length);
}

/** Appends a value, escaped where autoescape is on. */
export function printEscaped(value: unknown): void {
  print(run.autoescape ? escapeHtml(value).value : value);
}
