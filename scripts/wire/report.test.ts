import { expect, test } from "vitest";
import type { Verdict } from "./matrix.ts";
import { reportOf } from "./report.ts";
import { allRows, type Row } from "./rows.ts";

const rows = allRows();

function rowOf(clientName: string, task: string): Row {
  const row = rows.find((one) => one.clientName === clientName && one.part.task === task && one.provider !== "auto");
  if (row === undefined) throw new Error(`there is no row of ${clientName} for ${task}`);
  return row;
}

test("the report counts results, and lists the details of wrong and skipped rows", () => {
  const chat = rowOf("js/fetch", "conversational");
  const verdicts: readonly Verdict[] = [
    { row: chat, result: "right", details: [] },
    { row: chat, result: "wrong", details: ["prints nothing"] },
    { row: rowOf("sh/curl", "conversational"), result: "skipped", details: ["install jq"] },
    { row: rowOf("sh/curl", "text-to-image"), result: "skipped", details: ["install jq"] },
    { row: rowOf("js/fetch", "text-to-image"), result: "differs", details: ["the client does not wait"] },
  ];
  expect(reportOf(verdicts, true).split("\n")).toEqual([
    "| task | js/fetch | sh/curl |",
    "| --- | --- | --- |",
    "| conversational | 1 right, 1 wrong | 0 right, 1 skipped |",
    "| text-to-image | 0 right, 1 differs | 0 right, 1 skipped |",
    "",
    expect.stringMatching(/^- differs, js\/fetch for text-to-image at [a-z-]+: the client does not wait$/),
    "- skipped, sh: install jq",
    "",
    "5 snippets: 1 right, 1 differs, 2 skipped, 1 wrong",
  ]);
  expect(reportOf(verdicts.slice(0, 1), false)).toBe("1 snippets: 1 right, 0 differs, 0 skipped, 0 wrong");
});
