import { type Assertion, type CodePointTest, type Node, PatternError, type Repeat } from "./syntax.ts";

/** One instruction of a program. Unless it says otherwise, the next instruction follows. */
export type Instruction =
  /** Consumes one code point. */
  | { readonly op: "one"; readonly test: CodePointTest }
  /** Continues at `first`. If that fails, continues at `second`. */
  | { readonly op: "split"; first: number; second: number }
  | { readonly op: "jump"; readonly to: number }
  /** Stores the position in a slot: 2n is the start of group n, 2n + 1 its end. */
  | { readonly op: "save"; readonly slot: number }
  /** Empties the slots from `from` to `to`, exclusive. */
  | { readonly op: "clear"; readonly from: number; readonly to: number }
  /** Starts an iteration of a loop whose body can match the empty string. */
  | { readonly op: "enter"; readonly loop: number }
  /** Ends an iteration of such a loop. Fails if the iteration consumed nothing, as JavaScript demands. */
  | { readonly op: "leave"; readonly loop: number }
  | { readonly op: "assert"; readonly assertion: Assertion }
  | { readonly op: "look"; readonly program: Program; readonly isNegative: boolean }
  | { readonly op: "match" };

/** A compiled pattern, or the compiled body of a look-ahead. */
export interface Program {
  readonly code: readonly Instruction[];
  /** Depth to which loops with `enter` and `leave` are nested. */
  readonly loops: number;
}

/** Maximum number of states: instructions, times the loops that a thread can have entered. */
const MAX_STATES = 20_000;

/** The states that the rest of a pattern can use. */
interface Budget {
  left: number;
}

/**
 * Compiles a parsed pattern.
 * @throws PatternError if the pattern needs too many states, in most cases because of nested counts
 */
export function compile(root: Node, budget: Budget = { left: MAX_STATES }): Program {
  const compiler = new Compiler(budget);
  compiler.emit(root, 0);
  compiler.code.push({ op: "match" });
  const { code, loops } = compiler;
  if (code.length * (loops + 1) > MAX_STATES) throw tooLarge(0);
  return { code, loops };
}

function tooLarge(position: number): PatternError {
  return new PatternError(`the pattern needs more than ${MAX_STATES} states; use smaller counts`, position);
}

class Compiler {
  readonly code: Instruction[] = [];
  loops = 0;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Appends the code of a node that is inside of `depth` loops with `enter` and `leave`. */
  emit(node: Node, depth: number): void {
    const { code } = this;
    this.#budget.left -= 1;
    if (node.kind === "one") code.push({ op: "one", test: node.test });
    else if (node.kind === "assert") code.push({ op: "assert", assertion: node.assertion });
    else if (node.kind === "look")
      code.push({ op: "look", program: compile(node.body, this.#budget), isNegative: node.isNegative });
    else if (node.kind === "sequence") for (const part of node.parts) this.emit(part, depth);
    else if (node.kind === "choice") this.#choice(node.parts, depth);
    else if (node.kind === "repeat") this.#repeat(node, depth);
    else {
      code.push({ op: "save", slot: 2 * node.number });
      this.emit(node.body, depth);
      code.push({ op: "save", slot: 2 * node.number + 1 });
    }
  }

  #choice(parts: readonly Node[], depth: number): void {
    const { code } = this;
    const jumps: { op: "jump"; to: number }[] = [];
    for (const part of parts.slice(0, -1)) {
      const split = this.#split();
      this.emit(part, depth);
      const jump = { op: "jump" as const, to: 0 };
      jumps.push(jump);
      code.push(jump);
      split.second = code.length;
    }
    for (const part of parts.slice(-1)) this.emit(part, depth);
    for (const jump of jumps) jump.to = code.length;
  }

  #repeat(node: Repeat, depth: number): void {
    const { least, most, isLazy } = node;
    const { code } = this;
    for (let count = 0; count < least; count++) this.#iteration(node, depth);
    const splits: Split[] = [];
    for (let count = least; count < most; count++) {
      const split = this.#split();
      splits.push(split);
      this.#iteration(node, depth, true);
      if (most === Infinity) code.push({ op: "jump", to: split.first - 1 });
      if (most === Infinity) break;
    }
    for (const split of splits) {
      split.second = code.length;
      if (isLazy) [split.first, split.second] = [split.second, split.first];
    }
  }

  #iteration({ body, groups: [first, last], position }: Repeat, depth: number, isOptional = false): void {
    const { code } = this;
    // JavaScript lets an iteration that must happen match nothing, but not an iteration that may happen.
    const isChecked = isOptional && canBeEmpty(body);
    if (isChecked) this.loops = Math.max(this.loops, depth + 1);
    if (isChecked) code.push({ op: "enter", loop: depth });
    if (last > first) code.push({ op: "clear", from: 2 * first, to: 2 * last });
    this.emit(body, depth + (isChecked ? 1 : 0));
    if (isChecked) code.push({ op: "leave", loop: depth });
    if (this.#budget.left < 0) throw tooLarge(position);
  }

  #split(): Split {
    const split: Split = { op: "split", first: this.code.length + 1, second: 0 };
    this.code.push(split);
    return split;
  }
}

type Split = Extract<Instruction, { op: "split" }>;

function canBeEmpty(node: Node): boolean {
  if (node.kind === "one") return false;
  if (node.kind === "sequence") return node.parts.every(canBeEmpty);
  if (node.kind === "choice") return node.parts.some(canBeEmpty);
  if (node.kind === "repeat") return node.least === 0 || canBeEmpty(node.body);
  return node.kind !== "group" || canBeEmpty(node.body);
}

/** Returns true if each match of a node starts with `^`. */
export function startsWithAnchor(node: Node): boolean {
  if (node.kind === "assert") return node.assertion === "^";
  if (node.kind === "sequence") return node.parts[0] !== undefined && startsWithAnchor(node.parts[0]);
  if (node.kind === "choice") return node.parts.every(startsWithAnchor);
  return node.kind === "group" && startsWithAnchor(node.body);
}
