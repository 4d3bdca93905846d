import type { Body, CallBlockNode, ForNode, IfNode, OutputNode, Statement, Target } from "./ast.ts";
import { claimBlock } from "./compile-blocks.ts";
import { isConstant } from "./compile-expression.ts";
import { turnCost, usesLoop } from "./compile-for.ts";
import { type FunctionNode, openFunction } from "./compile-macro.ts";
import { emit, emitArguments, emitCondition, emitFilter, literal } from "./emit-expression.ts";
import type { Emitter } from "./emitter.ts";
import { Frame, Scope } from "./scope.ts";

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
  const copies = emitter.copies();
  emitter.scope = outer;
  return copies + code;
}

function emitStatement(emitter: Emitter, node: Statement): string {
  switch (node.kind) {
    case "output":
      return emitOutput(emitter, node);
    case "if":
      return emitIf(emitter, node);
    case "for":
      return emitFor(emitter, node);
    case "set":
      emitter.line = node.line;
      return emitAssign(emitter, node.target, () => emit(emitter, node.value));
    case "set-block":
      return emitSetBlock(emitter, node);
    case "with":
      return emitWith(emitter, node);
    case "macro": {
      const code = emitFunction(emitter, node, node.name);
      return `${emitter.reference(node.name)} = new R.Macro(${code}, s);\n`;
    }
    case "call-block":
      return emitCallBlock(emitter, node);
    case "filter-block": {
      const value = emitCaptured(emitter, node.line, node.body, node.filter);
      return `R.writeText(${value}, ${emitter.at(node)});\n`;
    }
    case "do":
      emitter.line = node.line;
      return `${emit(emitter, node.value)};\n`;
    case "comment":
      return "";
    default:
      return emitOther(emitter, node);
  }
}

