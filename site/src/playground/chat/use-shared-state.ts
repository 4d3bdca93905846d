import { useEffect, useState } from "react";
import { messageOf } from "../../message-of.ts";
import { chatStateOf, type ChatState } from "./state.ts";
import { isShared, readShared } from "./share.ts";

/** The content of a playground's fields, and a function that changes it. */
interface SharedState {
  readonly state: ChatState;
  readonly change: (change: Partial<ChatState>) => void;
  /** Why a shared link could not be read; "" if there is no problem. */
  readonly trouble: string;
}

/**
 * Returns the content of a playground's fields. If the address contains a shared state, the initial values come from
 * the address.
 */
export function useSharedState(first: ChatState): SharedState {
  const [state, setState] = useState(first);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const readAddress = async (): Promise<void> => {
      if (!isShared(location.hash)) return;
      try {
        const shared = chatStateOf(await readShared(location.hash));
        if (shared === undefined) throw new Error("the link belongs to another playground");
        setState(shared);
        setTrouble("");
      } catch (error) {
        setTrouble(`The link cannot be read: ${messageOf(error)}`);
      }
    };
    const listen = (): void => void readAddress();
    listen();
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return { state, trouble, change: (next) => setState((before) => ({ ...before, ...next })) };
}
