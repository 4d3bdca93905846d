import { getAttribute, getItem } from "./access.ts";
import type { Expression } from "./ast.ts";
import { equals } from "./compare.ts";
import type { Compiler, Condition, Evaluate, Slots } from "./compiler.ts";
import { loopAttribute } from "./loop.ts";
import { DICT_METHODS } from "./methods.ts";
import { run, spend } from "./run.ts";
import { perSlot } from "./shared-closures.ts";
import { sizeOrNothing, slice } from "./sequence.ts";
import { isMapping, Namespace, PythonObject, truthy } from "./value.ts";

/** The slot of a name of the current function, or -1. */
function localSlot(compiler: Compiler, node: Expression): number {
  if (node.kind !== "name") return -1;
  const reference = compiler.scope.find(node.name);
  return reference && reference.frame === compiler.scope.frame ? reference.slot : -1;
}

const isLoop = (compiler: Compiler, node: Expression): boolean =>
  node.kind === "name" && compiler.scope.find(node.name)?.loop === true;

type Attribute = Extract<Expression, { kind: "attribute" }>;

/** Compiles `value.name`. */
export function compileAttribute(compiler: Compiler, node: Attribute): Evaluate {
  const { object, name } = node;
  const read = isLoop(compiler, object) ? loopAttribute(name) : undefined;
  if (!read) return readMember(compiler, object, name, ATTRIBUTES);
  return loopRead(read, compiler.expression(object));
}

function loopRead(read: (loop: unknown) => unknown, value: Evaluate): Evaluate {
  return (slots) => read(value(slots));
}

/** What a dict holds under a name that is no method of dicts; anything else takes the slow way. */
export function member(object: unknown, name: string, at: number, read: Read): unknown {
  if (typeof object === "object" && object !== null && !(object instanceof PythonObject) && !Array.isArray(object)) {
    if (object instanceof Map) return object.get(name);
    return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
  }
  const found = object instanceof Namespace ? object.values.get(name) : undefined;
  if (found !== undefined) return found;
  run.at = at;
  return read(object, name);
}

type Read = (object: unknown, name: string) => unknown;

/** A field of a local variable. `kept`: the slot that holds its value, before a slot with the object it is of; or -1. */
interface Field {
  readonly slot: number;
  readonly kept: number;
  readonly name: string;
  readonly at: number;
}

/** Stands for a field that has been looked for and is not there. */
const ABSENT = Symbol("absent");

/** What a slot holds of a field, if it is of the object that the variable holds now. */
const keptIn = (slots: Slots, slot: number, kept: number): unknown =>
  kept >= 0 && slots[kept + 1] === slots[slot] ? slots[kept] : undefined;

/** Reads a field that no slot holds yet; what a dict holds is kept, since nothing in a template can change it. */
function fetch(slots: Slots, slot: number, kept: number, name: string, at: number, read: Read): unknown {
  const object = slots[slot];
  const value = member(object, name, at, read);
  if (kept >= 0 && typeof object === "object" && !(object instanceof PythonObject)) {
    slots[kept] = value === undefined ? ABSENT : value;
    slots[kept + 1] = object;
  }
  return value;
}

// The parts of a field stand in the closure itself: an object for each would take more memory. How anything but a dict
// is read stands around the closures of all fields.

/** Closures that read `value.name` or `value["name"]`. */
function memberClosures(read: Read) {
  const field =
    ({ slot, kept, name, at }: Field): Evaluate =>
    (slots) => {
      const known = keptIn(slots, slot, kept);
      if (known === undefined) return fetch(slots, slot, kept, name, at, read);
      return known === ABSENT ? undefined : known;
    };
  const fieldTest =
    ({ slot, kept, name, at }: Field, text: string, wanted: boolean): Condition =>
    (slots) => {
      const known = keptIn(slots, slot, kept);
      const value = known === undefined ? fetch(slots, slot, kept, name, at, read) : known;
      return (value === text || (typeof value === "object" && value !== null && equals(value, text))) === wanted;
    };
  const fieldTruth =
    ({ slot, kept, name, at }: Field): Condition =>
    (slots) => {
      const known = keptIn(slots, slot, kept);
      if (known === undefined) return holds(fetch(slots, slot, kept, name, at, read));
      return known !== ABSENT && holds(known);
    };
  const any =
    (value: Evaluate, name: string, at: number): Evaluate =>
    (slots) =>
      member(value(slots), name, at, read);
  const slow =
    (value: Evaluate, name: string, at: number): Evaluate =>
    (slots) => {
      const object = value(slots);
      run.at = at;
      return read(object, name);
    };
  return { field, fieldTest, fieldTruth, any, slow };
}

type MemberClosures = ReturnType<typeof memberClosures>;

const ATTRIBUTES = /* @__PURE__ */ memberClosures(getAttribute);
const ITEMS = /* @__PURE__ */ memberClosures(getItem);

