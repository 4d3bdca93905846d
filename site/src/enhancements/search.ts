import { element } from "../dom.ts";
import { recentChoices } from "../search/recent.ts";
import { siteAddress } from "../site-files.ts";
import { sayOffline } from "./offline.ts";

/** Opens the search dialog when a visitor clicks a link to it, or presses `/`, Ctrl+K or Command+K. */
export function search(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-search]");
  if (link === null) return;
  const form = document.querySelector<HTMLFormElement>("form[data-search]");
  if (form !== null) void import("../search/page.ts").then(({ searchPage }) => searchPage(form));
  let palette: Promise<{ readonly open: (query: string) => Promise<void> }> | undefined;
  const open = async (): Promise<void> => {
    palette ??= import("../search/palette.ts").then(({ Palette }) => new Palette());
    const typed = catchKeys();
    try {
      const ready = await palette.finally(typed.stop);
      await ready.open(typed.text());
    } catch {
      palette = undefined;
      // If the dialog cannot be loaded, the search page opens instead. Without a connection, that page would not load
      // either, so a message is shown.
      if (navigator.onLine) location.assign(link.href);
      else sayOffline("Search", "The search needs an internet connection. Connect to the internet, and press / again.");
    }
  };
  for (const each of document.querySelectorAll<HTMLAnchorElement>("a[data-search]")) {
    each.addEventListener("click", (event) => {
      // With a modifier key, the browser opens the link in another tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open();
    });
  }
  addEventListener("keydown", (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    void open();
  });
}

/** Stores the text that a visitor types before the search field exists. */
function catchKeys(): { readonly text: () => string; readonly stop: () => void } {
  let text = "";
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    text += event.key;
  };
  addEventListener("keydown", keep);
  return { text: () => text, stop: () => removeEventListener("keydown", keep) };
}

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return false;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === "k") return hasModifier;
  return (
    event.key === "/" && !hasModifier && !isTyping(event.target) && document.querySelector("dialog[open]") === null
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Shows the models that the visitor used last, instead of suggested models. */
export function recentModels(): void {
  const line = document.querySelector<HTMLElement>("[data-recent-models]");
  const recent = recentChoices().filter(({ kind }) => kind === "model");
  if (line === null || recent.length === 0) return;
  const links = recent.map(({ title, path }) => {
    const link = element("a", title);
    link.href = siteAddress(path);
    return link;
  });
  line.replaceChildren(element("span", "Recent"), ...links);
}
