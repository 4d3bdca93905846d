import { useRef, type KeyboardEvent, type ReactNode } from "react";
import type { LibraryChoice } from "./catalogue.ts";

export interface TabsProps {
  /** What the tabs choose, for screen readers. */
  readonly label: string;
  readonly choices: readonly LibraryChoice[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** Id of the tab of a choice. */
  readonly tabId: (key: string) => string;
  /** Id of the one panel that shows the selected choice. */
  readonly panelId: string;
}

/** A row of tabs by the WAI-ARIA tabs pattern: one tab stop; arrows, Home and End move and select. */
export function Tabs({ label, choices, selected, onSelect, tabId, panelId }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const from = choices.findIndex(({ key }) => key === selected);
    const target = choices.at(targetOf(event.key, from, choices.length) ?? from);
    if (target === undefined || targetOf(event.key, from, choices.length) === undefined) return;
    event.preventDefault();
    onSelect(target.key);
    const tab = list.current?.children[choices.indexOf(target)];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={list} className="hs-tabs" role="tablist" aria-label={label}>
      {choices.map(({ key, label: name }) => (
        <button
          key={key}
          id={tabId(key)}
          className="hs-tab"
          type="button"
          role="tab"
          aria-selected={key === selected}
          aria-controls={panelId}
          tabIndex={key === selected ? 0 : -1}
          onClick={() => onSelect(key)}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Index that a key leads to, or undefined when the key is none of ours. */
function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