/** `value.name` or `value["name"]`; most values are local variables. */
function readMember(compiler: Compiler, node: Expression, name: string, make: MemberClosures): Evaluate {
  if (isSpecial(name)) return make.slow(compiler.expression(node), name, compiler.at(node));
  const field = localField(compiler, node, name);
  return field ? make.field(field) : make.any(compiler.expression(node), name, compiler.at(node));
}

function localField(compiler: Compiler, node: Expression, name: string): Field | undefined {
  const slot = localSlot(compiler, node);
  if (slot < 0) return undefined;
  return { slot, kept: compiler.keepField(slot, name), name, at: compiler.at(node) };
}

const isSpecial = (name: string): boolean => Object.hasOwn(DICT_METHODS, name) || name.startsWith("__");

/** A field of a local variable, the commonest expression of all, and how to read it; undefined for any other. */
function fieldRead(compiler: Compiler, node: Expression): readonly [Field, MemberClosures] | undefined {
  const read = memberRead(compiler, node);
  if (!read || isSpecial(read.name)) return undefined;
  const field = localField(compiler, read.object, read.name);
  return field && [field, node.kind === "item" ? ITEMS : ATTRIBUTES];
}

function memberRead(compiler: Compiler, node: Expression): { object: Expression; name: string } | undefined {
  if (node.kind === "attribute") return isLoop(compiler, node.object) ? undefined : node;
  if (node.kind !== "item" || node.key.kind !== "constant") return undefined;
  const { object, key } = node;
  return typeof key.value === "string" ? { object, name: key.value } : undefined;
}

/** A field of a local variable compared with a text; undefined for anything else. */
export function compileFieldTest(
  compiler: Compiler,
  node: Expression,
  text: string,
  wanted: boolean,
): Condition | undefined {
  const found = fieldRead(compiler, node);
  return found && found[1].fieldTest(found[0], text, wanted);
}

/** Whether a local variable or a field of one holds; undefined for anything else. */
export function compileLocalTruth(compiler: Compiler, node: Expression): Condition | undefined {
  const slot = localSlot(compiler, node);
  if (slot >= 0) return slotTruth(slot);
  if (isLoopTruth(compiler, node)) return compileAttribute(compiler, node) as Condition;
  const found = fieldRead(compiler, node);
  return found && found[1].fieldTruth(found[0]);
}

/** Whether this is an attribute of `loop` that is true or false. */
const isLoopTruth = (compiler: Compiler, node: Expression): node is Attribute =>
  node.kind === "attribute" && (node.name === "first" || node.name === "last") && isLoop(compiler, node.object);

const slotTruth = /* @__PURE__ */ perSlot(
  (slot): Condition =>
    (slots) =>
      holds(slots[slot]),
);

const holds = (value: unknown): boolean => (typeof value === "boolean" ? value : truthy(value));

/** Compiles `value[key]`. */
export function compileItem(compiler: Compiler, node: Extract<Expression, { kind: "item" }>): Evaluate {
  if (node.key.kind === "constant" && typeof node.key.value === "string") {
    return readMember(compiler, node.object, node.key.value, ITEMS);
  }
  const value = compiler.expression(node.object);
  const at = compiler.at(node.object);
  if (node.key.kind === "slice") return compileSlice(compiler, value, node.key.bounds, at);
  const key = compiler.expression(node.key);
  return (slots) => {
    const object = value(slots);
    const name = key(slots);
    if (typeof name === "number" && Array.isArray(object) && Number.isInteger(name)) {
      return object[name < 0 ? name + object.length : name];
    }
    run.at = at;
    return getItem(object, name);
  };
}

/** A slice as Python computes it at compile time: undefined of what has none. */
export function sliceKindly(value: unknown, start: unknown, stop: unknown, step: unknown): unknown {
  return sizeOrNothing(value) === undefined || isMapping(value) ? undefined : slice(value, start, stop, step);
}

const none = (): null => null;

function compileBounds(
  compiler: Compiler,
  bounds: readonly (Expression | undefined)[],
): [Evaluate, Evaluate, Evaluate] {
  const one = (node: Expression | undefined): Evaluate => (node ? compiler.expression(node) : none);
  return [one(bounds[0]), one(bounds[1]), one(bounds[2])];
}

function compileSlice(
  compiler: Compiler,
  value: Evaluate,
  bounds: readonly (Expression | undefined)[],
  at: number,
): Evaluate {
  const [start, stop, step] = compileBounds(compiler, bounds);
  const { lenient } = compiler;
  return (slots) => {
    const object = value(slots);
    const from = start(slots);
    const to = stop(slots);
    const by = step(slots);
    run.at = at;
    if (object === undefined) return getItem(object, from);
    spend(1);
    return lenient ? sliceKindly(object, from, to, by) : slice(object, from, to, by);
  };
}
