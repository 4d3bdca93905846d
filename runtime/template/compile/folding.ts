import { run } from "../builtins/run.ts";
import type { Evaluate } from "./compiler.ts";
import { PythonObject } from "../values/value.ts";

/**
 * Computes a constant as Python does. If Python computes it at compile time, a slice of a value without items is
 * undefined. If that fails, or if the result cannot be written as a literal, the constant is computed when the
 * template runs, where such a slice is an error.
 */
export function folded(value: Evaluate, isKept: (result: unknown) => boolean): Evaluate {
  return (slots) => {
    if (run.folding) return value(slots);
    run.folding = true;
    try {
      const result = value(slots);
      if (isKept(result)) return result;
    } catch {
      // The error is thrown when the code runs.
    } finally {
      run.folding = false;
    }
    return value(slots);
  };
}

/** Returns true if Python's compiler can write the value as a literal. */
export function isLiteral(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLiteral);
  if (value instanceof Map) return [...value].flat().every(isLiteral);
  return (
    value !== undefined &&
    (!(value instanceof PythonObject) || value.type === "float" || value.type === "Markup" || value.type === "range")
  );
}
