import type { ModelRecord } from "hubsmith/tasks";

/** The rules of a library in words: the same tree as its rules, in the same order. */
export interface RuleWords {
  /** When the rule's turn comes, without a capital and a full stop; absent: whenever its group's does. */
  readonly when?: string;
  /** True: it stands after others of which only the first that fits counts. */
  readonly otherwise?: true;
  /** Present for a group. */
  readonly rules?: readonly RuleWords[];
}

/**
 * Tells why a model gets a rule's code, for example: the task is `text-generation`.
 *
 * @param words the library's rules in words
 * @param position index of the rule in each group, the outermost first
 * @returns part of a sentence with names between backticks; empty when nothing but the library decides; undefined when it
 *   is not known
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

/** Puts the model's own task and tags into the words of a condition. */
function aboutModel(words: string, { pipeline_tag: task, tags }: ModelRecord): string {
  const own = new Set<unknown>(Array.isArray(tags) ? tags : []);
  return words.replaceAll("{task}", `\`${String(task)}\``).replaceAll(/\{tags:([^}]*)\}/g, (_, names: string) => {
    const found = names.split("|").filter((name) => own.has(name));
    // The record may fit for another reason than its tags: then all of them are named.
    if (found.length === 0) return ticked(names.split("|")).join(" or ");
    return ticked(found).join(" and ");
  });
}

const ticked = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);
