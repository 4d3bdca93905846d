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
 * Tells why a rule was chosen, for example: the task is `text-generation`; no rule before it fits.
 *
 * @param words the library's rules in words
 * @param position index of the rule in each group, the outermost first
 * @returns a sentence with names between backticks; undefined when the rule always counts, or is not known
 */
export function reasonOf(words: RuleWords | undefined, position: readonly number[]): string | undefined {
  const reasons: string[] = [];
  let place = words;
  for (const index of position) {
    place = place?.rules?.[index];
    if (place === undefined) return undefined;
    if (place.when !== undefined) reasons.push(place.when);
  }
  const isLastResort = place?.otherwise === true && place.when === undefined;
  if (isLastResort)
    reasons.push(reasons.length === 0 ? "no rule before this one fits" : "no rule before this one fits better");
  return reasons.length === 0 ? undefined : `${reasons.join("; ")}.`;
}
