import { READS } from "./ast.ts";
import type { Body, CallBlockNode, MacroNode, Signature, Node } from "./ast.ts";
import { compileArguments, positionalIn } from "./compile-arguments.ts";
import { setSlot } from "./compile-set.ts";
import { type Compiler, type Execute, type Slots } from "./compiler.ts";
import { callValue } from "./function.ts";
import { type Fill, Macro, type MacroShape } from "./macro.ts";
import { run } from "./run.ts";
import { Frame, Scope } from "./scope.ts";
import { writeText } from "./write.ts";

/** A macro, or the body of a call block. */
export type FunctionNode = Node & Signature & { readonly body: Body };

/** A function whose names are settled, and into whose scope the compiler has gone. */
export interface OpenFunction {
  readonly scope: Scope;
  readonly shape: Pick<MacroShape, "name" | "caller" | "kwargs" | "varargs">;
  readonly fills: readonly Pick<Fill, "name" | "slot">[];
}

/** Settles the names of a function and enters its scope. */
export function openFunction(compiler: Compiler, node: FunctionNode, name: string | null): OpenFunction {
  const outer = compiler.scope;
  const frame = new Frame(outer.frame);
  const scope = new Scope(frame, outer);
  const parameters = node.parameters.map((parameter) => parameter.name);
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
  const body = compiler.inScope(scope, node.body);
  Object.assign(compiler, { soft, loops });
  const { caller, kwargs, varargs } = shape;
  return macroMaker({ name, frame: scope.frame.shape, parameters, caller, kwargs, varargs, body });
}

function macroMaker(shape: MacroShape): (slots: Slots) => Macro {
  return (slots) => new Macro(shape, slots);
}

/** Compiles `macro`. */
export function compileMacro(compiler: Compiler, node: MacroNode): Execute {
  const make = compileFunction(compiler, node, node.name);
  return setSlot(compiler.scope.find(node.name)?.slot ?? 0, make);
}

/** Compiles `call`: the body becomes the macro `caller` of the call. */
export function compileCallBlock(compiler: Compiler, node: CallBlockNode): Execute {
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
    writeText(callValue(callee, positional, keywords));
  };
}
