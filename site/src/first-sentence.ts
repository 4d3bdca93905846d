/** Returns the first sentence of a text, or the whole text if no sentence ends in it. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
