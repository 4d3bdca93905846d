/** Returns true for an object that is not a list. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isBlob(value: unknown): boolean {
  return typeof Blob === "function" && value instanceof Blob;
}

/** Returns true if the value has a type of JSON Schema, such as `integer`, or one of several types. */
export function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "string":
      return typeof value === "string";
    case "number":
      return Number.isFinite(value);
    case "integer":
      return Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return isMapping(value);
    case "null":
      return value === null;
    default:
      return Array.isArray(type) ? type.some((one) => hasType(value, one)) : typeof value === type;
  }
}

/** Returns the name of the value's type, for error messages. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return isBlob(value) ? "Blob" : typeof value;
}

/** Returns the value of a field. Returns undefined for an inherited field. */
export function own(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Returns the number of characters (code points). */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Returns how many parts a keyword visits when it reads a value. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  return isMapping(value) ? Object.keys(value).length : 1;
}

/**
 * Returns a string that is the same for equal JSON values: the order of the fields of an object does not matter.
 * Returns undefined for a value that is nested too deeply.
 */
export function keyOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      isMapping(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    );
  } catch {
    return undefined;
  }
}

/**
 * Returns true if a number is a multiple of `step`. Tolerates the rounding errors of decimal fractions, but nothing
 * larger: 0.3 / 0.1 is 2.9999999999999996.
 */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 4 * Number.EPSILON * Math.abs(times);
}
