import type { Arguments, Body, Expression, Statement, Target } from "./ast.ts";

/** The expressions directly inside an expression, in reading order. */
export function children(node: Expression): readonly (Expression | undefined)[] {
  switch (node.kind) {
    case "constant":
    case "name":
      return [];
    case "list":
    case "tuple":
      return node.items;
    case "dict":
      return node.pairs.flat();
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "concat":
      return node.parts;
    case "compare":
      return [node.first, ...node.rest.map(([, operand]) => operand)];
    case "conditional":
      return [node.test, node.chosen, node.otherwise];
    case "attribute":
      return [node.object];
    case "item":
      return [node.object, node.key];
    case "slice":
      return node.bounds;
    case "call":
      return [node.callee, ...argumentNodes(node.args)];
    case "filter":
    case "test":
      return [node.value, ...argumentNodes(node.args)];
  }
}

/** All argument expressions. */
export function argumentNodes(args: Arguments): (Expression | undefined)[] {
  return [...args.positional, ...args.keywords.map(([, value]) => value), args.star, args.doubleStar];
}

/** What takes note of names. */
export interface Reader {
  load(name: string): void;
}

/** Hands every name that an expression reads to the reader. */
export function eachName(node: Expression | undefined, reader: Reader): void {
  let inner = node;
  while (inner && (inner.kind === "attribute" || (inner.kind === "item" && inner.key.kind === "constant")))
    inner = inner.object;
  if (!inner || inner.kind === "constant") return;
  if (inner.kind === "name") reader.load(inner.name);
  else for (const child of children(inner)) eachName(child, reader);
}

/** The plain names that an assignment writes. */
export function targetNames(target: Target): string[] {
  if (target.kind === "tuple") return target.items.flatMap(targetNames);
  return target.kind === "name" ? [target.name] : [];
}

/** The expressions that belong to a statement itself, not to statements inside it. */
export function ownExpressions(node: Statement): readonly (Expression | undefined)[] {
  switch (node.kind) {
    case "output":
      return node.parts.filter((part) => part.kind !== "text");
    case "if":
      return node.branches.map((branch) => branch.test);
    case "for":
      return [node.items, node.test];
    case "set":
    case "do":
    case "autoescape":
      return [node.value];
    case "set-block":
    case "filter-block":
      return [node.filter];
    case "with":
      return node.values;
    case "macro":
      return node.defaults;
    case "call-block":
      return [node.call, ...node.defaults];
    case "load":
      return [node.template];
    default:
      return [];
  }
}

/** The statement lists directly inside a statement. */
export function bodies(node: Statement): readonly Body[] {
  const inner = node.kind === "if" ? node.branches.map((branch) => branch.body) : "body" in node ? [node.body] : [];
  return "otherwise" in node && node.otherwise ? [...inner, node.otherwise] : inner;
}

/** Which of these names are read anywhere inside, at any depth. */
export function namesUsed(body: Body, wanted: readonly string[]): Set<string> {
  const found = new Set<string>();
  const reader: Reader = {
    load(name) {
      if (wanted.includes(name)) found.add(name);
    },
  };
  const enter = (statements: Body): void => {
    for (const node of statements) {
      if (node.kind === "block" && !wanted.includes("self")) continue;
      for (const expression of ownExpressions(node)) eachName(expression, reader);
      for (const inner of bodies(node)) enter(inner);
    }
  };
  enter(body);
  return found;
}

/** Whether a statement of that kind stands anywhere inside. */
export const hasKind = (body: Body, kind: Statement["kind"]): boolean =>
  body.some((node) => node.kind === kind || bodies(node).some((inner) => hasKind(inner, kind)));
