/** Returns the letter that replaces the logo of an entry without one. */
export function monogramOf(name: string): string {
  const [letter = ""] = name.replace(/^[^\p{L}\p{N}]+/u, "");
  return letter.toUpperCase();
}
