import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Template, TemplateBudgetError } from "../../../runtime/template/index.ts";
import { endlessTemplates } from "../../../runtime/template/testing/endless.ts";

/** The limit, in seconds of processor time, for templates that would never end without budgets. */
const MOST_SECONDS = 2;
const TURNS = 100_000;
const SHOWN = 10;

/** Returns the seconds of processor time until the template ends, and its result. */
function runToEnd(source: string): { readonly seconds: number; readonly end: string } {
  const before = process.cpuUsage();
  const end = endOf(source);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, end };
}

function endOf(source: string): string {
  try {
    new Template(source).render();
    return "a text";
  } catch (error) {
    return error instanceof TemplateBudgetError ? error.code : String(error);
  }
}

const text = readFileSync(join(process.cwd(), "runtime/template/goldens/endless.yaml"), "utf8");
const ends = endlessTemplates(text, TURNS).map(([name, source]) => ({ name, ...runToEnd(source) }));
const missed = ends.filter(({ seconds, end }) => seconds > MOST_SECONDS || !end.startsWith("budget-"));
const slowest = ends.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
console.log(
  `\nendless templates: processor seconds until a budget ends them; the slowest ${SHOWN} of ${ends.length}\n`,
);
for (const { name, seconds, end } of new Set([...slowest, ...missed])) {
  console.log(`${seconds.toFixed(2).padStart(6)}  ${end.padEnd(14)} ${name}`);
}
const verdict = missed.length === 0 ? "met   " : "MISSED";
console.log(`\n${verdict} every endless template ends by a budget within ${MOST_SECONDS} s: ${missed.length} do not`);
process.exitCode = missed.length === 0 ? 0 : 1;
