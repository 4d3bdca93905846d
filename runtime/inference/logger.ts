/** An object that receives the warnings of this package, such as `console`. */
export interface Logger {
  /** Writes a warning. */
  warn(...words: unknown[]): void;
}

let logger: Logger | undefined;

/** Sets the logger of this process. Default: the console. */
export function setLogger(other: Logger): void {
  logger = other;
}

export function warn(sentence: string): void {
  (logger ?? console).warn(sentence);
}
