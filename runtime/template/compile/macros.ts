import { callValue, tooMany, unexpected } from "../builtins/builtin.ts";
import type { Run } from "../run.ts";
import { type Body, type Node, READS, type Signature, type StatementOf } from "../syntax/ast.ts";
import { lookUp, makeDict } from "../values/collections.ts";
import { represent } from "../values/text.ts";
import { Callable, type Keywords, markedIf, toTuple } from "../values/value.ts";
import { setSlot } from "./assignments.ts";
import type { Compiler, Evaluate, Execute } from "./compiler.ts";
import { compileArguments, positionalIn } from "./expressions.ts";
import { writeResult } from "./output.ts";
import { Frame, Scope, type Slots, makeSlots } from "./scope.ts";

/** A parameter of a macro, and the slot for its value. If the argument is missing, `value` computes the default. */
interface Parameter {
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
  readonly frame: Frame["shape"];
  readonly parameters: readonly Parameter[];
  readonly caller: number;
  readonly kwargs: number;
  readonly varargs: number;
  readonly body: Execute;
  /** Work units of one call. */
  readonly cost: number;
}

/**
 * A macro, with the variables of the surrounding code (`outer`). Each call has its own array of variables. Item 0 of
 * this array is `outer`.
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

  override represent(run: Run): string {
    const { name } = this.shape;
    return `<Macro ${name === null ? "anonymous" : represent(run, name)}>`;
  }

  override attribute(run: Run, name: string): unknown {
    const { name: own, parameters, caller, kwargs, varargs } = this.shape;
    const attributes = {
      name: own,
      arguments: toTuple(parameters.map((parameter) => parameter.name)),
      caller: caller >= 0,
      catch_kwargs: kwargs >= 0,
      catch_varargs: varargs >= 0,
    };
    return lookUp(run, attributes, name);
  }

  call(run: Run, positional: unknown[], keywords?: Keywords): unknown {
    const { name, cost, frame, body } = this.shape;
    run.enterCall(name ?? "caller", cost);
    const slots = makeSlots(frame, this.outer);
    this.fill(run, slots, positional, keywords);
    const outer = run.startCapture();
    body(run, slots);
    const text = run.endCapture(outer);
    run.leaveCall();
    return markedIf(run.autoescape, text);
  }

  private fill(run: Run, slots: Slots, positional: unknown[], keywords: Keywords | undefined): void {
    const { name: own, parameters, varargs, kwargs, caller } = this.shape;
    const { length } = parameters;
    let used = 0;
    const take = (slot: number, name: string): void => {
      if (!keywords?.has(name)) return;
      slots[slot] = keywords.get(name);
      used++;
    };
    for (let index = 0; index < length; index++) {
      const { slot, name } = parameters[index] as Parameter;
      if (index < positional.length) slots[slot] = positional[index];
      else take(slot, name);
    }
    if (caller >= 0) take(caller, "caller");
    if (kwargs >= 0 || used < (keywords?.size ?? 0)) {
      const open = parameters.slice(positional.length).map(({ name }) => name);
      if (caller >= 0) open.push("caller");
      const rest = [...(keywords ?? [])].filter(([name]) => !open.includes(name));
      if (kwargs < 0) unexpected(String(own), rest[0]?.[0]);
      slots[kwargs] = makeDict(run, rest);
    }
    if (varargs >= 0) slots[varargs] = toTuple(positional.slice(length));
    else if (positional.length > length) tooMany(String(own), length, positional.length);
    for (let index = positional.length; index < length; index++) {
      const { slot, name, value } = parameters[index] as Parameter;
      if (value && !keywords?.has(name)) slots[slot] = value(run, slots);
    }
  }
}

/** A macro, or the body of a call block. */
type FunctionNode = Node & Signature & { readonly body: Body };

function compileFunction(compiler: Compiler, node: FunctionNode, name: string | null): (_: Run, slots: Slots) => Macro {
  const { soft, loops, scope: outer } = compiler;
  checkParameters(compiler, node);
  const scope = new Scope(new Frame(outer.frame), outer);
  const slots = node.parameters.map((parameter) => scope.declare(parameter.name).slot);
  const special = (word: "caller" | "kwargs" | "varargs"): number => {
    const isRead = node.reads & READS[word] && node.parameters.every((parameter) => parameter.name !== word);
    return isRead ? scope.declare(word).slot : -1;
  };
  const specials = { caller: special("caller"), kwargs: special("kwargs"), varargs: special("varargs") };
  for (const value of node.defaults) scope.reads(value);
  scope.analyse(node.body);
  Object.assign(compiler, { scope, soft: false, loops: 0, line: node.line });
  const skipped = slots.length - node.defaults.length;
  const parameters = node.parameters.map((parameter, index): Parameter => {
    const value = node.defaults[index - skipped];
    return { name: parameter.name, slot: slots[index] as number, value: value && compiler.expression(value) };
  });
  compiler.scope = outer;
  const { code: body, cost } = compiler.repeated(() => compiler.inScope(scope, node.body));
  Object.assign(compiler, { soft, loops });
  return macroMaker({ name, frame: scope.frame.shape, parameters, ...specials, body, cost });
}

const macroMaker = (shape: MacroShape) => (_: Run, slots: Slots) => new Macro(shape, slots);

function checkParameters(compiler: Compiler, node: FunctionNode): void {
  const names = node.parameters.map((parameter) => parameter.name);
  const known = new Set<string>();
  const again = node.parameters.find(({ name }) => known.size === known.add(name).size);
  if (again) compiler.fail("invalid-target", `duplicate argument "${again.name}"`, again);
  const caller = node.reads & READS.caller ? names.indexOf("caller") : -1;
  if (caller >= 0 && caller < names.length - node.defaults.length) {
    const message = 'the special "caller" argument must be omitted or be given a default';
    compiler.fail("invalid-target", message, node);
  }
}

export function compileMacro(compiler: Compiler, node: StatementOf<"macro">): Execute {
  return setSlot(compiler, node.name, compileFunction(compiler, node, node.name));
}

/** Compiles a `call` block. Its body becomes the macro `caller`, which the called macro can use. */
export function compileCallBlock(compiler: Compiler, node: StatementOf<"call-block">): Execute {
  const make = compileFunction(compiler, node, null);
  compiler.line = node.line;
  const target = compiler.expression(node.call.callee);
  const args = compileArguments(compiler, node.call.args);
  const at = compiler.at(node.call);
  return (run, slots) => {
    const caller = make(run, slots);
    const callee = target(run, slots);
    const positional = positionalIn(run, args, slots);
    const keywords = new Map(args.keywords?.(run, slots));
    keywords.set("caller", caller);
    run.at = at;
    writeResult(run, callValue(run, callee, positional, keywords));
  };
}
