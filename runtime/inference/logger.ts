/** Where warnings go. */
export interface Logger {
  debug(...words: unknown[]): void;
  info(...words: unknown[]): void;
  warn(...words: unknown[]): void;
  error(...words: unknown[]): void;
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
