import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { useBrowser, type Visit } from "./testing.ts";

/** Pattern for the addresses of requests to the hub. */
export const HUB = "https://huggingface.co/**";

/** Opens the page "Code for any model" and waits until it is hydrated. */
export type OpenModelPage = (hash?: string, options?: BrowserContextOptions) => Promise<Visit>;

/** Opens a browser for the tests of a file. Returns functions that open a page, or the page "Code for any model". */
export function useModelPage(): { readonly visit: ReturnType<typeof useBrowser>; readonly open: OpenModelPage } {
  const visit = useBrowser();
  const open: OpenModelPage = async (hash = "", options = {}) => {
    const opened = await visit(`/model/${hash}`, options);
    await opened.page.locator("[data-island='model-workbench'][data-ready]").waitFor({ state: "attached" });
    return opened;
  };
  return { visit, open };
}

export const status = (page: Page) => page.locator(".look-up-status");
export const codes = (page: Page) => page.locator(".workbench-out .hs-model-code .hs-snippet code");
export const json = (page: Page) => page.getByLabel("JSON of the record");
/** Opens the section below the code that contains the record. */
export async function showRecord(page: Page): Promise<void> {
  const record = page.locator(".workbench-record");
  if ((await record.getAttribute("open")) === null) await record.locator("> summary").click();
}
export async function showJson(page: Page): Promise<void> {
  await showRecord(page);
  await page.getByRole("tab", { name: "JSON" }).click();
}

export async function codeContains(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await codes(page).allTextContents()).join("\n")).toContain(text);
}
