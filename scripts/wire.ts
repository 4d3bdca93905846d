import { parseArgs } from "node:util";
import { runMatrix, type Verdict } from "./wire/matrix.ts";
import { reportOf } from "./wire/report.ts";
import { allRows, pairwise } from "./wire/rows.ts";

/**
 * This program runs the snippets for hosted calls against the mock server, and prints which snippets are wrong. Exit
 * code 1: at least one snippet is wrong.
 */
const HELP = `usage: npm run test:wire -- [options]
  --only <text>  rows whose name contains the text: "<provider> <task> <language>/<client> <variant>"
  --pairwise     a few rows, which have every pair of client, provider, task, variant and streaming
  --report       a table of tasks and clients, with the differences that are known (npm run report:wire)`;

/** Number of rows after which the progress is printed again. */
const STEP = 200;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    pairwise: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const rows = allRows().filter(({ name }) => name.includes(values.only));
  const chosen = values.pairwise ? pairwise(rows) : rows;
  let count = 0;
  const tell = ({ row, result, details }: Verdict): void => {
    if (result === "wrong") console.error(`${row.name}\n  ${details.join("\n  ")}`);
    if (++count % STEP === 0 || count === chosen.length) console.error(`${count} of ${chosen.length} rows`);
  };
  const verdicts = await runMatrix(chosen, tell);
  console.log(reportOf(verdicts, values.report));
  process.exitCode = verdicts.length === 0 || verdicts.some(({ result }) => result === "wrong") ? 1 : 0;
}
