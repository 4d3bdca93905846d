/** The time for which a copy button shows "copied", in milliseconds. */
const FEEDBACK_MS = 2500;
/** Time for the browser to start a download, in milliseconds. */
const HANDOVER_MS = 10_000;

const handled = new WeakSet<Event>();
const feedbackTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Announces a text to screen readers, without moving the focus.
 *
 * @param text one short sentence
 * @param near an element next to the announcement. In an open dialog, the dialog's live region is used, because screen
 *   readers ignore the rest of the page
 */
function announce(text: string, near: Element = document.body): void {
  const host = near.closest("dialog[open]") ?? document.body;
  let region = host.querySelector(":scope > [data-hs-live]");
  if (region === null) {
    region = document.createElement("output");
    region.className = "hs-hidden";
    region.setAttribute("data-hs-live", "");
    host.append(region);
  }
  const target = region;
  target.textContent = "";
  // Screen readers only read a live region aloud if its text changes a moment after it was emptied.
  setTimeout(() => (target.textContent = text), 100);
}

/**
 * Copies a text to the clipboard with the clipboard API. If the browser refuses this, selects the text and copies the
 * selection. Shows on the element whether this worked.
 *
 * @returns false if the text could not be copied
 */
async function copyText(text: string, element: Element): Promise<boolean> {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied = copyBySelection(text, element);
  }
  clearTimeout(feedbackTimers.get(element));
  element.setAttribute("data-hs-state", copied ? "done" : "failed");
  const timer = setTimeout(() => element.removeAttribute("data-hs-state"), FEEDBACK_MS);
  feedbackTimers.set(element, timer);
  return copied;
}

function copyBySelection(text: string, near: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "hs-hidden";
  (near.closest("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

function codeBeside(button: Element): Element | null | undefined {
  return button.closest("[data-hs-snippet]")?.querySelector("pre > code");
}

/** Copies the code of the snippet block that contains a copy button, and shows on the button whether this worked. */
export async function copySnippet(event: MouseEvent, button: Element): Promise<void> {
  if (!claim(event)) return;
  const code = codeBeside(button);
  if (!code) return;
  const copied = await copyText(code.textContent, button);
  if (!copied) getSelection()?.selectAllChildren(code);
  announce(copied ? "Copied to the clipboard." : "The browser does not allow copying. The code is selected.", button);
}

/**
 * Saves the code of the snippet block that contains a download button. The attribute `data-hs-download` of the button
 * contains the name of the file.
 */
export function downloadSnippet(event: Event, button: Element): void {
  if (!claim(event)) return;
  const code = codeBeside(button);
  const name = button.getAttribute("data-hs-download");
  if (!code || name === null) return;
  const text = code.textContent.endsWith("\n") ? code.textContent : `${code.textContent}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HANDOVER_MS);
  announce(`Saved as ${name}.`, button);
}

/** Copies the absolute URL of an anchor. The browser still follows the anchor. */
export async function copyAnchor(event: MouseEvent, anchor: HTMLAnchorElement): Promise<void> {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !claim(event)) return;
  const copied = await copyText(anchor.href, anchor);
  announce(
    copied ? "Link copied to the clipboard." : "The browser does not allow copying. The link is in the address bar.",
  );
}

/**
 * Returns true for the first caller with this event, and false for later callers. A component and the listener of
 * `enhancePage` may both receive the same click.
 */
function claim(event: Event): boolean {
  if (handled.has(event)) return false;
  handled.add(event);
  return true;
}

/**
 * Returns attributes that let a button open a dialog without a script.
 *
 * @param dialogId id of the `<dialog>`
 */
export function opens(dialogId: string): { readonly command: string; readonly commandfor: string } {
  return { command: "show-modal", commandfor: dialogId };
}

/** Opens the dialog of a button that has the attributes from {@link opens}, in browsers that do not support them. */
export function openByScript(button: Element): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

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
