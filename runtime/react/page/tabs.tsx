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

/** Properties of `TabSet`. */
export interface TabSetProps {
  /** Prefix for the ids of HTML elements, unique in the page. */
  readonly id: string;
  /** The accessible name of the tabs. */
  readonly label: string;
  /** The tabs in order. Each key may only be used once. */
  readonly choices: readonly TabChoice[];
  /** Key of the selected tab. */
  readonly selected: string;
  /** Called with the key that the reader chooses. */
  readonly onSelect: (key: string) => void;
  /** The style: `line` is a row above a page, `pills` are small tabs inside a page. Default: `line`. */
  readonly look?: "line" | "pills";
  /** If true, the panel scrolls on its own and is reachable with the keyboard. */
  readonly scrolls?: boolean;
  /** True while the content is loading. Screen readers announce this. Default: false. */
  readonly isBusy?: boolean;
  /** Class names of the panel. */
  readonly panelClass?: string;
  /** The panel for the selected choice. */
  readonly children: ReactNode;
}

/**
 * Tabs, and the panel of the selected tab. They follow the WAI-ARIA tabs pattern: the Tab key stops once at the row of
 * tabs, and arrow keys, Home and End select a tab.
 */
export function TabSet({ scrolls = false, isBusy, panelClass, children, ...tabs }: TabSetProps): ReactNode {
  const { id, choices, selected } = tabs;
  const at = choices.findIndex(({ key }) => key === selected);
  return (
    <>
      <TabList {...tabs} at={at} />
      <div
        id={`${id}panel`}
        className={panelClass}
        role="tabpanel"
        {...(scrolls && { tabIndex: 0 })}
        aria-labelledby={`${id}tab-${at}`}
        aria-busy={isBusy}
      >
        {children}
      </div>
    </>
  );
}

/** The row of tabs. @param at index of the selected tab */
function TabList({ id, label, choices, at, onSelect, look = "line" }: Omit<TabSetProps, "children"> & { at: number }) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const count = choices.length;
    const targets = { ArrowRight: (at + 1) % count, ArrowLeft: (at - 1 + count) % count, Home: 0, End: count - 1 };
    const to = Object.hasOwn(targets, event.key) ? targets[event.key as keyof typeof targets] : -1;
    const target = choices[to];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target.key);
    const tab = list.current?.children[to];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={list} className={`hs-tabs hs-tabs-${look}`} role="tablist" aria-label={label}>
      {choices.map(({ key, label: name, logo }, index) => (
        <button
          key={key}
          id={`${id}tab-${index}`}
          className="hs-tab"
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={`${id}panel`}
          tabIndex={index === at ? 0 : -1}
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

interface ChoosingProps extends Pick<TabSetProps, "id" | "label" | "choices" | "onSelect"> {
  /** Key of the wanted choice. If there is no such choice, the first choice is selected. */
  readonly wanted: string;
  /** Returns the panel for the key of the selected choice. The key is empty if there are no choices. */
  readonly children: (key: string) => ReactNode;
}

function selectedKey({ choices, wanted }: Pick<ChoosingProps, "choices" | "wanted">): string {
  return (choices.find(({ key }) => key === wanted) ?? choices[0])?.key ?? "";
}

/** Small tabs if there are several choices. A single choice is shown without tabs. */
export function ChoiceTabs({ wanted, children, ...tabs }: ChoosingProps): ReactNode {
  const selected = selectedKey({ choices: tabs.choices, wanted });
  if (tabs.choices.length < 2) return children(selected);
  return (
    <TabSet {...tabs} selected={selected} look="pills">
      {children(selected)}
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

interface ManyTabsProps extends ChoosingProps {
  /** A control that is shown for every choice. */
  readonly extra?: ReactNode;
}

/** Tabs for a few choices or a list for many, and a panel for the selected choice. */
export function ManyTabs({ wanted, children, extra, ...tabs }: ManyTabsProps): ReactNode {
  const { label, choices, onSelect } = tabs;
  const selected = selectedKey({ choices, wanted });
  if (choices.length <= MOST_TABS) {
    return (
      <TabSet {...tabs} selected={selected} panelClass="hs-panel" scrolls>
        {extra}
        {children(selected)}
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
      {children(selected)}
    </ScrollBox>
  );
}
