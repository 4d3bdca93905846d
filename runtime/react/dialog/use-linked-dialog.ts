import { useEffect, useRef, type RefObject } from "react";
import { LinkedDialog } from "./linked-dialog.ts";
import type { Selection } from "../model/selection.ts";

/** Events of a dialog. */
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
