import type { ReactNode } from "react";
import { Choice } from "./choice.tsx";
import { ScrollBox } from "./scroll-box.tsx";
import { TabSet, type ChoiceTabsProps } from "./tabs.tsx";

/** Most choices that get a tab each; more become a list to choose from. */
const MOST_TABS = 5;

interface ManyTabsProps extends ChoiceTabsProps {
  /** A further choice, which concerns all of them. */
  readonly extra?: ReactNode;
}

/** Tabs for a few choices, a list for many, and a panel that shows what is selected. */
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
