import {
  type Binding,
  boundBy,
  type Call,
  type FunctionLiteral,
  importedPaths,
  nodesOf,
  partsOf,
  pathOf,
  type Program,
  rootOf,
  type SyntaxNode,
} from "../parsers/syntax-tree.ts";
import { BUILT_IN, HELPERS, MAKES, OUTPUT_FILE, PREPARES, SAVES, SHOWS } from "./known-functions.ts";

/** The relation of a value to the model. 0: none. 1: the model or a part of it. 2: a result of the model. */
type Level = 0 | 1 | 2;
const NOTHING = 0;
const MODEL = 1;
const RESULT = 2;

interface Scope {
  /** Levels of variables. A level never decreases, so the analysis of loops and functions always ends. */
  readonly levels: Map<string, Level>;
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Functions that the program defines: their parameters, and the expressions that they return. */
  readonly functions: ReadonlyMap<string, OwnFunction>;
}

interface OwnFunction {
  readonly parameters: readonly string[];
  readonly returned: readonly SyntaxNode[];
}

/**
 * Returns true if a program shows a result of a model: a value that was made by running the model is printed, displayed
 * or saved.
 *
 * A value is followed through assignments, loops, attributes and functions of the program. A variable that the program
 * does not set counts as the model, because an earlier block created it.
 */
export function showsResult(program: Program): boolean {
  const scope = scopeOf(program);
  let isShown = false;
  let before: string;
  // In a loop or a function, a value may be used before the line that sets it. So the analysis repeats until no
  // variable changes its level.
  do {
    before = stateOf(scope);
    for (const node of program.body) isShown = showsIn(node, scope) || isShown;
  } while (before !== stateOf(scope));
  return isShown;
}

const stateOf = ({ levels }: Scope): string => [...levels].join(" ");

function scopeOf(program: Program): Scope {
  const functions = new Map<string, OwnFunction>();
  const levels = new Map<string, Level>();
  for (const { targets, value } of nodesOf(program, "binding")) {
    for (const name of targets.flatMap(boundBy)) {
      levels.set(name, NOTHING);
      if (value?.kind === "function") functions.set(name, ownFunction(value));
    }
  }
  return { levels, imports: importedPaths(program), functions };
}

function ownFunction({ parameters, body }: FunctionLiteral): OwnFunction {
  const returned = body.flatMap(function inside(node): readonly SyntaxNode[] {
    if (node.kind === "function") return [];
    return node.kind === "other" && /^(?:return|yield)/.test(node.type) ? node.parts : partsOf(node).flatMap(inside);
  });
  return { parameters: parameters.flatMap(boundBy), returned };
}

/** Raises the levels of the variables that the code changes. Returns true if it prints or saves a result. */
function showsIn(node: SyntaxNode, scope: Scope): boolean {
  if (node.kind === "binding") bind(node, scope);
  if (node.kind === "other" && node.type === "expression_statement") passOn(node, scope);
  let isShown = node.kind === "call" && isShownBy(node, scope);
  for (const part of partsOf(node)) isShown = showsIn(part, scope) || isShown;
  return isShown;
}

function bind({ targets, value }: Binding, scope: Scope): void {
  const level = value === undefined ? NOTHING : levelOf(value, scope);
  for (const target of targets) {
    const names = boundBy(target);
    // `frames[0] = …` changes the variable `frames`, and `item.label = …` changes the variable `item`.
    for (const name of names.length > 0 ? names : rootName(target)) raise(name, level, scope);
  }
}

function raise(name: string, level: Level, { levels }: Scope): void {
  const before = levels.get(name) ?? NOTHING;
  if (level > before) levels.set(name, level);
}

function rootName(node: SyntaxNode): readonly string[] {
  const root = rootOf(node);
  return root.kind === "name" ? [root.name] : [];
}

/**
 * Raises the level of variables that a call may change: its arguments (`tagger.predict(sentence)`) or its object
 * (`parts.append(part)`).
 */
function passOn(statement: SyntaxNode, scope: Scope): void {
  const call = awaited(statement);
  if (call.kind !== "call") return;
  const level = levelOf(call, scope);
  if (level < RESULT) return;
  const owner = call.callee.kind === "member" ? call.callee.object : undefined;
  const isFilled = owner !== undefined && levelOf(owner, scope) === NOTHING;
  for (const filled of [...call.arguments.map(({ value }) => value), ...(isFilled ? [owner] : [])]) {
    for (const name of rootName(filled)) if (scope.levels.has(name)) raise(name, level, scope);
  }
}

function awaited(node: SyntaxNode): SyntaxNode {
  const [only, ...more] = node.kind === "other" ? node.parts : [];
  return only === undefined || more.length > 0 ? node : awaited(only);
}

