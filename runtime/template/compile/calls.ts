import { charge } from "../budget.ts";
import { TEXT_METHODS, getAttribute, methodOf } from "../builtins/access.ts";
import { type Builtin, callValue, find, invoke } from "../builtins/builtin.ts";
import { DICT_METHODS } from "../builtins/methods.ts";
import { run } from "../builtins/run.ts";
import { type ArgumentList, compileArguments, fixedArguments, positionalIn } from "./arguments.ts";
import type { Compiler, Evaluate } from "./compiler.ts";
import type { Slots } from "./slots.ts";
import type { CallNode, Expression } from "../syntax/ast.ts";
import { PythonObject, isMapping, isText } from "../values/value.ts";

/** Compiles a call. */
export function compileCall(compiler: Compiler, node: CallNode): Evaluate {
  const { callee } = node;
  if (callee.kind === "attribute") return compileMethod(compiler, node, callee);
  const target = compiler.expression(callee);
  const args = compileArguments(compiler, node.args);
  return callTarget(target, args, compiler.at(callee));
}

function callTarget(target: Evaluate, { values, star, keywords }: ArgumentList, at: number): Evaluate {
  return (slots) => {
    const value = target(slots);
    const given = positionalIn(values, star, slots);
    const named = keywords?.(slots);
    run.at = at;
    return callValue(value, given, named);
  };
}

/** Compiles `value.name(…)`. Looks up the method without creating an object for it. */
function compileMethod(
  compiler: Compiler,
  node: CallNode,
  callee: Extract<Expression, { kind: "attribute" }>,
): Evaluate {
  const { name } = callee;
  const value = compiler.expression(callee.object);
  const args = compileArguments(compiler, node.args);
  const call = methodCall(name, args, compiler.at(callee), compiler.at(callee.object));
  const ofText = find(TEXT_METHODS, name);
  const method = ofText ?? find(DICT_METHODS, name);
  const fixed = method && fixedArguments(method, args, node.args.positional);
  return fixed && fixed.length < 3 ? callDirectly(value, method, ofText === method, call) : callMethod(value, call);
}

/** A call of a method of any value. `at` is the place of the call, `objectAt` the place of the value. */
interface MethodCall extends ArgumentList {
  readonly name: string;
  readonly at: number;
  readonly objectAt: number;
}

const methodCall = (
  name: string,
  { values, star, keywords }: ArgumentList,
  at: number,
  objectAt: number,
): MethodCall => ({ name, values, star, keywords, at, objectAt });

function callAny({ name, values, star, keywords, at, objectAt }: MethodCall, slots: Slots, object: unknown): unknown {
  run.at = objectAt;
  const method = hasMethods(object) ? methodOf(object, name) : undefined;
  const target = method ? undefined : getAttribute(object, name);
  const given = positionalIn(values, star, slots);
  const named = keywords?.(slots);
  run.at = at;
  charge(1);
  return method ? invoke(method, name, object, given, named) : callValue(target, given, named);
}

const hasMethods = (object: unknown): boolean => !(object instanceof PythonObject) || isText(object);

/** Calls the method directly if the value is a text or a dict. */
function callDirectly(value: Evaluate, { call: method }: Builtin, ofText: boolean, call: MethodCall): Evaluate {
  return (slots) => {
    const object = value(slots);
    if (ofText ? typeof object !== "string" : !isMapping(object)) return callAny(call, slots, object);
    const given = call.values[0]?.(slots);
    const also = call.values[1]?.(slots);
    run.at = call.at;
    charge(1);
    return method(object, given, also);
  };
}

function callMethod(value: Evaluate, call: MethodCall): Evaluate {
  return (slots) => callAny(call, slots, value(slots));
}
