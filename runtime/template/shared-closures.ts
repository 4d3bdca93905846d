/**
 * Closures that only know a slot, so that all templates share them: each one made alone takes a hundred bytes.
 * @param make the closure for a slot
 */
export function perSlot<Made>(make: (slot: number) => Made): (slot: number) => Made {
  const made: Made[] = [];
  return (slot) => (slot < MOST_SLOTS ? (made[slot] ??= make(slot)) : make(slot));
}

const MOST_SLOTS = 256;

/**
 * Closures that only know a literal. Those of short texts and of numbers are shared, as far as there is room.
 * @param make the closure for a literal
 */
export function perLiteral<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new Map<Value, Made>();
  return (value) => {
    // As a key of a map, -0 would fall together with 0.
    if (Object.is(value, -0)) return make(value);
    const known = made.get(value);
    if (known) return known;
    const closure = make(value);
    if (made.size < MOST_LITERALS && isSmall(value)) made.set(value, closure);
    return closure;
  };
}

const MOST_LITERALS = 512;

/** Longer texts would hold on to the source that they are cut from. */
const isSmall = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= 12 : typeof value !== "object";
