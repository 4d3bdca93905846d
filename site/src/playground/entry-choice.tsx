import { useEffect, useRef, useState, type ReactNode } from "react";
import { messageOf } from "../message-of.ts";
import { Choice } from "./choice.tsx";
import { isShared } from "./share.ts";
import { loadText } from "./load-file.ts";

export interface EntryChoiceProps {
  readonly label: string;
  /** Names of the entries, without `.yaml`. */
  readonly names: readonly string[];
  /** Address of the folder with the entries, with a slash at the end. */
  readonly folder: string;
  readonly chosen: string;
  readonly onChoose: (name: string, text: string) => void;
}

/**
 * A select box with the catalogue's entries. An entry is loaded when a visitor chooses it, or when the page is opened
 * with its name, such as `?entry=peft`.
 */
export function EntryChoice({ label, names, folder, chosen, onChoose }: EntryChoiceProps): ReactNode {
  const [trouble, setTrouble] = useState("");
  const last = useRef("");
  const choose = async (name: string): Promise<void> => {
    last.current = name;
    try {
      const text = await loadText(`${folder}${encodeURIComponent(name)}.yaml`);
      if (last.current !== name) return;
      onChoose(name, text);
      setTrouble("");
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  useNamedEntry(names, (name) => void choose(name));
  const chooseHere = (name: string): void => {
    history.replaceState(history.state, "", `?entry=${encodeURIComponent(name)}`);
    void choose(name);
  };
  return (
    <>
      <Choice label={label} names={names} value={chosen} onChoose={chooseHere} />
      {trouble !== "" && <p className="problem">{trouble}</p>}
    </>
  );
}

/** Chooses the entry in `?entry=` of the address when the page opens. */
function useNamedEntry(names: readonly string[], choose: (name: string) => void): void {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    const name = new URLSearchParams(location.search).get("entry");
    // The hash of a shared link contains the whole entry, so `?entry=` is ignored.
    if (name !== null && names.includes(name) && !isShared(location.hash)) latest.current(name);
  }, [names]);
}
