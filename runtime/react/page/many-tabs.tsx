import type { ReactNode } from "react";
import { Choice } from "./choice.tsx";
import { ScrollBox } from "./scroll-box.tsx";
import { TabSet, type ChoiceTabsProps } from "./tabs.tsx";

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
