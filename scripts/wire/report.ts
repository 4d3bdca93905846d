import type { Verdict } from "./matrix.ts";

type Result = Verdict["result"];

/** The possible results, in the order of the report. */
const RESULTS: readonly Result[] = ["right", "differs", "skipped", "wrong"];

/** Returns the results of the rows as Markdown. */
export function reportOf(verdicts: readonly Verdict[], isWhole: boolean): string {
  const total = `${verdicts.length} snippets: ${RESULTS.map((result) => `${count(verdicts, result)} ${result}`).join(", ")}`;
  const reasons = verdicts.flatMap(({ row, result, details }) => {
    if (result === "skipped") return [`- skipped, ${row.client.language}: ${details.join("; ")}`];
    if (result !== "differs") return [];
    return [`- differs, ${row.clientName} for ${row.part.task} at ${row.provider}: ${details.join("; ")}`];
  });
  const notes = [...new Set(reasons)].sort().join("\n");
  return [...(isWhole ? [table(verdicts)] : []), ...(notes === "" ? [] : [notes]), total].join("\n\n");
}

/**
 * Returns a table with a row for each task and a column for each client. Each cell shows the number of snippets with
 * each result.
 */
function table(verdicts: readonly Verdict[]): string {
  const clients = [...new Set(verdicts.map(({ row }) => row.clientName))].sort();
  const tasks = [...new Set(verdicts.map(({ row }) => row.part.task))].sort();
  const lines = tasks.map((task) => {
    const ofTask = verdicts.filter(({ row }) => row.part.task === task);
    return [task, ...clients.map((client) => cell(ofTask.filter(({ row }) => row.clientName === client)))];
  });
  return markdown([["task", ...clients], ...lines]);
}

function cell(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0) return "";
  const others = RESULTS.slice(1).flatMap((result) => {
    const number = count(verdicts, result);
    return number === 0 ? [] : [`${number} ${result}`];
  });
  return [`${count(verdicts, "right")} right`, ...others].join(", ");
}

function count(verdicts: readonly Verdict[], wanted: Result): number {
  return verdicts.filter(({ result }) => result === wanted).length;
}

function markdown([head = [], ...lines]: readonly (readonly string[])[]): string {
  const rule = head.map(() => "---");
  return [head, rule, ...lines].map((line) => `| ${line.join(" | ")} |`).join("\n");
}
