import type { Completed } from "./bind.ts";
import { InputError } from "./input-error.ts";
import type { CallOptions } from "./options.ts";

/** Options that are an amount of milliseconds, bytes or attempts; their names tell. */
const AMOUNT = /(?:imeout|Ms|Retries|Bytes)$/;

/** @throws InputError for what is no signal: the call would end in an error of the engine, or not end when it is told to */
export function checkSignal(signal: unknown): void {
  if ((signal ?? undefined) === undefined) return;
  const isSignal =
    typeof signal === "object" && "throwIfAborted" in Object(signal) && "addEventListener" in Object(signal);
  if (!isSignal) throw new InputError("signal must be an AbortSignal, as of new AbortController()");
}

/**
 * @throws InputError for an amount that is none: a wait or an answer of `NaN` would have no limit; and as `checkSignal`
 */
export function checkOptions(options: CallOptions): void {
  checkSignal(options.signal);
  for (const group of [options, options.poll, options.retry]) {
    for (const [name, value] of Object.entries(group ?? {}) as [string, unknown][]) {
      if (!AMOUNT.test(name) || value === undefined || value === null || Number(value) >= 0) continue;
      throw new InputError(`${name} must be a number from 0 up`);
    }
  }
}

/** @throws InputError @source product specification, "Error catalogue", for the sentence */
export function checkParameters(args: unknown): void {
  if (typeof args !== "object" || args === null) throw new InputError("Params are required");
}

/** What a call was given, once it has been looked at. @throws InputError as `checkParameters` and `checkOptions` */
export function checked(given: Completed): Completed {
  checkParameters(given.args);
  checkOptions(given.options);
  return given;
}
