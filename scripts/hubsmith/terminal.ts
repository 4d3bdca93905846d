import { visible, visibleJson } from "../../generators/spec/visible.ts";
import { startStep, type Step } from "../../site/build/progress.ts";

/** The part of a stream that the terminal functions use. */
type Stream = Pick<NodeJS.WriteStream, "isTTY">;

/** Returns true if colours may be written: on a terminal, unless `NO_COLOR` is set or the terminal is a dumb one. */
export function hasColor(stream: Stream, { NO_COLOR, TERM }: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY && (NO_COLOR ?? "") === "" && TERM !== "dumb";
}

/** Shows a long step while it runs, on a terminal; elsewhere nothing is said. */
export function startTerminalStep(label: string): Step {
  if (process.stderr.isTTY) return startStep(label);
  return { advance: () => undefined, done: () => undefined, fail: () => undefined };
}

/** Prints a text: unchanged into a file or a pipe, and with everything that a terminal would obey spelled out on one. */
export function printText(text: string): void {
  console.log(process.stdout.isTTY ? shownText(text) : text);
}

/** Returns a text with everything that a terminal would obey spelled out; line ends and tabs stay. */
export function shownText(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, (part) => visible(part, Infinity));
}

/** Prints a value as JSON. What a terminal would obey is escaped in it. */
export function printJson(value: unknown): void {
  console.log(visibleJson(value));
}
