import type { JsonPlace } from "./json-place.ts";
import { schemaAt, type Schema } from "./schema.ts";

/** A completion: a text that can be inserted at the caret. */
export interface Completion {
  readonly label: string;
  /** A sentence that describes the completion. */
  readonly hint: string;
  /** The text to insert. */
  readonly text: string;
  /** Number of characters by which the caret moves back after the insertion. */
  readonly back: number;
}

/** Maximum number of completions to show. */
const MOST = 40;

/** Values to suggest for some fields, by the path of the field. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the completions at a place in a record: names and values from the schema, and the known values of the field.
 */
export function completionsAt(place: JsonPlace | undefined, root: Schema, values: KnownValues): readonly Completion[] {
  if (place === undefined) return [];
  const all = place.expects === "name" ? namesAt(place, root) : valuesAt(place, root, values);
  const typed = place.typed.toLowerCase();
  const begin = all.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const hold = all.filter(({ label }) => !label.toLowerCase().startsWith(typed) && label.toLowerCase().includes(typed));
  const found = [...begin, ...hold].slice(0, MOST);
  // If the name or value is already complete, there is nothing to offer.
  return found.length === 1 && found[0]?.label === place.typed ? [] : found;
}

function namesAt({ path, taken }: JsonPlace, root: Schema): Completion[] {
  return Object.entries(schemaAt(path, root)?.properties ?? {})
    .filter(([name]) => !taken.has(name))
    .map(([name, schema]) => {
      const inner = schemaAt([...path, name], root) ?? schema;
      const { text, back } = emptyValue(inner);
      return { label: name, hint: schema.description ?? inner.description ?? "", text: `"${name}": ${text}`, back };
    });
}

function valuesAt({ path }: JsonPlace, root: Schema, values: KnownValues): Completion[] {
  const schema = schemaAt(path, root);
  const known = values[path.join(".")] ?? values[path.filter((step) => typeof step !== "number").join(".")];
  if (known !== undefined) return known.map((value) => literal(value, JSON.stringify(value)));
  if (schema?.type === "boolean") return [literal("true", "true"), literal("false", "false")];
  return [];
}

function literal(label: string, text: string): Completion {
  return { label, hint: "", text, back: 0 };
}

/**
 * Returns the initial value of a new field as text. `back` is the number of characters between the caret and the end of
 * this text.
 */
function emptyValue({ type, properties, oneOf }: Schema): { readonly text: string; readonly back: number } {
  if (type === "array") return { text: "[]", back: 1 };
  if (type === "object" || properties !== undefined) return { text: "{}", back: 1 };
  if (type === "boolean" || type === "number") return { text: "", back: 0 };
  return oneOf !== undefined || type !== undefined ? { text: '""', back: 1 } : { text: "", back: 0 };
}
