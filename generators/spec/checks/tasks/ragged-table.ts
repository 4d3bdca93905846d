import { demoItems } from "./demo-items.ts";
import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { listOf } from "../../json.ts";

/** Checks that all rows of a demo table have as many cells as its header. */
export const raggedTable = perEntry(["tasks"], function* (entry): Generator<Finding> {
  for (const { item, path } of demoItems(entry)) {
    const [header, ...rows] = listOf(item["table"]).map(listOf);
    for (const [index, row] of rows.entries()) {
      if (header === undefined || row.length === header.length) continue;
      const message = `this row and the header have different numbers of cells: ${row.length} and ${header.length}`;
      const hint = 'every row has one cell for each column; an empty cell is ""';
      yield { entry, path: [...path, "table", index + 1], code: "ragged-table", message, hint };
    }
  }
});
