import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, PHONE, useBrowser } from "./testing.ts";

const visit = useBrowser();

const live = (page: Page, component: string) =>
  page.locator(".live", { has: page.getByText(`${component} at work`, { exact: true }) });

describe.skipIf(ADDRESS === "")("the document about React components", () => {
  test("DocHeading links to itself", async () => {
    const { page, errors } = await visit("/docs/react-components/");
    await live(page, "DocHeading")
      .getByRole("link", { name: /^Link to/ })
      .click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}docs/react-components/#a-heading-that-can-be-linked-to`);
    expect(errors).toEqual([]);
  });

  test("UpdateOnGitHub links to the file of this page", async () => {
    const { page } = await visit("/docs/react-components/");
    const link = live(page, "UpdateOnGitHub").getByRole("link");
    await expect.poll(() => link.getAttribute("href")).toMatch(/\/edit\/main\/site\/docs\/react-components\.md$/);
  });

  test("UseThisModel opens a dialog with libraries and providers", async () => {
    const { page, errors } = await visit("/docs/react-components/");
    await live(page, "UseThisModel").getByRole("button").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".hs-snippet code").first().waitFor();
    await dialog.getByRole("tab", { name: "At a provider" }).click();
    await dialog.getByLabel("Provider", { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test("TaskDemo highlights parts of a text, code can be saved as a file, and a wide table scrolls", async () => {
    const { page } = await visit("/docs/react-components/", { viewport: PHONE });
    await expect.poll(() => live(page, "TaskDemo").locator("mark").count()).toBeGreaterThan(0);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      live(page, "SnippetBlock").getByRole("button", { name: "Save as fill-the-gap.py" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("fill-the-gap.py");
    const box = live(page, "ScrollBox").getByRole("group", { name: "A wide table" });
    await expect.poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});
