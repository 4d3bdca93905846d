import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../lib/run.ts";

/**
 * Evaluates all cases in one Python process. Yields the answers in the order of the cases.
 *
 * @param script path of a program with the option `--evaluate`, which answers each line of JSON with one
 */
export async function* askPython<Answer>(
  cases: readonly object[],
  script: string,
  command = "python3",
): AsyncGenerator<Answer> {
  const python = spawn(command, ["-B", join(ROOT, script), "--evaluate"], { stdio: ["pipe", "pipe", "inherit"] });
  python.stdin.on("error", () => {}); // If Python ends early, the caller reports the missing answers.
  for (const one of cases) python.stdin.write(`${asciiJson(one)}\n`);
  python.stdin.end();
  let count = 0;
  for await (const line of createInterface({ input: python.stdout })) {
    count++;
    yield JSON.parse(line) as Answer;
  }
  if (count < cases.length) throw new Error(`Python answered ${count} of ${cases.length} cases; see above`);
}

/** Returns JSON in ASCII, because UTF-8 cannot represent lone surrogates. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
