import { StructureKind, type FunctionDeclarationStructure } from "ts-morph";
import { kept } from "../spec/entries.ts";
import type { Json, JsonObject, Schema } from "../spec/entry.ts";
import { literal } from "./literal.ts";
import type { ReportMethod } from "./report.ts";
import { readRule, type Rule, type RuleNames, type Shape } from "./rules.ts";
import { columns, LINE_WIDTH, quote, UNPRINTABLE } from "./text.ts";
import { nameSchemas, uniqueName, type NamedSchema } from "./type-names.ts";

/**
 * Names of the variables in nested tests, starting with the outermost test. A test on the fifth level becomes a
 * separate function.
 */
const VARIABLES = ["value", "item", "part", "piece"] as const;

/** A function to print. It checks a type, or a part of a type whose check does not fit on one line. */
interface Task {
  readonly name: string;
  readonly description: string;
  readonly read: () => Rule;
}

/** A piece of code, and the functions that it calls. */
interface Code {
  readonly text: string;
  readonly calls: readonly Task[];
  /** The same code as `text`, on several lines. It is printed if `text` does not fit on one line. */
  readonly broken?: string;
}

export function checkName(type: string): string {
  return `check${type}`;
}

/**
 * Prints JSON Schemas as functions that report every problem of a value: `checkReply(value, report)`.
 *
 * The functions contain only the rules, as calls of the methods of `report`. These methods read the values and record
 * the problems.
 *
 * @param roots all schemas that may be referred to
 * @param exported names of the types whose checks are exported; a type that none of them uses is left out
 * @param resolve returns the type of a `$ref`; a type that is not one of the roots is imported
 */
export function checkStatements(
  roots: readonly NamedSchema[],
  exported: ReadonlySet<string>,
  resolve: RuleNames["resolve"],
): FunctionDeclarationStructure[] {
  const writer = new CheckWriter({ names: nameSchemas(roots), resolve });
  const functions = new Map<string, FunctionDeclarationStructure>();
  const tasks = roots.filter(({ name }) => exported.has(name)).map(({ name, schema }) => writer.taskOf(name, schema));
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    if (functions.has(task.name)) continue;
    const { statements, calls } = writer.body(task.read());
    functions.set(task.name, declare(task, exported.has(task.name), statements));
    tasks.unshift(...calls);
  }
  return [...functions.values()];
}

function declare(task: Task, isExported: boolean, statements: readonly string[]): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported,
    name: checkName(task.name),
    docs: [task.description],
    parameters: [
      { name: statements.length === 0 ? "_value" : "value", type: "unknown" },
      { name: statements.some((statement) => statement.includes("report")) ? "report" : "_report", type: "Report" },
    ],
    returnType: "void",
    statements: [...statements],
  };
}

class CheckWriter {
  readonly #context: RuleNames;
  /** The schemas of this module's types, by the name of the type. */
  readonly #types: ReadonlyMap<string, Schema>;
  /** Names of the functions that check parts of types. */
  readonly #parts = new Map<Rule, string>();
  readonly #taken: Set<string>;

  constructor(context: RuleNames) {
    this.#context = context;
    this.#types = new Map([...context.names].map(([schema, name]) => [name, schema]));
    this.#taken = new Set(this.#types.keys());
  }