function isShownBy(call: Call, scope: Scope): boolean {
  const name = nameOf(call.callee);
  const given = call.arguments.map(({ value }) => levelOf(value, scope));
  const owner = call.callee.kind === "member" ? levelOf(call.callee.object, scope) : NOTHING;
  if (SHOWS.test(name) && Math.max(owner, ...given) === RESULT) return true;
  // Some models need inputs that only the documentation of their class describes. For these, it is enough to show the
  // documentation: `help(model.forward)`.
  if (name === "help" && given.includes(MODEL)) return true;
  // A call that saves its result also shows it: `model.predict(picture, save=True)`, or
  // `tts.synthesize_to_file("Hello", "hello.wav")`.
  if (levelOf(call, scope) < RESULT) return false;
  const isSaved = call.arguments.some(({ name: keyword = "", value }) => {
    return (SAVES.test(keyword) && isSet(value)) || (value.kind === "string" && OUTPUT_FILE.test(value.value ?? ""));
  });
  return isSaved || (SHOWS.test(name) && owner === MODEL && given.length > 0);
}

/** Returns false for a value that switches an argument off, such as `False` in `save=False`. */
const isSet = (value: SyntaxNode): boolean =>
  !(value.kind === "literal" && /^(?:False|None|false|null|undefined|0)$/.test(value.text));

function nameOf(callee: SyntaxNode): string {
  if (callee.kind === "name") return callee.name;
  return callee.kind === "member" ? callee.property : "";
}

function levelOf(node: SyntaxNode, scope: Scope): Level {
  switch (node.kind) {
    case "name":
      return levelOfName(node.name, scope);
    case "call":
      return levelOfCall(node, scope);
    case "function":
      return NOTHING;
    case "binding":
      bind(node, scope);
      // In a comprehension, the items are what counts, not the list that they come from.
      return node.isItem || node.value === undefined ? NOTHING : levelOf(node.value, scope);
    default:
      // For example, `labels[best]` depends on the model if `labels` or `best` does.
      return highest(partsOf(node), scope);
  }
}

/**
 * Returns the level of a variable. If no statement sets the variable, it is a parameter or comes from an earlier block.
 */
function levelOfName(name: string, { levels, imports, functions }: Scope): Level {
  const level = levels.get(name);
  if (level !== undefined || imports.has(name) || BUILT_IN.has(name)) return level ?? NOTHING;
  const isOwn = functions.has(name) || [...functions.values()].some(({ parameters }) => parameters.includes(name));
  return isOwn ? NOTHING : MODEL;
}

function highest(nodes: readonly SyntaxNode[], scope: Scope): Level {
  return nodes.reduce<Level>((most, part) => Math.max(most, levelOf(part, scope)) as Level, NOTHING);
}

function levelOfCall(call: Call, scope: Scope): Level {
  const { callee } = call;
  const values = call.arguments.map(({ value }) => value);
  const given = highest(values, scope);
  const own = callee.kind === "name" ? scope.functions.get(callee.name) : undefined;
  if (own !== undefined) return levelOfOwn(own, values, scope);
  if (given === RESULT) return RESULT;
  const [root = "", ...path] = pathOf(callee) ?? [];
  const name = nameOf(callee);
  const imported = scope.imports.get(root);
  if (imported === undefined && BUILT_IN.has(root) && !scope.levels.has(root)) return given;
  if (imported !== undefined) {
    const isHelper = HELPERS.has((imported[0] ?? "").replace(/^node:/, "").replace(/[./].*/s, ""));
    // A function of a helper package such as `torch` does not run a model. Its result has the level of its arguments.
    if (isHelper) return name.startsWith("from_pretrained") ? MODEL : given;
    // `generate(model, prompt)` runs a model. `load_model(path)` and `Model(path)` create a model.
    return given === MODEL && !MAKES.test(imported.concat(path).at(-1) ?? name) && hasInput(values, scope)
      ? RESULT
      : MODEL;
  }
  const level = levelOf(callee, scope);
  if (level === NOTHING) return given;
  if (level === RESULT) return RESULT;
  return callee.kind === "member" && PREPARES.test(name) ? MODEL : RESULT;
}

/** Returns true if at least one of the values does not come from the model, such as an input. */
const hasInput = (values: readonly SyntaxNode[], scope: Scope): boolean =>
  values.some((value) => levelOf(value, scope) === NOTHING);

function levelOfOwn({ parameters, returned }: OwnFunction, values: readonly SyntaxNode[], scope: Scope): Level {
  for (const [index, value] of values.entries()) {
    const parameter = parameters[index];
    if (parameter !== undefined) raise(parameter, levelOf(value, scope), scope);
  }
  return highest(returned, scope);
}
