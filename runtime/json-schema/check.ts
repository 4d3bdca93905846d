import { nearest, type Note, pathText, type ValueProblem } from "./problems.ts";
import { hasType, isMapping, keyOf, kindOf, own, sizeOf } from "./values.ts";

/** What the checker needs besides the schema and the value. */
export interface SchemaRun {
  /** The keywords that are checked. All others are ignored. */
  readonly keywords: Keywords;
  /** The plans of the schemas that were used so far, because most schemas are used for many values. */
  readonly plans: Map<unknown, Plan>;
  /** Maximum depth of a value. */
  readonly maxDepth: number;
  /** Returns the schema that a `$ref` names. */
  readonly resolve: (reference: string) => unknown;
  /** Returns true if a part of the text matches the pattern. */
  readonly matches: (pattern: string, text: string) => boolean;
  /** Counts steps, and throws if there were too many. Absent for schemas that are known to need few steps. */
  readonly spend?: (steps: number) => void;
}

type Schema = Readonly<Record<string, unknown>>;

/** Checks one keyword of a schema. */
export type Keyword<Value> = (rule: unknown, value: Value, check: Check, schema: Schema) => unknown;

/** Keywords by name. */
export type Keywords = ReadonlyMap<string, TypedKeyword>;

export interface TypedKeyword {
  /** The keyword only applies to values of this type. `any`: to all values. */
  readonly type: string;
  readonly check: Keyword<never>;
}

/** A schema, prepared for many values. */
export interface Plan {
  readonly schema: Schema;
  /** One or several types. Absent if all types are allowed. */
  readonly type?: unknown;
  readonly steps: readonly (TypedKeyword & { readonly rule: unknown })[];
}

/** Maximum number of reported problems. */
export const MAX_PROBLEMS = 20;

/** Maximum number of schemas inside each other, including the targets of references. */
const MAX_SCHEMAS = 500;

/** The step of the schema `false`. */
const NEVER = {
  type: "any",
  check: (_: unknown, __: unknown, check: Check) => check.note("is not allowed"),
  rule: false,
};

/** The check of one value against a JSON Schema: the problems so far, and the part that is being checked. */
export class Check {
  readonly run: SchemaRun;
  #notes: Note[] = [];
  /** If true, the check ends at the first problem, and sets `#hasFailed` without recording the problem. */
  #isTrial = false;
  #hasFailed = false;
  #schemas = 0;
  /** The path of the part, in the first `#depth` items. (`push` and `pop` would move a short list at each call.) */
  readonly #path: (string | number)[] = [];
  #depth = 0;

  constructor(run: SchemaRun) {
    this.run = run;
  }

