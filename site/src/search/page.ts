import { writeQuery } from "../dom.ts";
import { loadSearch } from "./finder.ts";
import { countOf, showGroups } from "./results.ts";

/** Maximum number of results per group. */
const MOST = 50;

/**
 * Starts the form of the search page: results appear while the visitor types, and the address of the page contains the
 * query.
 */
export async function searchPage(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("input[name='q']");
  const list = document.getElementById("search-results");
  const start = document.getElementById("search-start");
  const count = form.querySelector("output");
  if (field === null || list === null || start === null || count === null) return;
  // If the visitor typed text before the script loaded, that text is used instead of the query in the address.
  if (field.value === "") field.value = new URLSearchParams(location.search).get("q") ?? "";
  const search = await loadSearch().catch(() => undefined);
  // Loading, searching and showing the results in one step would block the page on a slow phone.
  await new Promise((resolve) => setTimeout(resolve));
  const update = (): void => {
    const query = field.value.trim();
    const groups = query === "" || search === undefined ? [] : search.find(query, MOST);
    showGroups(list, groups);
    start.hidden = groups.some(({ found }) => found.some(({ isOffer }) => isOffer !== true));
    const failed = search === undefined ? "The search could not be loaded." : "";
    count.textContent = query === "" ? failed : failed || countOf(groups, query);
  };
  form.addEventListener("input", () => {
    update();
    const query = field.value.trim();
    writeQuery(new URLSearchParams(query === "" ? {} : { q: query }));
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
}
