import { tooMany, unexpected } from "./function.ts";
import {
  blankSlots,
  type Evaluate,
  type Execute,
  type FrameShape,
  leaveSlots,
  makeSlots,
  type Slots,
} from "./compiler.ts";
import { endCapture, enterCall, leaveCall, run, startCapture } from "./run.ts";
import { represent } from "./text.ts";
import { lookUp, makeDict } from "./dicts.ts";
import { Callable, type Keywords, Markup, toTuple } from "./value.ts";

/** A parameter: its slot, and how to compute it when it is not given. */
export interface Fill {
  readonly name: string;
  readonly slot: number;
  readonly value: Evaluate | undefined;
}

/** A compiled macro. `caller`, `kwargs`, `varargs`: slots of the special names, -1 when the body does not read them. */
export interface MacroShape {
  readonly name: string | null;
  readonly frame: FrameShape;
  readonly parameters: readonly Fill[];
  readonly caller: number;
  readonly kwargs: number;
  readonly varargs: number;
  readonly body?: Execute;
  /** In place of a body that writes: what gives the text. */
  readonly text?: (slots: Slots) => string;
}

/**
 * A macro bound to the slots of the code around it. The parameters' slots come first and in order, behind that of the
 * outer slots. A macro without outer slots, as in a precompiled module, has no slot for them.
 */
export class Macro extends Callable {
  readonly type = "Macro";
  private readonly shape: MacroShape;
  private readonly outer: Slots | undefined;
  /** Whether there is nothing to fill but the parameters. */
  private readonly plain: boolean;
  constructor(shape: MacroShape, outer?: Slots) {
    super();
    this.shape = shape;
    this.outer = outer;
    this.plain = shape.caller < 0 && shape.kwargs < 0 && shape.varargs < 0;
  }

  override represent(): string {
    const { name } = this.shape;
    return `<Macro ${name === null ? "anonymous" : represent(name)}>`;
  }

  override attribute(name: string): unknown {
    const { name: own, parameters, caller, kwargs, varargs } = this.shape;
    const attributes = {
      name: own,
      arguments: toTuple(parameters.map((parameter) => parameter.name)),
      caller: caller >= 0,
      catch_kwargs: kwargs >= 0,
      catch_varargs: varargs >= 0,
    };
    return lookUp(attributes, name);
  }

  call(positional: unknown[], keywords?: Keywords): unknown {
    this.enter();
    return this.text(this.slots(positional, keywords));
  }

  /** Slots for a call with so many arguments, to be filled from the second one on and given to {@link run}. */
  slotsFor(count: number): Slots | undefined {
    const { frame, parameters } = this.shape;
    return this.plain && this.outer && count === parameters.length ? makeSlots(frame, this.outer) : undefined;
  }

  /** Calls the macro with slots that hold the arguments. */
  run(slots: Slots): unknown {
    this.enter();
    return this.text(slots);
  }

  private enter(): void {
    enterCall(this.shape.name ?? "caller");
  }

  private text(slots: Slots): unknown {
    const { shape, outer } = this;
    const text = shape.text ? shape.text(slots) : bodyText(shape, slots);
    if (outer) leaveSlots(shape.frame, slots);
    leaveCall();
    return run.autoescape ? new Markup(text) : text;
  }

  /** The slots for a call; in a module most calls give each parameter its value, in order. */
  private slots(positional: unknown[], keywords: Keywords | undefined): Slots {
    const { frame, parameters } = this.shape;
    const { outer } = this;
    const exact = keywords === undefined && this.plain && positional.length === parameters.length;
    if (exact && !outer) return positional;
    const slots = outer ? makeSlots(frame, outer) : blankSlots(frame);
    this.fill(slots, positional, keywords);
    return slots;
  }

  private fill(slots: Slots, positional: unknown[], keywords: Keywords | undefined): void {
    const { name: own, parameters, varargs, kwargs, caller } = this.shape;
    const { length } = parameters;
    const rest = keywords && new Map(keywords);
    for (let index = 0; index < length; index++) {
      const { slot, name } = parameters[index] as Fill;
      if (index < positional.length) slots[slot] = positional[index];
      else if (rest?.has(name)) takeOut(rest, name, slots, slot);
    }
    if (caller >= 0 && rest?.has("caller")) takeOut(rest, "caller", slots, caller);
    if (kwargs >= 0) slots[kwargs] = makeDict(rest ?? []);
    else if (rest?.size) unexpected(String(own), [...rest.keys()][0]);
    if (varargs >= 0) slots[varargs] = toTuple(positional.slice(length));
    else if (positional.length > length) tooMany(String(own), length, positional.length);
    for (let index = positional.length; index < length; index++) {
      const { slot, name, value } = parameters[index] as Fill;
      if (value && !keywords?.has(name)) slots[slot] = value(slots);
    }
  }
}

function takeOut(keywords: Map<string, unknown>, name: string, slots: Slots, slot: number): void {
  slots[slot] = keywords.get(name);
  keywords.delete(name);
}

function bodyText({ body }: MacroShape, slots: Slots): string {
  const saved = startCapture();
  body?.(slots);
  return endCapture(saved);
}
