import { copyAnchor, copySnippet, downloadSnippet, openByScript } from "./code/actions.ts";

/**
 * Makes copy links, copy buttons and download buttons work in static HTML that is not hydrated. In browsers without
 * invoker commands, also makes the button of the dialog work. Uses one listener for the whole page.
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
