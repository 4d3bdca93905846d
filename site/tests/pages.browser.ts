import { describe, expect, test } from "vitest";
import { ADDRESS, useBrowser, useButton, useDialog } from "./testing.ts";

const visit = useBrowser();
const visitWithoutJavaScript = (path: string) => visit(path, { javaScriptEnabled: false });

describe.skipIf(ADDRESS === "")("a visitor without JavaScript", () => {
  test("a visitor can go from the home page to a task, to a library of this task, and back to the task", async () => {
    const { page } = await visitWithoutJavaScript("/");
    await page.getByRole("link", { name: "Choose a task" }).click();
    await page.getByRole("link", { name: "Translation", exact: true }).click();
    await expect.poll(() => page.locator("h1").innerText()).toContain("Translation");
    await page.getByRole("link", { name: "Link to “Models”" }).click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/translation/#models`);
    // The page has two links with this name: above the code, and in the list of libraries.
    await page.locator("main").getByRole("link", { name: "Transformers", exact: true }).last().click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}libraries/transformers/`);
    await page.locator("main").locator("a[href$='/tasks/translation/']").click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/translation/`);
  });

  test("a visitor can open the dialog, which shows the code of the first library", async () => {
    const { page } = await visitWithoutJavaScript("/");
    await useButton(page).click();
    await useDialog(page).waitFor();
    await expect.poll(() => useDialog(page).locator(".hs-snippet code").first().innerText()).not.toBe("");
  });

  test("the page of a task contains code for a library and for a provider as text", async () => {
    const { page } = await visitWithoutJavaScript("/tasks/text-generation/");
    const codes = await page.locator("main .hs-snippet:visible code").allInnerTexts();
    expect(codes.some((code) => code.includes("from transformers import"))).toBe(true);
    expect(codes.some((code) => code.includes("router.huggingface.co"))).toBe(true);
    await page.locator("main summary", { hasText: "curl" }).first().click();
    await page.locator("main .hs-snippet:visible", { hasText: "curl" }).first().waitFor();
  });

  test("the model page contains the record and the code of its example as text", async () => {
    const { page } = await visitWithoutJavaScript("/model/");
    await expect.poll(() => page.locator("main pre").first().innerText()).toContain('"id": "Qwen/Qwen3-0.6B"');
    await expect.poll(() => page.locator(".workbench-out .hs-snippet:visible code").first().innerText()).not.toBe("");
  });

  test("the search page lists the sections of the site", async () => {
    const { page } = await visitWithoutJavaScript("/search/");
    await expect.poll(() => page.locator("#search-start a.found").count()).toBeGreaterThan(5);
  });

  test("an unknown URL shows the error page with status 404", async () => {
    const { page } = await visitWithoutJavaScript("/docs/");
    const response = await page.goto(`${ADDRESS}no/such/page/`);
    expect(response?.status()).toBe(404);
    await expect.poll(() => page.locator("h1").innerText()).toContain("Page not found");
  });
});
