import { element } from "../dom.ts";
import { loadSearch, type Found, type Group } from "./finder.ts";
import { recentChoices, rememberChoice } from "./recent.ts";
import { countOf, showGroups } from "./results.ts";

/** Maximum number of results per group. */
const MOST = 6;
const OPTION = "palette-option-";

/** A dialog with a search field and its results. Arrow keys move through the results. */
export class Palette {
  readonly #dialog = element("dialog", "", "palette");
  readonly #field = element("input");
  readonly #list = element("div", "", "palette-list");
  readonly #status = element("output", "", "palette-status");
  #shown: readonly Found[] = [];
  #active = -1;

  constructor() {
    const field = this.#field;
    field.type = "search";
    field.autocomplete = "off";
    field.spellcheck = false;
    field.placeholder = "Task, model, library, app, provider, hub address";
    const states = {
      role: "combobox",
      "aria-label": "Search the site",
      "aria-autocomplete": "list",
      "aria-controls": "palette-list",
      "aria-expanded": "false",
    };
    for (const [name, value] of Object.entries(states)) field.setAttribute(name, value);
    this.#list.id = "palette-list";
    this.#list.setAttribute("role", "listbox");
    this.#list.setAttribute("aria-label", "Results");
    this.#dialog.setAttribute("aria-label", "Search");
    this.#dialog.setAttribute("closedby", "any");
    this.#dialog.append(field, this.#list, this.#status);
    this.#listen();
    document.body.append(this.#dialog);
  }

  /** Opens the dialog. `query` is the text that a visitor typed while the script was loading. */
  async open(query: string): Promise<void> {
    if (this.#dialog.open) return;
    this.#field.value = query;
    this.#dialog.showModal();
    this.#showStart([]);
    try {
      await this.#update();
    } catch {
      this.#status.textContent = "The search could not be loaded. Check your internet connection and try again.";
    }
  }

  #listen(): void {
    this.#field.addEventListener("input", () => void this.#update().catch(() => undefined));
    this.#field.addEventListener("keydown", (event) => this.#onKey(event));
    this.#list.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link === null) return;
      this.#remember(this.#options().indexOf(link));
      // A link to a place on the same page does not load a page, so the dialog must be closed.
      if (!ctrlKey && !metaKey && !shiftKey) this.#dialog.close();
    });
    // Closes the dialog when the visitor clicks outside, for browsers that do not support `closedby`.
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog) this.#dialog.close();
    });
  }

  async #update(): Promise<void> {
    const { find, popular } = await loadSearch();
    const query = this.#field.value.trim();
    if (query === "") this.#showStart(popular);
    else {
      const groups = find(query, MOST);
      this.#show(groups, countOf(groups, query), 0);
    }
  }

  /** Shows the visitor's recent choices, and below them popular entries. */
  #showStart(popular: readonly Found[]): void {
    const recent = recentChoices();
    const paths = new Set(recent.map(({ path }) => path));
    const all = [...recent, ...popular.filter(({ path }) => !paths.has(path))];
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    const words = recent.length > 0 ? "Recent and popular" : "Popular. Type a few letters, or paste a hub address.";
    this.#show(
      kinds.map((kind) => ({ kind, found: all.filter((one) => one.kind === kind) })),
      words,
      -1,
    );
  }

  #show(groups: readonly Group[], status: string, active: number): void {
    this.#shown = groups.flatMap(({ found }) => found);
    showGroups(this.#list, groups, OPTION);
    this.#status.textContent = status;
    this.#field.setAttribute("aria-expanded", String(this.#shown.length > 0));
    this.#activate(this.#shown.length > 0 ? active : -1);
  }

  #options(): HTMLAnchorElement[] {
    return [...this.#list.querySelectorAll("a")];
  }

  #activate(index: number): void {
    this.#active = index;
    for (const [at, option] of this.#options().entries()) {
      option.setAttribute("aria-selected", String(at === index));
      if (at === index) option.scrollIntoView({ block: "nearest" });
    }
    if (index < 0) this.#field.removeAttribute("aria-activedescendant");
    else this.#field.setAttribute("aria-activedescendant", `${OPTION}${index}`);
  }

  #onKey(event: KeyboardEvent): void {
    const count = this.#shown.length;
    if (event.isComposing || count === 0) return;
    if (event.key === "ArrowDown") this.#activate((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#activate((Math.max(this.#active, 0) - 1 + count) % count);
    else if (event.key === "Enter" && this.#active >= 0) this.#options()[this.#active]?.click();
    else return;
    event.preventDefault();
  }

  #remember(index: number): void {
    const choice = this.#shown[index];
    if (choice !== undefined) rememberChoice(choice);
  }
}
