import { isRefused, DICT_METHODS } from "./methods.ts";
import { TEXT_METHODS } from "./access.ts";
import { type Arguments, type ApplyNode, type CallNode, type Expression, hasOne, type ListNode } from "./ast.ts";
import { fits, isLiteral, placeKeywords } from "./compile-arguments.ts";
import { emitCondition } from "./emit-condition.ts";
import { isDefault } from "./filters-list.ts";
import { isFixed, isSettled } from "./compile-expression.ts";
import { unknownName } from "./compile-filter.ts";
import type { Emitter } from "./emitter.ts";
import { negate, positive } from "./operators.ts";
import { isHarmless, isLiterals } from "./walk.ts";
import { Float, find } from "./value.ts";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** A constant as JavaScript. */
export function literal(value: unknown): string {
  if (value instanceof Float) return `R.float(${Object.is(value.value, -0) ? "-0" : value.value})`;
  if (typeof value === "bigint") return `${value}n`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** The JavaScript of an expression's value; `s` are the slots. */
export function emit(emitter: Emitter, node: Expression): string {
  switch (node.kind) {
    case "constant":
      return literal(node.value);
    case "name":
      return emitter.reference(node.name);
    case "list":
    case "tuple":
      return emitList(emitter, node);
    case "dict":
      return emitDict(emitter, node);
    case "binary":
      return emitBinary(emitter, node);
    case "concat":
      if (emitter.escaping) {
        return `R.concat([${node.parts.map((part) => emit(emitter, part)).join(", ")}], ${emitter.at(node)})`;
      }
      return `R.checked(${node.parts.map((part) => emitText(emitter, part)).join(" + ")}, ${emitter.at(node)})`;
    case "conditional":
      return emitConditional(emitter, node);
    case "attribute":
      return emitAttribute(emitter, node);
    case "item":
      return emitItem(emitter, node);
    case "call":
      return emitCall(emitter, node);
    case "filter":
      return emitFilter(emitter, node);
    case "slice":
      return "undefined";
    case "unary":
      if (node.operator !== "not") return emitSign(emitter, node, node.operator);
  }
  return emitCondition(emitter, node);
}

/** What nothing can change, or nothing but a loop or an `in` looks at, is made once. */
function emitList(emitter: Emitter, node: ListNode): string {
  const items = node.items.map((item) => emit(emitter, item)).join(", ");
  const list = node.kind === "tuple" ? `R.tuple(${items})` : `[${items}]`;
  return isLiterals(node, "tuple") || emitter.onlyRead.has(node) ? emitter.hoist(list) : list;
}

function emitSign(emitter: Emitter, node: Of<"unary">, sign: "-" | "+"): string {
  const { operand } = node;
  const minus = sign === "-";
  if (operand.kind === "constant" && typeof operand.value === "number") {
    return literal((minus ? negate : positive)(operand.value));
  }
  return `R.${minus ? "negate" : "positive"}(${emit(emitter, operand)}, ${emitter.at(node)})`;
}

/** The JavaScript of an expression's value as a text. */
export function emitText(emitter: Emitter, node: Expression): string {
  if (node.kind === "constant" && typeof node.value === "string") return literal(node.value);
  if (node.kind === "conditional") return emitConditional(emitter, node, emitText);
  return `text(${emit(emitter, node)})`;
}

function emitDict(emitter: Emitter, node: Of<"dict">): string {
  const pairs = node.pairs.map(([key, value]) => `[${emit(emitter, key)}, ${emit(emitter, value)}]`);
  const code = `R.dict([${pairs.join(", ")}], ${emitter.at(node)})`;
  return emitter.names.closed && isFixed(node) ? emitter.hoist(code) : code;
}

function emitBinary(emitter: Emitter, node: Of<"binary">): string {
  const { operator } = node;
  if (isSettled(node)) return emit(emitter, node.left);
  const left = emit(emitter, node.left);
  const right = emit(emitter, node.right);
  if (operator === "and" || operator === "or") {
    const kept = emitter.temporary();
    const truth = `truthy(${kept} = ${left})`;
    return operator === "and" ? `(${truth} ? ${right} : ${kept})` : `(${truth} ? ${kept} : ${right})`;
  }
  if (operator === "+") return `R.add(${left}, ${right}, ${emitter.at(node)})`;
  return `R.arithmetic("${operator}", ${left}, ${right}, ${emitter.at(node)})`;
}

function emitConditional(emitter: Emitter, node: Of<"conditional">, write = emit): string {
  const { soft } = emitter;
  emitter.soft = true;
  const test = emitCondition(emitter, node.test);
  const then = write(emitter, node.chosen);
  const nothing = write === emitText ? '""' : "undefined";
  const otherwise = node.otherwise ? write(emitter, node.otherwise) : nothing;
  emitter.soft = soft;
  return `(${test} ? ${then} : ${otherwise})`;
}

/** Attributes of `loop` as its list `L` and index `I` give them. */
const LOOP: Readonly<Record<string, string>> = {
  index0: "I",
  index: "(I + 1)",
  first: "(I === 0)",
  last: "(I === L.length - 1)",
  length: "L.length",
  revindex: "(L.length - I)",
  revindex0: "(L.length - I - 1)",
  previtem: "L[I - 1]",
  nextitem: "L[I + 1]",
};

function emitAttribute(emitter: Emitter, { object, name }: Of<"attribute">): string {
  return emitLoop(emitter, object, name) ?? member(emitter, emit(emitter, object), name, object, "attribute");
}

/** What an attribute of `loop` is in place; undefined when it has to be asked of the object. */
export function emitLoop(emitter: Emitter, object: Expression, name: string): string | undefined {
  const loop = object.kind === "name" ? emitter.scope.find(object.name) : undefined;
  if (!loop?.loop || !Object.hasOwn(LOOP, name)) return undefined;
  const number = emitter.loopNumber(loop, name.endsWith("item"));
  if (number !== undefined) return LOOP[name]?.replace(/[LI]/g, (unit) => unit.toLowerCase() + number);
  if (name.endsWith("item")) return undefined;
  const value = emitter.variable(loop);
  return LOOP[name]?.replace(/[LI]/g, (unit) => `${value}.${unit === "L" ? "items" : "index0"}`);
}

/** A field of a plain object is read in place; everything else takes the engine's way. */
function member(emitter: Emitter, value: string, name: string, object: Expression, read: "attribute" | "item"): string {
  const at = emitter.at(object);
  const key = JSON.stringify(name);
  if (Object.hasOwn(DICT_METHODS, name) || name in Object.prototype || name.startsWith("__")) {
    return `R.${read}(${value}, ${key}, ${at})`;
  }
  emitter.fields.add(name);
  const known = object.kind === "name" && value !== "undefined";
  const kept = known ? value : emitter.temporary();
  const plain = known ? emitter.isPlain(value) : `(${kept} = ${value})?.__proto__ === plain`;
  return `(${plain} ? ${kept}[${key}] : R.${read === "item" ? read : "member"}(${kept}, ${key}, ${at}))`;
}

function emitItem(emitter: Emitter, node: Of<"item">): string {
  const { object, key } = node;
  const value = emit(emitter, object);
  if (key.kind === "constant" && typeof key.value === "string")
    return member(emitter, value, key.value, object, "item");
  if (key.kind !== "slice") return `R.item(${value}, ${emit(emitter, key)}, ${emitter.at(object)})`;
  const bounds = [0, 1, 2].map((index) => (key.bounds[index] ? emit(emitter, key.bounds[index]) : "null"));
  return `R.slice(${value}, ${bounds.join(", ")}, ${emitter.at(object)}, ${emitter.lenient})`;
}

/** Positional arguments as an array, and keywords as a second argument. */
export function emitArguments(emitter: Emitter, args: Arguments, caller = ""): string {
  const positional = args.positional.map((value) => emit(emitter, value));
  if (args.star) positional.push(`...array(${emit(emitter, args.star)}, ${emitter.at(args.star)})`);
  const keywords = args.keywords.map(([name, value]) => `["${name}", ${emit(emitter, value)}]`);
  const spread = args.doubleStar ? emit(emitter, args.doubleStar) : "null";
  if (caller) keywords.push(`["caller", ${caller}]`);
  const map = `R.keywords([${keywords.join(", ")}], ${spread})`;
  const shared = !caller && isLiteral(args) ? emitter.hoist(map) : map;
  const named = keywords.length || args.doubleStar ? `, ${shared}` : "";
  return `[${positional.join(", ")}]${named}`;
}

function isPlain(args: Arguments): boolean {
  return !args.keywords.length && !args.star && !args.doubleStar;
}

/** `….items()` for a loop that takes the pairs apart. */
export function emitPairs(emitter: Emitter, node: CallNode): string {
  const { callee } = node;
  if (callee.kind !== "attribute" || !emitter.names.closed) return emitCall(emitter, node);
  const value = emit(emitter, callee.object);
  return `R.pairs(${value}, ${emitter.at(callee)}, ${emitter.at(callee.object)})`;
}

function emitCall(emitter: Emitter, { callee, args }: CallNode): string {
  if (callee.kind !== "attribute") {
    const target = emit(emitter, callee);
    return `R.call(${target}, ${emitter.at(callee)}, ${emitArguments(emitter, args)})`;
  }
  const { name } = callee;
  const object = emit(emitter, callee.object);
  const at = emitter.at(callee);
  const kept = emitter.temporary();
  const target = `R.method(${kept} = ${object}, "${name}", ${emitter.at(callee.object)})`;
  const generic = `R.callMethod(${target}, ${kept}, "${name}", ${at}, ${emitArguments(emitter, args)})`;
  const count = args.positional.length;
  const ofDict = find(DICT_METHODS, name);
  const method = ofDict ?? find(TEXT_METHODS, name);
  if (!method || isRefused(method) || !isPlain(args) || !fits(method, args.positional)) return generic;
  const given = args.positional.map((value) => `, ${emit(emitter, value)}`).join("");
  const hoisted = emitter.hoist(`R.${ofDict ? "dict" : "text"}Method("${name}")`);
  const again = generic.replace(`${kept} = ${object}`, () => kept);
  const isOwner = ofDict ? `R.isMapping(${kept} = ${object})` : `typeof (${kept} = ${object}) === "string"`;
  return `(${isOwner} ? ${applyWith(count)}(${hoisted}, ${at}, ${kept}${given}) : ${again})`;
}

/** A filter on a value, or on the text that a block wrote. */
export function emitFilter(emitter: Emitter, node: ApplyNode, source?: string): string {
  const inner = node.value;
  const value =
    source && inner?.kind === "filter"
      ? emitFilter(emitter, inner, source)
      : inner
        ? emit(emitter, inner)
        : (source ?? "");
  return emitApply(emitter, node, value, "filter");
}

/** The function of the engine that calls a builtin with so many arguments. */
const applyWith = (count: number): string => APPLY[count] ?? "apply";
const APPLY = ["applyAlone", "applyOne", "applyTwo"];

/** A filter or test that is called. */
export function emitApply(emitter: Emitter, node: ApplyNode, value: string, kind: "filter" | "test"): string {
  const target = find(emitter.names[kind], node.name);
  if (!target) return `R.unknown("${kind}", ${literal(unknownName(emitter, node, kind))}, ${emitter.at(node)})`;
  const at = emitter.at(node);
  const args = placeKeywords(target, node.args);
  const [first] = args.positional;
  const count = args.positional.length;
  if (first && hasOne(args) && isDefault(target)) {
    const other = emit(emitter, first);
    if (!isHarmless(first)) return `R.orElse(${value}, ${other})`;
    const kept = emitter.temporary();
    return `((${kept} = ${value}) === undefined ? ${other} : ${kept})`;
  }
  const name = JSON.stringify(node.name);
  if (!isPlain(args) || !fits(target, args.positional)) {
    const hoisted = emitter.hoist(`R.${kind}(${name})`);
    return `R.invoke(${hoisted}, ${name}, ${at}, ${value}, ${emitArguments(emitter, args)})`;
  }
  const given = args.positional.map((argument) => `, ${emit(emitter, argument)}`).join("");
  return `${applyWith(count)}(${emitter.hoist(`R.${kind}(${name}).call`)}, ${at}, ${value}${given})`;
}