  taskOf(name: string, schema: Schema): Task {
    const description = `Records the problems of a value that should be \`${name}\`.`;
    return { name, description, read: () => readRule(name, schema, this.#context) };
  }

  body(rule: Rule): { readonly statements: readonly string[]; readonly calls: readonly Task[] } {
    if (rule.kind === "object") return this.#object(rule.shape);
    if (rule.kind === "nullable") {
      const { statements, calls } = this.body(rule.rule);
      const [only = "", ...more] = statements;
      const line = `if (value !== null) ${only}`;
      const fits = more.length === 0 && !/^if |\n/.test(only) && columns(`  ${line}`) <= LINE_WIDTH;
      return { statements: fits ? [line] : ["if (value === null) return;", ...statements], calls };
    }
    const code = this.#expression(rule, 0, LINE_WIDTH - "  ;".length);
    if (code === undefined) return { statements: [], calls: [] };
    if (columns(`  ${code.text};`) <= LINE_WIDTH) return { statements: [`${code.text};`], calls: code.calls };
    if (rule.kind === "oneOf") return { statements: [list("oneOf", rule.values)], calls: [] };
    if (rule.kind === "anyOf") return this.#brokenAnyOf(rule.rules);
    return { statements: [`${code.broken ?? code.text};`], calls: code.calls };
  }

  #object({ required, fields, others }: Shape) {
    const statements = ["if (!report.object(value)) return;"];
    const calls: Task[] = [];
    if (required.length > 0) statements.push(list("required", required));
    for (const { name, rule } of fields) {
      const start = `report.field(value, ${quote(name)}, `;
      const test = this.#arrow(rule, 1, LINE_WIDTH - columns(`  ${start});`));
      if (test === undefined) continue;
      statements.push(fieldStatement(start, test));
      calls.push(...test.calls);
    }
    const known = fields.map(({ name }) => name);
    if (others === false) statements.push(list("closed", known));
    else {
      const test = this.#arrow(others, 1, LINE_WIDTH - "    ,".length);
      if (test !== undefined) {
        statements.push(othersStatement(known, test.text));
        calls.push(...test.calls);
      }
    }
    return { statements, calls };
  }

  #brokenAnyOf(rules: readonly Rule[]) {
    const tests = rules.flatMap((rule) => this.#arrow(rule, 1, LINE_WIDTH - "    ,".length) ?? []);
    const lines = tests.map(({ text }) => `  ${text},\n`);
    return {
      statements: [`report.anyOf(value, [\n${lines.join("")}]);`],
      calls: tests.flatMap(({ calls }) => calls),
    };
  }

  /** Returns a test as an arrow function with at most `room` columns, or undefined if every value passes. */
  #arrow(rule: Rule, depth: number, room: number): Code | undefined {
    const start = `(${variableAt(depth)}) => `;
    const isTooDeep = depth >= VARIABLES.length;
    const code = isTooDeep ? this.#own(rule, depth) : this.#expression(rule, depth, room - columns(start));
    if (code === undefined) return undefined;
    const text = start + code.text;
    if (columns(text) <= room) return { ...code, text };
    const own = this.#own(rule, depth);
    return own === undefined ? { ...code, text } : { ...own, text: start + own.text };
  }

  /**
   * Returns a call of a separate function that checks the rule. For a rule without `place`, returns the check itself.
   */
  #own(rule: Rule, depth: number): Code | undefined {
    if (!("place" in rule)) return this.#expression(rule, depth, LINE_WIDTH);
    const name = kept(this.#parts, rule, () => uniqueName(rule.place, this.#taken));
    const task = { name, description: "Checks one part of a larger value.", read: () => rule };
    return { text: `${checkName(name)}(${variableAt(depth)}, report)`, calls: [task] };
  }

  /**
   * Returns the call that tests the variable of the given nesting depth, with at most `room` columns if possible.
   * Returns undefined if every value passes the test.
   */
  #expression(rule: Rule, depth: number, room: number): Code | undefined {
    const variable = variableAt(depth);
    switch (rule.kind) {
      case "anything":
        return undefined;
      case "type":
        return this.#type(rule.name, variable);
      case "simple":
        return limitedCall(rule.type === "null" ? "nothing" : rule.type, variable, rule.limits);
      case "media":
        return leaf(call("media", variable, quote(rule.media)));
      case "oneOf":
        return leaf(call("oneOf", variable, `[${rule.values.map((value) => literal(value)).join(", ")}]`));
      case "array":
        return this.#array(rule, depth, room);
      case "record":
        return this.#record(rule, depth, room);
      case "object":
        return this.#own(rule, depth);
      case "nullable": {
        const start = `${variable} === null || `;
        const inner = this.#expression(rule.rule, depth, room - start.length);
        return inner && { calls: inner.calls, text: start + inner.text };
      }
      case "anyOf": {
        const tests = rule.rules.flatMap((branch) => this.#arrow(branch, depth + 1, LINE_WIDTH) ?? []);
        const text = call("anyOf", variable, `[${tests.map((test) => test.text).join(", ")}]`);
        return { text, calls: tests.flatMap(({ calls }) => calls) };
      }
    }
  }

