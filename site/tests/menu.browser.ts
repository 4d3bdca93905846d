import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, PHONE, useBrowser } from "./testing.ts";

const visit = useBrowser();

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main" });
const buttonOf = (page: Page) => page.getByRole("button", { name: "Menu" });

describe.skipIf(ADDRESS === "")("main navigation", () => {
  test("on a desktop, the navigation is a row without a menu button", async () => {
    const { page } = await visit("/libraries/", { viewport: { width: 1280, height: 900 } });
    await expect.poll(() => buttonOf(page).isVisible()).toBe(false);
    const boxes = await Promise.all((await menuOf(page).getByRole("link").all()).map((link) => link.boundingBox()));
    expect(boxes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  });

  test("on a phone, the header is one row, and the menu shows every section of the site", async () => {
    const { page, errors } = await visit("/libraries/", { viewport: PHONE });
    for (const width of [375, 360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const head = await page.locator(".site-head").boundingBox();
      expect(head?.height).toBeLessThan(80);
      await expect.poll(() => menuOf(page).isVisible()).toBe(false);
      const before = await page.locator("h1").boundingBox();
      await buttonOf(page).click();
      await menuOf(page).waitFor();
      // Opening the menu moves nothing on the page.
      await expect.poll(() => page.locator("h1").boundingBox()).toEqual(before);
      for (const link of await menuOf(page).getByRole("link").all()) {
        const box = await link.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(box?.height).toBeGreaterThanOrEqual(40);
      }
      await page.keyboard.press("Escape");
    }
    expect(errors).toEqual([]);
  });

  test("the menu opens without JavaScript, and its links work", async () => {
    const { page } = await visit("/libraries/", { viewport: PHONE, javaScriptEnabled: false });
    await buttonOf(page).click();
    await menuOf(page).getByRole("link", { name: "Compare" }).click();
    await page.waitForURL("**/compare/");
    await expect.poll(() => menuOf(page).isVisible()).toBe(false);
  });

  test("with the keyboard, Enter opens the menu, Tab enters it, and Escape closes it", async () => {
    const { page } = await visit("/libraries/", { viewport: PHONE });
    await buttonOf(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Model");
    await page.keyboard.press("Escape");
    await expect.poll(() => menuOf(page).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
  });
});
