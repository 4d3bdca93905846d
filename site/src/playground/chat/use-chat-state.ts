import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "../../message-of.ts";
import { isShared, readShared } from "./share.ts";
import { chatStateOf, type ChatState } from "./state.ts";

/** The content of a playground's fields, and functions that change it. */
interface ChatFields {
  readonly state: ChatState;
  readonly change: (change: Partial<ChatState>) => void;
  /** Sets the initial content, and deletes the stored one. */
  readonly startAgain: () => void;
  /** Why a shared link could not be read, or why the fields cannot be stored; "" if there is no problem. */
  readonly trouble: string;
}

/**
 * Returns the content of a playground's fields. It comes from the address if the address contains a shared state, else
 * from the browser's storage. Changes are stored.
 *
 * @param first the content if there is neither
 */
export function useChatState(first: ChatState): ChatFields {
  const [state, setState] = useState(first);
  const [trouble, setTrouble] = useState("");
  const latest = useRef(first);
  const show = useCallback((next: ChatState, problem = ""): void => {
    latest.current = next;
    setState(next);
    setTrouble(problem);
  }, []);
  useEffect(() => {
    const kept = isShared(location.hash) ? undefined : readKept();
    // Text that a visitor typed before the script had loaded is not replaced.
    if (kept !== undefined && latest.current === first) show(kept);
  }, [first, show]);
  useSharedLink(show, setTrouble);
  return {
    state,
    trouble,
    change: (next) => {
      const changed = { ...latest.current, ...next };
      show(changed, keep(changed));
      leaveLink();
    },
    startAgain: () => {
      forget();
      show(first);
      leaveLink();
    },
  };
}

/** Calls a function with the state in the address: at the start, and when the address changes. */
function useSharedLink(onState: (state: ChatState) => void, onTrouble: (trouble: string) => void): void {
  useEffect(() => {
    const readAddress = async (): Promise<void> => {
      if (!isShared(location.hash)) return;
      try {
        const shared = chatStateOf(await readShared(location.hash));
        if (shared === undefined) throw new Error("the link belongs to another playground");
        onState(shared);
      } catch (error) {
        onTrouble(`The link cannot be read: ${messageOf(error)}`);
      }
    };
    const listen = (): void => void readAddress();
    listen();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, [onState, onTrouble]);
}

/** Removes a shared state from the address, so that a reload shows the stored fields instead. */
function leaveLink(): void {
  if (isShared(location.hash)) history.replaceState(history.state, "", location.pathname);
}

const KEY = "hubsmith-chat-playground";

/** Maximum length of the stored fields, in characters. Browsers store a few million characters for a site. */
const MOST_KEPT_CHARACTERS = 500_000;

/** Stores the fields in the browser. Returns why this is impossible; "" if the fields are stored. */
function keep(state: ChatState): string {
  const text = JSON.stringify(state);
  if (text.length > MOST_KEPT_CHARACTERS) {
    const [length, most] = [text.length, MOST_KEPT_CHARACTERS].map((count) => count.toLocaleString("en"));
    return `Your work is too long to be kept over a reload: ${length} characters of at most ${most}.`;
  }
  try {
    localStorage.setItem(KEY, text);
    return "";
  } catch {
    return "This browser does not store data, so a reload loses your work.";
  }
}

/** Returns the stored fields; undefined if there are none. */
function readKept(): ChatState | undefined {
  try {
    return chatStateOf(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return undefined;
  }
}

/** Deletes the stored fields. */
function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that stores no data has nothing to delete.
  }
}
