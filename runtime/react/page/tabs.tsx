import { useRef, type KeyboardEvent, type ReactNode } from "react";

/** One tab. */
export interface TabChoice {
  /** Tells it from the others; it is not shown. */
  readonly key: string;
  /** The visible text. */
  readonly label: string;
}

/** Properties of a row of tabs. */
interface TabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  /** In their order; each key once. */
  readonly choices: readonly TabChoice[];
  /** Key of the one that is shown. */
  readonly selected: string;
  /** Told the key that the reader chooses. */
  readonly onSelect: (key: string) => void;
  /** Id of the tab of a choice. */
  readonly tabId: (key: string) => string;
  /** Id of the one panel that shows the selected choice. */
  readonly panelId: string;
  /** The style: `line` is a row above a page; `pills` are small, for a choice within a page. Default: `line`. */
  readonly look?: "line" | "pills";
}

/** A row of tabs by the WAI-ARIA tabs pattern: one tab stop; arrows, Home and End move and select. */
function Tabs({ label, choices, selected, onSelect, tabId, panelId, look = "line" }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const from = choices.findIndex(({ key }) => key === selected);
    const to = targetOf(event.key, from, choices.length);
    const target = to === undefined ? undefined : choices[to];
    if (to === undefined || target === undefined) return;
    event.preventDefault();
    onSelect(target.key);
    const tab = list.current?.children[to];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={list} className={`hs-tabs hs-tabs-${look}`} role="tablist" aria-label={label}>
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

/** Returns the index that a key leads to, or undefined when the key is none of ours. */
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

/** Properties of `TabSet`. */
export interface TabSetProps extends Omit<TabsProps, "tabId" | "panelId"> {
  /** Beginning of ids that nothing else on the page has. */
  readonly id: string;
  /** True: the panel scrolls by itself, and can be reached with the keyboard to do so. */
  readonly scrolls?: boolean;
  /** True: the content is not ready, and screen readers say so. Default: false. */
  readonly isBusy?: boolean;
  /** Class names of the panel. */
  readonly panelClass?: string;
  /** The panel for the selected choice. */
  readonly children: ReactNode;
}

/** Tabs, and the panel that shows what is selected. */
export function TabSet({ id, scrolls = false, isBusy, panelClass, children, ...tabs }: TabSetProps): ReactNode {
  const tabId = (key: string): string => `${id}tab-${tabs.choices.findIndex((choice) => choice.key === key)}`;
  return (
    <>
      <Tabs {...tabs} tabId={tabId} panelId={`${id}panel`} />
      <div
        id={`${id}panel`}
        className={panelClass}
        role="tabpanel"
        {...(scrolls && { tabIndex: 0 })}
        aria-labelledby={tabId(tabs.selected)}
        aria-busy={isBusy}
      >
        {children}
      </div>
    </>
  );
}

/** Properties of `ChoiceTabs`. */
export type ChoiceTabsProps = Pick<TabSetProps, "id" | "label" | "choices" | "selected" | "onSelect" | "children">;

/** Small tabs where there is something to choose; of a single choice only what it shows. */
export function ChoiceTabs({ children, ...tabs }: ChoiceTabsProps): ReactNode {
  if (tabs.choices.length < 2) return children;
  return (
    <TabSet {...tabs} look="pills">
      {children}
    </TabSet>
  );
}
