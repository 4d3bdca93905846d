/** Where warnings go: `console`, or what takes its place. */
export interface Logger {
  /** For those who look for a mistake. */
  debug(...words: unknown[]): void;
  /** For those who want to know more. */
  info(...words: unknown[]): void;
  /** The package warns here. */
  warn(...words: unknown[]): void;
  /** The package does not use it: its errors are thrown. */
  error(...words: unknown[]): void;
  /** As `console` has it. */
  log(...words: unknown[]): void;
}

let logger: Logger | undefined;

/** Sends the warnings of this process elsewhere; default: the console. */
export function setLogger(other: Logger): void {
  logger = other;
}

/** Tells what may go wrong. */
export function warn(sentence: string): void {
  (logger ?? console).warn(sentence);
}
