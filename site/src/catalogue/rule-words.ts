import type { ModelRecord } from "hubsmith/tasks";

/** The rules of a library in words. The tree has the same shape as the tree of the rules. */
export interface RuleWords {
  /**
   * The condition of the rule, without a capital letter at the start and without a full stop. Absent if the rule has no
   * condition besides that of its group.
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
 * @returns a part of a sentence, with names in backticks; empty if the rule applies to all models; undefined if the
 *   reason is unknown
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
 * Fills in a condition: `{task}` becomes the model's task, and `{tags:a|b}` becomes the listed tags that the model has.
 */
function aboutModel(words: string, { pipeline_tag: task, tags }: ModelRecord): string {
  const own = new Set<unknown>(Array.isArray(tags) ? tags : []);
  return words.replaceAll("{task}", `\`${String(task)}\``).replaceAll(/\{tags:([^}]*)\}/g, (_, names: string) => {
    const found = names.split("|").filter((name) => own.has(name));
    // If the record has none of the tags, it matched for another reason. Then the condition names all tags.
    if (found.length === 0) return ticked(names.split("|")).join(" or ");
    return ticked(found).join(" and ");
  });
}

const ticked = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);
