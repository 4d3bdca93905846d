import { readLink, withLink, withoutLink, type DialogLink } from "./deep-link.ts";
import { NO_SELECTION, type Selection } from "../model/selection.ts";

/** Marks an entry of the history that was added when a dialog opened. */
const MARK = "hubsmithDialog";

/**
 * Keeps a dialog and the address bar together: opening adds an entry to the history, so that "back" closes; choosing
 * changes the entry; an address with a link opens the dialog as the link says.
 */
export class LinkedDialog {
  readonly #root: HTMLElement;
  readonly #dialog: HTMLDialogElement;
  readonly #model: string;
  readonly #restore: (selection: Partial<Selection>) => void;
  /** True from the wish to go back until the browser has done so. */
  #isReturning = false;
  #isShown = false;
  #selection = NO_SELECTION;

  /**
   * @param root element around the button and the dialog
   * @param model id of the model
   * @param restore told what a link says
   */
  constructor(
    root: HTMLElement,
    dialog: HTMLDialogElement,
    { model, restore }: { readonly model: string; readonly restore: (selection: Partial<Selection>) => void },
  ) {
    this.#root = root;
    this.#dialog = dialog;
    this.#model = model;
    this.#restore = restore;
  }

  /** Follows the address that the page has, and every other that it gets. Returns how to stop. */
  start(): () => void {
    // A dialog that was opened before this script came stays open.
    if (this.#link() !== undefined) this.#follow();
    const onPop = (): void => this.#follow();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }

  /** Handles the opening of the dialog. */
  opened(selection: Selection): void {
    this.#selection = selection;
    if (this.#isShown) return;
    this.#isShown = true;
    if (!this.#isReturning) this.#write(selection, true);
  }

  /** Handles a changed selection. */
  changed(selection: Selection): void {
    this.#selection = selection;
    if (this.#isShown && !this.#isReturning) this.#write(selection, false);
  }

  /** Handles the closing of the dialog. */
  closed(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    if (this.#link() === undefined) return;
    if (history.state?.[MARK] === true) {
      this.#isReturning = true;
      history.back();
    } else {
      setAddress(withoutLink(location.hash), "replaceState", history.state);
    }
  }

  #follow(): void {
    if (this.#isReturning) {
      this.#isReturning = false;
      // It was opened again before the browser had gone back.
      if (this.#isShown) this.#write(this.#selection, true);
      return;
    }
    const link = this.#link();
    if (link !== undefined) {
      this.#restore(selectionOf(link));
      this.#isShown = true;
      if (!this.#dialog.open) this.#dialog.showModal();
    } else if (this.#dialog.open) {
      this.#isShown = false;
      this.#dialog.close();
    }
  }

  /** Returns the link in the address, when it leads to this dialog. */
  #link(): DialogLink | undefined {
    const link = readLink(location.hash);
    if (link === undefined) return undefined;
    const roots = [...document.querySelectorAll<HTMLElement>("[data-hs-model]")];
    const meant = roots.find((root) => link.model === undefined || root.dataset["hsModel"] === link.model);
    return meant === this.#root ? link : undefined;
  }

  #write(selection: Selection, isNew: boolean): void {
    // A link that led here keeps its entry.
    const add = isNew && this.#link() === undefined;
    const hash = withLink(location.hash, { ...selection, model: this.#model });
    setAddress(hash, add ? "pushState" : "replaceState", add ? { ...history.state, [MARK]: true } : history.state);
  }
}

function selectionOf({ source, language, client, streaming }: DialogLink): Partial<Selection> {
  return { source, language, client, streaming };
}

function setAddress(hash: string, how: "pushState" | "replaceState", state: unknown): void {
  try {
    history[how](state, "", hash === "" ? location.pathname + location.search : hash);
  } catch {
    // Browsers refuse it in some frames, and when it happens too often. The dialog works without.
  }
}
