import { run } from "../builtins/run.ts";
import type { Evaluate } from "./compiler.ts";
import { PythonObject } from "../values/value.ts";

/**
 * Returns a constant as Python computes it: at compile time, where a slice of what has no items is undefined; or, when
 * that fails or gives what cannot be written as a literal, when the template runs, where such a slice is an error.
 */
export function folded(value: Evaluate, isKept: (result: unknown) => boolean): Evaluate {
  return (slots) => {
    if (run.folding) return value(slots);
    run.folding = true;
    try {
      const result = value(slots);
      if (isKept(result)) return result;
    } catch {
      // Then the error is that of running code.
    } finally {
      run.folding = false;
    }
    return value(slots);
  };
}

/** Returns whether Python's compiler can write the value as a literal. */
export function isLiteral(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLiteral);
  if (value instanceof Map) return [...value].flat().every(isLiteral);
  return (
    value !== undefined &&
    (!(value instanceof PythonObject) || value.type === "float" || value.type === "Markup" || value.type === "range")
  );
}
