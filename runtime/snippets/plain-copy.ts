/** Deepest level of a model record that anything reads, with room to spare. */
const DEEPEST = 8;

/**
 * Returns a copy of plain data, without what throws when it is read and without what lies too deep.
 *
 * @param value anything, proxies and objects with getters included
 */
export function plainCopy(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return undefined;
  const isList = attempt(() => Array.isArray(value)) ?? false;
  const fields = (attempt(() => Object.keys(value)) ?? []).map((key) => {
    const item = attempt((): unknown => Reflect.get(value, key));
    return [key, plainCopy(item, depth + 1)] as const;
  });
  return isList ? fields.map(([, item]) => item) : Object.fromEntries(fields);
}

/** Returns the result, or undefined when there is none because something threw. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
