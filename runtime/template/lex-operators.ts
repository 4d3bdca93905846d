const EQUALS = 61;

/** How tightly a token binds what stands before it to what follows; 0 for one that does not. */
export const LEVEL = {
  or: 1,
  and: 2,
  compare: 3,
  sum: 4,
  concat: 5,
  product: 6,
  power: 7,
  filter: 8,
  postfix: 9,
} as const;

/** An operator as it is written, and its {@link LEVEL}. */
export interface Operator {
  readonly sign: string;
  readonly level: number;
}

const LEVELS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(["==", "!=", "<=", ">=", "<", ">"].map((sign) => [sign, LEVEL.compare])),
  "+": LEVEL.sum,
  "-": LEVEL.sum,
  "~": LEVEL.concat,
  "*": LEVEL.product,
  "/": LEVEL.product,
  "//": LEVEL.product,
  "%": LEVEL.product,
  "**": LEVEL.power,
  "|": LEVEL.filter,
  ".": LEVEL.postfix,
  "[": LEVEL.postfix,
  "(": LEVEL.postfix,
};

/** The operators by the UTF-16 unit that they begin with. */
function table(signs: string): (Operator | undefined)[] {
  const found = Array.from({ length: 128 }, (): Operator | undefined => undefined);
  for (const sign of signs.split(" ")) found[sign.charCodeAt(0)] = { sign, level: LEVELS[sign] ?? 0 };
  return found;
}

const SINGLE = table("- + * / % ~ [ ] ( ) { } < > = . : | , ;");
const WITH_EQUALS = table("== != <= >=");
const DOUBLED = table("// **");

/** The longest operator that begins at an offset. */
export function operatorAt(source: string, start: number): Operator | undefined {
  const first = source.charCodeAt(start);
  const next = source.charCodeAt(start + 1);
  const long = next === EQUALS ? WITH_EQUALS[first] : next === first ? DOUBLED[first] : undefined;
  return long ?? SINGLE[first];
}

/** The level of a name; all words that have one are short. */
export function wordLevel(name: string): number {
  if (name.length > 3) return 0;
  return WORD_LEVELS.get(name) ?? 0;
}

const WORD_LEVELS: ReadonlyMap<string, number> = new Map([
  ["or", LEVEL.or],
  ["and", LEVEL.and],
  ["in", LEVEL.compare],
  ["not", LEVEL.compare],
  ["is", LEVEL.filter],
]);
