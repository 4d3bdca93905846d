/** Where warnings go: `console`, or what takes its place. */
export interface Logger {
  /** For those who look for a mistake. */
  debug(...words: unknown[]): void;
  /** Writes details. */
  info(...words: unknown[]): void;
  /** Writes the warnings of this package. */
  warn(...words: unknown[]): void;
  /** Writes errors. This package does not call it: it throws them. */
  error(...words: unknown[]): void;
  /** Writes like `console.log`. */
  log(...words: unknown[]): void;
}

let logger: Logger | undefined;

/** Sends the warnings of this process elsewhere; default: the console. */
export function setLogger(other: Logger): void {
  logger = other;
}

/** Writes a warning. */
export function warn(sentence: string): void {
  (logger ?? console).warn(sentence);
}
