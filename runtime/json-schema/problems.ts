/** A problem in one part of a value. */
export interface ValueProblem {
  /** Path of the part with the problem, such as `choices[0].id`. Empty for a problem of the whole value. */
  readonly path: string;
  /**
   * The problem, such as `expected string, found number`. The message may show a number, or a text of at most 40
   * characters. For any other invalid value, the message only names the type.
   */
  readonly message: string;
}

/** A problem, with details that help to find the branch of an `anyOf` to which the value probably belongs. */
export interface Note {
  readonly path: string;
  readonly depth: number;
  readonly message: string | undefined;
  /** The expected type or constant. Undefined if there is a message, such as that a text is too long. */
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

/**
 * Returns the problems of the branch to which the value probably belongs.
 *
 * A branch is ruled out if it requires another type for the value, or another constant for one of its fields (`type:
 * "text"`). If all branches are ruled out, one problem names all expected types or constants: `expected string or
 * array`. If several branches remain, the function chooses the branch whose problems begin deepest inside the value.
 *
 * @param branches the problems of each branch; every branch has at least one
 * @param depth level of the value that has branches
 */
export function nearest(branches: readonly (readonly Note[])[], depth: number): readonly Note[] {
  const isOtherType = (note: Note): boolean => note.expected !== undefined && note.depth === depth;
  const isOtherWord = (note: Note): boolean => note.depth === depth + 1 && note.expected?.startsWith('"') === true;
  const rank = (notes: readonly Note[]): number => (notes.some(isOtherType) ? 0 : notes.some(isOtherWord) ? 1 : 2);
  const best = Math.max(...branches.map(rank));
  const closest = branches.filter((notes) => rank(notes) === best);
  if (best === 2) {
    return closest.reduce((one, other) =>
      (levelOf(other) - levelOf(one) || one.length - other.length) > 0 ? other : one,
    );
  }
  const decisive = closest.flatMap((notes) => notes.filter(best === 1 ? isOtherWord : isOtherType));
  const [first] = decisive;
  if (first === undefined) return [];
  const words = new Set(decisive.filter(({ path }) => path === first.path).map(({ expected }) => expected));
  return [{ ...first, expected: [...words].join(" or ") }];
}

/** Returns the smallest depth at which there is a problem. */
function levelOf(notes: readonly Note[]): number {
  return Math.min(...notes.map(({ depth }) => depth));
}

export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>(stepTo, "");
}

/** Returns the path of a field or an item. */
export function stepTo(path: string, key: string | number): string {
  if (typeof key === "number") return `${path}[${key}]`;
  if (!/^[\p{L}\p{N}_$-]{1,80}$/u.test(key)) return `${path}[${JSON.stringify(key.slice(0, 80))}]`;
  return path === "" ? key : `${path}.${key}`;
}
