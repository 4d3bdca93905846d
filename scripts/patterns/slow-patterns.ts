import { parser } from "@lezer/javascript";
import { checkSync } from "recheck";

const PARSER = parser.configure({ dialect: "ts jsx" });
/** Maximum time for one pattern, in milliseconds. A pattern that takes longer to analyse is reported. */
const TIMEOUT_MS = 20_000;

/**
 * Returns a problem for each regular expression whose time does not grow linearly with the text: exponential and
 * polynomial patterns, and patterns that cannot be analysed.
 * @param file the path, for the problems
 */
export function slowPatterns(file: string, source: string): string[] {
  const problems: string[] = [];
  PARSER.parse(source).iterate({
    enter: ({ name, from, to }) => {
      if (name !== "RegExp") return;
      const literal = source.slice(from, to);
      const end = literal.lastIndexOf("/");
      const result = checkSync(literal.slice(1, end), literal.slice(end + 1), { timeout: TIMEOUT_MS });
      if (result.status === "safe") return;
      const reason = result.status === "vulnerable" ? result.complexity.summary : "cannot be analysed";
      const line = source.slice(0, from).split("\n").length;
      problems.push(
        `${file}:${line} slow-pattern ${literal}: ${reason}\n  hint: rewrite it, or read the text in a loop`,
      );
    },
  });
  return problems;
}
