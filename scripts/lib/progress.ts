import { performance } from "node:perf_hooks";
import { stripVTControlCharacters } from "node:util";
import pc from "picocolors";

/** Shows the progress of a long step of a command. */
export interface Step {
  /** Shows that `done` of `total` units are finished. */
  advance(done: number, total?: number): void;
  /**
   * Ends the step as successful, and prints `result`.
   *
   * @param milliseconds how long the step took. Default: the time since it was shown
   */
  done(result?: string, milliseconds?: number): void;
  /** Ends the step as failed, and prints `result`. */
  fail(result?: string, milliseconds?: number): void;
}

const terminal = process.stderr.isTTY && process.env["CI"] === undefined;

/**
 * Starts to show the progress of a step.
 *
 * On a terminal, one line shows the count and the time. Elsewhere, a line is printed every ten seconds and at the end.
 *
 * @param label name of the step, for example `[2/7] lint`
 */
export function startStep(label: string): Step {
  const from = performance.now();
  let count = "";
  let said = from;
  const seconds = (milliseconds = performance.now() - from) => `${(milliseconds / 1000).toFixed(1)} s`;
  const draw = () => process.stderr.write(`\r\u001b[2K${label} ${count} ${pc.dim(seconds())}`);
  const timer = terminal ? setInterval(draw, 200) : undefined;
  timer?.unref();
  if (terminal) draw();

  const end = (mark: string, result?: string, milliseconds?: number) => {
    clearInterval(timer);
    const line = `${mark} ${label}${result === undefined ? "" : ` – ${result}`} ${pc.dim(`(${seconds(milliseconds)})`)}`;
    process.stderr.write(terminal ? `\r\u001b[2K${line}\n` : `${stripVTControlCharacters(line)}\n`);
  };
  return {
    advance(done, total) {
      count = total === undefined ? String(done) : `${done}/${total}`;
      if (terminal || performance.now() - said < 10_000) return;
      said = performance.now();
      process.stderr.write(`  ${label} ${count} (${seconds()})\n`);
    },
    done: (result, milliseconds) => end(pc.green("✓"), result, milliseconds),
    fail: (result, milliseconds) => end(pc.red("✗"), result, milliseconds),
  };
}
