export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The path of a value in a record: names of fields, and indices as numbers. */
export type RecordPath = readonly (string | number)[];

/** Parses a path such as `widgetData.0.text`. */
export function pathOf(text: string): RecordPath {
  return text.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Formats a path for people: `widgetData[0].text`. */
export function pathText(path: RecordPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? step : `${text}.${step}`;
  }, "");
}

/** Returns the value at a path; undefined if nothing is there. */
export function valueAt(record: Json | undefined, path: RecordPath): Json | undefined {
  let value = record;
  for (const step of path) {
    if (typeof step === "number") value = Array.isArray(value) ? value[step] : undefined;
    else value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

/**
 * Returns a copy of the record with a new value at a path. Creates missing objects and lists along the path.
 *
 * @param value the new value; undefined removes the field, and also objects and lists that become empty
 */
export function withValue(record: Json | undefined, path: RecordPath, value: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValue(valueAt(record, [step]), rest, value);
  if (typeof step === "number") {
    const list = Array.isArray(record) ? [...record] : [];
    if (inner === undefined) list.splice(step, 1);
    else list[Math.min(step, list.length)] = inner;
    return list.length === 0 ? undefined : list;
  }
  const fields = isObject(record) ? Object.entries(record) : [];
  const isThere = fields.some(([key]) => key === step);
  const kept = fields.flatMap(([key, old]): [string, Json][] => {
    if (key !== step) return [[key, old]];
    return inner === undefined ? [] : [[key, inner]];
  });
  const added: [string, Json][] = isThere || inner === undefined ? [] : [[step, inner]];
  const all = [...kept, ...added];
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** Returns true for objects that are not lists. */
export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
