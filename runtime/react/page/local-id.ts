/**
 * Makes an id from any text. The id can be used for an element of a page, and in the fragment of a URL.
 *
 * Letters and digits of every script, `-`, `_` and `.` are kept. White space becomes `-`. All other characters are
 * removed.
 *
 * @param text a chosen id or a title, for example `"Sample input"`
 * @returns a lower-case id without white space, never empty: `"sample-input"`, or `"section"` if nothing is left
 */
export function toLocalId(text: string): string {
  const id = text
    .normalize("NFC")
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, "")
    .slice(0, 100);
  return id === "" ? "section" : id;
}
