import type { Body, CallBlockNode, MacroNode, Signature, Node } from "./ast.ts";
import { compileArguments } from "./compile-arguments.ts";
import type { Compiler, Evaluate, Execute, Slots } from "./compiler.ts";
import { callValue } from "./function.ts";
import { type Fill, Macro } from "./macro.ts";
import { run } from "./run.ts";
import { Frame, Scope } from "./scope.ts";
import { writeText } from "./write.ts";
import { namesUsed } from "./walk.ts";

/** Compiles a macro to a closure that makes it, bound to the slots around it. */
function compileFunction(
  compiler: Compiler,
  node: Node & Signature & { body: Body },
  name: string | null,
): (slots: Slots) => Macro {
  const outer = compiler.scope;
  const { soft, loops, line } = compiler;
  const frame = new Frame(outer.frame);
  const scope = new Scope(frame, outer);
  const parameters = node.parameters.map((parameter) => parameter.name);
  const used = namesUsed(node.body, ["caller", "kwargs", "varargs"]);
  const explicitCaller = parameters.indexOf("caller");
  if (used.has("caller") && explicitCaller >= 0 && explicitCaller < parameters.length - node.defaults.length) {
    const message = 'the special "caller" argument must be omitted or be given a default';
    compiler.fail("invalid-target", message, node, node.line);
  }
  const slotOf = (parameter: string): number => scope.declare(parameter).slot;
  const fills = parameters.map((parameter) => ({ name: parameter, slot: slotOf(parameter) }));
  const special = (word: string): number => (used.has(word) && !parameters.includes(word) ? slotOf(word) : -1);
  const shape = { name, caller: special("caller"), kwargs: special("kwargs"), varargs: special("varargs") };
  node.defaults.forEach((value) => scope.reads(value));
  scope.analyse(node.body);
  compiler.scope = scope;
  compiler.soft = false;
  compiler.loops = 0;
  compiler.line = node.line;
  const skipped = parameters.length - node.defaults.length;
  const defaults: (Evaluate | undefined)[] = parameters.map((_, index) => {
    const value = node.defaults[index - skipped];
    return value && compiler.expression(value);
  });
  compiler.scope = outer;
  const body = compiler.inScope(scope, node.body);
  Object.assign(compiler, { soft, loops, line });
  const full: Fill[] = fills.map((fill, index) => ({ ...fill, value: defaults[index] }));
  const whole = { ...shape, frame, parameters: full, body };
  return (slots) => new Macro(whole, slots);
}

/** Compiles `macro`. */
export function compileMacro(compiler: Compiler, node: MacroNode): Execute {
  const make = compileFunction(compiler, node, node.name);
  compiler.line = node.line;
  const slot = compiler.scope.find(node.name)?.slot ?? 0;
  return (slots) => {
    slots[slot] = make(slots);
  };
}

/** Compiles `call`: the body becomes the macro `caller` of the call. */
export function compileCallBlock(compiler: Compiler, node: CallBlockNode): Execute {
  const make = compileFunction(compiler, node, null);
  compiler.line = node.line;
  const target = compiler.expression(node.call.callee);
  const args = compileArguments(compiler, node.call.args);
  const at = compiler.at(node.call);
  return (slots) => {
    const caller = make(slots);
    const callee = target(slots);
    const positional = args.positional(slots);
    const keywords = new Map(args.keywords?.(slots));
    keywords.set("caller", caller);
    run.at = at;
    writeText(callValue(callee, positional, keywords));
  };
}
