import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ready, useBrowser, type Visit, type VisitOptions } from "./testing.ts";

/** Pattern for the addresses of requests to the hub. */
export const HUB = "https://huggingface.co/**";

/** Connects the tests of a file to the browser. Returns a function that opens the page "Code for any model". */
export function useModelPage(): (hash?: string, options?: VisitOptions) => Promise<Visit> {
  const visit = useBrowser();
  return async (hash = "", options = {}) => {
    const opened = await visit(`/model/${hash}`, options);
    await ready(opened.page, "model-workbench");
    return opened;
  };
}

export const status = (page: Page) => page.locator(".look-up-status");
export const codes = (page: Page) => page.locator(".workbench-out .hs-model-code .hs-snippet code");
export const json = (page: Page) => page.getByLabel("JSON of the record");
/** Opens the section with the record, which is below the code. */
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
