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
 * @returns a sentence with names between backticks; empty when the rule always counts; undefined when it is not known
 */
export function reasonOf(words: RuleWords | undefined, position: readonly number[]): string | undefined {
  if (words === undefined) return undefined;
  const reasons: string[] = [];
  let place: RuleWords | undefined = words;
  let isLastResort = false;
  for (const index of position) {
    place = place.rules?.[index];
    if (place === undefined) return undefined;
    isLastResort = place.otherwise === true && place.when === undefined;
    if (place.when !== undefined) reasons.push(place.when);
    else if (isLastResort && reasons.length === 0) reasons.push(NOTHING_BEFORE);
  }
  const [first, ...others] = reasons;
  // That nothing stood in the way says little where something else decides.
  if (first === NOTHING_BEFORE && others.length > 0) reasons.shift();
  if (isLastResort && reasons.at(-1) !== NOTHING_BEFORE) reasons.push(`${NOTHING_BEFORE} better`);
  return reasons.length === 0 ? "" : `${reasons.join("; ")}.`;
}

const NOTHING_BEFORE = "no rule before this one fits";
