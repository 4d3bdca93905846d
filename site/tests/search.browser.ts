import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, useBrowser } from "./testing.ts";

const visit = useBrowser();

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const options = (page: Page) => palette(page).getByRole("option");
const selected = (page: Page) => palette(page).locator("[aria-selected='true']");

describe.skipIf(ADDRESS === "")("the search dialog", () => {
  test("/, Ctrl+K and Meta+K open the search, which finds a misspelt name; Enter opens the result", async () => {
    const { page, errors } = await visit("/tasks/");
    for (const key of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(key);
      await page.keyboard.type("transfomers");
      await options(page).first().waitFor();
      await expect.poll(() => selected(page).innerText()).toMatch(/^Transformers/);
      if (key !== "Meta+k") await page.keyboard.press("Escape");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(`${ADDRESS}libraries/transformers/`);
    expect(errors).toEqual([]);
  });

  test("arrow keys move through the results, and screen readers announce the selected result", async () => {
    const { page } = await visit("/");
    await page.keyboard.press("/");
    await page.keyboard.type("translation");
    await options(page).first().waitFor();
    const count = await options(page).count();
    await page.keyboard.press("ArrowUp");
    const field = page.getByRole("combobox", { name: "Search the site" });
    await expect
      .poll(() => field.getAttribute("aria-activedescendant"))
      .toBe(
        await options(page)
          .nth(count - 1)
          .getAttribute("id"),
      );
    await page.keyboard.press("ArrowDown");
    await expect
      .poll(() => field.getAttribute("aria-activedescendant"))
      .toBe(await options(page).first().getAttribute("id"));
  });

  test("Escape closes the search", async () => {
    const { page } = await visit("/");
    await page.keyboard.press("/");
    await palette(page).waitFor();
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "hidden" });
    await expect.poll(() => page.url()).toBe(ADDRESS);
  });

  test("a slash in a text field does not open the search, and Ctrl+F opens the browser's search", async () => {
    const { page } = await visit("/libraries/");
    await page.getByRole("searchbox").first().fill("");
    await page.keyboard.type("a/b");
    await expect.poll(() => palette(page).count()).toBe(0);
    const taken = await page.evaluate(() => {
      const event = new KeyboardEvent("keydown", { key: "f", ctrlKey: true, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(event);
    });
    expect(taken).toBe(false);
  });

  test("offers recent choices", async () => {
    const { page } = await visit("/");
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.keyboard.type("Q4_K_M");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/quantization\/#.*q4_k_m$/);
    await expect.poll(() => page.locator("tr:target").innerText()).toMatch(/^Q4_K_M/);
    await page.keyboard.press("/");
    await options(page).first().waitFor();
    await expect.poll(() => options(page).first().innerText()).toMatch(/^Q4_K_M/);
    await page.keyboard.type("q8_0");
    await options(page).filter({ hasText: /^Q8_0/ }).first().click();
    await palette(page).waitFor({ state: "hidden" });
    await expect.poll(() => page.locator("tr:target").innerText()).toMatch(/^Q8_0/);
  });

  test("shows a query with HTML as text", async () => {
    const { page, errors } = await visit("/");
    await page.keyboard.press("/");
    await page.keyboard.type("<qqqzzz onwwwzzz=xxxqqq>");
    await page.getByText("Nothing found for").waitFor();
    await expect.poll(() => palette(page).locator("qqqzzz").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe.skipIf(ADDRESS === "")("the search page", () => {
  test("keeps the query in the address, even after a reload", async () => {
    const { page } = await visit("/search/?q=diffusers");
    await page.locator("#search-results a").first().waitFor();
    await expect.poll(() => page.locator("#search-results a").first().innerText()).toMatch(/^Diffusers/);
    await page.getByRole("searchbox").fill("keras");
    await page.locator("#search-results a", { hasText: /^KerasHub / }).waitFor();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}search/?q=keras`);
  });

  test("if the search index cannot be loaded, shows an error and the sections of the site", async () => {
    const { page } = await visit("/");
    await page.route("**/search.json", (route) => route.abort());
    await page.goto(`${ADDRESS}search/?q=keras`);
    await page.getByText("could not be loaded").first().waitFor();
    await expect.poll(() => page.locator("#search-start").isVisible()).toBe(true);
  });
});

test.skipIf(ADDRESS === "")("the feed of new entries is well-formed", async () => {
  const { page } = await visit("/");
  await page.goto(`${ADDRESS}feed.xml`);
  await expect.poll(() => page.locator("parsererror").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.textContent)).toContain("new entries");
});
