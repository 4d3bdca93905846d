import { useRef, type KeyboardEvent, type ReactNode } from "react";

/** One tab. */
export interface TabChoice {
  /** Identifies the tab. The key is not shown. */
  readonly key: string;
  /** The visible text. */
  readonly label: string;
  /** A small picture before the text; decoration only. */
  readonly logo?: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  /** The tabs in order. Each key may only be used once. */
  readonly choices: readonly TabChoice[];
  /** Key of the selected tab. */
  readonly selected: string;
  /** Called with the key that the reader chooses. */
  readonly onSelect: (key: string) => void;
  /** Returns the id of the tab with the given key. */
  readonly tabId: (key: string) => string;
  /** Id of the one panel that shows the selected choice. */
  readonly panelId: string;
  /** The style: `line` is a row above a page, `pills` are small tabs inside a page. Default: `line`. */
  readonly look?: "line" | "pills";
}

/**
 * A row of tabs that follows the WAI-ARIA tabs pattern: the Tab key stops once at the row, and arrow keys, Home and End
 * select a tab.
 */
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
      {choices.map(({ key, label: name, logo }) => (
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
          {logo}
          {name}
        </button>
      ))}
    </div>
  );
}

/** Returns the index of the tab that a key selects, or undefined if the key selects no tab. */
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
  /** Prefix for the ids of HTML elements, unique in the page. */
  readonly id: string;
  /** If true, the panel scrolls on its own and is reachable with the keyboard. */
  readonly scrolls?: boolean;
  /** True while the content is loading. Screen readers announce this. Default: false. */
  readonly isBusy?: boolean;
  /** Class names of the panel. */
  readonly panelClass?: string;
  /** The panel for the selected choice. */
  readonly children: ReactNode;
}

/** Tabs, and the panel of the selected tab. */
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

/** Small tabs if there are several choices. A single choice is shown without tabs. */
export function ChoiceTabs({ children, ...tabs }: ChoiceTabsProps): ReactNode {
  if (tabs.choices.length < 2) return children;
  return (
    <TabSet {...tabs} look="pills">
      {children}
    </TabSet>
  );
}
