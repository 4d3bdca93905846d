import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";

/** The result of one template in the other process. */
interface Outcome {
  readonly error?: { readonly name: string; readonly code: string; readonly line: number; readonly message: string };
  readonly length?: number;
  readonly start?: string;
}

/** A hostile template: `source`, or `make` and `context` as JavaScript that the other process evaluates. */
interface Hostile {
  readonly name: string;
  readonly source?: string;
  readonly make?: string;
  readonly context?: string;
}

/** Each expression of `reaches` is tried with each value of `holders` as `x`. */
interface HostileFile {
  readonly groups: Readonly<Record<string, readonly Hostile[]>>;
  readonly reaches: readonly string[];
  readonly holders: readonly string[];
}

const FILE: HostileFile = parse(readFileSync(join(import.meta.dirname, "goldens/hostile.yaml"), "utf8"));
const MEGABYTES = 256;
/**
 * Time limit in milliseconds. Only a template that hangs takes this long. A benchmark measures the time of each one.
 */
const WATCHDOG_MS = 120_000;
const OUTPUT = 16_777_216;
/** Text that would reveal objects of the host. */
const HOST = /native code|function|\[object|prototype|process|class /i;
const ERRORS = new Set(["TemplateSyntaxError", "TemplateRuntimeError", "TemplateBudgetError"]);

/** Code of the other process: renders the templates that it receives, and sends the outcomes. */
const SERVANT = `
import { Template } from "./engine.mjs";
process.on("message", ({ source, context }) => {
  try {
    const text = new Template((0, eval)(source)).render((0, eval)(context));
    process.send({ length: text.length, start: text.slice(0, 100) });
  } catch (error) {
    const { name, code, line } = error;
    process.send({ error: { name, code, line, message: String(error.message).slice(0, 500) } });
  }
});`;

let folder = "";
let servant: ChildProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "template-"));
  buildSync({
    entryPoints: [join(import.meta.dirname, "index.ts")],
    outfile: join(folder, "engine.mjs"),
    bundle: true,
    format: "esm",
    platform: "neutral",
  });
  writeFileSync(join(folder, "servant.mjs"), SERVANT);
});

afterAll(() => {
  servant?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Sends one template to the other process. A crash or a hang is an outcome too, and the next template gets a new
 * process.
 */
function render(source: string, context: string): Promise<Outcome> {
  servant ??= fork(join(folder, "servant.mjs"), { execArgv: [`--max-old-space-size=${MEGABYTES}`], silent: true });
  const child = servant;
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      servant = undefined;
      child.removeAllListeners();
      child.kill("SIGKILL");
      reject(new Error(reason));
    };
    const watchdog = setTimeout(() => fail(`hangs: no answer within ${WATCHDOG_MS} ms`), WATCHDOG_MS);
    child.once("exit", (code, signal) => {
      clearTimeout(watchdog);
      fail(`the process died: ${signal ?? code}`);
    });
    child.once("message", (outcome: Outcome) => {
      clearTimeout(watchdog);
      child.removeAllListeners();
      resolve(outcome);
    });
    child.send({ source, context });
  });
}

/** Returns the faults of an outcome. A documented error or a text of limited length has none. */
function complaints({ error, length = 0 }: Outcome): string[] {
  const found: string[] = [];
  if (error !== undefined && !ERRORS.has(error.name)) found.push(`throws ${error.name}: ${error.message}`);
  else if (error !== undefined && !(error.line >= 1 && typeof error.code === "string"))
    found.push(`says no place: ${error.message}`);
  if (length > OUTPUT) found.push(`prints ${length} characters`);
  return found;
}

describe.each(Object.entries(FILE.groups))(
  "hostile %s end in a documented error or a bounded text",
  (_group, hostiles) => {
    test.each(hostiles.map((hostile) => [hostile.name, hostile] as const))(
      "%s",
      { timeout: 2 * WATCHDOG_MS },
      async (_name, { source, make, context }) => {
        expect(complaints(await render(make ?? JSON.stringify(source), context ?? "({})"))).toEqual([]);
      },
    );
  },
);

describe("a template has no access to the host", () => {
  test.each(FILE.reaches)(
    "%s",
    async (reach) => {
      const finds: string[] = [];
      for (const holder of FILE.holders) {
        const source = `{% macro m() %}{% endmacro %}{% for q in [1] %}{% set x = ${holder} %}{{ ${reach} }}{% endfor %}`;
        const outcome = await render(JSON.stringify(source), "({})");
        finds.push(...complaints(outcome).map((complaint) => `${holder} ${complaint}`));
        if (HOST.test(outcome.start ?? "")) finds.push(`${holder} gives ${outcome.start}`);
      }
      expect(finds).toEqual([]);
    },
    2 * WATCHDOG_MS,
  );
  test("no template changes the prototypes of the host", async () => {
    const source =
      "{% set x = {'__proto__': {'polluted': 1}} %}{{ dict(x, constructor=1) }}{{ dict(**x) }}{% set n = namespace(__proto__=1) %}";
    expect(complaints(await render(JSON.stringify(source), "({})"))).toEqual([]);
    const outcome = await render(JSON.stringify("{{ p }}"), "({ p: String({}.polluted) })");
    expect(outcome.start).toBe("undefined");
  });
});
