/** Maximum length of a word for which a similar word is suggested. A longer word is probably not a spelling mistake. */
const MAX_WORD = 80;

/**
 * Returns the word that was probably meant: a word that differs only in case, hyphens, underscores or spaces, or else
 * in a few letters.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const bare = word.length > MAX_WORD ? "" : simplified(word);
  return words.find((one) => bare !== "" && one !== word && simplified(one) === bare) ?? similar(word, words);
}

/** Returns the word that differs in the fewest letters. Returns undefined if all words differ in too many letters. */
function similar(word: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = word.length <= 3 ? 2 : word.length <= 7 ? 3 : 4;
  for (const candidate of word.length > MAX_WORD ? [] : words) {
    const distance = editDistance(word, candidate, least);
    if (distance > 0 && distance < Math.min(least, candidate.length)) [best, least] = [candidate, distance];
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
 * @param limit the greatest number that is returned
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
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(limit, last[to.length] ?? 0);
}

/** Returns ` (did you mean "sort"?)` with the nearest known name, or an empty string if no name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const guess = similar(name, known);
  return guess === undefined ? "" : ` (did you mean "${guess}"?)`;
}
