import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

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

/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must have
   a name and be reachable with the keyboard; no HTML element provides that */

/** Properties of `ScrollBox`. */
export interface ScrollBoxProps {
  /** The accessible name of the box. */
  readonly label: string;
  /** Further class names. */
  readonly className?: string;
  /** The content, which may be wider than the page. */
  readonly children: ReactNode;
}

/** A box for content that may be wider than the page. The box scrolls on its own, also with the keyboard. */
export function ScrollBox({ label, className, children }: ScrollBoxProps): ReactNode {
  return (
    <div
      className={className === undefined ? "hs-scroll" : `hs-scroll ${className}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}

/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */

/** Properties of `Choice`. */
export interface ChoiceProps {
  /** The label of the choice. */
  readonly label: string;
  /** The chosen value. */
  readonly value: string;
  /** Values with their labels, in order. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** Called with the value that the reader chooses. */
  readonly onChange: (value: string) => void;
}

/** A labelled list with one selected entry. */
export function Choice({ label, value, choices, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <span className="hs-pair">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)}>
        {choices.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Maximum number of tabs. More choices are shown as a list. */
const MOST_TABS = 5;

interface ManyTabsProps extends ChoiceTabsProps {
  /** A control that is shown for every choice. */
  readonly extra?: ReactNode;
}

/** Tabs for a few choices or a list for many, and a panel for the selected choice. */
export function ManyTabs({ children, extra, ...choosing }: ManyTabsProps): ReactNode {
  const { label, choices, selected, onSelect } = choosing;
  if (choices.length <= MOST_TABS) {
    return (
      <TabSet {...choosing} panelClass="hs-panel" scrolls>
        {extra}
        {children}
      </TabSet>
    );
  }
  return (
    <ScrollBox label={`Code for the ${label.toLowerCase()}`} className="hs-panel">
      <div className="hs-choice">
        {choices.find(({ key }) => key === selected)?.logo}
        <Choice
          label={label}
          value={selected}
          choices={choices.map(({ key, label: name }) => [key, name])}
          onChange={onSelect}
        />
        {extra}
      </div>
      {children}
    </ScrollBox>
  );
}
