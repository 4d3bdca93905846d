import type { Rules } from "../../../generated/escapes.ts";
import type { FactTable } from "../../../generators/snippets/facts.ts";
import { applyRulesTelling } from "../../../runtime/snippets/apply.ts";
import type { RuledSnippet } from "../../../runtime/snippets/blocks.ts";
import { HOSTILE } from "./hostile.ts";

/** Where something is in a model record. */
export type RecordPath = readonly (string | number)[];

/** Harmless, but no name either: what takes a text shows both, what takes a name shows neither. */
const PLAIN = "plain text";

/** Every kind of hostile text in one, but the long one. */
const ALL = HOSTILE.slice(0, -1);

/** Texts that hold every kind of hostile text, in both orders, and one that would be a statement of its own. */
export const HOSTILE_VALUES: readonly string[] = [ALL.join(""), ALL.toReversed().join(" "), 'a"\nimport os\n'];

/** The texts of a record that decide which rules are chosen, and those that only fill holes. */
export interface TextPaths {
  readonly deciding: readonly RecordPath[];
  readonly filling: readonly RecordPath[];
}

/**
 * Sorts the places for texts in a record: those that it has, and those that some fact reads although it has none there.
 * Tags are left out: rules ask for them by value, so hostile ones are added instead.
 */
export function textPaths(rules: Rules, record: object, facts: FactTable): TextPaths {
  const known = [...ownPaths(record, []), ...pathsOfFacts(facts)].filter(([first]) => first !== "tags");
  const paths = [...new Map(known.map((path) => [path.join("."), path])).values()];
  const before = applyRulesTelling(rules, record);
  const isSame = (path: RecordPath): boolean =>
    [PLAIN, HOSTILE_VALUES[0] ?? ""].every((text) =>
      sameRules(before, applyRulesTelling(rules, withText(record, path, text))),
    );
  return { deciding: paths.filter((path) => !isSame(path)), filling: paths.filter(isSame) };
}

/** Returns true if the blocks come from the same rules, in the same order. */
export function sameRules(one: readonly RuledSnippet[], other: readonly RuledSnippet[]): boolean {
  return one.length === other.length && one.every(({ rule }, index) => rule.join() === other[index]?.rule.join());
}

/** Returns a record with texts in places. */
export function withTexts(record: object, paths: readonly RecordPath[], text: string): object {
  return paths.reduce<object>((before, path) => withText(before, path, text), record);
}

/** Returns the record with harmless texts in places: what one with hostile texts is compared with. */
export function withPlainTexts(record: object, paths: readonly RecordPath[]): object {
  return withTexts(record, paths, PLAIN);
}

/** Returns the record with more tags: every hostile text, and every one of its own tags with something behind it. */
export function withHostileTags(record: object): object {
  const tags: unknown = Reflect.get(record, "tags");
  const own = Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  return { ...record, tags: [...own, ...HOSTILE, ...own.map((tag) => `${tag}"\nimport os\n`)] };
}

function ownPaths(value: unknown, path: RecordPath): readonly RecordPath[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ownPaths(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Paths that facts take texts or names from. */
function pathsOfFacts(facts: FactTable): readonly RecordPath[] {
  return [...facts.values()].flatMap(({ kind, source }) =>
    source.from === "paths" && (kind === "text" || kind === "identifier")
      ? source.paths.map((path) => path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)))
      : [],
  );
}

function withText<Value>(value: Value, path: RecordPath, text: string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record may hold anything
  return replaced(value, path, text) as Value;
}

function replaced(value: unknown, [key, ...rest]: RecordPath, text: string): unknown {
  if (key === undefined) return text;
  if (typeof key === "number") {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[key] = replaced(items[key], rest, text);
    return items;
  }
  const fields = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  return { ...fields, [key]: replaced(Reflect.get(fields, key), rest, text) };
}
