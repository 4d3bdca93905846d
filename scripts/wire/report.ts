import { table } from "../lib/markdown.ts";
import type { Verdict } from "./matrix.ts";

/** The possible results, in the order of the report. */
const RESULTS: readonly Verdict["result"][] = ["right", "differs", "skipped", "wrong"];

/** Returns the results of the rows as Markdown. @param isWhole true for a table of all tasks and clients */
export function reportOf(verdicts: readonly Verdict[], isWhole: boolean): string {
  const notes = verdicts.flatMap(({ row, result, details }) => {
    if (result === "skipped") return [`- skipped, ${row.client.language}: ${details.join("; ")}`];
    if (result !== "differs") return [];
    return [`- differs, ${row.clientName} for ${row.part.task} at ${row.provider}: ${details.join("; ")}`];
  });
  const parts = [
    isWhole ? tableOf(verdicts) : "",
    [...new Set(notes)].sort().join("\n"),
    `${verdicts.length} snippets: ${RESULTS.map((result) => `${count(verdicts, result)} ${result}`).join(", ")}`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Returns a table with a row for each task and a column for each client: the number of snippets with each result. */
function tableOf(verdicts: readonly Verdict[]): string {
  const clients = [...new Set(verdicts.map(({ row }) => row.clientName))].sort();
  const tasks = [...new Set(verdicts.map(({ row }) => row.part.task))].sort();
  const cell = (task: string, client: string): string => {
    const own = verdicts.filter(({ row }) => row.part.task === task && row.clientName === client);
    const results = RESULTS.filter((result) => result === "right" || count(own, result) > 0);
    return own.length === 0 ? "" : results.map((result) => `${count(own, result)} ${result}`).join(", ");
  };
  return table(
    ["task", ...clients],
    tasks.map((task) => [task, ...clients.map((client) => cell(task, client))]),
  );
}

function count(verdicts: readonly Verdict[], wanted: Verdict["result"]): number {
  return verdicts.filter(({ result }) => result === wanted).length;
}
