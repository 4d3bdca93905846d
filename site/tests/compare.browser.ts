import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, useBrowser } from "./testing.ts";

const visit = useBrowser();

const shown = (page: Page) => page.locator("#pairs tbody tr:not([hidden])");

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return text(await download.createReadStream());
}

describe.skipIf(ADDRESS === "")("the table of entries and tasks", () => {
  test("clicks on a heading sort the rows in ascending, then in descending, then in the original order", async () => {
    const { page } = await visit("/compare/");
    const first = () => shown(page).first().locator("td").first().innerText();
    const asWritten = await first();
    const heading = page.getByRole("columnheader", { name: "By" });
    const orders = [];
    for (let press = 0; press < 3; press += 1) {
      await heading.getByRole("button").click();
      orders.push([await heading.getAttribute("aria-sort"), await first()]);
    }
    expect(orders[0]?.[0]).toBe("ascending");
    expect(orders[1]?.[0]).toBe("descending");
    expect(orders[2]).toEqual(["none", asWritten]);
    expect(String(orders[0]?.[1]).localeCompare(String(orders[1]?.[1]))).toBeLessThan(0);
  });

  test("the filter is stored in the address, and the saved file contains only the visible rows", async () => {
    const { page } = await visit("/compare/?task=translation&code=on");
    const count = await shown(page).count();
    expect(count).toBeGreaterThan(0);
    const records = JSON.parse(await saved(page, "Save as JSON")) as { task: string; code: string }[];
    expect(records).toHaveLength(count);
    expect(new Set(records.map(({ task, code }) => `${task} ${code}`))).toEqual(new Set(["Translation yes"]));
    expect((await saved(page, "Save as CSV")).split("\r\n")).toHaveLength(count + 2);
  });
});

describe.skipIf(ADDRESS === "")("comparing two entries", () => {
  test("shows the differences between two entries, even after a reload", async () => {
    const { page, errors } = await visit("/compare/");
    await page.locator("select[name='a']").selectOption({ label: "Diffusers" });
    await page.locator("select[name='b']").selectOption({ label: "Transformers" });
    await page.locator(".compared tr.differs").first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("?a=library%3Adiffusers&b=library%3Atransformers");
    await page.reload();
    await page.locator(".compared tr.differs").first().waitFor();
    await expect.poll(() => page.locator(".compared thead").innerText()).toMatch(/Diffusers\s+Transformers/);
    expect(errors).toEqual([]);
  });
});
