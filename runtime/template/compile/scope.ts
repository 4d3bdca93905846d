import { type Body, type Expression, type Statement, type Target, eachName, targetNames } from "../syntax/ast.ts";

/** The slot that is empty in each array of variables. */
const EMPTY = 1;

/**
 * Describes the variables of one function: the template, a macro, a call block or a recursive loop. Each call of the
 * function stores its variables in the slots of an array. Slot 0 contains the array of the outer function.
 */
export class Frame {
  /** The part of the frame that is needed after the compilation. */
  readonly shape: { size: number } = { size: EMPTY + 1 };
  readonly depth: number;
  /** Names that are read from the context of the render, each with its slot in the outermost frame. */
  readonly context: Map<string, Reference>;
  readonly parent: Frame | undefined;
  constructor(parent?: Frame) {
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
    this.context = parent ? parent.context : new Map();
  }
  add(): number {
    return this.shape.size++;
  }
}

/** The slot of a name. */
export interface Reference {
  readonly frame: Frame;
  readonly slot: number;
}

/** The source of the first value of a slot, when its scope is entered. `nothing` means that the slot starts empty. */
type Load = "parameter" | "nothing" | "context" | Reference;

/**
 * A variable slot that gets a value when a scope is entered. `slot` gets the value of the slot `source` in the function
 * that is `up` levels further out.
 */
export interface Entry {
  readonly slot: number;
  readonly source: number;
  readonly up: number;
}

/**
 * The names of one scope, found by Python's rules before the code of the scope is compiled. A name that the scope
 * writes has its own slot. The slot starts with the value of the name in the outer scope. If no outer scope has the
 * name, and an `if` branch writes it first, the slot starts with the value in the context.
 */
export class Scope {
  /** Every name of this scope, and the source of its value. */
  private readonly loads = new Map<string, Load>();
  private readonly stores = new Set<string>();
  private readonly slots = new Map<string, Reference>();
  /** Number of `if` statements around the current statement. */
  private branches = 0;
  readonly frame: Frame;
  readonly parent: Scope | undefined;
  constructor(frame: Frame, parent?: Scope) {
    this.frame = frame;
    this.parent = parent;
  }

  /** Returns the slot of a name in this scope or an outer scope. */
  find(name: string): Reference | undefined {
    const load = this.loads.get(name);
    if (load === undefined) return this.parent?.find(name);
    return load === "context" && !this.stores.has(name) ? this.contextSlot(name) : this.slot(name);
  }

  private slot(name: string): Reference {
    let slot = this.slots.get(name);
    if (!slot) this.slots.set(name, (slot = { frame: this.frame, slot: this.frame.add() }));
    return slot;
  }

  private contextSlot(name: string): Reference {
    let slot = this.frame.context.get(name);
    if (!slot) {
      let root = this.frame;
      while (root.parent) root = root.parent;
      this.frame.context.set(name, (slot = { frame: root, slot: root.add() }));
    }
    return slot;
  }

  /** Adds a name that gets its value when the scope is entered. */
  declare(name: string): Reference {
    this.stores.add(name);
    this.loads.set(name, "parameter");
    return this.slot(name);
  }

  private store(name: string): void {
    this.stores.add(name);
    if (!this.loads.has(name)) {
      this.loads.set(name, this.parent?.find(name) ?? (this.branches > 0 ? "context" : "nothing"));
    }
  }

  /** Records that the scope reads a name. */
  load(name: string): void {
    if (!this.loads.has(name) && !this.parent?.find(name)) this.loads.set(name, "context");
  }

  /** Records the names that an expression reads. */
  reads(node: Expression | undefined): void {
    if (node) eachName(node, this);
  }

  /** Records the names that a target writes. */
  writes(target: Target): void {
    if (target.kind === "namespace") this.load(target.name);
    else if (target.kind === "tuple") for (const item of target.items) this.writes(item);
    else this.store(target.name);
  }

  /** Declares the variables that a loop assigns, such as `x` in `for x in y`. */
  declareTarget(target: Target): void {
    for (const name of targetNames(target)) this.declare(name);
  }

  /** Records the names that the statements read and write. Skips the bodies of statements that have their own scope. */
  analyse(body: Body): void {
    for (const node of body) this.statement(node);
  }

  private statement(node: Statement): void {
    switch (node.kind) {
      case "output":
        for (const part of node.parts) if (part.kind !== "text") this.reads(part);
        break;
      case "if":
        this.branches++;
        for (const { test, body } of node.branches) {
          this.reads(test);
          this.analyse(body);
        }
        if (node.otherwise) this.analyse(node.otherwise);
        this.branches--;
        break;
      case "for":
        return this.reads(node.items);
      case "set":
        this.reads(node.value);
        return this.writes(node.target);
      case "set-block":
        return this.writes(node.target);
      case "with":
        return node.values.forEach((value) => this.reads(value));
      case "macro":
        return this.store(node.name);
      case "call-block":
        return this.reads(node.call);
      case "filter-block":
        return this.reads(node.filter);
      case "load":
        return this.reads(node.template);
    }
  }

  /** Returns the slots to set when the scope is entered. Those of the outermost scope are empty at the start. */
  entries(): Entry[] {
    const entries: Entry[] = [];
    for (const [name, load] of this.loads) {
      if (load === "parameter") continue;
      if (load === "context" && !this.stores.has(name)) {
        this.contextSlot(name);
        continue;
      }
      const { slot } = this.slot(name);
      if (load === "nothing") {
        if (this.parent) entries.push({ slot, source: EMPTY, up: 0 });
      } else {
        const from = load === "context" ? this.contextSlot(name) : load;
        entries.push({ slot, source: from.slot, up: this.frame.depth - from.frame.depth });
      }
    }
    return entries;
  }
}

/** The variables of one function call. Slot 0 contains the slots of the outer function. */
export type Slots = unknown[];

/**
 * Arrays of empty slots; the index is the number of slots. Functions with the same number of slots copy the same array.
 */
const BLANK_SLOTS: Slots[] = [];

/** Returns empty slots. */
export function blankSlots({ size }: Frame["shape"]): Slots {
  const blank = size < 256 ? (BLANK_SLOTS[size] ??= emptySlots(size)) : emptySlots(size);
  return blank.slice();
}

const emptySlots = (size: number): Slots => Array.from({ length: size }, () => undefined);

/** Returns empty slots for a call of a function. */
export function makeSlots(shape: Frame["shape"], outer: Slots): Slots {
  const slots = blankSlots(shape);
  slots[0] = outer;
  return slots;
}

/** Returns the slots of the function that is `up` levels outside the current function. */
export function outerSlots(slots: Slots, up: number): Slots {
  let result = slots;
  for (let turn = 0; turn < up; turn++) result = result[0] as Slots;
  return result;
}
