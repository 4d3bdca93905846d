import type { Binding, Call, Expression, Program, Statement } from "../parsers/tree.ts";
import { boundBy, importedPaths, partsOf, pathOf, rootOf, within } from "../parsers/walk.ts";
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
  readonly returned: readonly Expression[];
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
    for (const statement of program.statements) isShown = follow(statement, scope) || isShown;
  } while (before !== stateOf(scope));
  return isShown;
}

const stateOf = ({ levels }: Scope): string => [...levels].join(" ");

function scopeOf(program: Program): Scope {
  const functions = new Map<string, OwnFunction>();
  const levels = new Map<string, Level>();
  const visit = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === "definition") functions.set(statement.name, ownFunction(statement.function));
      if (statement.kind === "block" || statement.kind === "class") visit(statement.body);
      if (statement.kind === "assign" || statement.kind === "block") declare(statement, levels);
    }
  };
  visit(program.statements);
  return { levels, imports: importedPaths(program), functions };
}

function ownFunction({ parameters, body }: Extract<Expression, { kind: "function" }>): OwnFunction {
  const returned = body.flatMap(function inside(statement): readonly Expression[] {
    if (statement.kind === "other") return statement.parts;
    return statement.kind === "block" ? statement.body.flatMap(inside) : [];
  });
  return { parameters: parameters.flatMap(boundBy), returned };
}

/** Sets the level of each variable that a statement assigns to 0. */
function declare(statement: Extract<Statement, { kind: "assign" | "block" }>, levels: Map<string, Level>): void {
  const targets =
    statement.kind === "assign" ? statement.targets : statement.bindings.flatMap((binding) => binding.targets);
  for (const name of targets.flatMap(boundBy)) levels.set(name, NOTHING);
}

/** Raises the levels of the variables that a statement changes. Returns true if the statement shows a result. */
function follow(statement: Statement, scope: Scope): boolean {
  switch (statement.kind) {
    case "import":
      return false;
    case "assign":
      bind(statement, scope);
      return showsIn(statement.value, scope);
    case "expression":
      passOn(statement.value, scope);
      return showsIn(statement.value, scope);
    case "block": {
      for (const binding of statement.bindings) bind(binding, scope);
      const heads = [...statement.heads, ...statement.bindings.flatMap(({ value }) => value ?? [])];
      const inHeads = heads.map((head) => showsIn(head, scope));
      return [...inHeads, ...statement.body.map((inner) => follow(inner, scope))].includes(true);
    }
    case "definition":
    case "class": {
      const body = statement.kind === "class" ? statement.body : statement.function.body;
      return body.map((inner) => follow(inner, scope)).includes(true);
    }
    case "other":
      return statement.parts.map((part) => showsIn(part, scope)).includes(true);
  }
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

function rootName(expression: Expression): readonly string[] {
  const root = rootOf(expression);
  return root.kind === "name" ? [root.name] : [];
}

/**
 * Raises the level of variables that a call may change: its arguments (`tagger.predict(sentence)`) or its object
 * (`parts.append(part)`).
 */
function passOn(expression: Expression, scope: Scope): void {
  const call = awaited(expression);
  if (call.kind !== "call") return;
  const level = levelOf(call, scope);
  if (level < RESULT) return;
  const owner = call.callee.kind === "member" ? call.callee.object : undefined;
  const isFilled = owner !== undefined && levelOf(owner, scope) === NOTHING;
  for (const filled of [...call.arguments.map(({ value }) => value), ...(isFilled ? [owner] : [])]) {
    for (const name of rootName(filled)) if (scope.levels.has(name)) raise(name, level, scope);
  }
}

function awaited(expression: Expression): Expression {
  const [only, ...more] = expression.kind === "compound" ? expression.parts : [];
  return only === undefined || more.length > 0 ? expression : awaited(only);
}

/** Returns true if a call in the expression prints or saves a result. Functions in the expression are checked too. */
function showsIn(expression: Expression | undefined, scope: Scope): boolean {
  if (expression === undefined) return false;
  let isShown = false;
  for (const inner of within(expression)) {
    if (inner.kind === "function") {
      for (const statement of inner.body) isShown = follow(statement, scope) || isShown;
    } else if (inner.kind === "comprehension") {
      for (const binding of inner.bindings) bind(binding, scope);
    } else if (inner.kind === "assignment") {
      bind({ targets: [inner.target], value: inner.value }, scope);
    } else if (inner.kind === "call" && isShownBy(inner, scope)) {
      isShown = true;
    }
  }
  return isShown;
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
    return (SAVES.test(keyword) && isSet(value)) || (value.kind === "text" && OUTPUT_FILE.test(value.value ?? ""));
  });
  return isSaved || (SHOWS.test(name) && owner === MODEL && given.length > 0);
}

/** Returns false for a value that switches an argument off, such as `False` in `save=False`. */
const isSet = (value: Expression): boolean =>
  !(value.kind === "literal" && /^(?:False|None|false|null|undefined|0)$/.test(value.text));

function nameOf(callee: Expression): string {
  if (callee.kind === "name") return callee.name;
  return callee.kind === "member" ? callee.property : "";
}

function levelOf(expression: Expression, scope: Scope): Level {
  switch (expression.kind) {
    case "name":
      return levelOfName(expression.name, scope);
    case "call":
      return levelOfCall(expression, scope);
    case "function":
      return NOTHING;
    case "comprehension":
      for (const binding of expression.bindings) bind(binding, scope);
      return highest(expression.parts, scope);
    case "assignment":
      return levelOf(expression.value, scope);
    default:
      // For example, `labels[best]` depends on the model if `labels` or `best` does.
      return highest(partsOf(expression), scope);
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

function highest(expressions: readonly Expression[], scope: Scope): Level {
  return expressions.reduce<Level>((most, part) => {
    const level = levelOf(part, scope);
    return level > most ? level : most;
  }, NOTHING);
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
const hasInput = (values: readonly Expression[], scope: Scope): boolean =>
  values.some((value) => levelOf(value, scope) === NOTHING);

function levelOfOwn({ parameters, returned }: OwnFunction, values: readonly Expression[], scope: Scope): Level {
  for (const [index, value] of values.entries()) {
    const parameter = parameters[index];
    if (parameter !== undefined) raise(parameter, levelOf(value, scope), scope);
  }
  return highest(returned, scope);
}
