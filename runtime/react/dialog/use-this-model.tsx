import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import { openByScript, opens } from "../code/actions.ts";
import { ModelCodeView, type ModelCodeSource } from "../model/model-code.tsx";
import { modelId, useSameModel } from "../model/record.ts";
import { useSelection } from "../model/selection.ts";
import { useLinkedDialog } from "./linked-dialog.ts";

/** Properties of `UseThisModel`. */
export interface UseThisModelProps extends ModelCodeSource {
  /**
   * If true, the address bar shows a link to the open dialog, such as `#use=library:transformers`. A visit to this link
   * opens the dialog, and "back" closes it. Set `deepLink` to false for pages that use the fragment of the URL in
   * another way. Default: true.
   */
  readonly deepLink?: boolean;
}

/**
 * A button that opens a dialog with code for a model: for a library, for a provider (if `hostedSnippets` is set), and
 * for apps on the reader's machine (if `apps` is set). Every block can be copied, and code can be saved.
 *
 * The dialog is a native `<dialog>` element. In browsers with invoker commands, the dialog can open before the script
 * has run. Escape and a click outside close the dialog, and the focus returns to the button. All content of the model
 * record is shown as text, never as HTML.
 */
export function UseThisModel({ deepLink = true, start, ...props }: UseThisModelProps): ReactNode {
  const id = useId();
  const model = useSameModel(props.model);
  const name = modelId(model);
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { selection, select, restore } = useSelection(start);
  const linked = useLinkedDialog({ root, dialog, model: name, selection, restore, isLinked: deepLink });
  useOpened(dialog, () => {
    setWanted(true);
    linked.opened();
  });
  const open = (event: MouseEvent<HTMLButtonElement>): void => {
    setWanted(true);
    openByScript(event.currentTarget);
  };
  return (
    <div ref={root} className="hs-use" data-hs-model={name}>
      <button className="hs-button" type="button" aria-haspopup="dialog" onClick={open} {...opens(`${id}dialog`)}>
        Use this model<span className="hs-hidden"> {name}</span>
      </button>
      <CodeDialog dialog={dialog} id={id} name={name} onClose={linked.closed}>
        <ModelCodeView {...props} model={model} id={id} isWanted={isWanted} selection={selection} onSelect={select} />
      </CodeDialog>
    </div>
  );
}

/**
 * Calls `onOpen` when a dialog has been opened by its button or by a link, even if it was opened before this script
 * loaded. The listener is added by hand, because in a prerendered dialog, React only listens to "close" and "cancel".
 */
function useOpened(dialog: RefObject<HTMLDialogElement | null>, onOpen: () => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const element = dialog.current;
    const tell = (): void => {
      if (element?.open === true) latest.current();
    };
    element?.addEventListener("toggle", tell);
    tell();
    return () => element?.removeEventListener("toggle", tell);
  }, [dialog]);
}

interface CodeDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly id: string;
  /** Id of the model. */
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function CodeDialog({ dialog, id, name, onClose, children }: CodeDialogProps): ReactNode {
  return (
    <dialog
      ref={dialog}
      id={`${id}dialog`}
      className="hs-dialog"
      aria-labelledby={`${id}title`}
      closedby="any"
      onClose={onClose}
      // If the dialog is already open when React hydrates it, its attributes differ from those in the HTML.
      suppressHydrationWarning
    >
      <div className="hs-dialog-box">
        <DialogHead titleId={`${id}title`} name={name} />
        {children}
      </div>
      {/* A script sets this text. It is inside the dialog, because screen readers ignore the page around an open
          dialog. */}
      <output className="hs-hidden" data-hs-live="" suppressHydrationWarning>
        {""}
      </output>
    </dialog>
  );
}

function DialogHead({ titleId, name }: { readonly titleId: string; readonly name: string }): ReactNode {
  // With the property `autoFocus`, React would focus the title when the page loads. So the attribute is set by hand.
  const focusFirst = (title: HTMLElement | null): void => title?.setAttribute("autofocus", "");
  return (
    <div className="hs-dialog-head">
      <h2 id={titleId} className="hs-dialog-title" tabIndex={-1} ref={focusFirst}>
        Use this model <code>{name}</code>
      </h2>
      <form method="dialog">
        <button className="hs-close" aria-label="Close">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      </form>
    </div>
  );
}
