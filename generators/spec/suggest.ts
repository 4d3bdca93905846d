import { nearest } from "../../runtime/contract/suggest.ts";

/** Maximum number of words in a list of allowed words. */
const MAX_LISTED = 12;
/** Maximum number of characters of a value in a message. */
const MAX_QUOTED = 60;

/** Returns a hint for a word that is not allowed: the nearest allowed word, or else a list of allowed words. */
export function suggestion(word: string, allowed: readonly string[]): string {
  const guess = nearest(word, allowed);
  return guess === undefined ? `allowed: ${listed(allowed)}` : `did you mean ${quoted(guess)}?`;
}

/** Joins words for a sentence. Only the first words are listed if there are many. */
export function listed(words: readonly string[]): string {
  if (words.length === 0) return "nothing";
  const shown = words.slice(0, MAX_LISTED).join(", ");
  return words.length > MAX_LISTED ? `${shown} and ${words.length - MAX_LISTED} more` : shown;
}

/** Returns a value for a message: as JSON, and shortened if it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value.slice(0, MAX_QUOTED * 2) : value;
  const shown = typeof text === "object" && text !== null ? described(text) : (JSON.stringify(text) ?? "nothing");
  return shown.length > MAX_QUOTED ? `${shown.slice(0, MAX_QUOTED)}…` : shown;
}

function described(value: object): string {
  return Array.isArray(value) ? "a list" : "a mapping";
}
