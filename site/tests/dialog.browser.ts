import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, CLIPBOARD, clipboardOf, ready, useBrowser, useButton, useDialog } from "./testing.ts";

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("Use this model", () => {
  test("opens with the library's code; Escape and Close return the focus to the button that opened it", async () => {
    const { page, errors } = await visit("/libraries/transformers/");
    const dialog = useDialog(page);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Close" }).click(),
    ]) {
      await useButton(page).focus();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      await expect.poll(() => dialog.locator("code").allInnerTexts()).not.toEqual([]);
      const libraries = dialog.getByRole("tablist", { name: "Library" });
      await expect.poll(() => libraries.getByRole("tab", { selected: true }).count()).toBe(1);
      await close();
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => focused(page)).toMatch(/^Use this model/);
    }
    expect(errors).toEqual([]);
  });

  test("copies exactly the visible code, and confirms that it was copied", async () => {
    const { page } = await visit("/libraries/transformers/", CLIPBOARD);
    await useButton(page).click();
    await ready(page, "use-this-model");
    const block = page.getByRole("dialog").locator(".hs-snippet").last();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toBe(await block.locator("code").textContent());
    await page.locator("dialog > [data-hs-live]").getByText("Copied").waitFor({ state: "attached" });
  });

  test("the dialog on the home page contains the same code as the page", async () => {
    const { page } = await visit("/");
    const shown = await page.locator(".hero > div > .hs-snippet code").textContent();
    await useButton(page).click();
    await expect.poll(() => page.getByRole("dialog").locator(".hs-snippet code").allTextContents()).toContain(shown);
  });

  test("the dialog also opens in a browser that does not support invoker commands", async () => {
    const before = () => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      addEventListener("click", (event) => event.preventDefault(), { capture: true });
    };
    const { page, errors } = await visit("/libraries/transformers/", { before });
    await useButton(page).click();
    await page.getByRole("dialog").waitFor();
    expect(errors).toEqual([]);
  });
});

describe.skipIf(ADDRESS === "")("tabs of the dialog", () => {
  /** Opens the dialog of a model that names two libraries. */
  async function openWithTabs(): Promise<Page> {
    const { page } = await visit("/libraries/sentence-transformers/");
    await useButton(page).click();
    await ready(page, "use-this-model");
    return page;
  }

  test("the arrow keys, Home and End select another library, and load its code", async () => {
    const page = await openWithTabs();
    const dialog = page.getByRole("dialog");
    const libraries = dialog.getByRole("tablist", { name: "Library" });
    const labels = await libraries.getByRole("tab").allInnerTexts();
    const selected = () => libraries.getByRole("tab", { selected: true }).innerText();
    await libraries.getByRole("tab").first().focus();
    for (const [key, index] of [
      ["ArrowRight", 1],
      ["Home", 0],
      ["End", -1],
      ["ArrowRight", 0],
      ["ArrowLeft", -1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(selected).toBe(labels.at(index));
      await expect.poll(() => focused(page)).toBe(labels.at(index));
    }
    await dialog.locator(".hs-panel:not([aria-busy='true']) code").first().waitFor();
    await expect.poll(() => dialog.getByRole("tabpanel", { name: labels.at(-1) ?? "" }).count()).toBe(1);
    await expect.poll(() => libraries.locator(".hs-tab[tabindex='0']").count()).toBe(1);
  });
});

describe.skipIf(ADDRESS === "")("logos", () => {
  test("logos are shown next to libraries in the dialog and next to search results", async () => {
    const { page, errors } = await visit("/#use=library:transformers");
    const logo = page.locator("dialog[open] [role=tab] .entry-logo use").first();
    await logo.waitFor({ state: "attached" });
    const { pathname } = new URL(ADDRESS);
    await expect.poll(() => logo.getAttribute("href")).toBe(`${pathname}logos/libraries/transformers.svg#logo`);
    await expect.poll(() => logo.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
    await page.goto(`${ADDRESS}search/?q=ollama`);
    await page.locator("a.found[href$='/apps/ollama/'] .entry-logo").waitFor();
    expect(errors).toEqual([]);
  });
});
