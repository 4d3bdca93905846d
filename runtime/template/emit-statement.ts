import type { Body, CallBlockNode, IfNode, OutputNode, Statement } from "./ast.ts";
import { blockScope, claimBlock } from "./compile-blocks.ts";
import { concatParts } from "./compile-text.ts";
import { type FunctionNode, openFunction } from "./compile-macro.ts";
import { emitCondition } from "./emit-condition.ts";
import { emit, emitArguments, emitFilter, emitText, literal } from "./emit-expression.ts";
import { emitFor } from "./emit-for.ts";
import { emitAssign } from "./emit-target.ts";
import type { Emitter } from "./emitter.ts";
import { type Frame, Scope } from "./scope.ts";
import { isConstant, isFolded } from "./walk.ts";

type Of<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

/** The JavaScript of statements in the current scope. */
export function emitBody(emitter: Emitter, body: Body): string {
  return body.map((node) => emitStatement(emitter, node)).join("");
}

/** The JavaScript of statements in a scope of their own. */
export function emitScope(emitter: Emitter, scope: Scope, body: Body): string {
  const outer = emitter.scope;
  emitter.scope = scope;
  const code = emitBody(emitter, body);
  emitter.scope = outer;
  return emitter.copies(scope) + code;
}

function emitStatement(emitter: Emitter, node: Statement): string {
  switch (node.kind) {
    case "output":
      return emitOutput(emitter, node);
    case "if":
      return emitIf(emitter, node);
    case "for":
      return emitFor(emitter, node, emitScope);
    case "set":
      emitter.line = node.line;
      return emitAssign(emitter, node.target, () => emit(emitter, node.value));
    case "set-block":
      return emitSetBlock(emitter, node);
    case "with":
      return emitWith(emitter, node);
    case "macro": {
      const code = emitFunction(emitter, node, node.name);
      return emitter.assign(emitter.reference(node.name), code);
    }
    case "call-block":
      return emitCallBlock(emitter, node);
    case "filter-block": {
      const value = emitCaptured(emitter, node.line, node.body, node.filter);
      return emitter.write(`R.written(${value}, ${emitter.at(node)})`);
    }
    case "do":
      emitter.line = node.line;
      return `${emit(emitter, node.value)};\n`;
    default:
      return emitOther(emitter, node);
  }
}

function emitOther(emitter: Emitter, node: Statement): string {
  switch (node.kind) {
    case "generation": {
      emitter.line = node.line;
      const scope = new Scope(emitter.scope.frame, emitter.scope);
      scope.analyse(node.body);
      const code = emitApart(emitter, scope, node.body);
      emitter.line = node.line;
      return `R.generation(${code});\n`;
    }
    case "autoescape":
      return emitAutoescape(emitter, node);
    case "block":
      return emitBlock(emitter, node);
    case "load":
      emitter.line = node.line;
      return `${emit(emitter, node.template)};\nR.refuse(${literal(`"${node.tag}" needs a template loader, and a chat template has none`)}, ${emitter.at(node)});\n`;
    default:
      if (emitter.loops === 0) emitter.fail("unexpected-token", `'${node.kind}' outside loop`, node, node.line);
      emitter.line = node.line;
      return emitter.inLoop ? `${node.kind};\n` : emitter.jump(node.kind === "break" ? "1" : "2");
  }
}

function emitBlock(emitter: Emitter, node: Of<"block">): string {
  claimBlock(emitter, node);
  if (node.required) return `R.refuse("required block '${node.name}' not found", ${emitter.at(node)});\n`;
  const { scope, own } = blockScope(emitter, node);
  const block = emitApart(emitter, scope, node.body, own);
  emitter.line = node.line;
  const isInPlace = own !== undefined && node.scoped;
  if (!isInPlace) emitter.blockCode.set(node.name, block);
  const code = isInPlace ? `(${block})()` : `blocks.get(${JSON.stringify(node.name)})()`;
  return emitter.marks ? `${code};\n` : emitter.write(code);
}

/** Statements as a function, from which no jump leads out. @param own the frame that the function brings along */
function emitApart(emitter: Emitter, scope: Scope, body: Body, own?: Frame): string {
  const { soft, loops } = emitter;
  emitter.soft = false;
  emitter.loops = 0;
  const make = (): string => emitScope(emitter, scope, body);
  const code = own ? emitter.frameLambda(own, make, () => new Map(), { parameters: "" }) : emitter.writer(make);
  Object.assign(emitter, { soft, loops });
  return code;
}

function emitOutput(emitter: Emitter, node: OutputNode): string {
  const apart = emitter.escaping || emitter.marks;
  const pieces: string[] = [];
  let text = "";
  const flush = (): void => {
    if (text) pieces.push(literal(text));
    text = "";
  };
  for (const part of node.parts) {
    for (const inner of concatParts(emitter, part)) {
      if (inner.kind === "text") text += inner.text;
      else if (inner.kind === "constant" && typeof inner.value === "string" && !emitter.escaping) text += inner.value;
      else {
        flush();
        if (emitter.escaping || !isFolded(inner)) emitter.line = part.line;
        emitter.lenient = isConstant(inner);
        pieces.push(emitter.escaping ? `R.escapedText(${emit(emitter, inner)})` : emitText(emitter, inner));
        emitter.lenient = false;
      }
    }
  }
  flush();
  if (apart) return pieces.map((piece) => emitter.write(piece)).join("");
  return pieces.length > 0 ? emitter.write(pieces.join(" + ")) : "";
}

