/** Maximum depth of a copied model record. Facts need no values at deeper levels. */
const DEEPEST = 8;

/**
 * Returns a copy of plain data. Fields that throw when they are read, and values that are nested too deeply, become
 * undefined.
 *
 * @param value any value, including proxies and objects with getters
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

/** Returns the result of an action, or undefined if the action throws. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
