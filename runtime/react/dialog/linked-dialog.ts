import { useEffect, useRef, type RefObject } from "react";
import { readLink, withLink, withoutLink, type DialogLink } from "../model/deep-link.ts";
import { NO_SELECTION, type Selection } from "../model/selection.ts";

/** Marks a history entry that was added when a dialog opened. */
const MARK = "hubsmithDialog";

/**
 * Synchronises a dialog with the address bar. Opening the dialog adds a history entry, so that "back" closes it. A
 * choice in the dialog changes this entry. A URL that contains a link opens the dialog with the choice in the
 * link.
 */
class LinkedDialog {
  readonly #root: HTMLElement;
  readonly #dialog: HTMLDialogElement;
  readonly #model: string;
  readonly #restore: (selection: Partial<Selection>) => void;
  /** True while the browser is going back in the history. */
  #isReturning = false;
  #isShown = false;
  #selection = NO_SELECTION;

  /**
   * @param root element that contains the button and the dialog
   * @param model id of the model
   * @param restore called with the selection of a link
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

  /**
   * Applies the link in the current URL, and in the URL after each "back" or "forward". Returns a function that
   * stops applying links.
   */
  start(): () => void {
    // If the URL contains no link, the dialog is not changed: it may have been opened before this script loaded.
    if (this.#link() !== undefined) this.#follow();
    const onPop = (): void => this.#follow();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }

  /** Adds the link to the URL after the dialog has opened. */
  opened(selection: Selection): void {
    this.#selection = selection;
    if (this.#isShown) return;
    this.#isShown = true;
    if (!this.#isReturning) this.#write(selection, true);
  }

  /** Updates the link after the selection has changed. */
  changed(selection: Selection): void {
    this.#selection = selection;
    if (this.#isShown && !this.#isReturning) this.#write(selection, false);
  }

  /** Removes the link from the URL after the dialog has closed. */
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
      // If the dialog was opened again before the browser had gone back, the link is added to the URL again.
      if (this.#isShown) this.#write(this.#selection, true);
      return;
    }
    const link = this.#link();
    if (link !== undefined) {
      const { model: _, ...selection } = link;
      this.#restore(selection);
      this.#isShown = true;
      if (!this.#dialog.open) this.#dialog.showModal();
    } else if (this.#dialog.open) {
      this.#isShown = false;
      this.#dialog.close();
    }
  }

  /** Returns the link in the URL, if it leads to this dialog. */
  #link(): DialogLink | undefined {
    const link = readLink(location.hash);
    if (link === undefined) return undefined;
    const roots = [...document.querySelectorAll<HTMLElement>("[data-hs-model]")];
    const meant = roots.find((root) => link.model === undefined || root.dataset["hsModel"] === link.model);
    return meant === this.#root ? link : undefined;
  }

  #write(selection: Selection, isNew: boolean): void {
    // If the URL already contains the link, its history entry is replaced. Otherwise, a new entry is added.
    const add = isNew && this.#link() === undefined;
    const hash = withLink(location.hash, { ...selection, model: this.#model });
    setAddress(hash, add ? "pushState" : "replaceState", add ? { ...history.state, [MARK]: true } : history.state);
  }
}

function setAddress(hash: string, how: "pushState" | "replaceState", state: unknown): void {
  try {
    history[how](state, "", hash === "" ? location.pathname + location.search : hash);
  } catch {
    // Browsers refuse to change the URL in some frames, and if it changes too often. The dialog works without the
    // change.
  }
}

export interface DialogEvents {
  readonly opened: () => void;
  readonly closed: () => void;
}

interface Linked {
  readonly root: RefObject<HTMLElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly model: string;
  readonly selection: Selection;
  readonly restore: (selection: Partial<Selection>) => void;
  /** If false, the address bar is not changed. */
  readonly isLinked: boolean;
}

/** Synchronises a dialog with the address bar, see {@link LinkedDialog}. */
export function useLinkedDialog({ root, dialog, model, selection, restore, isLinked }: Linked): DialogEvents {
  const linked = useRef<LinkedDialog>(undefined);
  const latest = useRef({ selection, restore });
  useEffect(() => {
    latest.current = { selection, restore };
    linked.current?.changed(selection);
  });
  useEffect(() => {
    if (!isLinked || root.current === null || dialog.current === null) return;
    const current = new LinkedDialog(root.current, dialog.current, {
      model,
      restore: (wanted) => latest.current.restore(wanted),
    });
    linked.current = current;
    const stop = current.start();
    // The dialog of a prerendered page may have been opened before this script loaded.
    if (dialog.current.open) current.opened(latest.current.selection);
    return () => {
      linked.current = undefined;
      stop();
    };
  }, [root, dialog, model, isLinked]);
  return {
    opened: () => linked.current?.opened(latest.current.selection),
    closed: () => linked.current?.closed(),
  };
}
