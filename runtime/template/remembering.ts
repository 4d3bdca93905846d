const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 40;

/** A copy of a text that is joined of no parts and is no part itself. */
export const inOnePiece = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/**
 * The same function of a text, which remembers what it made of short ones: the same few come again and again. What is
 * kept are fresh copies, since a short text may be a window on a long one, which would then be kept whole.
 * @param make a function that depends on the text alone
 */
export function remembering(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => (text.length > LONGEST_KNOWN ? make(text) : (known.get(text) ?? remember(known, text, make(text))));
}

function remember(known: Map<string, string>, text: string, made: string): string {
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(inOnePiece(text), inOnePiece(made));
  return made;
}
