import { writeQuery } from "../dom.ts";

/**
 * Makes forms filter tables and lists. The form's `data-filter` names the element with the rows. Rows that do not match
 * are hidden. The choice is stored in the address, so that visitors can link to a filtered list.
 *
 * The field `q` searches in the `data-text` of each row. A select keeps only rows whose attribute contains the chosen
 * word: the select `task` reads the attribute `data-task`. A checkbox named `code` keeps only rows that have the
 * attribute `data-code`.
 */
export function filterForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-filter]")) {
    const list = document.getElementById(form.dataset["filter"] ?? "");
    if (list !== null) connect(form, list);
  }
}

function connect(form: HTMLFormElement, list: HTMLElement): void {
  const rows = [...list.querySelectorAll<HTMLElement>(list instanceof HTMLTableElement ? "tbody tr" : "[data-text]")];
  const apply = (): void => {
    let shown = 0;
    for (const row of rows) {
      row.hidden = !matches(row, form);
      if (!row.hidden) shown += 1;
    }
    const count = form.querySelector("output");
    const text = shown === rows.length ? `All ${shown}` : `${shown} of ${rows.length}`;
    if (count !== null && count.textContent !== text) count.textContent = text;
    for (const note of document.querySelectorAll<HTMLElement>(`[data-empty-for="${CSS.escape(list.id)}"]`)) {
      note.hidden = shown > 0;
    }
  };
  const change = (): void => {
    apply();
    writeAddress(form);
  };
  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The browser resets the fields only after the `reset` event, so `change` must run later.
  form.addEventListener("reset", () => setTimeout(change));
  readAddress(form);
  apply();
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[name], select[name]")];
}

function isCheckbox(field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === "checkbox";
}

function matches(row: HTMLElement, form: HTMLFormElement): boolean {
  return fieldsOf(form).every((field) => {
    if (isCheckbox(field)) return !field.checked || row.hasAttribute(`data-${field.name}`);
    const value = field.value.trim().toLowerCase();
    if (value === "") return true;
    if (field.name !== "q") return (row.getAttribute(`data-${field.name}`) ?? "").split(" ").includes(field.value);
    const text = row.getAttribute("data-text") ?? "";
    return value.split(/\s+/).every((word) => text.includes(word));
  });
}

function readAddress(form: HTMLFormElement): void {
  const parameters = new URLSearchParams(location.search);
  for (const field of fieldsOf(form)) {
    const value = parameters.get(field.name);
    if (value === null) continue;
    if (isCheckbox(field)) field.checked = true;
    else field.value = value;
  }
}

function writeAddress(form: HTMLFormElement): void {
  const parameters = new URLSearchParams();
  for (const field of fieldsOf(form)) {
    if (isCheckbox(field) ? field.checked : field.value !== "") parameters.set(field.name, field.value);
  }
  writeQuery(parameters);
}
