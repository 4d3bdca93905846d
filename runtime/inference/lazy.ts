import { InferenceError } from "./input-error.ts";

/**
 * A part of the package that is loaded when it is first needed, so that small programs stay small. From then on it is
 * there at once. The function takes what is known of why the part is needed, for the error.
 * @throws InferenceError when it cannot be loaded; the next one who needs it tries again
 */
export function lazy<Part>(load: () => Promise<Part>): (reason?: string) => Part | Promise<Part> {
  let part: Part | Promise<Part> | undefined;
  const keep = (loaded: Part): Part => (part = loaded);
  return (reason = "") => {
    const fail = (cause: unknown): never => {
      part = undefined;
      throw new InferenceError(`a part of hubsmith cannot be loaded${reason}`, { cause });
    };
    return (part ??= load().then(keep, fail));
  };
}

/** All but plain calls. */
export const whole = lazy(() => import("./whole.ts"));
/** All but calls that succeed at their first attempt. */
export const further = lazy(() => import("./further.ts"));

/** Goes on with a value: at once, when it is there. */
export function after<Value, Output>(
  value: Value | Promise<Value>,
  use: (value: Value) => Promise<Output>,
): Promise<Output>;
export function after<Value, Output>(
  value: Value | Promise<Value>,
  use: (value: Value) => Output | Promise<Output>,
): Output | Promise<Output>;
export function after<Value, Output>(
  value: Value | Promise<Value>,
  use: (value: Value) => Output | Promise<Output>,
): Output | Promise<Output> {
  return value instanceof Promise ? value.then(use) : use(value);
}
