import { getAttribute, methodOf, TEXT_METHODS } from "./access.ts";
import type { CallNode, Expression } from "./ast.ts";
import { type ArgumentList, compileArguments, fixedArguments, positionalIn, valuesIn } from "./compile-arguments.ts";
import type { Compiler, Evaluate, Slots } from "./compiler.ts";
import { callValue, invoke } from "./function.ts";
import { Macro } from "./macro.ts";
import { DICT_METHODS } from "./methods.ts";
import { run, spend } from "./run.ts";
import { type Builtin, isMapping, isRecord, isText, type Keywords, PythonObject, find } from "./value.ts";

/** Compiles a call. */
export function compileCall(compiler: Compiler, node: CallNode): Evaluate {
  const { callee } = node;
  if (callee.kind === "attribute") return compileMethod(compiler, node, callee);
  const target = compiler.expression(callee);
  const args = compileArguments(compiler, node.args);
  return callTarget(target, args, compiler.at(callee));
}

function callTarget(target: Evaluate, { values, star, keywords }: ArgumentList, at: number): Evaluate {
  if (!star && !keywords) return callPlainly(target, values, at);
  return (slots) => {
    const value = target(slots);
    const given = positionalIn(values, star, slots);
    const named = keywords?.(slots);
    run.at = at;
    return callValue(value, given, named);
  };
}

/** The values go straight to the places where a macro looks for them, if it takes so many. */
function callPlainly(target: Evaluate, values: readonly Evaluate[], at: number): Evaluate {
  return (slots) => {
    const value = target(slots);
    const own = value instanceof Macro ? value.slotsFor(values.length) : undefined;
    if (!own) {
      const given = valuesIn(values, slots);
      run.at = at;
      return callValue(value, given);
    }
    for (let index = 0; index < values.length; index++) own[index + 1] = (values[index] as Evaluate)(slots);
    run.at = at;
    return (value as Macro).run(own);
  };
}

/** `value.name(…)`: the method is looked up without making an object of it. */
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

/** A call of a method of any value; `at` is its place, `objectAt` that of the value. */
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
  spend(1);
  return method ? invoke(method, name, object, given, named) : callValue(target, given, named);
}

const hasMethods = (object: unknown): boolean => !(object instanceof PythonObject) || isText(object);

/** A builtin method found for a call; never seen by a template. */
class Method {
  readonly builtin: Builtin;
  constructor(builtin: Builtin) {
    this.builtin = builtin;
  }
}

/** What `value.name(…)` calls: a builtin method, or whatever value the attribute has. */
export function methodFor(object: unknown, name: string, at: number): unknown {
  run.at = at;
  const method = hasMethods(object) ? methodOf(object, name) : undefined;
  return method ? new Method(method) : getAttribute(object, name);
}

/** Calls what {@link methodFor} found. */
export function callMethodFor(
  target: unknown,
  object: unknown,
  name: string,
  at: number,
  positional: unknown[],
  keywords?: Keywords,
): unknown {
  run.at = at;
  spend(1);
  return target instanceof Method
    ? invoke(target.builtin, name, object, positional, keywords)
    : callValue(target, positional, keywords);
}

/** A method of texts or of dicts that takes these arguments is called at once when the value is one. */
function callDirectly(value: Evaluate, { call: method }: Builtin, ofText: boolean, call: MethodCall): Evaluate {
  return (slots) => {
    const object = value(slots);
    if (ofText ? typeof object !== "string" : !isMapping(object)) return callAny(call, slots, object);
    const given = call.values[0]?.(slots);
    const also = call.values[1]?.(slots);
    run.at = call.at;
    spend(1);
    return method(object, given, also);
  };
}

function callMethod(value: Evaluate, call: MethodCall): Evaluate {
  return (slots) => callAny(call, slots, value(slots));
}

/** What `….items()` gives to a loop that takes the pairs apart: the object itself. */
export class Pairs {
  readonly record: Readonly<Record<string, unknown>>;
  constructor(record: Readonly<Record<string, unknown>>) {
    this.record = record;
  }
}

const NO_PAIRS = new Pairs({});

/** The pairs of an object, or of a dict without any; undefined of anything else. */
export function pairsIn(object: unknown): Pairs | undefined {
  if (!isRecord(object) && !(object instanceof Map && object.size === 0)) return undefined;
  spend(1);
  return isRecord(object) ? new Pairs(object) : NO_PAIRS;
}

/** Compiles `….items()` for a loop. */
export function compilePairs(compiler: Compiler, node: Expression): Evaluate {
  if (node.kind !== "call" || node.callee.kind !== "attribute" || !compiler.names.closed)
    return compiler.expression(node);
  const value = compiler.expression(node.callee.object);
  const at = compiler.at(node.callee);
  const args = compileArguments(compiler, node.args);
  return pairsOrItems(value, methodCall("items", args, at, compiler.at(node.callee.object)));
}

function pairsOrItems(value: Evaluate, call: MethodCall): Evaluate {
  return (slots) => {
    const object = value(slots);
    return pairsIn(object) ?? callAny(call, slots, object);
  };
}
