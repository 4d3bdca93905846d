/** Names of any template, each where its letters put it. */
const NAMES: string[] = Array.from({ length: 2048 }, () => "");
/** Longer names are rare, and as a slice would hold on to their whole source. */
const LONGEST = 12;

/**
 * The name between two offsets. The same string for all templates where possible: the host compares two of those by
 * address, and they take no memory of their own.
 *
 * @param hash any number made of the letters
 */
export function nameBetween(source: string, start: number, end: number, hash: number): string {
  const name = source.slice(start, end);
  // Of two names that fall together, the second one goes next door; a third has no place.
  const place = NAMES[hash & 2047] === name || NAMES[hash & 2047] === "" ? hash & 2047 : (hash & 2047) ^ 1;
  const known = NAMES[place] as string;
  if (known === name) return known;
  return known === "" && end - start <= LONGEST ? (NAMES[place] = internalised(name)) : name;
}

/** The host keeps the names of fields once for all. */
const internalised = (name: string): string => Object.keys({ [name]: 0 })[0] ?? name;
