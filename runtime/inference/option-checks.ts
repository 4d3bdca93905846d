import { InputError } from "./input-error.ts";
import type { CallOptions } from "./options.ts";

/** Options that are an amount: milliseconds, bytes, attempts. */
const AMOUNTS = ["timeout", "headersTimeout", "idleTimeout", "maxRetries", "maxResponseBytes"] as const;
const OUTPUT_TYPES: readonly unknown[] = ["blob", "url", "dataUrl", "json"];

/** @throws InputError for an option that would be heeded wrongly, or not at all, when it is too late to tell */
export function checkOptions(options: CallOptions): void {
  for (const name of AMOUNTS) checkAmount(name, options[name]);
  const { poll, retry, fetch, signal, outputType } = options;
  checkAmount("poll.intervalMs", poll?.intervalMs);
  checkAmount("poll.timeout", poll?.timeout);
  checkAmount("retry.baseMs", retry?.baseMs);
  checkAmount("retry.capMs", retry?.capMs);
  check("fetch", fetch, typeof fetch === "function", "a function");
  check("signal", signal, typeof signal?.throwIfAborted === "function", "an AbortSignal");
  check("outputType", outputType, OUTPUT_TYPES.includes(outputType), "blob, url, dataUrl or json");
}

function checkAmount(name: string, value: unknown): void {
  check(name, value, typeof value === "number" && value >= 0, "a number from 0 up");
}

function check(name: string, value: unknown, isRight: boolean, words: string): void {
  if (isRight || value === undefined || value === null) return;
  const found =
    typeof value === "number" ? String(value) : typeof value === "object" ? "an object" : `a ${typeof value}`;
  throw new InputError(`the option ${name} must be ${words}; it is ${found}`);
}
