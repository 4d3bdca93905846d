import type { Call, Expression, Import, Program, Statement } from "./tree.ts";

/** Returns the expressions directly inside an expression, except those in the body of a function. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "name":
    case "literal":
      return [];
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, ...expression.index];
    case "call":
      return [expression.callee, ...expression.arguments.map(({ value }) => value)];
    case "text":
      return expression.fields;
    case "list":
      return expression.items;
    case "record":
      return expression.entries.flatMap(({ parts }) => parts);
    case "function":
      return [...expression.parameters, ...expression.defaults];
    case "comprehension":
      return [
        ...expression.bindings.flatMap(({ targets, value }) => (value === undefined ? targets : [...targets, value])),
        ...expression.parts,
      ];
    case "assignment":
      return [expression.target, expression.value];
    case "compound":
      return expression.parts;
  }
}

/** Returns the expressions of a statement. Expressions of inner statements are left out. */
function expressionsOf(statement: Statement): readonly Expression[] {
  switch (statement.kind) {
    case "import":
      return [];
    case "assign":
      return statement.value === undefined ? statement.targets : [...statement.targets, statement.value];
    case "expression":
      return [statement.value];
    case "block":
      return [
        ...statement.bindings.flatMap(({ targets, value }) => (value === undefined ? targets : [...targets, value])),
        ...statement.heads,
      ];
    case "definition":
      return [...statement.decorators, statement.function];
    case "class":
      return [...statement.decorators, ...statement.bases];
    case "other":
      return statement.parts;
  }
}

/**
 * Yields every statement, the outer statements first. Statements inside a function that is part of an expression are
 * included.
 */
export function* allStatements({ statements }: Pick<Program, "statements">): Generator<Statement> {
  for (const statement of statements) {
    yield statement;
    if ("body" in statement) yield* allStatements({ statements: statement.body });
    for (const expression of expressionsOf(statement)) yield* statementsIn(expression);
  }
}

function* statementsIn(expression: Expression): Generator<Statement> {
  if (expression.kind === "function") yield* allStatements({ statements: expression.body });
  for (const part of partsOf(expression)) yield* statementsIn(part);
}

/** Yields every expression, outer expressions first. */
export function* allExpressions(program: Pick<Program, "statements">): Generator<Expression> {
  for (const statement of allStatements(program)) {
    for (const expression of expressionsOf(statement)) yield* within(expression);
  }
}

/** Yields an expression and all its inner expressions. */
export function* within(expression: Expression): Generator<Expression> {
  yield expression;
  for (const part of partsOf(expression)) yield* within(part);
}

export function* callsIn(program: Pick<Program, "statements">): Generator<Call> {
  for (const expression of allExpressions(program)) if (expression.kind === "call") yield expression;
}

export function* importsIn(program: Pick<Program, "statements">): Generator<Import> {
  for (const statement of allStatements(program)) if (statement.kind === "import") yield statement;
}

/** Returns the names of a path such as `torch.nn.Linear`, or undefined for any other expression. */
export function pathOf(expression: Expression): readonly string[] | undefined {
  if (expression.kind === "name") return [expression.name];
  if (expression.kind !== "member") return undefined;
  const object = pathOf(expression.object);
  return object && [...object, expression.property];
}

/** Returns the expression at the start of a chain of members, indexes and calls: `pipe` for `pipe("x")[0].text`. */
export function rootOf(expression: Expression): Expression {
  switch (expression.kind) {
    case "member":
    case "index":
      return rootOf(expression.object);
    case "call":
      return rootOf(expression.callee);
    default:
      return expression;
  }
}

/** Returns the names of the variables that a target sets: `a` and `b` for `a, [b]`, none for `a.b`. */
export function boundBy(target: Expression): readonly string[] {
  switch (target.kind) {
    case "name":
      return [target.name];
    case "list":
      return target.items.flatMap(boundBy);
    case "record":
      return target.entries.flatMap(({ parts }) => parts.flatMap(boundBy));
    case "compound":
      // The default value of a parameter may use variables, but sets none.
      return target.name === "Default" ? [] : target.parts.flatMap(boundBy);
    case "assignment":
      return boundBy(target.target);
    default:
      return [];
  }
}

/** Returns the names in the path of a module. The path of a JavaScript module, such as `node:fs`, is one name. */
export function modulePath(module: string): readonly string[] {
  return /[/:@]/.test(module) ? [module] : module.split(".");
}

/**
 * Returns the full path of each variable that an import creates: `np` is `numpy`, `load_image` is
 * `diffusers.utils.load_image`.
 */
export function importedPaths(program: Pick<Program, "statements">): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  for (const { module, names } of importsIn(program)) {
    const path = modulePath(module);
    for (const { name, local } of names) {
      // `import a.b` sets the variable `a` to the module `a`, not to `a.b`.
      const own = name === undefined ? (local === path[0] ? [local] : path) : [...path, name];
      paths.set(local, own);
    }
  }
  return paths;
}
