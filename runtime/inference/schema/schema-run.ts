import { compilePattern, type Pattern, PatternError, testPattern } from "../../pattern/pattern.ts";
import { InputError } from "../../http/errors.ts";
import { keyOf } from "./json-value.ts";

/** Maximum number of steps of a check: about one for each keyword and value, and for five steps of a pattern. */
const MAX_STEPS = 1_000_000;

/** One use of a schema: the whole schema, its compiled patterns, and the steps that are left. */
export class SchemaRun {
  /** The whole schema, in which references are resolved. */
  readonly root: unknown;
  /** True if the check was deeper than it may be. */
  isTooDeep = false;
  readonly #name: string;
  readonly #patterns = new Map<string, Pattern>();
  #left = MAX_STEPS;

  /** @param name the name of the schema in errors */
  constructor(root: unknown, name: string) {
    this.root = root;
    this.#name = name;
  }

  /** Counts steps. @throws InputError if there were too many */
  readonly spend = (steps: number): void => {
    this.#left -= steps;
    if (this.#left >= 0) return;
    const wayOut = "Use fewer anyOf, oneOf and $ref inside each other, and simpler patterns";
    throw new InputError(`${this.#name} takes more than ${MAX_STEPS} steps to check. ${wayOut}.`);
  };

  /** Compiles a pattern. @throws InputError that starts with `place` */
  pattern(source: string, place = this.#name): Pattern {
    const known = this.#patterns.get(source);
    if (known !== undefined) return known;
    try {
      const pattern = compilePattern(source);
      this.spend(2 * pattern.code.length);
      this.#patterns.set(source, pattern);
      return pattern;
    } catch (cause) {
      if (!(cause instanceof PatternError)) throw cause;
      throw new InputError(
        `${place}: the pattern ${JSON.stringify(source.slice(0, 60))} cannot be used: ${cause.message}`,
        {
          cause,
        },
      );
    }
  }

  matches(source: string, text: string): boolean {
    return testPattern(this.pattern(source), text, (steps) => this.spend(steps / 5));
  }

  /** Returns a key that is the same for equal values, or undefined for a value that is nested too deeply. */
  key(value: unknown): string | undefined {
    const key = keyOf(value);
    this.spend(1 + (key?.length ?? 0) / 16);
    return key;
  }

  /** Compares two JSON values. */
  isSame(one: unknown, other: unknown): boolean {
    if (one === other) return true;
    if (typeof one !== "object" || typeof other !== "object") return false;
    const key = this.key(one);
    return key !== undefined && key === this.key(other);
  }

  /** Returns the part of the schema that a reference such as `#/$defs/city` names. */
  lookUp(reference: string): unknown {
    if (!/^#(?:\/|$)/.test(reference)) return undefined;
    let pointer: string;
    try {
      pointer = decodeURIComponent(reference.slice(1));
    } catch {
      return undefined;
    }
    const steps = pointer.split("/").slice(1);
    this.spend(steps.length);
    return steps.reduce<unknown>((part, step) => {
      const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
      return typeof part === "object" && part !== null && Object.hasOwn(part, name)
        ? (part as Record<string, unknown>)[name]
        : undefined;
    }, this.root);
  }
}
