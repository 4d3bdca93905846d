/** Returns the letter that is shown for an entry without a logo. */
export function monogramOf(name: string): string {
  const [letter = ""] = name.replace(/^[^\p{L}\p{N}]+/u, "");
  return letter.toUpperCase();
}
