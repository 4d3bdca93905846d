import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, useBrowser } from "./testing.ts";

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

/** Defines the tests of the layout of pages that are opened on a screen of the given size. */
export function checkLayout(paths: readonly string[], viewport: { readonly width: number; readonly height: number }) {
  const visit = useBrowser();
  describe.skipIf(ADDRESS === "")(
    `at ${viewport.width} px, nothing moves while scripts load, and no content is wider than the screen`,
    () => {
      test.each(paths)("%s", async (path) => {
        const { page, errors } = await visit(path, { viewport, isNew: true });
        await page.waitForLoadState("networkidle");
        expect.soft(await layoutShift(page)).toBeLessThan(0.01);
        expect.soft(await tooNarrow(page)).toEqual([]);
        expect.soft(errors).toEqual([]);
      });
    },
  );
}

/** Defines the test that pages can be read without JavaScript. */
export function checkWithoutJavaScript(paths: readonly string[]): void {
  const visit = useBrowser();
  test.skipIf(ADDRESS === "")(
    "without JavaScript, pages can be read, and show no controls that need JavaScript",
    async () => {
      const seen: unknown[] = [];
      for (const path of paths) {
        const { page } = await visit(path, { javaScriptEnabled: false });
        const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
        seen.push({
          path,
          hasText: (await page.locator("main").innerText()).length > 100,
          fields: await page.locator("input:visible, select:visible, textarea:visible").count(),
          buttons: await page.getByRole("button", { name: /^(Copy|Save) / }).count(),
          hasMenu: (await links.count()) >= 3,
        });
      }
      expect(seen).toEqual(paths.map((path) => ({ path, hasText: true, fields: 0, buttons: 0, hasMenu: true })));
    },
  );
}
