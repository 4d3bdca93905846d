import { isMap, isScalar, isSeq, visit, type Pair, type Scalar } from "yaml";
import { everyKind, type Entry, type Json, type JsonObject, type Path, type Spec } from "../spec/entry.ts";
import { schemaOf } from "../spec/entries.ts";
import { isObject, listOf, objectOf, textOf, textsOf } from "../spec/json.ts";
import { sortProblems } from "../spec/print.ts";
import type { Problem } from "../spec/problem.ts";
import { valueAt } from "../spec/pointer.ts";
import { hasType, typesOf } from "../spec/schema/choices.ts";
import { followReference } from "../spec/schema/schema-walk.ts";
import { validate } from "../spec/validate/validate.ts";
import { NO_FACTS, parseEntry } from "../spec/yaml/parse.ts";

/** A mistake in the text of an entry, and where the first problem must be. */
export interface Mistake {
  /** The kind of mistake, such as `misspelt`. */
  readonly what: string;
  readonly path: Path;
  readonly entry: Entry;
  readonly text: string;
  /** The lines that the first problem may name: the line of the mistake, or of its parent. */
  readonly lines: readonly number[];
  /** The key that the problem must show, in its message, in its hint or in the marked line. */
  readonly key: string;
}

interface Field {
  readonly path: Path;
  readonly key: string;
  readonly pair: Pair<Scalar>;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** True if the key is the first thing on its line, apart from the dash of a list. */
  readonly isBlock: boolean;
  readonly parentLines: readonly number[];
  /** True if the mapping has no other key. */
  readonly isOnly: boolean;
}

/** Names of things that are defined elsewhere, with the fields that refer to them. */
const REFERENCES =
  /^(?:canonicalId|of|use|\$ref|mainTensorType|method|(?:tasks|libraries|providers|knownProviders|sizeOrder)\.\d+)$/;

/** Makes mistakes in an entry: each kind of mistake for each of its fields. */
export function* mistakesIn(entry: Entry, spec: Spec): Generator<Mistake> {
  for (const field of fieldsOf(entry)) {
    const make: Make = (what, [from, to], by, lines, key = field.key) => {
      return { what, path: field.path, entry, text: entry.text.slice(0, from) + by + entry.text.slice(to), lines, key };
    };
    yield* mistakesInKey(entry, spec, field, make);
    yield* mistakesInValue(entry, spec, field, make);
  }
}

type Make = (
  what: string,
  range: readonly [from: number, to: number],
  by: string,
  lines: readonly number[],
  key?: string,
) => Mistake;

function* mistakesInKey(entry: Entry, spec: Spec, field: Field, make: Make): Generator<Mistake> {
  const { path, key, pair, line, parentLines, start, end, isBlock, isOnly } = field;
  const root = spec.schemas[schemaOf(entry.kind)] ?? {};
  const parents = schemasAt(root, spec, entry.data, path.slice(0, -1));
  const own = parents.filter((schema) => objectOf(schema["properties"])[key] !== undefined);
  const [keyStart = 0, keyEnd = 0] = pair.key.range ?? [];
  const whole = entry.text.slice(start, end);
  if (own.length > 0 && parents.every((schema) => schema["additionalProperties"] === false))
    yield make("misspelt", [keyStart, keyEnd], misspell(key), [line, ...parentLines], misspell(key));
  // Without its first key, an item of a list has no dash.
  if (!isBlock || /^ *- /.test(whole)) return;
  const isRequired = own.length > 0 && parents.every((schema) => textsOf(schema["required"]).includes(key));
  // An anchor that is deleted is another mistake. Without its only key, a mapping is an empty value.
  if (isRequired && !isOnly && !whole.includes("&")) yield make("missing", [start, end], "", [...parentLines, line]);
  yield make("duplicate", [end, end], whole, [line, line + whole.split("\n").length - 1]);
  yield make("indented", [start, start], " ", [line, line - 1, ...parentLines]);
  if (whole.startsWith(" ")) yield make("outdented", [start, start + 1], "", [line, ...parentLines]);
}

