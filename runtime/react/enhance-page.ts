import { copyAnchor, copySnippet, downloadSnippet } from "./code/actions.ts";
import { openByScript } from "./dialog/invoker.ts";

/**
 * Adds behaviour to components that were rendered to static HTML and are not hydrated: copy links of headings, copy
 * and download buttons of snippets, and the dialog's button in browsers without invoker commands. Uses one listener
 * for the whole page.
 *
 * @param root the element to listen on. Default: the document
 * @returns a function that removes the listener
 */
export function enhancePage(root: Document | HTMLElement = document): () => void {
  const onClick = (event: Event): void => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return;
    const target = event.target.closest("[data-hs-copy], [data-hs-download], [data-hs-anchor], [command='show-modal']");
    if (target === null) return;
    if (target.hasAttribute("data-hs-copy")) void copySnippet(event, target);
    else if (target.hasAttribute("data-hs-download")) downloadSnippet(event, target);
    else if (target instanceof HTMLAnchorElement) void copyAnchor(event, target);
    else openByScript(target);
  };
  root.addEventListener("click", onClick);
  return () => root.removeEventListener("click", onClick);
}
