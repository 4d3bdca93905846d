import type {
  Check,
  ListLimits,
  MediaKind,
  NumberLimits,
  Report,
  Scalar,
  Test,
  TextLimits,
} from "../../generated/io/report.ts";

/** A problem in one part of a value. */
export interface ValueProblem {
  /** Path of the part with the problem, such as `choices[0].id`. Empty for a problem of the whole value. */
  readonly path: string;
  /**
   * The problem, such as `expected string, found number`. The message may show a number, or a text of at most 40
   * characters. For any other invalid value, the message only names the type.
   */
  readonly message: string;
}

/** Maximum number of reported problems. */
const MAX_PROBLEMS = 20;
/** Maximum depth that is checked. Inputs and outputs of tasks are nested far less deeply. */
const MAX_DEPTH = 100;

/** Returns up to twenty problems of a value. Never throws, even for getters, proxies and circular values. */
export function findProblems(check: Check, value: unknown): readonly ValueProblem[] {
  const notes = new Notes();
  try {
    check(value, notes);
    return notes.problems;
  } catch {
    return [...notes.problems, { path: notes.path, message: "cannot be read" }];
  }
}

/** A problem, with details that help to find the branch of an `anyOf` to which the value probably belongs. */
interface Note extends ValueProblem {
  readonly depth: number;
  /** The expected type or constant. Absent for other problems, such as a text that is too long. */
  readonly expected?: string;
  readonly found?: string;
}

class Notes implements Report {
  #notes: Note[] = [];
  /** If true, the check ends at the first problem, and sets `#hasFailed` without recording the problem. */
  #isTrial = false;
  #hasFailed = false;
  readonly #path: (string | number)[] = [];

  get problems(): readonly ValueProblem[] {
    return this.#notes.map(({ path, message }) => ({ path, message }));
  }

  get path(): string {
    return pathText(this.#path);
  }

  string(value: unknown, { minLength, maxLength, pattern }: TextLimits = {}): void {
    if (typeof value !== "string") return this.#expect("string", value);
    if (minLength !== undefined || maxLength !== undefined) {
      this.#size(lengthOf(value), minLength, maxLength, "character");
    }
    if (pattern?.test(value) === false) this.#note(`expected text that matches ${String(pattern)}`);
  }

  number(value: unknown, limits?: NumberLimits): void {
    if (typeof value !== "number" || !Number.isFinite(value)) return this.#expect("number", value);
    if (limits !== undefined) this.#range(value, limits);
  }

  integer(value: unknown, limits?: NumberLimits): void {
    if (typeof value !== "number" || !Number.isInteger(value)) return this.#expect("integer", value);
    if (limits !== undefined) this.#range(value, limits);
  }

  boolean(value: unknown): void {
    if (typeof value !== "boolean") this.#expect("boolean", value);
  }

  nothing(value: unknown): void {
    if (value !== null) this.#expect("null", value);
  }

  media(value: unknown, kind: MediaKind): void {
    if (!isBlob(value)) this.#expect(kind === "any" ? "Blob" : `Blob (${kind})`, value);
  }

  oneOf(value: unknown, allowed: readonly Scalar[]): void {
    if (allowed.some((one) => one === value)) return;
    const isShort = typeof value === "string" && value.length <= 40;
    const found = isShort ? JSON.stringify(value) : kindOf(value);
    this.#expect(allowed.map((one) => JSON.stringify(one)).join(" or "), value, found);
  }

  array(value: unknown, each?: Test, { minItems, maxItems }: ListLimits = {}): void {
    if (!Array.isArray(value)) return this.#expect("array", value);
    this.#size(value.length, minItems, maxItems, "item");
    if (each === undefined) return;
    for (let index = 0; index < value.length && !this.#isDone(); index++) this.#inside(index, value[index], each);
  }

  object(value: unknown): value is object {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isObject) this.#expect("object", value);
    return isObject;
  }

  record(value: unknown, each: Test): void {
    if (this.object(value)) this.others(value, [], each);
  }

  required(object: object, names: readonly string[]): void {
    for (const name of names) {
      if (own(object, name) === undefined) this.#inside(name, undefined, () => this.#note("required value is missing"));
    }
  }

  field(object: object, name: string, test: Test): void {
    const value = own(object, name);
    if (value !== undefined && !this.#isDone()) this.#inside(name, value, test);
  }

  others(object: object, known: readonly string[], test: Test): void {
    for (const name of Object.keys(object)) {
      if (!known.includes(name)) this.field(object, name, test);
    }
  }

  closed(object: object, known: readonly string[]): void {
    this.others(object, known, () => this.#note("unknown field"));
  }

  anyOf(value: unknown, tests: readonly Test[]): void {
    if (tests.some((test) => this.#passes(test, value))) return;
    this.#hasFailed = true;
    if (this.#isTrial || this.#isDone()) return;
    const branches = tests.map((test) => this.#notesOf(test, value));
    this.#notes.push(...nearest(branches, this.#path.length).slice(0, MAX_PROBLEMS - this.#notes.length));
  }

  /** Runs a test without recording problems. */
  #passes(test: Test, value: unknown): boolean {
    const before = { isTrial: this.#isTrial, hasFailed: this.#hasFailed };
    this.#isTrial = true;
    this.#hasFailed = false;
    test(value);
    const passes = !this.#hasFailed;
    this.#isTrial = before.isTrial;
    this.#hasFailed = before.hasFailed;
    return passes;
  }

  #notesOf(test: Test, value: unknown): readonly Note[] {
    const before = this.#notes;
    this.#notes = [];
    test(value);
    const notes = this.#notes;
    this.#notes = before;
    return notes;
  }

  #inside(key: string | number, value: unknown, test: Test): void {
    this.#path.push(key);
    if (this.#path.length > MAX_DEPTH) this.#note("nested too deeply");
    else test(value);
    this.#path.pop();
  }

  #size(size: number, least = 0, most = Infinity, unit: string): void {
    const units = (count: number): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
    if (size < least) this.#note(`expected at least ${units(least)}, found ${size}`);
    if (size > most) this.#note(`expected at most ${units(most)}, found ${size}`);
  }

  #range(value: number, { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberLimits): void {
    if (minimum !== undefined && value < minimum) this.#note(`expected at least ${minimum}, found ${value}`);
    if (maximum !== undefined && value > maximum) this.#note(`expected at most ${maximum}, found ${value}`);
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
      this.#note(`expected more than ${exclusiveMinimum}, found ${value}`);
    }
    if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
      this.#note(`expected less than ${exclusiveMaximum}, found ${value}`);
    }
  }

  #expect(expected: string, value: unknown, found = kindOf(value)): void {
    this.#add(() => ({ message: mismatch(expected, found), expected, found }));
  }

  #note(message: string): void {
    this.#add(() => ({ message }));
  }

