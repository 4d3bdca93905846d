import { charge, SINGLE } from "../budget.ts";
import { capitalize } from "../values/strings.ts";
import { text } from "../values/text.ts";
import { Markup, markedIf } from "../values/value.ts";

/** Changes the first letter of each word to upper case and the rest to lower case, like `str.title`. */
export function title(value: string): string {
  charge(value.length);
  return value.replace(/\p{Cased}+/gu, capitalize);
}

export function swapCase(value: string): string {
  charge(value.length);
  return value.replace(
    /(\p{Uppercase})|\p{Lowercase}/gu,
    (letter, upper) => upper?.toLowerCase() ?? letter.toUpperCase(),
  );
}

/** Makes a test that is false for the empty string. */
export const every = (pattern: RegExp) => (value: unknown) => {
  const whole = text(value);
  charge(whole.length, SINGLE);
  return pattern.test(whole);
};

/** Folds the case of a text for comparison: the lower case of its upper case. Cherokee letters stay upper case. */
export function foldCase(value: string): string {
  charge(value.length);
  return value.replace(/(\p{Script=Cherokee})|[^ı]/gu, (letter, cherokee) => {
    const upper = letter.toUpperCase();
    return cherokee ? upper : upper.toLowerCase();
  });
}

/** Returns true if a text has a cased letter, and no upper-case letter. */
export function isLower(value: string): boolean {
  charge(value.length, SINGLE);
  return /\p{Lowercase}/u.test(value) && !/[\p{Uppercase}\p{Lt}]/u.test(value);
}

/** Returns true if a text has a cased letter, and no lower-case letter. */
export function isUpper(value: string): boolean {
  charge(value.length, SINGLE);
  return /\p{Uppercase}/u.test(value) && !/[\p{Lowercase}\p{Lt}]/u.test(value);
}

/** Returns true if a text has a cased letter, and capitals only at the start of words. */
export function isTitle(value: string): boolean {
  charge(value.length, SINGLE);
  return /\p{Cased}/u.test(value) && !/(?<=\p{Cased})[\p{Uppercase}\p{Lt}]|(?<!\p{Cased})\p{Lowercase}/u.test(value);
}

/** Makes a method that changes a text. Markup stays Markup, and other values are converted to text first. */
export const change = (action: (value: string) => string) => (value: unknown) => {
  const whole = text(value);
  charge(whole.length, SINGLE);
  return markedIf(value instanceof Markup, action(whole));
};

/** Returns `str.upper`. */
export const toUpper = change((value) => value.toUpperCase());

/** Returns `str.lower`. */
export const toLower = change((value) => value.toLowerCase());

/** Returns `str.capitalize`. */
export const capitalized = change(capitalize);
