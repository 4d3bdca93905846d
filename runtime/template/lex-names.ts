/** Names of any template, each where its letters put it. */
const NAMES: string[] = Array.from({ length: 2048 }, () => "");
/** Longer names are rare, and would take room for ever. */
const LONGEST = 32;

/**
 * The name between two offsets. The same string for all templates where possible: the host compares two of those by
 * address, and they take no memory of their own.
 *
 * @param hash any number made of the letters
 */
export function nameBetween(source: string, start: number, end: number, hash: number): string {
  const place = hash & 2047;
  const first = NAMES[place] as string;
  if (spells(first, source, start, end)) return first;
  // Of two names that fall together, the second one goes next door; a third has no place.
  const free = first === "" ? place : place ^ 1;
  const second = NAMES[free] as string;
  if (spells(second, source, start, end)) return second;
  const name = source.slice(start, end);
  return second === "" && name.length <= LONGEST ? (NAMES[free] = internalised(name)) : name;
}

/** Whether a name stands between two offsets; few are as long as the name that has its place, and another one. */
function spells(name: string, source: string, start: number, end: number): boolean {
  const { length } = name;
  if (length !== end - start) return false;
  for (let index = 0; index < length; index++) {
    if (name.charCodeAt(index) !== source.charCodeAt(start + index)) return false;
  }
  return true;
}

/** The host keeps the names of fields once for all. */
const internalised = (name: string): string => Object.keys({ [name]: 0 })[0] ?? name;
