import { type ApplyNode, type ComparisonWord, type Expression, isEmpty } from "./ast.ts";
import { constantTexts } from "./compile-condition.ts";
import { trimmed } from "./compile-filter.ts";
import { emit, emitApply, emitLoop, literal } from "./emit-expression.ts";
import type { Emitter } from "./emitter.ts";
import { isSure } from "./tests.ts";
import { markOnlyRead } from "./walk.ts";
import { find } from "./value.ts";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** The JavaScript of an expression of which only the truth is wanted. */
export function emitCondition(emitter: Emitter, node: Expression): string {
  if (node.kind === "unary" && node.operator === "not") return `!${emitCondition(emitter, node.operand)}`;
  if (node.kind === "binary" && (node.operator === "and" || node.operator === "or")) {
    const sign = node.operator === "and" ? "&&" : "||";
    return `(${emitCondition(emitter, node.left)} ${sign} ${emitCondition(emitter, node.right)})`;
  }
  if (node.kind === "compare") return emitCompare(emitter, node);
  if (node.kind === "test") return emitTest(emitter, node);
  const inner = trimmed(emitter.names, node);
  if (inner) return `R.leavesText(${emit(emitter, inner)}, ${emitter.at(node)})`;
  const known = isTruth(node) ? emitLoop(emitter, node.object, node.name) : undefined;
  return known ?? `truthy(${emit(emitter, node)})`;
}

/** Whether this may be an attribute of `loop` that is true or false. */
const isTruth = (node: Expression): node is Of<"attribute"> =>
  node.kind === "attribute" && (node.name === "first" || node.name === "last");

function emitTest(emitter: Emitter, node: ApplyNode): string {
  const value = node.value ? emit(emitter, node.value) : "undefined";
  const test = find(emitter.names.test, node.name);
  if (isEmpty(node.args) && test) {
    if (node.name === "defined") return `(${value} !== undefined)`;
    if (node.name === "undefined") return `(${value} === undefined)`;
    if (isSure(node.name, test)) return `${emitter.hoist(`R.test("${node.name}").call`)}(${value})`;
  }
  return `truthy(${emitApply(emitter, node, value, "test")})`;
}

function emitCompare(emitter: Emitter, node: Of<"compare">): string {
  const { first, rest } = node;
  const [operator, operand] = rest[0] as readonly [ComparisonWord, Expression];
  let left = emit(emitter, first);
  const at = emitter.at(node);
  if (rest.length === 1) {
    return (
      compareKnown(emitter, { first, left, operator, operand, at }) ??
      compareAny(operator, left, emitOperand(emitter, operator, operand), at)
    );
  }
  const steps = rest.map(([word, value], index) => {
    const kept = emitter.temporary();
    const right = emitOperand(emitter, word, value);
    const step = compareAny(word, left, index < rest.length - 1 ? `${kept} = ${right}` : right, at);
    left = kept;
    return step;
  });
  return `(${steps.join(" && ")})`;
}

function emitOperand(emitter: Emitter, operator: ComparisonWord, operand: Expression): string {
  if (operator === "in" || operator === "not in") markOnlyRead(operand, emitter);
  return emit(emitter, operand);
}

/** Comparisons that have a function of their own. */
const COMPARE: Readonly<Record<string, string>> = {
  "==": "R.equal",
  "!=": "!R.equal",
  in: "R.within",
  "not in": "!R.within",
};

function compareAny(operator: ComparisonWord, left: string, right: string, at: number): string {
  const own = COMPARE[operator];
  return own ? `${own}(${left}, ${right}, ${at})` : `R.compare(${left}, ${right}, ${at}, "${operator}")`;
}

/** A comparison with texts that stand in the template; undefined for any other. */
function compareKnown(
  emitter: Emitter,
  {
    first,
    left,
    operator,
    operand,
    at,
  }: { first: Expression; left: string; operator: ComparisonWord; operand: Expression; at: number },
): string | undefined {
  const sign = operator === "!=" || operator === "not in" ? "!" : "";
  if (operator === "==" || operator === "!=") {
    return isTextLiteral(operand) ? `${sign}isText(${left}, ${literal(operand.value)})` : undefined;
  }
  if (operator !== "in" && operator !== "not in") return undefined;
  const texts = constantTexts(operand);
  if (texts) return `${sign}R.among(${left}, ${emitter.hoist(JSON.stringify(texts))})`;
  return isTextLiteral(first)
    ? `${sign}R.holds(${emitOperand(emitter, operator, operand)}, ${left}, ${at})`
    : undefined;
}

const isTextLiteral = (node: Expression): node is Of<"constant"> =>
  node.kind === "constant" && typeof node.value === "string";
