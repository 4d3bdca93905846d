import { useRef, useState, type ReactNode } from "react";
import { Choice } from "./choice.tsx";
import { loadText } from "./load-text.ts";

export interface EntryChoiceProps {
  readonly label: string;
  /** Names of the entries, without `.yaml`. */
  readonly names: readonly string[];
  /** Folder that holds them, with a slash at its end. */
  readonly folder: string;
  readonly chosen: string;
  readonly onChoose: (name: string, text: string) => void;
}

/** The entries of the catalogue to begin with. Each is loaded when it is chosen. */
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
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Choice label={label} names={names} value={chosen} onChoose={(name) => void choose(name)} />
      {trouble !== "" && <p className="problem">{trouble}</p>}
    </>
  );
}
