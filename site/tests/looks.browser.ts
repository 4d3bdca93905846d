import { describe, expect, test } from "vitest";
import { ADDRESS, PHONE, useBrowser } from "./testing.ts";
import { showJson } from "./model-page.ts";

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("the appearance of pages", () => {
  test("a printed page has dark text, even in the dark theme", async () => {
    const { page } = await visit("/tasks/translation/", { isNew: true });
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await page.emulateMedia({ media: "print" });
    const brightness = await page.locator("h1").evaluate((heading) => {
      const [red = 255, green = 255, blue = 255] = getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
    expect(brightness).toBeLessThan(64);
  });

  test("the error message below the JSON field is visible, even if the field is long", async () => {
    const { page } = await visit("/model/", { viewport: { width: 1280, height: 700 } });
    await showJson(page);
    const field = page.getByLabel("JSON of the record");
    await field.evaluate((box) => box.scrollIntoView({ block: "start" }));
    await field.fill('{ "id": "a/b", tags: [');
    const alert = page.getByRole("alert").filter({ hasText: "last valid record" });
    await expect
      .poll(async () => {
        const box = await alert.boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
      })
      .toBeLessThanOrEqual(700);
  });

  test("content that scrolls sideways has a faded edge only where it continues", async () => {
    const { page } = await visit("/libraries/transformers/", { viewport: PHONE });
    const wrong = () =>
      page.locator(".hs-snippet:visible pre").evaluateAll((codes) =>
        codes.flatMap((code) => {
          const isCut = code.scrollWidth > code.clientWidth;
          return isCut === (getComputedStyle(code).maskImage === "none") ? [code.textContent] : [];
        }),
      );
    await expect.poll(wrong).toEqual([]);
    const code = page.locator(".hs-snippet pre", { hasText: "apply_chat_template" }).first();
    await code.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect.poll(() => code.evaluate((box) => getComputedStyle(box).maskImage)).toBe("none");
  });

  test("with forced system colours, selected elements still look different", async () => {
    const { page } = await visit("/model/", { forcedColors: "active" });
    await page.getByRole("tab", { name: "At a provider" }).waitFor();
    const backgroundOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    for (const [chosen, other] of [
      ["[role='tab'][aria-selected='true']", "[role='tab'][aria-selected='false']"],
      [".theme-system", ".theme-dark"],
    ] as const) {
      await expect.poll(() => backgroundOf(chosen)).not.toBe(await backgroundOf(other));
    }
  });

  test("on a low screen, the list of sections next to a document scrolls to its end", async () => {
    const { page } = await visit("/docs/reference/api/inference/", { viewport: { width: 1280, height: 600 } });
    const aside = page.getByRole("complementary", { name: "About this document" });
    const link = aside.getByRole("link").last();
    await aside.hover();
    await page.mouse.wheel(0, 5000);
    await expect.poll(async () => (await link.boundingBox())?.y ?? Infinity).toBeLessThan(600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(2000);
  });
});
