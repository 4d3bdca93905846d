/** Prints whether a target was met. */
export function verdict(isMet: boolean, text: string): boolean {
  console.log(`${isMet ? "✓" : "✗"} ${text}`);
  return isMet;
}
