import { visible, visibleJson } from "../../generators/spec/visible.ts";
import { startStep, type Step } from "../lib/progress.ts";

/** The part of an output stream that the functions of this file use. */
type Stream = Pick<NodeJS.WriteStream, "isTTY">;

/** Returns true if the output is a terminal that supports colours, and `NO_COLOR` is not set. */
export function hasColor(stream: Stream, { NO_COLOR, TERM }: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY && (NO_COLOR ?? "") === "" && TERM !== "dumb";
}

/** Shows `label` on a terminal while a long step runs. Prints nothing if the output is not a terminal. */
export function startTerminalStep(label: string): Step {
  if (process.stderr.isTTY) return startStep(label);
  return { advance: () => undefined, done: () => undefined, fail: () => undefined };
}

export function printText(text: string): void {
  console.log(process.stdout.isTTY ? shownText(text) : text);
}

/**
 * Returns a text in which characters that a terminal would interpret are escaped. Line ends and tabs are not escaped.
 */
export function shownText(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, (part) => visible(part, Infinity));
}

/** Prints a value as JSON. Escapes characters that a terminal would interpret. */
export function printJson(value: unknown): void {
  console.log(visibleJson(value));
}
