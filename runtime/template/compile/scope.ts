import type { Body, Expression, Statement, Target } from "../syntax/ast.ts";
import { eachName, targetNames } from "../syntax/walk.ts";

/** The slots of one function: the template, a macro, a call block or a recursive loop. Slot 0 holds the outer slots. */
export class Frame {
  /** The part of the frame that the finished template keeps. */
  readonly shape: { size: number } = { size: 1 };
  readonly depth: number;
  /** Names read from the context, each with its slot in the outermost frame. */
  readonly context: Map<string, Reference>;
  readonly parent: Frame | undefined;
  constructor(parent?: Frame) {
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
    this.context = parent ? parent.context : new Map();
  }
  get size(): number {
    return this.shape.size;
  }
  add(): number {
    return this.shape.size++;
  }
}

/** Where a name lives. */
export interface Reference {
  readonly frame: Frame;
  readonly slot: number;
  /** The special variable of a `for`; nothing can assign to it. */
  readonly loop?: boolean;
}

/** The value of a slot on entering its scope: its own parameter, nothing, a context value, or an outer slot's value. */
type Load = "parameter" | "nothing" | "context" | Reference;

/** A copy to make when a scope is entered; without a source the slot is emptied. */
export interface Entry {
  readonly slot: number;
  readonly from: Reference | undefined;
}

/**
 * Names of one scope, settled before its code is made, by Python's rules: a name that the scope writes is its own from
 * the start and begins with the outer value; a name written only in a branch begins with what it had outside.
 */
export class Scope {
  /** Every name that the scope knows itself, and where its value comes from. */
  private readonly loads = new Map<string, Load>();
  private readonly stores = new Set<string>();
  private readonly slots = new Map<string, Reference>();
  /** The number of branches around the current statement. */
  private branches = 0;
  readonly frame: Frame;
  readonly parent: Scope | undefined;
  constructor(frame: Frame, parent?: Scope) {
    this.frame = frame;
    this.parent = parent;
  }

  /** Returns the reference of a name that this or an outer scope knows. */
  find(name: string): Reference | undefined {
    const load = this.loads.get(name);
    if (load === undefined) return this.parent?.find(name);
    return load === "context" && !this.stores.has(name) ? this.contextSlot(name) : this.slot(name);
  }

  private slot(name: string, loop = false): Reference {
    let slot = this.slots.get(name);
    if (!slot) this.slots.set(name, (slot = { frame: this.frame, slot: this.frame.add(), loop }));
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

  /** Returns a name that is given a value by whoever enters the scope. */
  declare(name: string, loop = false): Reference {
    this.stores.add(name);
    this.loads.set(name, "parameter");
    return this.slot(name, loop);
  }

  private store(name: string): void {
    this.stores.add(name);
    if (!this.loads.has(name)) {
      this.loads.set(name, this.parent?.find(name) ?? (this.branches > 0 ? "context" : "nothing"));
    }
  }

  /** Records the read of a name. */
  load(name: string): void {
    if (!this.loads.has(name) && !this.parent?.find(name)) this.loads.set(name, "context");
  }

  /** Reads the names of an expression. */
  reads(node: Expression | undefined): void {
    if (node) eachName(node, this);
  }

  /** Writes the names of a target. */
  writes(target: Target): void {
    if (target.kind === "namespace") this.load(target.name);
    else if (target.kind === "tuple") for (const item of target.items) this.writes(item);
    else this.store(target.name);
  }

  /** Makes the names of a loop target parameters. */
  declareTarget(target: Target): void {
    for (const name of targetNames(target)) this.declare(name);
  }

  /** Takes note of what the statements read and write, leaving alone what has a scope of its own. */
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

  /** Returns the copies to make on entering the scope. */
  entries(): Entry[] {
    const entries: Entry[] = [];
    for (const [name, load] of this.loads) {
      if (load === "parameter") continue;
      if (load === "nothing") entries.push({ slot: this.slot(name).slot, from: undefined });
      else if (load !== "context") entries.push({ slot: this.slot(name).slot, from: load });
      else if (this.stores.has(name)) entries.push({ slot: this.slot(name).slot, from: this.contextSlot(name) });
      else this.contextSlot(name);
    }
    return entries;
  }
}
