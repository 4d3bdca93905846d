/** Maximum length of a word for which a similar word is suggested. A longer word is probably not a spelling mistake. */
const MAX_WORD = 80;
/** Maximum number of words in a list of allowed words. */
const MAX_LISTED = 12;
/** Maximum number of characters of a value in a message. */
const MAX_QUOTED = 60;

/**
 * Returns the word that was probably meant: a word that differs only in case, hyphens, underscores or spaces, or else
 * in a few letters.
 */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > MAX_WORD) return undefined;
  const bare = simplified(word);
  const most = word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3;
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of words) {
    if (candidate === word) continue;
    const distance = simplified(candidate) === bare ? 0 : editDistance(word, candidate, bestDistance);
    if (distance < bestDistance && distance < candidate.length) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * Returns a form of the word that is the same for different spellings: `text2image`, `Text-to-Image` and
 * `text_to_image` become `texttoimage`.
 */
export function simplified(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[-_ ]/g, "")
    .replaceAll(/(?<=[a-z])2(?=[a-z])/g, "to");
}

/**
 * Returns the number of edits from one word to the other: letters that are added, removed, changed, or swapped with
 * their neighbour.
 *
 * @param limit if the number cannot be lower than this limit, the search ends and the limit is returned
 */
export function editDistance(from: string, to: string, limit = Infinity): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + change);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) >= limit) return limit;
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}

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
