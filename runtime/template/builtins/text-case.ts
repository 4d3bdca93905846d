import type { Action, Run } from "../run.ts";
import { capitalize } from "../values/strings.ts";
import { text } from "../values/text.ts";
import { Markup, markedIf } from "../values/value.ts";

/** Changes the first letter of each word to upper case and the rest to lower case, like `str.title`. */
export function title(run: Run, value: string): string {
  run.charge(value.length);
  return value.replace(/\p{Cased}+/gu, (word) => capitalize(run, word));
}

export function swapCase(run: Run, value: string): string {
  run.charge(value.length);
  return value.replace(
    /(\p{Uppercase})|\p{Lowercase}/gu,
    (letter, upper) => upper?.toLowerCase() ?? letter.toUpperCase(),
  );
}

/** Returns a method that tests whether a text matches a pattern. */
export const every =
  (pattern: RegExp): Action =>
  (run, value) => {
    const whole = text(run, value);
    run.chargeItems(whole.length);
    return pattern.test(whole);
  };

/**
 * Folds the case of a text: texts that differ only in case become equal. Converts each letter to upper case, then to
 * lower case. There are two exceptions: Cherokee letters stay in upper case, and `ı` does not change.
 */
export function foldCase(run: Run, value: string): string {
  run.charge(value.length);
  return value.replace(/(\p{Script=Cherokee})|[^ı]/gu, (letter, cherokee) => {
    const upper = letter.toUpperCase();
    return cherokee ? upper : upper.toLowerCase();
  });
}

/** Returns true if a text has lower-case letters, and no upper-case letters. */
export function isLower(run: Run, value: string): boolean {
  run.chargeItems(value.length);
  return /\p{Lowercase}/u.test(value) && !/[\p{Uppercase}\p{Lt}]/u.test(value);
}

/** Returns true if a text has upper-case letters, and no lower-case letters. */
export function isUpper(run: Run, value: string): boolean {
  run.chargeItems(value.length);
  return /\p{Uppercase}/u.test(value) && !/[\p{Lowercase}\p{Lt}]/u.test(value);
}

/**
 * Returns true if each word of a text starts with a capital and continues in lower case. Returns false if the text has
 * no letters that can be upper or lower case.
 */
export function isTitle(run: Run, value: string): boolean {
  run.chargeItems(value.length);
  return /\p{Cased}/u.test(value) && !/(?<=\p{Cased})[\p{Uppercase}\p{Lt}]|(?<!\p{Cased})\p{Lowercase}/u.test(value);
}

/**
 * Returns a method that applies `action` to a text. If the text is Markup, the result is Markup too. Other values are
 * converted to text first.
 */
export const change = (action: (run: Run, value: string) => string) => (run: Run, value: unknown) => {
  const whole = text(run, value);
  run.chargeItems(whole.length);
  return markedIf(value instanceof Markup, action(run, whole));
};

/** Returns the text in upper case, as Python's `str.upper` does. */
export const toUpper = change((_, value) => value.toUpperCase());

/** Returns the text in lower case, as Python's `str.lower` does. */
export const toLower = change((_, value) => value.toLowerCase());

/** Returns the text with a capital at the start, and the rest in lower case, as Python's `str.capitalize` does. */
export const capitalized = change(capitalize);
