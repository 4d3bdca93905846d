/**
 * Attributes that let a button open a dialog by itself, before or without any script.
 *
 * @param dialogId id of the `<dialog>`
 */
export function opens(dialogId: string): { readonly command: string; readonly commandfor: string } {
  return { command: "show-modal", commandfor: dialogId };
}

/** Opens the dialog of a button made with {@link opens} where the browser does not know the attributes. */
export function openByScript(button: Element): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}
