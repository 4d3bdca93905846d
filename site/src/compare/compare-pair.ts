import { element, writeQuery } from "../dom.ts";
import { siteAddress, siteFile } from "../site-files.ts";
import type { Comparable } from "./entries.ts";

interface CompareData {
  readonly labels: Readonly<Record<string, string>>;
  readonly entries: readonly Comparable[];
}

/** Starts the form that compares two entries. The chosen entries are stored in the address of the page. */
export async function comparePair(part: HTMLElement): Promise<void> {
  const fields = [...part.querySelectorAll("select")];
  const result = part.querySelector<HTMLElement>(".compared");
  if (fields.length !== 2 || result === null) return;
  const parameters = new URLSearchParams(location.search);
  for (const field of fields) if (field.value === "") field.value = parameters.get(field.name) ?? "";
  const update = async (): Promise<void> => {
    const chosen = fields.map(({ value }) => value);
    if (chosen.some((value) => value === "")) return result.replaceChildren();
    try {
      const { labels, entries } = await siteFile<CompareData>("compare.json");
      const [one, other] = chosen.map((value) => entries.find(({ kind, id }) => `${kind}:${id}` === value));
      result.replaceChildren(...(one && other ? [table([one, other], labels)] : []));
    } catch {
      result.replaceChildren(
        element("p", "The data could not be loaded. Check your internet connection and choose again.", "empty"),
      );
    }
  };
  for (const field of fields) {
    field.addEventListener("change", () => {
      void update();
      const now = new URLSearchParams(location.search);
      for (const { name, value } of fields) {
        if (value === "") now.delete(name);
        else now.set(name, value);
      }
      writeQuery(now);
    });
  }
  await update();
}

type ComparedPair = readonly [Comparable, Comparable];

function table([one, other]: ComparedPair, labels: CompareData["labels"]): HTMLTableElement {
  const made = element("table", "", "hs-table");
  const head = made.createTHead().insertRow();
  head.append(element("td"));
  for (const { title, path } of [one, other]) {
    const heading = element("th");
    heading.scope = "col";
    const link = element("a", title);
    link.href = siteAddress(path);
    heading.append(link);
    head.append(heading);
  }
  const rows = rowsOf([one, other], labels);
  const isSame = ([, left, right]: Row): boolean => left === right;
  addGroup(
    made,
    "Different",
    rows.filter((row) => !isSame(row)),
  );
  addGroup(made, "The same", rows.filter(isSame));
  return made;
}

type Row = readonly [name: string, one: string, other: string];

/** Returns the rows of the comparison: tasks that only one entry supports, then tasks that both support, then facts. */
function rowsOf([one, other]: ComparedPair, labels: CompareData["labels"]): readonly Row[] {
  const facts = [...new Set([...Object.keys(one.facts), ...Object.keys(other.facts)])];
  const names = (tasks: readonly string[]): string => tasks.map((id) => labels[id] ?? id).join(", ") || "–";
  const without = (some: Comparable, others: Comparable): string =>
    names(some.tasks.filter((id) => !others.tasks.includes(id)));
  const shared = names(one.tasks.filter((id) => other.tasks.includes(id)));
  return [
    ["Tasks of this entry only", without(one, other), without(other, one)],
    ["Tasks of both entries", shared, shared],
    ...facts.map((fact): Row => [fact, one.facts[fact] ?? "–", other.facts[fact] ?? "–"]),
  ];
}

function addGroup(made: HTMLTableElement, title: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const body = made.createTBody();
  const heading = element("th", title, "group");
  heading.scope = "rowgroup";
  heading.colSpan = 3;
  body.insertRow().append(heading);
  for (const row of rows) addRow(body, row);
}

/** Returns a table cell with a text. A web address becomes a link. */
function cell(text: string): HTMLTableCellElement {
  const made = element("td");
  if (!/^https:\/\/[^\s]+$/.test(text)) made.textContent = text;
  else {
    const link = element("a", text.replace(/^https:\/\//, ""));
    link.href = text;
    link.rel = "noopener";
    made.append(link);
  }
  return made;
}

function addRow(body: HTMLTableSectionElement, [name, one, other]: Row): void {
  const row = body.insertRow();
  const heading = element("th", name);
  heading.scope = "row";
  if (one === other) {
    const both = cell(one);
    both.colSpan = 2;
    row.append(heading, both);
  } else {
    row.append(heading, cell(one), cell(other));
    row.className = "differs";
  }
}
