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
