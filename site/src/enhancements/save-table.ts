import { element } from "../dom.ts";

/** Makes buttons marked `data-save` download the visible rows of the filtered table, as CSV or JSON. */
export function saveButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-save]")) {
    button.addEventListener("click", () => {
      const table = document.getElementById(button.form?.dataset["filter"] ?? "");
      if (!(table instanceof HTMLTableElement)) return;
      const [head = [], ...rows] = cellsOf(table);
      const isJson = button.dataset["save"] === "json";
      const text = isJson ? toJson(head, rows) : toCsv([head, ...rows]);
      save(
        text,
        `${table.dataset["name"] ?? "table"}.${isJson ? "json" : "csv"}`,
        isJson ? "application/json" : "text/csv",
      );
    });
  }
}

function cellsOf(table: HTMLTableElement): string[][] {
  const rows = [...(table.tHead?.rows ?? []), ...(table.tBodies[0]?.rows ?? [])].filter((row) => !row.hidden);
  return rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
}

/** Returns the rows as a JSON list of objects. The keys are the headings in lower case. */
export function toJson(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const records = rows.map((row) => Object.fromEntries(head.map((name, at) => [name.toLowerCase(), row[at] ?? ""])));
  return `${JSON.stringify(records, undefined, 2)}\n`;
}

/**
 * Returns comma-separated values (RFC 4180). Puts an apostrophe before a cell that a spreadsheet would read as a
 * formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(printCell).join(",")}\r\n`).join("");
}

function printCell(text: string): string {
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = element("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
