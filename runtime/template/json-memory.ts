/**
 * A value that was written as JSON. It is known again by what a walk through it meets, so it makes no difference whether
 * it is the same object, and one that has changed is written anew.
 */
export interface Written {
  /** Scalars and keys in order, with marks where lists and dicts begin and end. */
  readonly trace: readonly unknown[];
  text: string;
  /** Whether the text is in one piece: one that comes again is worth joining. */
  joined: boolean;
  /** Work units that writing it took. */
  readonly steps: number;
}

export const MOST_CREDIT = 32;

/**
 * What the last renders of a template wrote as JSON: the tools and the calls of a conversation come again with every turn
 * of it, and to compare them is quicker than to write them. It belongs to the template, and goes with it.
 */
export class JsonMemory {
  /** By the place among all that a render writes. */
  readonly recent: Written[] = [];
  /**
   * To note costs a quarter of writing. So each value that comes again pays for eight that do not, and when nothing is
   * left only every sixteenth is noted.
   */
  credit = MOST_CREDIT;
}
