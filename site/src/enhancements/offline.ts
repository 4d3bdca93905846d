import { element } from "../dom.ts";

/**
 * While there is no connection, a link opens only pages that the browser has stored. For all other links, a message is
 * shown, because the browser would leave the site for its own error page.
 */
export function stayWhileOffline(): void {
  document.addEventListener("click", (event) => {
    if (navigator.onLine || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.target === "_blank") return;
    if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    void openStored(link.href);
  });
}

async function openStored(address: string): Promise<void> {
  if (await isStored(address)) location.assign(address);
  else sayOffline("No connection", "You are offline, and the browser has not stored this page.");
}

/** Returns true if the browser can show a page without asking the server. */
async function isStored(address: string): Promise<boolean> {
  const stored = await fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);
  const seconds = Number(/max-age=(\d+)/.exec(stored?.headers.get("cache-control") ?? "")?.[1] ?? 0);
  return stored?.ok === true && Date.parse(stored.headers.get("date") ?? "") + seconds * 1000 > Date.now();
}

/** Shows a message about the missing connection. */
export function sayOffline(title: string, text: string): void {
  const dialog = element("dialog", "", "palette");
  dialog.setAttribute("aria-label", title);
  dialog.setAttribute("closedby", "any");
  dialog.append(element("p", text, "palette-offline"));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
