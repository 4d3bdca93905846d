import { PatternError } from "../../pattern/pattern.ts";
import { compilePythonPattern, type PythonPattern } from "../../pattern/python-pattern.ts";
import { isMapping } from "../values/value.ts";
import { ResponseError } from "./errors.ts";

/** The deepest nesting of a transform, a value parser or a tool's schema. Real ones have a few levels. */
export const MOST_LEVELS = 50;

/** The fields of an object of a response template. The template may come from a file, so each value is checked. */
export class Fields {
  readonly path: string;
  readonly values: ReadonlyMap<string, unknown>;

  /** @param keys the allowed keys. Default: all @throws ResponseError `template` */
  constructor(value: unknown, path: string, keys?: readonly string[]) {
    this.path = path;
    if (!isMapping(value)) throw new ResponseError("template", path, "expected an object");
    this.values = new Map(entriesOf(value));
    const unknown = keys && [...this.values.keys()].find((key) => !keys.includes(key));
    if (unknown !== undefined) throw this.error(unknown, `unknown key; allowed are ${keys?.join(", ")}`);
  }

  get(key: string): unknown {
    return this.values.get(key);
  }

  /** @throws ResponseError `template` if the value is not a boolean */
  flag(key: string, absent: boolean): boolean {
    const value = this.get(key) ?? absent;
    if (typeof value !== "boolean") throw this.error(key, "expected true or false");
    return value;
  }

  /** @throws ResponseError `template` if the value is not a string, or empty */
  text(key: string, absent: string): string {
    const value = this.get(key) ?? absent;
    if (typeof value !== "string" || value === "") throw this.error(key, "expected a string that is not empty");
    return value;
  }

  /** Compiles a pattern. @throws ResponseError `template`, `pattern` */
  pattern(key: string): PythonPattern {
    const source = this.get(key);
    if (typeof source !== "string") throw this.error(key, "expected a pattern");
    return this.compiled(key, () => compilePythonPattern(source));
  }

  /** Compiles a pattern. @throws ResponseError `pattern` */
  compiled(key: string, compile: () => PythonPattern): PythonPattern {
    try {
      return compile();
    } catch (problem) {
      if (!(problem instanceof PatternError)) throw problem;
      throw new ResponseError("pattern", `${this.path}.${key}`, problem.message, problem);
    }
  }

  error(key: string, message: string): ResponseError {
    return new ResponseError("template", `${this.path}.${key}`, message);
  }
}

/** Returns the entries of a dict. A field of a host object whose value is undefined is absent. */
export function entriesOf(dict: object): [string, unknown][] {
  const entries = dict instanceof Map ? [...(dict as Map<string, unknown>)] : Object.entries(dict);
  return entries.filter(([, value]) => value !== undefined);
}

/** Returns the value of a key of a dict, or undefined. */
export function valueAt(value: unknown, key: string): unknown {
  if (!isMapping(value)) return undefined;
  if (value instanceof Map) return value.get(key);
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
