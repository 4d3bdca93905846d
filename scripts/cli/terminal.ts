import { visible, visibleJson } from "../../generators/spec/visible.ts";
import { startStep, type Step } from "../progress.ts";

/** What is asked of a stream. */
type Stream = Pick<NodeJS.WriteStream, "isTTY">;

/** True where colours may be written: on a terminal, unless `NO_COLOR` is set or the terminal is a dumb one. */
export function hasColor(stream: Stream, { NO_COLOR, TERM }: NodeJS.ProcessEnv = process.env): boolean {
  return stream.isTTY && (NO_COLOR ?? "") === "" && TERM !== "dumb";
}

/** Shows a long step while it runs, on a terminal; elsewhere nothing is said. */
export function startTerminalStep(label: string): Step {
  if (process.stderr.isTTY) return startStep(label);
  return { advance: () => undefined, done: () => undefined, fail: () => undefined };
}

/** Prints a text as it is into a file or a pipe, and with everything that a terminal would obey spelled out on one. */
export function printText(text: string): void {
  console.log(process.stdout.isTTY ? text.split("\n").map(shownLine).join("\n") : text);
}

function shownLine(line: string): string {
  return line
    .split("\t")
    .map((part) => visible(part, Infinity))
    .join("\t");
}

/** Prints a value as JSON. What a terminal would obey is escaped in it. */
export function printJson(value: unknown): void {
  console.log(visibleJson(value));
}
