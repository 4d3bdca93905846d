import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PAGES } from "./page-types.ts";
import { ADDRESS, useBrowser } from "./testing.ts";

const PHONE = { width: 375, height: 812 };

const visit = useBrowser();

/** Returns the layout shift since the page was opened: 0 for none, 1 for the whole screen. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );
}

/** Returns the screen widths, in pixels, at which a page scrolls to the side. */
async function tooNarrow(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(width);
  }
  return found;
}

describe.skipIf(ADDRESS === "").each(PAGES)("%s", (path) => {
  test("nothing moves while scripts load, and no content is wider than the screen", async () => {
    const { page, complaints } = await visit(path, { viewport: PHONE });
    await page.waitForLoadState("networkidle");
    expect.soft(await layoutShift(page)).toBeLessThan(0.01);
    expect.soft(await tooNarrow(page)).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });

  test("can be read without JavaScript, and then shows no controls that do nothing", async () => {
    const { page } = await visit(path, { javaScriptEnabled: false });
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
    expect(await page.locator("input:visible, select:visible, textarea:visible").count()).toBe(0);
    expect(await page.getByRole("button", { name: /^(Copy|Save) / }).count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").count()).toBeGreaterThanOrEqual(3);
  });
});

describe.skipIf(ADDRESS === "")("a visitor without JavaScript", () => {
  test("can go from the home page to a task, to one of its libraries, and back to the task", async () => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Choose a task" }).click();
    await page.getByRole("link", { name: "Translation", exact: true }).click();
    await expect.poll(() => page.locator("h1").innerText()).toContain("Translation");
    // The page has two links with this name: above the code, and in the list of libraries.
    await page.locator("main").getByRole("link", { name: "Transformers", exact: true }).last().click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}libraries/transformers/`);
    await page.locator("main").locator("a[href$='/tasks/translation/']").click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/translation/`);
  });

  test("an unknown URL shows the error page with status 404", async () => {
    const { page } = await visit("/");
    const response = await page.goto(`${ADDRESS}no/such/page/`);
    expect(response?.status()).toBe(404);
    await expect.poll(() => page.locator("h1").innerText()).toContain("Page not found");
  });
});
