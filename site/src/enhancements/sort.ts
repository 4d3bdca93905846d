const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Makes column headings sort the rows of tables marked `data-sortable`. Each click changes the order: ascending,
 * descending, unsorted. A heading marked `data-unsorted` does not sort.
 */
export function sortTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>("table[data-sortable]")) connect(table);
}

type Order = "ascending" | "descending" | "none";
const NEXT: Readonly<Record<Order, Order>> = { none: "ascending", ascending: "descending", descending: "none" };

function connect(table: HTMLTableElement): void {
  const [body] = table.tBodies;
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (body === undefined) return;
  const asWritten = [...body.rows];
  for (const [column, heading] of headings.entries()) {
    if (heading.dataset["unsorted"] !== undefined) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...heading.childNodes);
    heading.append(button);
    heading.setAttribute("aria-sort", "none");
    button.addEventListener("click", () => {
      const order = NEXT[orderOf(heading)];
      for (const other of headings) if (other.ariaSort !== null) other.ariaSort = other === heading ? order : "none";
      body.append(...sorted(asWritten, column, order));
    });
  }
}

function orderOf(heading: Element): Order {
  const order = heading.getAttribute("aria-sort");
  return order === "ascending" || order === "descending" ? order : "none";
}

/** Sorts rows by the cells of a column. Rows with equal cells keep their order. */
function sorted(rows: readonly HTMLTableRowElement[], column: number, order: Order): readonly HTMLTableRowElement[] {
  if (order === "none") return rows;
  const sign = order === "ascending" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: row.cells[column]?.textContent.trim() ?? "" }));
  return keyed.sort((one, other) => sign * collator.compare(one.key, other.key)).map(({ row }) => row);
}
