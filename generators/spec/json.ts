import type { Json, JsonObject } from "./entry.ts";

/** Returns true for an object that is not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object, otherwise an empty object. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is a list, otherwise an empty list. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** Returns true for a list. (`Array.isArray` does not narrow read-only lists.) */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

export function textOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns the texts of a list. Items that are not texts are left out. */
export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === "string");
}

/** Returns the texts of a list with their indices. Items that are not texts are left out. */
export function placedTexts(value: Json | undefined): { readonly text: string; readonly index: number }[] {
  return listOf(value).flatMap((text, index) => (typeof text === "string" ? [{ text, index }] : []));
}

/** Returns the fields of an object. Fields without a value are left out. */
export function fieldsOf(value: Json | undefined): (readonly [name: string, value: Json])[] {
  return Object.entries(objectOf(value)).flatMap(([name, field]) =>
    field === undefined ? [] : [[name, field] as const],
  );
}

/** Returns the fields of an object whose values are texts. */
export function textFields(value: Json | undefined): (readonly [name: string, text: string])[] {
  return fieldsOf(value).flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : []));
}

export function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function omit(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** Returns a text that is the same for equal values, whatever the order of their keys. */
export function canonical(value: Json | undefined): string {
  if (isList(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "";
  const keys = Object.keys(value).sort(byCodePoint);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

/** An item that repeats an earlier one. */
export interface Duplicate {
  readonly index: number;
  /** Index of the earlier item. */
  readonly first: number;
}

/** Returns the items that are equal to an earlier one. */
export function findDuplicates(items: readonly Json[]): Duplicate[] {
  const firsts = new Map<string, number>();
  return items.flatMap((item, index) => {
    const text = canonical(item);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, index);
    return first === undefined ? [] : [{ index, first }];
  });
}

/** Compares two texts. The result does not depend on the language settings of the machine. */
export function byCodePoint(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
