import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibility, ADDRESS, useBrowser } from "./testing.ts";

const SCREENS = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };

/** What axe finds on a page, with the places. */
async function violations(page: Page): Promise<string[]> {
  const found = await accessibility(page).analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
}

/** How far things moved since the page was opened: 0 for not at all, 1 for the whole screen. */
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

/** What holds for every page: in both looks, down to 320 px, and without JavaScript. */
export function checkPages(paths: readonly string[]): void {
  const visit = useBrowser();

  describe.skipIf(ADDRESS === "").each(paths)("%s", (path) => {
    test("in light on a desktop: axe finds nothing, nobody complains; nothing sticks out down to 320 px", async () => {
      const { page, complaints } = await visit(path, { colorScheme: "light", viewport: SCREENS.desktop });
      expect.soft(await violations(page)).toEqual([]);
      const tooWide: number[] = [];
      for (const width of [1280, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) tooWide.push(width);
      }
      expect.soft(tooWide).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });

    test("in dark on a phone: nothing moves while the page comes to life, axe finds nothing, nobody complains", async () => {
      const { page, complaints } = await visit(path, { colorScheme: "dark", viewport: SCREENS.phone });
      await page.waitForLoadState("networkidle");
      expect.soft(await layoutShift(page)).toBeLessThan(0.01);
      expect.soft(await violations(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });

    test("without JavaScript the page can be read, and no control is dead", async () => {
      const { page } = await visit(path, { javaScriptEnabled: false });
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
      expect(await page.locator("input:visible, select:visible, textarea:visible").count()).toBe(0);
      expect(await page.getByRole("button", { name: /^(Copy|Save) / }).count()).toBe(0);
      expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").count()).toBeGreaterThanOrEqual(3);
    });
  });
}
