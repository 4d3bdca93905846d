import type { ModelRecord } from "hubsmith/tasks";

/** The rules of a library in words. Groups of rules are nested as in the library's YAML file. */
export interface RuleWords {
  /**
   * The condition of the rule as a part of a sentence: no capital letter at the start, no full stop. Absent for a rule
   * without a condition.
   */
  readonly when?: string;
  /** True if the rule applies only when no earlier rule of its group matches. */
  readonly otherwise?: true;
  /** The rules of a group. */
  readonly rules?: readonly RuleWords[];
}

/**
 * Returns the reason why a model gets the code of a rule, for example "the task is `text-generation`".
 *
 * @param words the library's rules in words
 * @param position index of the rule in each group, the outermost first
 * @returns the reason, with names in backticks; `""` if the rule applies to all models; undefined if the reason is
 * unknown
 */
export function reasonOf(
  words: RuleWords | undefined,
  position: readonly number[],
  model: ModelRecord,
): string | undefined {
  if (words === undefined) return undefined;
  const reasons: string[] = [];
  let place: RuleWords | undefined = words;
  for (const index of position) {
    place = place.rules?.[index];
    if (place === undefined) return undefined;
    if (place.when !== undefined) reasons.push(aboutModel(place.when, model));
  }
  return reasons.join(", and ");
}

/**
 * Fills in the placeholders of a condition: `{task}` becomes the model's task. `{tags:a|b}` becomes the tags that
 * the model has: `a`, `b`, or both.
 */
function aboutModel(words: string, { pipeline_tag: task, tags }: ModelRecord): string {
  const own = new Set<unknown>(Array.isArray(tags) ? tags : []);
  return words.replaceAll("{task}", `\`${String(task)}\``).replaceAll(/\{tags:([^}]*)\}/g, (_, names: string) => {
    const found = names.split("|").filter((name) => own.has(name));
    // If the record has none of the tags, another part of the condition was true. Then the text names all tags.
    if (found.length === 0) return ticked(names.split("|")).join(" or ");
    return ticked(found).join(" and ");
  });
}

const ticked = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);
