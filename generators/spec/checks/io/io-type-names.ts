import { kept } from "../../entries.ts";
import type { Check, Entry, Json, Path } from "../../entry.ts";
import { schemasOf } from "../../io-schemas.ts";
import { canonical, isList, isObject, textOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** A named type: a schema with a title, or one in `$defs`. */
interface NamedType {
  readonly entry: Entry;
  readonly name: string;
  /** Path of the name in the entry. */
  readonly path: Path;
  readonly atKey: boolean;
  /** The schema as text, without descriptions. Two types with the same text differ at most in their descriptions. */
  readonly shape: string;
}

/** Checks that a type name has the same meaning in all files, and that no two names differ only in capital letters. */
export const ioTypeNames: Check = function* (spec) {
  const owners = new Map<string, NamedType>();
  for (const type of spec.io.flatMap((entry) => kept(namesOf, entry, () => namedTypes(entry)))) {
    const owner = owners.get(type.name.toLowerCase());
    if (owner === undefined) {
      owners.set(type.name.toLowerCase(), type);
    } else if (owner.name !== type.name) {
      const message = `type ${quoted(type.name)} differs from ${quoted(owner.name)} in ${owner.entry.file} only in capital letters`;
      yield { ...placeOf(type), code: "type-name", message, hint: "keep one spelling, or choose another name" };
    } else if (owner.shape !== type.shape) {
      const message = `type ${quoted(type.name)} is defined differently in ${owner.entry.file}`;
      const hint = "choose another name, or define the type once in _common.yaml and use $ref";
      yield { ...placeOf(type), code: "type-name", message, hint };
    }
  }
};

const namesOf = new WeakMap<Entry, NamedType[]>();

function placeOf({ entry, path, atKey }: NamedType): Pick<NamedType, "entry" | "path" | "atKey"> {
  return { entry, path, atKey };
}

function namedTypes(entry: Entry): NamedType[] {
  return schemasOf(entry).flatMap(({ schema, path }) => {
    const [part, definition] = path;
    const isDefinition = part === "$defs" && path.length === 2;
    const title = textOf(schema["title"]);
    const shape = isDefinition || title !== undefined ? canonical(withoutWords(schema)) : "";
    const titled = title === undefined ? [] : [{ entry, name: title, path: [...path, "title"], atKey: false, shape }];
    return isDefinition ? [...titled, { entry, name: String(definition), path, atKey: true, shape }] : titled;
  });
}

function withoutWords(value: Json | undefined): Json {
  if (isList(value)) return value.map(withoutWords);
  if (!isObject(value)) return value ?? null;
  const fields = Object.entries(value).filter(([name, field]) => typeof field !== "string" || !WORDS.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutWords(field)]));
}

const WORDS = new Set(["description", "title"]);