function emitOther(emitter: Emitter, node: Statement): string {
  switch (node.kind) {
    case "generation": {
      emitter.line = node.line;
      const code = emitApart(emitter, new Scope(emitter.scope.frame, emitter.scope), node.body);
      return `R.generation(${emitter.hoist(code)}, s);\n`;
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
      return `return ${node.kind === "break" ? 1 : 2};\n`;
  }
}

function emitBlock(emitter: Emitter, node: Of<"block">): string {
  claimBlock(emitter, node);
  if (node.required) return `R.refuse("required block '${node.name}' not found", ${emitter.at(node)});\n`;
  const scope = new Scope(emitter.scope.frame, node.scoped ? emitter.scope : emitter.root);
  const code = emitter.hoist(emitApart(emitter, scope, node.body));
  emitter.blockCode.set(node.name, code);
  return `${code}(s);\n`;
}

/** Statements as a function, from which no jump leads out. */
function emitApart(emitter: Emitter, scope: Scope, body: Body): string {
  const { soft, loops } = emitter;
  scope.analyse(body);
  emitter.soft = false;
  emitter.loops = 0;
  const code = emitter.lambda(() => emitScope(emitter, scope, body));
  Object.assign(emitter, { soft, loops });
  return code;
}

function emitOutput(emitter: Emitter, node: OutputNode): string {
  const parts = node.parts.flatMap((part) => {
    if (part.kind !== "concat" || emitter.escaping) return [part];
    return part.parts.map((inner) => ({ ...inner, line: part.line }));
  });
  let text = "";
  let code = "";
  const flush = (): void => {
    if (text) code += `R.print(${literal(text)});\n`;
    text = "";
  };
  for (const part of parts) {
    if (part.kind === "text") text += part.text;
    else if (part.kind === "constant" && typeof part.value === "string" && !emitter.escaping) text += part.value;
    else {
      flush();
      emitter.line = part.line;
      emitter.lenient = isConstant(part);
      code += `R.print${emitter.escaping ? "Escaped" : ""}(${emit(emitter, part)});\n`;
      emitter.lenient = false;
    }
  }
  flush();
  return code;
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

/** Code that assigns a value, which is computed after the target has been looked at. */
function emitAssign(emitter: Emitter, target: Target, value: () => string): string {
  if (target.kind === "namespace") {
    const kept = emitter.temporary();
    const space = `${kept} = R.namespace(${emitter.reference(target.name)}, ${emitter.at(target)});\n`;
    return `${space}${kept}.values.set("${target.attribute}", ${value()});\n`;
  }
  if (target.kind === "name") {
    if (target.name === "loop" && emitter.allLoops > 0) {
      emitter.fail("invalid-target", "can't assign to the special loop variable", target, target.line);
    }
    return `${emitter.reference(target.name)} = ${value()};\n`;
  }
  const kept = emitter.temporary();
  const head = `${kept} = R.unpack(${value()}, ${target.items.length}, ${emitter.at(target)});\n`;
  return head + target.items.map((item, index) => emitAssign(emitter, item, () => `${kept}[${index}]`)).join("");
}

function emitFor(emitter: Emitter, node: ForNode): string {
  const outer = emitter.scope;
  const frame = node.recursive ? new Frame(outer.frame) : outer.frame;
  const { soft, loops } = emitter;
  const filter = node.test ? emitLoopFilter(emitter, node, frame) : "undefined";
  emitter.line = node.line;
  const items = emitter.lambda(() => `return ${emit(emitter, node.items)};\n`);
  const at = emitter.at(node);
  const scope = new Scope(frame, outer);
  const { slot } = scope.declare("loop", true);
  scope.declareTarget(node.target);
  scope.analyse(node.body);
  Object.assign(emitter, { soft: false, loops: node.recursive ? 1 : loops + 1, allLoops: emitter.allLoops + 1, scope });
  const assign = emitter.lambda(() => emitAssign(emitter, node.target, () => "v"), "s, v");
  emitter.scope = outer;
  const body = emitter.lambda(() => emitScope(emitter, scope, node.body));
  Object.assign(emitter, { loops: node.recursive ? 0 : loops, allLoops: emitter.allLoops - 1 });
  const otherwise = node.otherwise ? emitElse(emitter, node.otherwise, frame) : "undefined";
  Object.assign(emitter, { soft, loops });
  const loopSlot = usesLoop(node) ? slot : -1;
  const parts = `{ assign: ${assign}, filter: ${filter}, body: ${body}, otherwise: ${otherwise}, loopSlot: ${loopSlot}, at: ${at}, cost: ${turnCost(node)} }`;
  const loop = emitter.hoist(
    node.recursive ? `R.recursive({ size: ${frame.size} }, ${parts}, ${items})` : `R.loop(${parts}, ${items})`,
  );
  if (!node.otherwise || loops === 0 || node.recursive) return `${loop}(s);\n`;
  const jump = emitter.temporary();
  return `if ((${jump} = ${loop}(s))) return ${jump};\n`;
}

function emitElse(emitter: Emitter, body: Body, frame: Frame): string {
  const scope = new Scope(frame, emitter.scope);
  scope.analyse(body);
  return emitter.lambda(() => emitScope(emitter, scope, body));
}

function emitLoopFilter(emitter: Emitter, node: ForNode, frame: Frame): string {
  const outer = emitter.scope;
  const scope = new Scope(frame, outer);
  scope.declareTarget(node.target);
  scope.reads(node.test);
  scope.entries();
  emitter.scope = scope;
  if (node.test) emitter.line = node.test.line;
  const assign = emitter.lambda(() => emitAssign(emitter, node.target, () => "v"), "s, v");
  const test = emitter.lambda(() => `return ${node.test ? emitCondition(emitter, node.test) : true};\n`);
  emitter.scope = outer;
  return `{ assign: ${assign}, test: ${test} }`;
}

/** What a block writes, filtered. */
function emitCaptured(emitter: Emitter, line: number, body: Body, filter: Of<"set-block">["filter"]): string {
  const { soft } = emitter;
  const scope = new Scope(emitter.scope.frame, emitter.scope);
  scope.analyse(body);
  scope.reads(filter);
  emitter.soft = false;
  const code = emitter.lambda(() => emitScope(emitter, scope, body));
  emitter.soft = soft;
  emitter.line = line;
  const text = `${emitter.hoist(`R.capturing(${code})`)}(s)`;
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
  const assigns = node.targets.map((target, index) => emitAssign(emitter, target, () => kept[index]?.[0] ?? ""));
  emitter.scope = outer;
  const { soft } = emitter;
  emitter.soft = false;
  const body = emitScope(emitter, scope, node.body);
  emitter.soft = soft;
  return kept.map(([name, value]) => `${name} = ${value};\n`).join("") + assigns.join("") + body;
}

/** The shape of a macro, defined once. */
function emitFunction(emitter: Emitter, node: FunctionNode, name: string | null): string {
  const { soft, loops, scope: outer } = emitter;
  const { scope, shape, fills } = openFunction(emitter, node, name);
  const skipped = fills.length - node.defaults.length;
  const parameters = fills.map((fill, index) => {
    const value = node.defaults[index - skipped];
    const code = value ? emitter.lambda(() => `return ${emit(emitter, value)};\n`) : "undefined";
    return `{ name: "${fill.name}", slot: ${fill.slot}, value: ${code} }`;
  });
  emitter.scope = outer;
  const body = emitter.lambda(() => emitScope(emitter, scope, node.body));
  Object.assign(emitter, { soft, loops, line: node.line });
  const { caller, kwargs, varargs } = shape;
  return emitter.hoist(
    `{ name: ${literal(name)}, frame: { size: ${scope.frame.size} }, parameters: [${parameters.join(", ")}], caller: ${caller}, kwargs: ${kwargs}, varargs: ${varargs}, body: ${body} }`,
  );
}

function emitCallBlock(emitter: Emitter, node: CallBlockNode): string {
  const code = emitFunction(emitter, node, null);
  const kept = emitter.temporary();
  const target = emit(emitter, node.call.callee);
  const call = `R.call(${target}, ${emitter.at(node.call)}, ${emitArguments(emitter, node.call.args, kept)})`;
  return `${kept} = new R.Macro(${code}, s);\nR.writeText(${call}, ${emitter.at(node)});\n`;
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
  const jump = emitter.temporary();
  const code = `R.autoescape(${emitter.hoist(value)}, ${emitter.hoist(body)}, s)`;
  return loops > 0 ? `if ((${jump} = ${code})) return ${jump};\n` : `${code};\n`;
}
