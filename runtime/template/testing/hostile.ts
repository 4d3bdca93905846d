import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * A hostile template: its text in `source`, or JavaScript in `make` that returns the text. `context` is JavaScript that
 * returns the context. A child process runs the JavaScript.
 */
export interface Hostile {
  readonly name: string;
  readonly source?: string;
  readonly make?: string;
  readonly context?: string;
}

/**
 * The contents of `goldens/hostile.yaml`. Every expression in `reaches` is tried with each value in `holders` as the
 * variable `x`.
 */
export interface HostileFile {
  readonly groups: Readonly<Record<string, readonly Hostile[]>>;
  readonly reaches: readonly string[];
  readonly holders: readonly string[];
}

/** The result of one render in the child process: an error, or the length and the start of the text. */
export interface Outcome {
  readonly error?: { readonly name: string; readonly code: string; readonly line: number; readonly message: string };
  readonly length?: number;
  readonly start?: string;
  /** Seconds of processor time that the child process took to compile and render the template. */
  readonly seconds: number;
}

/** Heap limit of the child process, in megabytes. */
const MEGABYTES = 256;
/** Time limit in milliseconds. Only a template that hangs takes this long. */
export const WATCHDOG_MS = 120_000;

/** Code of the child process: renders the templates that it receives, and sends the outcomes. */
const PROGRAM = `
import { Template } from "./engine.mjs";
process.on("message", ({ source, context }) => {
  const [given, values] = [(0, eval)(source), (0, eval)(context)];
  const before = process.cpuUsage();
  const outcome = {};
  try {
    const text = new Template(given).render(values);
    Object.assign(outcome, { length: text.length, start: text.slice(0, 100) });
  } catch (error) {
    const { name, code, line } = error;
    outcome.error = { name, code, line, message: String(error.message).slice(0, 500) };
  }
  const { user, system } = process.cpuUsage(before);
  process.send({ ...outcome, seconds: (user + system) / 1e6 });
});`;

/**
 * Renders templates in a child process with little memory. If this process crashes or hangs, the next template is
 * rendered in a new process.
 */
export class Servant {
  private readonly folder = mkdtempSync(join(tmpdir(), "template-"));
  private child: ChildProcess | undefined;

  /** @param engine the path of `runtime/template` */
  constructor(engine: string) {
    buildSync({
      entryPoints: [join(engine, "index.ts")],
      outfile: join(this.folder, "engine.mjs"),
      bundle: true,
      format: "esm",
      platform: "neutral",
    });
    writeFileSync(join(this.folder, "servant.mjs"), PROGRAM);
  }

  /** Renders a template. @throws Error if the process dies, or does not answer in time */
  render({ source, make = JSON.stringify(source), context = "({})" }: Omit<Hostile, "name">): Promise<Outcome> {
    const child = (this.child ??= fork(join(this.folder, "servant.mjs"), {
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      silent: true,
    }));
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => {
        clearTimeout(watchdog);
        child.removeAllListeners();
        child.kill("SIGKILL");
        this.child = undefined;
        reject(new Error(reason));
      };
      const watchdog = setTimeout(() => fail(`hangs: no answer within ${WATCHDOG_MS} ms`), WATCHDOG_MS);
      child.once("exit", (code, signal) => fail(`the process died: ${signal ?? code}`));
      child.once("message", (outcome: Outcome) => {
        clearTimeout(watchdog);
        child.removeAllListeners();
        resolve(outcome);
      });
      child.send({ source: make, context });
    });
  }

  close(): void {
    this.child?.removeAllListeners();
    this.child?.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
