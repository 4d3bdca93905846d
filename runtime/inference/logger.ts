/** An object that receives the warnings of this package: `console`, or an object with the same functions. */
export interface Logger {
  /** Writes details for debugging. Not called by this package. */
  debug(...words: unknown[]): void;
  /** Writes details. Not called by this package. */
  info(...words: unknown[]): void;
  /** Writes the warnings of this package. */
  warn(...words: unknown[]): void;
  /** Writes errors. Not called by this package, which throws errors instead. */
  error(...words: unknown[]): void;
  /** Writes a message. Not called by this package. */
  log(...words: unknown[]): void;
}

let logger: Logger | undefined;

/** Sets the logger of this process. Default: the console. */
export function setLogger(other: Logger): void {
  logger = other;
}

export function warn(sentence: string): void {
  (logger ?? console).warn(sentence);
}
