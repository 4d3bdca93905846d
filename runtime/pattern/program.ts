export type CodePointTest = (code: number) => boolean;

/** An assertion about the code points before and after a position. */
export type Assertion = "^" | "$" | "\\b" | "\\B";

/** One instruction of a program. Jumps are relative, so that code can be copied. */
export type Instruction =
  /** Consumes one code point. */
  | { readonly op: "one"; readonly test: CodePointTest }
  /** Continues at `first`. If that fails, continues at `second`. A jump has one target only. */
  | { readonly op: "split"; readonly first: number; readonly second: number }
  /** Stores the position in a slot: 2n is the start of group n, 2n + 1 its end. */
  | { readonly op: "save"; readonly from: number; readonly to: number }
  /** Empties the slots from `from` to `to`, exclusive. */
  | { readonly op: "clear"; readonly from: number; readonly to: number }
  /** Starts an iteration of a loop whose body can match the empty string. */
  | { readonly op: "enter"; readonly loop: number }
  /** Ends an iteration of such a loop. Fails if the iteration consumed nothing, as JavaScript demands. */
  | { readonly op: "leave"; readonly loop: number }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "look"; readonly program: Program; readonly isNegative: boolean }
  | { readonly op: "match" };

/** The code of a pattern or of a part of it. It ends with `match` if it is the whole pattern or a whole look-ahead. */
export interface Program {
  readonly code: readonly Instruction[];
  /** Number of loops with `enter` and `leave` that are inside each other. The innermost one has the number 0. */
  readonly loops: number;
  readonly canBeEmpty: boolean;
  /** True if each match starts with `^`. */
  readonly isAnchored: boolean;
}

export function single(instruction: Instruction): Program {
  const isAnchored = instruction.op === "assert" && instruction.assertion === "^";
  return { code: [instruction], loops: 0, canBeEmpty: instruction.op !== "one", isAnchored };
}

export function sequence(parts: readonly Program[]): Program {
  return {
    code: parts.flatMap(({ code }) => code),
    loops: Math.max(0, ...parts.map(({ loops }) => loops)),
    canBeEmpty: parts.every(({ canBeEmpty }) => canBeEmpty),
    isAnchored: parts[0]?.isAnchored === true,
  };
}

export function choice(parts: readonly Program[]): Program {
  let rest = parts.reduce((total, { code }) => total + code.length + 2, -2);
  const code = parts.flatMap((part, index) => {
    rest -= part.code.length + 2;
    const isLast = index === parts.length - 1;
    return isLast ? part.code : [split(1, part.code.length + 2), ...part.code, split(rest + 1, rest + 1)];
  });
  return {
    ...sequence(parts),
    code,
    canBeEmpty: parts.some(({ canBeEmpty }) => canBeEmpty),
    isAnchored: parts.every(({ isAnchored }) => isAnchored),
  };
}

/** The number of times that a part is repeated. */
export interface Count {
  readonly least: number;
  readonly most: number;
  readonly isLazy: boolean;
}

/** @param clear empties the groups of the body, which JavaScript does before each iteration */
export function repeat(body: Program, { least, most, isLazy }: Count, clear: readonly Instruction[]): Program {
  const needed = [...clear, ...body.code];
  const loop = body.loops;
  // JavaScript lets an iteration that must happen match nothing, but not an iteration that may happen.
  const optional: Instruction[] = body.canBeEmpty ? [{ op: "enter", loop }, ...needed, { op: "leave", loop }] : needed;
  const size = optional.length + 1;
  const choose = (end: number): Instruction => (isLazy ? split(end, 1) : split(1, end));
  const rest =
    most === Infinity
      ? [choose(size + 1), ...optional, split(-size, -size)]
      : copies(most - least, (index) => [choose((most - least - index) * size), ...optional]);
  return {
    code: [...copies(least, () => needed), ...rest],
    loops: loop + (body.canBeEmpty ? 1 : 0),
    canBeEmpty: least === 0 || body.canBeEmpty,
    isAnchored: least > 0 && body.isAnchored,
  };
}

function copies(count: number, code: (index: number) => Instruction[]): Instruction[] {
  return Array.from({ length: count }, (_, index) => code(index)).flat();
}

function split(first: number, second: number): Instruction {
  return { op: "split", first, second };
}