function* mistakesInValue(entry: Entry, spec: Spec, field: Field, make: Make): Generator<Mistake> {
  const { path, key, line, pair } = field;
  const root = spec.schemas[schemaOf(entry.kind)] ?? {};
  if (isSeq(pair.value) && REFERENCES.test(`${key}.0`)) {
    const [item] = pair.value.items;
    if (!isScalar(item) || !item.range || typeof item.value !== "string") return;
    const other = misspell(item.value);
    const lines = [lineOf(entry.text, item.range[0])];
    yield make("unknown reference", [item.range[0], item.range[1]], other, lines, other);
  }
  if (!isScalar(pair.value) || !pair.value.range) return;
  const range = [pair.value.range[0], pair.value.range[1]] as const;
  if (entry.text.slice(...range).includes("\n")) return;
  const values = schemasAt(root, spec, entry.data, path);
  const types = schemasAt(root, spec, entry.data, path, true).flatMap(typesOf);
  const isTyped = types.length > 0 && values.every((schema) => typesOf(schema).length > 0);
  const wrong = isTyped ? wrongFor(types) : undefined;
  if (wrong !== undefined) yield make("wrong type", range, wrong, [line]);
  if (values.length > 0 && values.every((schema) => schema["enum"] !== undefined))
    yield make("wrong value", range, "no-such-value", [line]);
  const value = valueAt(entry.data, path);
  // In operations of providers, `of` is a path in the arguments.
  const isReference = REFERENCES.test(key) && !(entry.kind === "providers" && key === "of");
  if (typeof value === "string" && isReference)
    yield make("unknown reference", range, JSON.stringify(misspell(value)), [line]);
}

function fieldsOf(entry: Entry): Field[] {
  const fields: Field[] = [];
  const { text } = entry;
  visit(entry.document, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key) || !pair.key.range) return;
      const path = pathTo([...ancestors, pair]);
      const [keyStart] = pair.key.range;
      const lineStart = text.lastIndexOf("\n", keyStart - 1) + 1;
      const isBlock = /^ *(?:- )*$/.test(text.slice(lineStart, keyStart)) && path !== undefined;
      const last = isScalar(pair.value) || isMap(pair.value) || isSeq(pair.value) ? pair.value.range?.[1] : undefined;
      const feed = text.indexOf("\n", Math.max(keyStart, (last ?? pair.key.range[1]) - 1));
      const parent = ancestors.findLast((node) => isMap(node));
      const parentPair = ancestors.findLast((node) => !isMap(node) && !isSeq(node) && node !== ancestors[0]) as
        | Pair<Scalar>
        | undefined;
      const starts = [
        isMap(parent) ? (parent.range?.[0] ?? 0) : 0,
        isMap(parent) && isScalar(parent.items[0]?.key) ? (parent.items[0].key.range?.[0] ?? 0) : 0,
        parentPair?.key?.range?.[0] ?? 0,
      ];
      if (path === undefined) return;
      fields.push({
        path,
        key: String(pair.key.value),
        pair: pair as Pair<Scalar>,
        start: lineStart,
        end: feed < 0 ? text.length : feed + 1,
        line: lineOf(text, keyStart),
        isBlock,
        isOnly: isMap(parent) && parent.items.length === 1,
        parentLines: starts.map((position) => lineOf(text, position)),
      });
    },
  });
  return fields;
}

function pathTo(nodes: readonly unknown[]): Path | undefined {
  const path: (string | number)[] = [];
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    if (isSeq(node)) path.push(node.items.indexOf(next));
    else if (isPair(node)) path.push(String(node.key.value));
  }
  return path;
}

function isPair(node: unknown): node is Pair<Scalar> {
  return typeof node === "object" && node !== null && "key" in node && isScalar(node.key);
}

function lineOf(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}

/** Returns a word with its last two different letters swapped: a mistake that is close to the right word. */
function misspell(word: string): string {
  for (let at = word.length - 2; at > 0; at--) {
    const [one = "", other = ""] = [word[at], word[at + 1]];
    if (/[a-z]/i.test(one) && /[a-z]/i.test(other) && one !== other)
      return word.slice(0, at) + other + one + word.slice(at + 2);
  }
  return `${word}x`;
}

/** Returns a value, as it is written, that has none of the types. */
function wrongFor(types: readonly string[]): string | undefined {
  const values: readonly Json[] = [[[]], 5, "no-such-value"];
  const wrong = values.find((value) => !types.some((type) => hasType(value, type)));
  return wrong === undefined ? undefined : JSON.stringify(wrong);
}

