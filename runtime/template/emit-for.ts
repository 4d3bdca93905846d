import type { Body, Expression, ForNode, Target } from "./ast.ts";
import { pairsOf, turnCost, usesLoop } from "./compile-for.ts";
import { emit, emitCondition, emitPairs } from "./emit-expression.ts";
import { emitAssign } from "./emit-target.ts";
import type { Emitter } from "./emitter.ts";
import { Frame, Scope } from "./scope.ts";

/** What the pieces of one loop share. `number` tells its variables from those of all others. */
interface LoopPieces {
  readonly frame: Frame;
  readonly number: number;
  /** The function that assigns an item and tells whether to take it, or nothing. */
  readonly filter: string;
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
  const filter = (): string => (node.test ? emitLoopFilter(emitter, node, node.test, frame) : "");
  const own = node.recursive ? "" : filter();
  emitter.line = node.line;
  const pairs = pairsOf(node);
  const items = pairs ? emitPairs(emitter, pairs) : emit(emitter, node.items);
  const at = emitter.at(node);
  const turns = (): string =>
    emitTurns(emitter, node, { frame, number, filter: node.recursive ? filter() : own, at, emitScope });
  const code = node.recursive
    ? `R.recursive(${emitter.frameLambda(frame, turns, () => [], `l${number}, depth0, again`)}, ${items}, ${at});\n`
    : pairs
      ? `const p${number} = ${items}, o${number} = R.record(p${number});\nlet l${number} = o${number} ? Object.keys(o${number}) : array(p${number}, ${at});\n${turns()}`
      : `let l${number} = array(${items}, ${at});\n${turns()}`;
  Object.assign(emitter, { soft, loops });
  return `{\n${code}}\n`;
}

/** The turns of a loop over its list, then its `else`. */
function emitTurns(emitter: Emitter, node: ForNode, pieces: LoopPieces): string {
  const { scope: outer, loops, inLoop } = emitter;
  const scope = new Scope(pieces.frame, outer);
  const loop = usesLoop(node) ? emitter.variable(scope.declare("loop", true)) : "";
  if (!loop) scope.declare("loop", true);
  scope.declareTarget(node.target);
  scope.analyse(node.body);
  Object.assign(emitter, { soft: false, loops: node.recursive ? 1 : loops + 1, allLoops: emitter.allLoops + 1, scope });
  const { number } = pieces;
  const assign = emitItem(emitter, node, number);
  Object.assign(emitter, { scope: outer, inLoop: true });
  const body = pieces.emitScope(emitter, scope, node.body);
  Object.assign(emitter, { loops: node.recursive ? 0 : loops, allLoops: emitter.allLoops - 1, inLoop });
  const otherwise = node.otherwise ? emitElse(emitter, node.otherwise, pieces) : "";
  return turnsCode(node, pieces, { assign, body, otherwise, loop });
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

/** With `loop` in use its length must be known, so the filter runs ahead; otherwise it sees what the body changed. */
function turnsCode(
  node: ForNode,
  { number, filter, at }: LoopPieces,
  { assign, body, otherwise, loop }: Readonly<Record<"assign" | "body" | "otherwise" | "loop", string>>,
): string {
  const [list, index] = [`l${number}`, `i${number}`];
  return [
    filter && `const f${number} = ${filter};\n`,
    filter && loop && `${list} = ${list}.filter((x) => R.passes(f${number}, x, ${at}));\n`,
    loop &&
      `${loop} = new R.Loop(${list}, ${node.recursive ? "depth0, again" : pairsOf(node) ? `0, undefined, o${number}` : "0"});\n`,
    otherwise && `let e${number} = true;\n`,
    `for (let ${index} = 0; ${index} < ${list}.length; ${index}++) {\n`,
    `if ((run.left -= ${turnCost(node)}) < 0) R.exhausted(${at});\n`,
    filter && !loop && `if (!R.passes(f${number}, ${list}[${index}], ${at})) continue;\n`,
    loop && `${loop}.index0 = ${index};\n`,
    assign,
    body,
    otherwise && `e${number} = false;\n`,
    "}\n",
    otherwise && `if (e${number}) {\n${otherwise}}\n`,
  ]
    .filter((line) => line !== false)
    .join("");
}

function emitElse(emitter: Emitter, body: Body, { frame, emitScope }: LoopPieces): string {
  const scope = new Scope(frame, emitter.scope);
  scope.analyse(body);
  return emitScope(emitter, scope, body);
}

function emitLoopFilter(emitter: Emitter, node: ForNode, test: Expression, frame: Frame): string {
  const { scope: outer, line } = emitter;
  const scope = new Scope(frame, outer);
  scope.declareTarget(node.target);
  scope.reads(test);
  scope.entries();
  Object.assign(emitter, { scope, line: test.line });
  const code = emitter.lambda(
    () => `${emitAssign(emitter, node.target, () => "x")}return ${emitCondition(emitter, test)};\n`,
    "x",
  );
  Object.assign(emitter, { scope: outer, line });
  return code;
}
