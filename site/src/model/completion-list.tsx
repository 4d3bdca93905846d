/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- no HTML
   element offers a list for a text area */
import { useEffect, useRef, type ReactNode } from "react";
import type { Completion } from "./completions.ts";

interface CompletionListProps {
  readonly id: string;
  readonly completions: readonly Completion[];
  /** Index of the selected completion. */
  readonly marked: number;
  readonly onChoose: (completion: Completion) => void;
}

/** The list of completions at the caret. The focus stays in the text field, which handles the keyboard. */
export function CompletionList({ id, completions, marked, onChoose }: CompletionListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: "nearest" });
  }, [marked]);
  return (
    <ul ref={list} id={id} className="completions" role="listbox" aria-label="Suggestions">
      {completions.map((completion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text field handles the keys
        <li
          key={completion.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === marked}
          // Keeps the focus in the text field when the user clicks a completion.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(completion)}
        >
          <code>{completion.label}</code>
          {completion.hint !== "" && <span>{completion.hint}</span>}
        </li>
      ))}
    </ul>
  );
}
