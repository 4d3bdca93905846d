import { allRows, pairwise } from "./wire/rows.ts";
import { runMatrix, type Verdict } from "./wire/matrix.ts";

/**
 * Runs the snippets for hosted calls against the mock server: all of them, or with `--pairwise` a few. `--only <text>`:
 * rows whose name holds the text. `--table`: a table of clients and tasks.
 */
const words = process.argv.slice(2);
const only = words.includes("--only") ? (words[words.indexOf("--only") + 1] ?? "") : "";
const rows = allRows().filter(({ name }) => name.includes(only));
const chosen = words.includes("--pairwise") ? pairwise(rows) : rows;
const wrong: Verdict[] = [];
const verdicts = await runMatrix(chosen, (verdict) => {
  if (verdict.result === "wrong") wrong.push(verdict);
});
for (const { row, details } of wrong) console.error(`${row.name}\n  ${details.join("\n  ")}`);
const count = (result: Verdict["result"]): number => verdicts.filter((verdict) => verdict.result === result).length;
console.log(`${count("right")} right, ${count("differs")} differ, ${count("skipped")} skipped, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
