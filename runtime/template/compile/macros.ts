import { callValue, tooMany, unexpected } from "../builtins/builtin.ts";
import { endCapture, enterCall, leaveCall, run, startCapture } from "../builtins/run.ts";
import { compileArguments, positionalIn } from "./calls.ts";
import { setSlot } from "./assignments.ts";
import type { Compiler, Evaluate, Execute } from "./compiler.ts";
import { writeResult } from "./output.ts";
import { Frame, Scope, type FrameShape, type Slots, makeSlots } from "./scope.ts";
import { type Body, type Node, READS, type Signature, type StatementOf } from "../syntax/ast.ts";
import { lookUp, makeDict } from "../values/dicts.ts";
import { represent } from "../values/text.ts";
import { Callable, type Keywords, Markup, toTuple } from "../values/value.ts";

/** A parameter of a macro, and the slot for its value. If the argument is missing, `value` computes the default. */
interface Fill {
  readonly name: string;
  readonly slot: number;
  readonly value: Evaluate | undefined;
}

/**
 * A compiled macro. `caller`, `kwargs` and `varargs` are the slots of the special names, or -1 if the body does not
 * read them.
 */
interface MacroShape {
  readonly name: string | null;
  readonly frame: FrameShape;
  readonly parameters: readonly Fill[];
  readonly caller: number;
  readonly kwargs: number;
  readonly varargs: number;
  readonly body: Execute;
  /** Work units of one call. */
  readonly cost: number;
}

/**
 * A macro, with the variables of the surrounding code (`outer`). Each call has its own array of variables. Item 0 of
 * this array is `outer`. The next items are the parameters, in order.
 */
class Macro extends Callable {
  readonly type = "Macro";
  private readonly shape: MacroShape;
  private readonly outer: Slots;
  constructor(shape: MacroShape, outer: Slots) {
    super();
    this.shape = shape;
    this.outer = outer;
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
    enterCall(this.shape.name ?? "caller", this.shape.cost);
    const slots = makeSlots(this.shape.frame, this.outer);
    this.fill(slots, positional, keywords);
    const saved = startCapture();
    this.shape.body(slots);
    const text = endCapture(saved);
    leaveCall();
    return run.autoescape ? new Markup(text) : text;
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

/** A macro, or the body of a call block. */
type FunctionNode = Node & Signature & { readonly body: Body };

/** A macro or call block that is being compiled. Its names are known, and its scope is the compiler's current scope. */
interface OpenFunction {
  readonly scope: Scope;
  readonly shape: Pick<MacroShape, "name" | "caller" | "kwargs" | "varargs">;
  readonly fills: readonly Pick<Fill, "name" | "slot">[];
}

/** Finds all names in a macro or call block, and enters its scope. */
function openFunction(compiler: Compiler, node: FunctionNode, name: string | null): OpenFunction {
  const outer = compiler.scope;
  const frame = new Frame(outer.frame);
  const scope = new Scope(frame, outer);
  const parameters = node.parameters.map((parameter) => parameter.name);
  const names = new Set<string>();
  const again = node.parameters.find(({ name: parameter }) => names.size === names.add(parameter).size);
  if (again) compiler.fail("invalid-target", `duplicate argument "${again.name}"`, again, again.line);
  const explicitCaller = parameters.indexOf("caller");
  if (node.reads & READS.caller && explicitCaller >= 0 && explicitCaller < parameters.length - node.defaults.length) {
    const message = 'the special "caller" argument must be omitted or be given a default';
    compiler.fail("invalid-target", message, node, node.line);
  }
  const slotOf = (parameter: string): number => scope.declare(parameter).slot;
  const fills = parameters.map((parameter) => ({ name: parameter, slot: slotOf(parameter) }));
  const special = (word: "caller" | "kwargs" | "varargs"): number =>
    node.reads & READS[word] && !parameters.includes(word) ? slotOf(word) : -1;
  const shape = { name, caller: special("caller"), kwargs: special("kwargs"), varargs: special("varargs") };
  node.defaults.forEach((value) => scope.reads(value));
  scope.analyse(node.body);
  compiler.scope = scope;
  compiler.soft = false;
  compiler.loops = 0;
  compiler.line = node.line;
  return { scope, shape, fills };
}

function withDefaults(compiler: Compiler, node: FunctionNode, fills: OpenFunction["fills"]): Fill[] {
  const skipped = fills.length - node.defaults.length;
  return fills.map(({ name, slot }, index) => {
    const value = node.defaults[index - skipped];
    return { name, slot, value: value && compiler.expression(value) };
  });
}

function compileFunction(compiler: Compiler, node: FunctionNode, name: string | null): (slots: Slots) => Macro {
  const { soft, loops, scope: outer } = compiler;
  const { scope, shape, fills } = openFunction(compiler, node, name);
  const parameters = withDefaults(compiler, node, fills);
  compiler.scope = outer;
  const { code: body, cost } = compiler.repeated(() => compiler.inScope(scope, node.body));
  Object.assign(compiler, { soft, loops });
  const { caller, kwargs, varargs } = shape;
  return macroMaker({ name, frame: scope.frame.shape, parameters, caller, kwargs, varargs, body, cost });
}

function macroMaker(shape: MacroShape): (slots: Slots) => Macro {
  return (slots) => new Macro(shape, slots);
}

/** Compiles `macro`. */
export function compileMacro(compiler: Compiler, node: StatementOf<"macro">): Execute {
  const make = compileFunction(compiler, node, node.name);
  return setSlot(compiler.scope.find(node.name)?.slot ?? 0, make);
}

/** Compiles a `call` block. Its body becomes the macro `caller`, which the called macro can use. */
export function compileCallBlock(compiler: Compiler, node: StatementOf<"call-block">): Execute {
  const make = compileFunction(compiler, node, null);
  compiler.line = node.line;
  const target = compiler.expression(node.call.callee);
  const args = compileArguments(compiler, node.call.args);
  const { values, star } = args;
  const at = compiler.at(node.call);
  return (slots) => {
    const caller = make(slots);
    const callee = target(slots);
    const positional = positionalIn(values, star, slots);
    const keywords = new Map(args.keywords?.(slots));
    keywords.set("caller", caller);
    run.at = at;
    writeResult(callValue(callee, positional, keywords));
  };
}
