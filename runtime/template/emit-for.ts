import type { Body, Expression, ForNode, Target } from "./ast.ts";
import { pairsOf, turnCost, usesLoop } from "./compile-for.ts";
import { emitCondition } from "./emit-condition.ts";
import { emit, emitPairs } from "./emit-expression.ts";
import { emitAssign } from "./emit-target.ts";
import type { Emitter } from "./emitter.ts";
import { Frame, type Reference, Scope } from "./scope.ts";
import { markOnlyRead } from "./walk.ts";

/** What the pieces of one loop share. `number` tells its variables from those of all others. */
interface LoopPieces {
  readonly frame: Frame;
  readonly number: number;
  /** Code that puts an item where the filter looks for it, and the filter's truth. */
  readonly filter: () => readonly [assign: string, condition: string] | undefined;
  readonly at: number;
  readonly emitScope: WriteScope;
}

/** Writes statements in a scope of their own. */
type WriteScope = (emitter: Emitter, scope: Scope, body: Body) => string;

/** The JavaScript of a loop. */
export function emitFor(emitter: Emitter, node: ForNode, emitScope: WriteScope): string {
  const outer = emitter.scope;
  const frame = node.recursive ? new Frame(outer.frame) : outer.frame;
  const { soft, loops } = emitter;
  const number = emitter.unique();
  const { test } = node;
  const pairs = pairsOf(node);
  emitter.line = node.line;
  markOnlyRead(node.items, emitter);
  const items = pairs ? emitPairs(emitter, pairs) : emit(emitter, node.items);
  if (test) emitter.line = test.line;
  const at = emitter.at(node);
  emitter.line = node.line;
  const filter = () => test && emitFilter(emitter, node, test, frame, number);
  const turns = (): string => emitTurns(emitter, node, { frame, number, filter, at, emitScope });
  const code = node.recursive
    ? emitter.write(
        `R.recursive(${emitter.frameLambda(frame, turns, () => new Map(), { parameters: `l${number}, depth0, again` })}, ${items}, ${at})`,
      )
    : pairs
      ? `const p${number} = ${items}, o${number} = R.record(p${number});\nlet l${number} = o${number} ? Object.keys(o${number}) : array(p${number}, ${at});\n${turns()}`
      : `let l${number} = array(${items}, ${at});\n${turns()}`;
  Object.assign(emitter, { soft, loops, line: node.recursive ? node.line : emitter.line });
  return `{\n${code}}\n`;
}

/** The turns of a loop over its list, then its `else`. */
function emitTurns(emitter: Emitter, node: ForNode, pieces: LoopPieces): string {
  const { scope: outer, loops, inLoop } = emitter;
  const { number } = pieces;
  const filter = pieces.filter();
  const scope = new Scope(pieces.frame, outer);
  const loop = scope.declare("loop", true);
  emitter.openLoop(loop, number, pairsOf(node) !== undefined);
  scope.declareTarget(node.target);
  scope.analyse(node.body);
  Object.assign(emitter, { soft: false, loops: node.recursive ? 1 : loops + 1, allLoops: emitter.allLoops + 1, scope });
  emitter.line = node.line;
  const assign = emitItem(emitter, node, number);
  Object.assign(emitter, { scope: outer, inLoop: true });
  const body = pieces.emitScope(emitter, scope, node.body);
  Object.assign(emitter, { loops: node.recursive ? 0 : loops, inLoop });
  const otherwise = node.otherwise ? emitElse(emitter, node.otherwise, pieces) : "";
  emitter.allLoops--;
  return turnsCode(emitter, node, pieces, { assign, body, otherwise, loop, filter });
}

/** Puts the item of a turn into the target; key and value of an object without making a pair of them. */
function emitItem(emitter: Emitter, node: ForNode, number: number): string {
  const item = `l${number}[i${number}]`;
  const whole = emitAssign(emitter, node.target, () => item);
  if (!pairsOf(node) || node.target.kind !== "tuple") return whole;
  const [key, value] = node.target.items as readonly [Target, Target];
  const apart = emitAssign(emitter, key, () => item) + emitAssign(emitter, value, () => `o${number}[${item}]`);
  return `if (o${number}) {\n${apart}} else {\n${whole}}\n`;
}

/** The code of a loop's own parts. */
interface LoopCode {
  readonly assign: string;
  readonly body: string;
  readonly otherwise: string;
  readonly loop: Reference;
  readonly filter: readonly [assign: string, condition: string] | undefined;
}

/** With `loop` in use its length must be known, so the filter runs ahead; otherwise it sees what the body changed. */
function turnsCode(
  emitter: Emitter,
  node: ForNode,
  { number, at }: LoopPieces,
  { assign, body, otherwise, loop, filter }: LoopCode,
): string {
  const [list, index] = [`l${number}`, `i${number}`];
  const head = `for (let ${index} = 0; ${index} < ${list}.length; ${index}++) {\n`;
  const charge = (cost: number): string => `if ((run.left -= ${cost}) < 0) R.exhausted(${at});\n`;
  const ahead = usesLoop(node) && filter;
  const object = emitter.needsObject(loop) ? emitter.variable(loop) : "";
  const [place, condition] = filter ?? ["", ""];
  return [
    ahead &&
      `const k${number} = [];\n${head}${charge(1)}${place}if (${condition}) k${number}.push(${list}[${index}]);\n}\n${list} = k${number};\n`,
    object &&
      `${object} = new R.Loop(${list}, ${node.recursive ? "depth0, again" : pairsOf(node) ? `0, undefined, o${number}` : "0"});\n`,
    otherwise && `let e${number} = true;\n`,
    head,
    charge(turnCost(node) + (filter && !ahead ? 1 : 0)),
    filter && !ahead && `${place}if (!${condition}) continue;\n`,
    object && `${object}.index0 = ${index};\n`,
    assign,
    body,
    otherwise && `e${number} = false;\n`,
    "}\n",
    otherwise && `if (e${number}) {\n${otherwise}}\n`,
  ]
    .filter((line) => typeof line === "string")
    .join("");
}

function emitElse(emitter: Emitter, body: Body, { frame, emitScope }: LoopPieces): string {
  const scope = new Scope(frame, emitter.scope);
  scope.analyse(body);
  return emitScope(emitter, scope, body);
}

function emitFilter(
  emitter: Emitter,
  node: ForNode,
  test: Expression,
  frame: Frame,
  number: number,
): readonly [assign: string, condition: string] {
  const { scope: outer, line, soft } = emitter;
  const scope = new Scope(frame, outer);
  scope.declareTarget(node.target);
  scope.reads(test);
  scope.entries();
  Object.assign(emitter, { scope, line: test.line, soft: false });
  const code = [emitItem(emitter, node, number), emitCondition(emitter, test)] as const;
  Object.assign(emitter, { scope: outer, line, soft });
  return code;
}