  /** Up to twenty problems. Empty if the value is valid. */
  get problems(): readonly ValueProblem[] {
    return this.#notes.map(({ path, message, expected = "", found = "" }) => ({
      path,
      message: message ?? `expected ${expected}, found ${found}`,
    }));
  }

  get path(): string {
    return pathText(this.#path.slice(0, this.#depth));
  }

  get isDone(): boolean {
    return this.#isTrial ? this.#hasFailed : this.#notes.length >= MAX_PROBLEMS;
  }

  /** Checks the part of the value, or another value in its place. */
  apply(schema: unknown, value: unknown): this {
    this.#follow(this.#planOf(schema), value);
    return this;
  }

  #follow(plan: Plan, value: unknown): void {
    const { type, steps } = plan;
    if (type !== undefined && !hasType(value, type)) {
      return this.expect(typeof type === "string" ? type : [type].flat().map(String).join(" or "), value);
    }
    if (steps.length > 0) this.#takeSteps(plan, value);
  }

  #takeSteps({ schema, steps }: Plan, value: unknown): void {
    if (this.#schemas >= MAX_SCHEMAS || this.#depth > this.run.maxDepth) return this.note("nested too deeply");
    this.#schemas++;
    for (const { type, check, rule } of steps) {
      this.run.spend?.(1 + sizeOf(value) / 16 + sizeOf(rule));
      // The keyword is only checked for values of its type.
      if (type === "any" || hasType(value, type)) check(rule, value as never, this, schema);
      if (this.isDone) break;
    }
    this.#schemas--;
  }

  #planOf(schema: unknown): Plan {
    const known = this.run.plans.get(schema);
    if (known !== undefined) return known;
    const fields = isMapping(schema) ? schema : {};
    const steps = Object.entries(fields).flatMap(([name, rule]) => {
      const keyword = this.run.keywords.get(name);
      if (keyword === undefined || rule === undefined) return [];
      return { ...keyword, rule: name === "$ref" && typeof rule === "string" ? this.run.resolve(rule) : rule };
    });
    const plan: Plan = { schema: fields, type: fields["type"], steps: schema === false ? [NEVER] : steps };
    this.run.plans.set(schema, plan);
    return plan;
  }

  /** Returns true if the value is valid. Records no problems. */
  fits(schema: unknown, value: unknown): boolean {
    const before = [this.#isTrial, this.#hasFailed] as const;
    this.#isTrial = true;
    this.#hasFailed = false;
    const fits = !this.apply(schema, value).#hasFailed;
    [this.#isTrial, this.#hasFailed] = before;
    return fits;
  }

  /** Records the problems of a value that matches none of the schemas. */
  fitsNone(schemas: readonly unknown[], value: unknown): void {
    this.#hasFailed = true;
    if (this.isDone) return;
    const before = this.#notes;
    const branches = schemas.map((schema) => {
      this.#notes = [];
      return this.apply(schema, value).#notes;
    });
    this.#notes = [...before, ...nearest(branches, this.#depth)].slice(0, MAX_PROBLEMS);
    if (this.#notes.length === before.length) this.note("is not allowed");
  }

  /** Checks a field or an item. */
  inside(key: string | number, schema: unknown, value: unknown): void {
    this.#path[this.#depth++] = key;
    this.apply(schema, value);
    this.#depth--;
  }

  /** Checks a field of the object's own, unless its value is undefined. */
  field(object: Schema, name: string, schema: unknown): void {
    const value = object[name];
    if (value !== undefined && !this.isDone) this.inside(name, schema, value);
  }

  /** Checks the items from an index on. */
  items(list: readonly unknown[], schema: unknown, from = 0): void {
    const plan = this.#planOf(schema);
    const place = this.#depth++;
    for (let index = from; index < list.length && !this.isDone; index++) {
      this.#path[place] = index;
      this.#follow(plan, list[index]);
    }
    this.#depth--;
  }

  required(object: object, names: readonly unknown[], reason = ""): void {
    for (const name of names) {
      if (own(object, String(name)) === undefined) this.noteAt(String(name), `required value is missing${reason}`);
    }
  }

  oneOf(value: unknown, allowed: readonly unknown[]): void {
    if (allowed.some((one) => this.#isSame(one, value))) return;
    const isShort = typeof value === "string" && value.length <= 40;
    this.expect(
      allowed.map((one) => JSON.stringify(one)).join(" or "),
      value,
      isShort ? JSON.stringify(value) : kindOf(value),
    );
  }

  #isSame(one: unknown, other: unknown): boolean {
    if (one === other || typeof one !== "object" || typeof other !== "object") return one === other;
    const key = this.key(one);
    return key !== undefined && key === this.key(other);
  }

  /** Returns a key that is the same for equal values, or undefined for a value that is nested too deeply. */
  key(value: unknown): string | undefined {
    const key = keyOf(value);
    this.run.spend?.(1 + sizeOf(key) / 16);
    return key;
  }

  /** @param found the short description of the value */
  expect(expected: string, value: unknown, found = kindOf(value)): void {
    this.note(undefined, expected, found);
  }

  note(message: string | undefined, expected?: string, found?: string): void {
    this.#hasFailed = true;
    if (!this.isDone) this.#notes.push({ path: this.path, depth: this.#depth, message, expected, found });
  }

  noteAt(name: string, message: string): void {
    this.#path[this.#depth++] = name;
    this.note(message);
    this.#depth--;
  }
}