function emitIf(emitter: Emitter, node: IfNode): string {
  const { soft } = emitter;
  emitter.soft = true;
  const branches = node.branches.map(({ line, test, body }) => {
    emitter.line = line;
    return `if (${emitCondition(emitter, test)}) {\n${emitBody(emitter, body)}}`;
  });
  const otherwise = node.otherwise ? ` else {\n${emitBody(emitter, node.otherwise)}}` : "";
  emitter.soft = soft;
  return `${branches.join(" else ")}${otherwise}\n`;
}

/** What a block writes, filtered. */
function emitCaptured(emitter: Emitter, line: number, body: Body, filter: Of<"set-block">["filter"]): string {
  const { soft } = emitter;
  const scope = new Scope(emitter.scope.frame, emitter.scope);
  scope.analyse(body);
  scope.reads(filter);
  emitter.soft = false;
  const code = emitter.writer(() => emitScope(emitter, scope, body));
  emitter.soft = soft;
  emitter.line = line;
  const text = `R.captured(${code})`;
  return filter?.kind === "filter" ? emitFilter(emitter, filter, text) : text;
}

function emitSetBlock(emitter: Emitter, node: Of<"set-block">): string {
  const kept = emitter.temporary();
  const value = emitCaptured(emitter, node.line, node.body, node.filter);
  return `${kept} = ${value};\n${emitAssign(emitter, node.target, () => kept)}`;
}

function emitWith(emitter: Emitter, node: Of<"with">): string {
  const outer = emitter.scope;
  const kept = node.values.map((value) => [emitter.temporary(), emit(emitter, value)] as const);
  const scope = new Scope(outer.frame, outer);
  for (const target of node.targets) scope.declareTarget(target);
  scope.analyse(node.body);
  emitter.scope = scope;
  const { soft, allLoops } = emitter;
  // Here even the special `loop` may be written.
  emitter.allLoops = 0;
  const assigns = node.targets.map((target, index) => emitAssign(emitter, target, () => kept[index]?.[0] ?? ""));
  Object.assign(emitter, { scope: outer, allLoops });
  emitter.soft = false;
  const body = emitScope(emitter, scope, node.body);
  emitter.soft = soft;
  return kept.map(([name, value]) => `${name} = ${value};\n`).join("") + assigns.join("") + body;
}

/** A macro as a value. */
function emitFunction(emitter: Emitter, node: FunctionNode, name: string | null): string {
  const { soft, loops, scope: outer } = emitter;
  const { scope, shape, fills } = openFunction(emitter, node, name);
  const { caller, kwargs, varargs } = shape;
  const slots = [...fills.map((fill) => fill.slot), caller, kwargs, varargs].filter((slot) => slot > 0);
  const given = (): ReadonlyMap<number, string> => new Map(slots.map((slot) => [slot, `s[${slot - 1}]`]));
  const skipped = fills.length - node.defaults.length;
  const parameters = fills.map((fill, index) => {
    const value = node.defaults[index - skipped];
    const code =
      value && emitter.frameLambda(scope.frame, () => `return ${emit(emitter, value)};\n`, given, { writes: false });
    return `{ name: "${fill.name}", slot: ${fill.slot - 1}, value: ${code} }`;
  });
  emitter.scope = outer;
  const body = emitter.frameLambda(scope.frame, () => emitScope(emitter, scope, node.body), given);
  Object.assign(emitter, { soft, loops });
  const size = Math.max(0, ...slots);
  const [callerSlot, kwargsSlot, varargsSlot] = [caller, kwargs, varargs].map((slot) => Math.max(-1, slot - 1));
  return `new R.Macro({ name: ${literal(name)}, frame: ${emitter.hoist(`{ size: ${size} }`)}, parameters: [${parameters.join(", ")}], caller: ${callerSlot}, kwargs: ${kwargsSlot}, varargs: ${varargsSlot}, ${emitter.marks ? "body" : "text"}: ${body} })`;
}

function emitCallBlock(emitter: Emitter, node: CallBlockNode): string {
  const code = emitFunction(emitter, node, null);
  emitter.line = node.line;
  const kept = emitter.temporary();
  const target = emit(emitter, node.call.callee);
  const call = `R.call(${target}, ${emitter.at(node.call)}, ${emitArguments(emitter, node.call.args, kept)})`;
  return `${kept} = ${code};\n${emitter.write(`R.written(${call}, ${emitter.at(node)})`)}`;
}

function emitAutoescape(emitter: Emitter, node: Of<"autoescape">): string {
  const { escaping, scope: outer, soft, loops } = emitter;
  const scope = new Scope(outer.frame, outer);
  scope.reads(node.value);
  scope.analyse(node.body);
  emitter.scope = scope;
  const value = emitter.lambda(() => `return ${emit(emitter, node.value)};\n`);
  emitter.scope = outer;
  Object.assign(emitter, { escaping: true, soft: false });
  const body = emitter.lambda(() => emitScope(emitter, scope, node.body));
  Object.assign(emitter, { escaping, soft, loops });
  const code = `R.autoescape(${value}, ${body})`;
  if (loops === 0) return `${code};\n`;
  const jump = emitter.temporary();
  const jumps = emitter.inLoop
    ? `if (${jump} === 1) break;\nif (${jump} === 2) continue;\n`
    : `if (${jump}) ${emitter.jump(jump)}`;
  return `${jump} = ${code};\n${jumps}`;
}