/**
 * Returns the schemas that a value at a path must match. If a branch has to be chosen, those that may be meant.
 *
 * @param isAny if true, all branches are returned, also those for other types
 */
function schemasAt(root: JsonObject, spec: Spec, data: Json, path: Path, isAny = false): JsonObject[] {
  let schemas = meant([root], root, spec, data);
  for (const [index, step] of path.entries()) {
    const inner = schemas.flatMap((schema): JsonObject[] => {
      const own = typeof step === "string" ? objectOf(schema["properties"])[step] : schema["items"];
      const next = own ?? (typeof step === "string" ? schema["additionalProperties"] : undefined);
      return isObject(next) ? [next] : [];
    });
    schemas = meant(inner, root, spec, valueAt(data, path.slice(0, index + 1)), isAny && index === path.length - 1);
  }
  return schemas;
}

function meant(
  schemas: readonly JsonObject[],
  root: JsonObject,
  spec: Spec,
  value: Json | undefined,
  isAny = false,
): JsonObject[] {
  return schemas.flatMap((schema): JsonObject[] => {
    const reference = textOf(schema["$ref"]) ?? "";
    const file = spec.schemas[reference.replace(/\.schema\.json.*/, "")];
    const target = followReference(file ?? root, schema);
    if (target !== schema) return meant([target], file ?? root, spec, value, isAny);
    const branches = [...listOf(schema["oneOf"]), ...listOf(schema["anyOf"])].filter(isObject);
    const inner = branches.some((branch) => Object.keys(branch).join() === "required")
      ? []
      : meant(branches, root, spec, value, isAny).filter((branch) => isAny || isPossible(branch, value));
    return [...(schema["type"] !== undefined || branches.length === 0 || inner.length === 0 ? [schema] : []), ...inner];
  });
}

function isPossible(schema: JsonObject, value: Json | undefined): boolean {
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => hasType(value, type))) return false;
  const constant = objectOf(objectOf(schema["properties"])["type"]);
  const words = textsOf(constant["enum"]).concat(textOf(constant["const"]) ?? []);
  return words.length === 0 || words.includes(textOf(objectOf(value)["type"]) ?? "");
}

/** Returns the mistakes of a list at equal distances, so that each part of an entry has some. */
export function sampleOf<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  return Array.from({ length: Math.min(most, items.length) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/**
 * Returns the reason why the problems of a mistake do not explain it: the first problem must name the file, the line
 * and the key of the mistake, and there may be at most three problems. Returns undefined if they explain it.
 */
export function objectionTo(
  { what, path, entry, lines, key }: Mistake,
  problems: readonly Problem[],
): string | undefined {
  const [first] = sortProblems(problems);
  const name = `${entry.file} ${what} ${path.join(".")}`;
  if (first === undefined) return `${name}: no problem`;
  const { file, line, code, message, hint = "", excerpt = "" } = first;
  const isFound = file === entry.file && lines.includes(line) && `${message} ${hint} ${excerpt}`.includes(key);
  if (isFound && problems.length <= 3) return undefined;
  return `${name}, line ${lines.join(" or ")}: ${problems.length} problems, first ${file}:${line} ${code} ${message}`;
}

/**
 * Returns the problems of a mistake as a check of the whole spec would find them in the file alone. Empty if only a
 * comparison with other entries shows the mistake.
 */
export function problemsInFile({ entry: { kind, id, file }, text }: Mistake, spec: Spec): readonly Problem[] {
  const { entry, problems } = parseEntry({ kind, id, file, text });
  if (entry === undefined || problems.length > 0) return problems;
  const none: Spec = { ...spec, ...everyKind(() => []), facts: NO_FACTS };
  return validate({ ...none, ...(kind === "facts" ? { facts: entry } : { [kind]: [entry] }) });
}

/** Returns true if the text of a mistake means the same as the text without the mistake. */
export function isHarmless({ entry, text, what }: Mistake): boolean {
  if (!what.endsWith("dented")) return false;
  const { kind, id, file, data } = entry;
  return JSON.stringify(parseEntry({ kind, id, file, text }).entry?.data) === JSON.stringify(data);
}