  #add(note: () => Pick<Note, "message" | "expected" | "found">): void {
    this.#hasFailed = true;
    if (!this.#isDone()) this.#notes.push({ path: this.path, depth: this.#path.length, ...note() });
  }

  #isDone(): boolean {
    return this.#isTrial ? this.#hasFailed : this.#notes.length >= MAX_PROBLEMS;
  }
}

/**
 * Returns the problems of the branch to which the value probably belongs.
 *
 * A branch is ruled out if it requires another type for the value, or another constant for one of its fields (`type:
 * "text"`). If all branches are ruled out, one problem names all expected types or constants: `expected string or
 * array`. If several branches remain, the function chooses the branch whose problems begin deepest inside the value.
 *
 * @param depth level of the value that has branches
 */
function nearest(branches: readonly (readonly Note[])[], depth: number): readonly Note[] {
  const isElsewhere = (note: Note): boolean => note.expected !== undefined && note.depth === depth;
  const isOtherWord = (note: Note): boolean => note.depth === depth + 1 && note.expected?.startsWith('"') === true;
  const meant = branches.filter((notes) => !notes.some((note) => isElsewhere(note) || isOtherWord(note)));
  const [deepest] = meant.toSorted((one, other) => levelOf(other) - levelOf(one) || one.length - other.length);
  if (deepest !== undefined) return deepest;

  const sameKind = branches.filter((notes) => !notes.some(isElsewhere));
  const decisive = (sameKind.length > 0 ? sameKind : branches).flatMap((notes) =>
    notes.filter((note) => (sameKind.length > 0 ? isOtherWord(note) : isElsewhere(note))),
  );
  const [first] = decisive;
  if (first === undefined) return branches[0] ?? [];
  const words = new Set(decisive.filter(({ path }) => path === first.path).map(({ expected }) => expected ?? ""));
  const expected = [...words].join(" or ");
  return [{ ...first, expected, message: mismatch(expected, first.found ?? "") }];
}

/** Returns the smallest depth at which there is a problem. */
function levelOf(notes: readonly Note[]): number {
  return Math.min(...notes.map(({ depth }) => depth));
}

function mismatch(expected: string, found: string): string {
  return `expected ${expected}, found ${found}`;
}

function own(object: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name) === undefined ? undefined : Reflect.get(object, name);
}

function isBlob(value: unknown): boolean {
  return typeof Blob === "function" && value instanceof Blob;
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return isBlob(value) ? "Blob" : typeof value;
}

function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    if (!/^[\p{L}\p{N}_$-]{1,80}$/u.test(key)) return `${text}[${JSON.stringify(key.slice(0, 80))}]`;
    return text === "" ? key : `${text}.${key}`;
  }, "");
}
