/** Prints whether a target was met, and returns `isMet`. */
export function verdict(isMet: boolean, text: string): boolean {
  console.log(`${isMet ? "✓" : "✗"} ${text}`);
  return isMet;
}
