import type { Rules } from "../../../generated/facts.ts";
import type { FactTable } from "../../../generators/snippets/facts.ts";
import { applyRulesTelling } from "../../../runtime/snippets/apply.ts";
import type { RuledSnippet } from "../../../runtime/snippets/blocks.ts";
import { HOSTILE } from "./hostile.ts";

/** The path of a value in a model record. */
export type RecordPath = readonly (string | number)[];

/** A harmless text. Like the hostile texts, it is not a valid name, so code that expects a name rejects it too. */
const PLAIN = "plain text";

/** Every kind of hostile text, except the long text. */
const ALL = HOSTILE.slice(0, -1);

/** The texts of `ALL` joined in their order and in reverse order, and a text that contains a Python statement. */
export const HOSTILE_VALUES: readonly string[] = [ALL.join(""), ALL.toReversed().join(" "), 'a"\nimport os\n'];

/**
 * The paths of texts in a record. `deciding`: texts that decide which rules are selected. `filling`: all other texts.
 */
export interface TextPaths {
  readonly deciding: readonly RecordPath[];
  readonly filling: readonly RecordPath[];
}

/**
 * Returns the paths of the texts in a record, and the paths from which facts read texts. Leaves out tags, because rules
 * compare them. `withHostileTags` adds hostile tags.
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

/** Returns true if both lists of blocks come from the same rules, in the same order. */
export function sameRules(one: readonly RuledSnippet[], other: readonly RuledSnippet[]): boolean {
  return one.length === other.length && one.every(({ rule }, index) => rule.join() === other[index]?.rule.join());
}

/** Returns a copy of a record with `text` at all given paths. */
export function withTexts(record: object, paths: readonly RecordPath[], text: string): object {
  return paths.reduce<object>((before, path) => withText(before, path, text), record);
}

/** Returns a record with harmless texts at the given paths, to compare its snippets with those of a hostile record. */
export function withPlainTexts(record: object, paths: readonly RecordPath[]): object {
  return withTexts(record, paths, PLAIN);
}

/** Returns a record with additional tags: every hostile text, and each existing tag with a hostile suffix. */
export function withHostileTags(record: object): object {
  const tags: unknown = Reflect.get(record, "tags");
  const own = Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  return { ...record, tags: [...own, ...HOSTILE, ...own.map((tag) => `${tag}"\nimport os\n`)] };
}

/** Returns a record whose files are in the folder `folder`. A record without files is returned unchanged. */
export function withFolders(record: object, folder: string): object {
  const files: unknown = Reflect.get(record, "siblings");
  if (!Array.isArray(files)) return record;
  const moved = files.map((file: { readonly rfilename?: unknown }) => ({
    rfilename: `${folder}/${String(file.rfilename)}`,
  }));
  return { ...record, siblings: moved };
}

function ownPaths(value: unknown, path: RecordPath): readonly RecordPath[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    ownPaths(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns the paths from which facts read texts or names. */
function pathsOfFacts(facts: FactTable): readonly RecordPath[] {
  return [...facts.values()].flatMap(({ kind, source }) =>
    source.from === "paths" && (kind === "text" || kind === "identifier")
      ? source.paths.map((path) => path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)))
      : [],
  );
}

function withText<Value>(value: Value, path: RecordPath, text: string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record may contain any value
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
