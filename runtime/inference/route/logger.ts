/** The target of warnings: `console`, or an object that replaces it. */
export interface Logger {
  /** Writes details for debugging. This package does not call it. */
  debug(...words: unknown[]): void;
  /** Writes details. This package does not call it. */
  info(...words: unknown[]): void;
  /** Writes the warnings of this package. */
  warn(...words: unknown[]): void;
  /** Writes errors. This package does not call it, because it throws errors instead. */
  error(...words: unknown[]): void;
  /** Writes a message. This package does not call it. */
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
