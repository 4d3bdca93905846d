import { useEffect, useRef } from "react";
import { readLink, withLink } from "./deep-link.ts";
import type { Selection, SelectionState } from "./selection.ts";

/**
 * Keeps a selection in the fragment of the URL, such as `#use=provider:groq`. A visit to the URL restores the
 * selection. Each choice adds a history entry, so that "back" returns to the previous choice.
 *
 * @param shown what the page shows, with the place that is open
 * @returns a function that changes the selection
 */
export function useLinkedSelection(
  { selection, select, restore }: SelectionState,
  shown: Selection,
  isLinked: boolean,
): SelectionState["select"] {
  const latest = useRef({ restore, shown, isStored: selection.source !== "" });
  useEffect(() => {
    latest.current = { restore, shown, isStored: selection.source !== "" };
  });
  useEffect(() => {
    if (!isLinked) return;
    const follow = (): void => {
      const link = readLink(location.hash);
      if (link !== undefined) latest.current.restore(link);
    };
    follow();
    // A choice of an earlier visit is written to the URL, so that a copy of the URL leads to the same tab.
    if (latest.current.isStored && readLink(location.hash) === undefined) write("replaceState", latest.current.shown);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [isLinked]);
  return (change) => {
    if (isLinked) {
      write("replaceState", shown);
      write("pushState", { ...shown, ...change });
    }
    select(change);
  };
}

/** Writes a selection to the URL, unless the URL contains it already. */
function write(how: "pushState" | "replaceState", selection: Selection): void {
  const hash = withLink(location.hash, selection);
  if (hash === location.hash) return;
  try {
    history[how](history.state, "", hash);
  } catch {
    // Browsers refuse to change the URL in some frames, and if it changes too often. The tabs work without the change.
  }
}
