/** Names of any template, each where its letters put it. */
const NAMES: string[] = Array.from({ length: 1024 }, () => "");
/** Longer names are rare, and as a slice would hold on to their whole source. */
const LONGEST = 12;

/**
 * The name between two offsets. The same string for all templates where possible: the host compares two of those by
 * address, and they take no memory of their own.
 *
 * @param hash any number made of the letters
 */
export function nameBetween(source: string, start: number, end: number, hash: number): string {
  const place = hash & 1023;
  const name = source.slice(start, end);
  const known = NAMES[place] as string;
  if (known === name) return known;
  return end - start > LONGEST ? name : (NAMES[place] = internalised(name));
}

/** The host keeps the names of fields once for all. */
const internalised = (name: string): string => Object.keys({ [name]: 0 })[0] ?? name;
