import { announce, claim } from "./copy.ts";

/** Time for the browser to start the download, in milliseconds. */
const HANDOVER_MS = 10_000;

/**
 * Saves the code of the snippet block that contains a download button. The attribute `data-hs-download` of the button
 * contains the name of the file.
 */
export function downloadSnippet(event: Event, button: Element): void {
  if (!claim(event)) return;
  const code = button.closest("[data-hs-snippet]")?.querySelector("pre > code");
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
