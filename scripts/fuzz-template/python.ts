import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../lib/run.ts";
import type { PythonAnswer } from "./outcome.ts";
import type { FuzzCase } from "./sources.ts";

/** Renders all cases with Jinja2 3.1.6, in one Python process. Yields the answers in the order of the cases. */
export async function* askPython(cases: readonly FuzzCase[]): AsyncGenerator<PythonAnswer> {
  const script = join(ROOT, "runtime/template/goldens/regenerate.py");
  const python = spawn("python3", ["-B", script, "--evaluate"], { stdio: ["pipe", "pipe", "inherit"] });
  python.stdin.on("error", () => {}); // If Python ends early, the caller reports the missing answers.
  for (const one of cases) python.stdin.write(`${asciiJson(one)}\n`);
  python.stdin.end();
  let count = 0;
  for await (const line of createInterface({ input: python.stdout })) {
    count++;
    yield JSON.parse(line) as PythonAnswer;
  }
  if (count < cases.length) throw new Error(`Python answered ${count} of ${cases.length} templates; see above`);
}

/** Returns JSON in ASCII, because UTF-8 cannot represent lone surrogates. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
