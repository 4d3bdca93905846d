import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violations, ADDRESS, useBrowser } from "./testing.ts";

const SCREENS = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };

/** Returns the accessibility problems of a page, in both themes and three widths, with their places. */
async function violationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await violations(page)).map((violation) => `${colorScheme} ${width} px: ${violation}`));
    }
  }
  return found;
}

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

/** Checks that every page works in both themes, on every screen, and without JavaScript. */
export function checkPages(paths: readonly string[]): void {
  const visit = useBrowser();

  describe.skipIf(ADDRESS === "").each(paths)("%s", (path) => {
    test("axe finds nothing on a phone, a tablet and a desktop, in light and dark", async () => {
      const { page, complaints } = await visit(path);
      await page.waitForLoadState("networkidle");
      const found = await violationsEverywhere(page);
      expect.soft(found).toEqual([]);
      expect.soft(complaints).toEqual([]);
    });

    test("nothing sticks out down to 320 px", async () => {
      const { page } = await visit(path, { viewport: SCREENS.desktop });
      const tooWide: number[] = [];
      for (const width of [1280, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) tooWide.push(width);
      }
      expect(tooWide).toEqual([]);
    });

    test("on a phone nothing moves while the page comes to life", async () => {
      const { page } = await visit(path, { viewport: SCREENS.phone });
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.01);
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
