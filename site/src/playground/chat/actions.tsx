import { useState, type ReactNode } from "react";
import { messageOf } from "../../message-of.ts";
import type { Background } from "./background.ts";
import type { ChatRequest } from "./requests.ts";
import { writeShared } from "./share.ts";
import type { ChatState } from "./state.ts";

interface ActionsProps {
  readonly state: ChatState;
  /** The initial content of the fields. */
  readonly first: ChatState;
  /** True if a reload of the page keeps the work. */
  readonly isKept: boolean;
  readonly background: Background;
  readonly onChange: (change: Partial<ChatState>) => void;
  readonly startAgain: () => void;
}

/** Buttons that format the template, share the fields, and delete the visitor's work. */
export function Actions({ state, first, isKept, background, onChange, startAgain }: ActionsProps): ReactNode {
  return (
    <div className="actions">
      <FormatButton template={state.template} background={background} onChange={(template) => onChange({ template })} />
      <ShareLink state={state} />
      <StartAgain state={state} first={first} isKept={isKept} startAgain={startAgain} onUndo={onChange} />
    </div>
  );
}

interface FormatButtonProps {
  readonly template: string;
  readonly background: Background;
  readonly onChange: (template: string) => void;
}

/** A button that formats the template. If it is pressed again, it restores the unformatted template. */
function FormatButton({ template, background, onChange }: FormatButtonProps): ReactNode {
  const [before, setBefore] = useState<{ readonly text: string; readonly formatted: string }>();
  const [said, setSaid] = useState("");
  const format = async (): Promise<void> => {
    try {
      const request: ChatRequest = { action: "format", template };
      const { formatted, problem } = await background.run(request, new AbortController().signal);
      setSaid(formatted === undefined ? (problem?.message ?? "") : formatted === template ? "Nothing to change." : "");
      if (formatted === undefined || formatted === template) return;
      setBefore({ text: template, formatted });
      onChange(formatted);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const canUndo = before !== undefined && before.formatted === template;
  return (
    <div className="format">
      <button type="button" className="plain" onClick={() => (canUndo ? onChange(before.text) : void format())}>
        {canUndo ? "Undo the formatting" : "Format the template"}
      </button>
      <output>{said}</output>
    </div>
  );
}

interface StartAgainProps extends Pick<ActionsProps, "state" | "first" | "isKept" | "startAgain"> {
  readonly onUndo: (before: ChatState) => void;
}

/** A button that deletes the visitor's work. If it is pressed again, it restores the work. */
function StartAgain({ state, first, isKept, startAgain, onUndo }: StartAgainProps): ReactNode {
  const [before, setBefore] = useState<ChatState>();
  const canUndo = before !== undefined && state === first;
  const start = (): void => {
    if (state !== first) setBefore(state);
    startAgain();
  };
  return (
    <div className="format">
      <button type="button" className="plain" onClick={() => (canUndo ? onUndo(before) : start())}>
        {canUndo ? "Restore my work" : "Start again"}
      </button>
      <output>
        {canUndo ? "Your work is deleted." : isKept && "Your work stays in this browser, even if you reload the page."}
      </output>
    </div>
  );
}

/** A button that writes the state of a playground to the address of the page, and copies this address. */
function ShareLink({ state }: { readonly state: ChatState }): ReactNode {
  const [shared, setShared] = useState<{
    readonly state: ChatState;
    readonly said: string;
    readonly address: string;
  }>();
  const share = async (): Promise<void> => {
    setShared(undefined);
    try {
      const url = new URL(location.href);
      url.search = "";
      url.hash = await writeShared(state);
      history.replaceState(history.state, "", url);
      setShared({ state, said: await copied(url.href), address: url.href });
    } catch (error) {
      setShared({ state, said: messageOf(error), address: "" });
    }
  };
  // The link does not contain later changes.
  const { said = "", address = "" } = (shared?.state === state && shared) || {};
  return (
    <div className="share">
      <button type="button" className="plain" onClick={() => void share()}>
        Copy a link
      </button>
      <output>{said}</output>
      {address !== "" && (
        <input type="text" readOnly aria-label="Link" value={address} onFocus={(event) => event.target.select()} />
      )}
    </div>
  );
}

async function copied(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return "Copied.";
  } catch {
    return "The browser does not allow copying. Copy the link from the field.";
  }
}
