import { compilePattern, type Pattern, PatternError, testPattern } from "../../pattern/pattern.ts";
import type { SchemaRun } from "../../json-schema/check.ts";
import { JSON_KEYWORDS } from "../../json-schema/json-keywords.ts";
import { InputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";

/** Maximum number of steps of a check: about one for each keyword and value, and for five steps of a pattern. */
const MAX_STEPS = 1_000_000;

/** One use of a schema of the caller: the whole schema, its compiled patterns, and the steps that are left. */
export class BoundedRun implements SchemaRun {
  readonly keywords = JSON_KEYWORDS;
  readonly plans = new Map();
  readonly maxDepth = 500;
  readonly #root: unknown;
  readonly #name: string;
  readonly #patterns = new Map<string, Pattern>();
  #left = MAX_STEPS;

  /**
   * @param root the whole schema, in which references are resolved
   * @param name the name of the schema in errors
   */
  constructor(root: unknown, name: string) {
    this.#root = root;
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

  readonly matches = (source: string, text: string): boolean =>
    testPattern(this.pattern(source), text, (steps) => this.spend(steps / 5));

  /**
   * Returns the part of the schema that a reference such as `#/$defs/city` names.
   *
   * @throws InputError that starts with `place` if there is no such part
   */
  readonly resolve = (reference: string, place = this.#name): unknown => {
    const [start, ...steps] = reference.split("/");
    this.spend(steps.length);
    const target = steps.reduce<unknown>((part, step) => {
      const name = decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
      return isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined;
    }, this.#root);
    if (start === "#" && target !== undefined) return target;
    const shown = JSON.stringify(reference.slice(0, 100));
    throw new InputError(`${place}: ${shown} is no part of this schema. Refer to one, such as "#/$defs/city"`);
  };
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