  #type(name: string, variable: string): Code {
    const schema = this.#types.get(name);
    const calls = schema === undefined ? [] : [this.taskOf(name, schema)];
    return { text: `${checkName(name)}(${variable}, report)`, calls };
  }

  #array(rule: Rule & { kind: "array" }, depth: number, room: number): Code {
    const variable = variableAt(depth);
    const bounds = limits(rule.limits);
    const around = call("array", variable, "", bounds).length;
    const each = this.#arrow(rule.each, depth + 1, room - around);
    if (each !== undefined) return { calls: each.calls, text: call("array", variable, each.text, bounds) };
    return leaf(call("array", variable, bounds && "undefined", bounds));
  }

  #record(rule: Rule & { kind: "record" }, depth: number, room: number): Code {
    const variable = variableAt(depth);
    const each = this.#arrow(rule.each, depth + 1, room - call("record", variable, "").length);
    if (each === undefined) return leaf(call("object", variable));
    return { calls: each.calls, text: call("record", variable, each.text) };
  }
}

/**
 * Returns a call whose last argument is an arrow function. If the call is too long for its line, the line is broken
 * after the arrow.
 */
function fieldStatement(start: string, { text, broken }: Code): string {
  const line = `${start}${text});`;
  if (columns(`  ${line}`) <= LINE_WIDTH) return line;
  const [parameters = "", body = ""] = text.split(/ => (.*)/s);
  const isTooWide = broken !== undefined && columns(`    ${body},`) > LINE_WIDTH;
  return `${start}${parameters} =>\n  ${isTooWide ? broken.replaceAll("\n", "\n  ") : body},\n);`;
}

function othersStatement(known: readonly string[], test: string): string {
  const line = `${call("others", "value", `[${known.map(quote).join(", ")}]`, test)};`;
  if (columns(`  ${line}`) <= LINE_WIDTH) return line;
  return `report.others(\n  value,\n  ${literal(known, { column: 4, indent: 2 })},\n  ${test},\n);`;
}

function variableAt(depth: number): string {
  return VARIABLES[depth] ?? VARIABLES[VARIABLES.length - 1] ?? "value";
}

function leaf(text: string): Code {
  return { text, calls: [] };
}

function call(method: ReportMethod, ...parameters: readonly (string | undefined)[]): string {
  return `report.${method}(${parameters.filter((text) => text !== undefined).join(", ")})`;
}

/** Returns a report call whose last argument is a list, wrapped onto several lines if it is too long. */
function list(method: ReportMethod, values: readonly Json[]): string {
  const start = `report.${method}(value, `;
  return `${start}${literal(values, { column: `  ${start})`.length })});`;
}

/** Returns the call that tests a text, a number or another value with limits. */
function limitedCall(method: ReportMethod, variable: string, values: JsonObject): Code {
  const code = leaf(call(method, variable, limits(values)));
  const lines = limitParts(values).map((part) => `  ${part},\n`);
  return lines.length === 0 ? code : { ...code, broken: call(method, variable, `{\n${lines.join("")}}`) };
}

function limits(values: JsonObject): string | undefined {
  const parts = limitParts(values);
  return parts.length === 0 ? undefined : `{ ${parts.join(", ")} }`;
}

/** Returns limits as the properties of an object literal. A pattern becomes a regular expression. */
function limitParts(values: JsonObject): string[] {
  return Object.entries(values).map(([key, value = null]) => {
    const isPattern = key === "pattern" && typeof value === "string";
    return `${key}: ${isPattern ? regularExpression(value) : literal(value)}`;
  });
}

function regularExpression(pattern: string): string {
  const visible = pattern.replace(UNPRINTABLE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return String(new RegExp(visible, "u"));
}
