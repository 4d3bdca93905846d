import { nearest, type Note, pathText, type ValueProblem } from "./problems.ts";
import { hasType, isRecord, keyOf, kindOf, own, sizeOf } from "./values.ts";

/** What the checker needs besides the schema and the value. */
export interface SchemaRun {
  /** The keywords that are checked. All others are ignored. */
  readonly keywords: Keywords;
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

/** Keywords by name, each with the type of the values that it applies to. */
export type Keywords = ReadonlyMap<string, KeywordEntry[1]>;
export type KeywordEntry = [name: string, keyword: readonly [type: string, check: Keyword<never>]];

/** Maximum number of reported problems. */
export const MAX_PROBLEMS = 20;

/** Maximum number of schemas inside each other, including the targets of references. */
const MAX_SCHEMAS = 500;

/** The check of one value against a JSON Schema: the problems so far, and the part that is being checked. */
export class Check {
  readonly run: SchemaRun;
  #notes: Note[] = [];
  /** If true, the check ends at the first problem, and sets `#hasFailed` without recording the problem. */
  #isTrial = false;
  #hasFailed = false;
  #schemas = 0;
  readonly #path: (string | number)[] = [];

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
    return pathText(this.#path);
  }

  get isDone(): boolean {
    return this.#isTrial ? this.#hasFailed : this.#notes.length >= MAX_PROBLEMS;
  }

  /** Checks the part of the value, or another value in its place. */
  apply(schema: unknown, value: unknown): this {
    if (schema === false) this.note("is not allowed");
    else if (isRecord(schema)) {
      const { type } = schema;
      if (this.#schemas === MAX_SCHEMAS || this.#path.length > this.run.maxDepth) this.note("nested too deeply");
      else if (type === undefined || hasType(value, type)) this.#keywords(schema, value);
      else this.expect([type].flat().join(" or "), value);
    }
    return this;
  }

  #keywords(schema: Schema, value: unknown): void {
    this.#schemas++;
    for (const name of Object.keys(schema)) {
      const rule = schema[name];
      this.run.spend?.(1 + sizeOf(value) / 16 + sizeOf(rule));
      const [type, check] = this.run.keywords.get(name) ?? [];
      // The keyword is only checked for values of its type.
      if (rule !== undefined && (type === "any" || hasType(value, type))) check?.(rule, value as never, this, schema);
      if (this.isDone) break;
    }
    this.#schemas--;
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
    this.#notes = [...before, ...nearest(branches, this.#path.length)].slice(0, MAX_PROBLEMS);
    if (this.#notes.length === before.length) this.note("is not allowed");
  }

  /** Checks a field or an item. */
  inside(key: string | number, schema: unknown, value: unknown): void {
    this.#path.push(key);
    this.apply(schema, value);
    this.#path.pop();
  }

  /** Checks a field, unless it is absent. */
  field(object: object, name: string, schema: unknown): void {
    const value = own(object, name);
    if (value !== undefined && !this.isDone) this.inside(name, schema, value);
  }

  /** Checks the items from an index on. */
  items(list: readonly unknown[], schema: unknown, from = 0): void {
    for (let index = from; index < list.length && !this.isDone; index++) this.inside(index, schema, list[index]);
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
    this.#add({ expected, found });
  }

  note(message: string): void {
    this.#add({ message });
  }

  noteAt(name: string, message: string): void {
    this.#path.push(name);
    this.note(message);
    this.#path.pop();
  }

  #add(note: Omit<Note, "path" | "depth">): void {
    this.#hasFailed = true;
    if (!this.isDone) this.#notes.push({ path: this.path, depth: this.#path.length, ...note });
  }
}
