import { join } from "node:path";
import type { ErrorPayload } from "vite";
import type { Problem } from "../../generators/spec/problem.ts";
import { ROOT } from "../lib/run.ts";

/**
 * Returns the error that an open page shows in its overlay: the place, the message and the marked line of a problem.
 */
export function overlayOf(problem: Problem, others: number): ErrorPayload {
  const { file, line, column, code, message, hint } = problem;
  const more = others > 0 ? `\n\nand ${others} more: see the terminal` : "";
  return {
    type: "error",
    err: {
      plugin: "hubsmith",
      name: code,
      message: `${file}:${line}:${column} ${code} ${message}${hint === undefined ? "" : `\nhint: ${hint}`}${more}`,
      id: file,
      loc: { file: join(ROOT, file), line, column },
      frame: frameOf(problem),
      stack: "",
    },
  };
}

/**
 * Returns the line of the problem, with a mark below the invalid part. The overlay shows only lines that start with a
 * number or a bar.
 */
function frameOf({ line, column, excerpt = "", width = 1 }: Problem): string {
  const number = String(line);
  const mark = `${" ".repeat(Math.max(0, column - 1))}${"^".repeat(Math.max(1, width))}`;
  return `${number} | ${excerpt}\n${" ".repeat(number.length)} | ${mark}\n`;
}
