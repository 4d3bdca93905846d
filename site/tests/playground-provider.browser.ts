import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, useBrowser } from "./testing.ts";

const PATH = "/playground/provider/";
const visit = useBrowser();

const field = (page: Page) => page.getByRole("textbox", { name: /^Entry:/ });
const result = (page: Page) => page.getByRole("region", { name: "Requests" });
const address = (page: Page) => result(page).locator(".exchanges > li > .address code");

/** Opens the playground and waits until it can be used. */
async function open(options: Parameters<typeof visit>[1] = {}): ReturnType<typeof visit> {
  const opened = await visit(PATH, options);
  await opened.page.locator("[data-island='provider-playground'][data-ready]").waitFor({ state: "attached" });
  return opened;
}

async function edit(page: Page, piece: string, by: string): Promise<void> {
  const text = await field(page).inputValue();
  expect(text).toContain(piece);
  await field(page).fill(text.replace(piece, by));
}

describe.skipIf(ADDRESS === "")("provider playground", () => {
  test("shows the request of an edited entry, and sends nothing", async () => {
    const { page, complaints } = await open();
    await edit(page, "route: api/paas/v4/async/images/generations", "route: api/v5/pictures");
    await address(page).getByText("https://router.huggingface.co/zai-org/api/v5/pictures").waitFor();
    await edit(page, "prompt: $inputs }", "prompt: $inputs, quality: high }");
    await result(page).locator("code").filter({ hasText: '"quality": "high"' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("reports a difference from the example, and selects its position", async () => {
    const { page } = await open();
    await edit(page, "prompt: $inputs", "words: $inputs");
    await result(page).getByText("example-differs").first().waitFor();
    await result(page)
      .getByRole("button", { name: /^Line \d+/ })
      .first()
      .click();
    const selected = () =>
      field(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await expect.poll(selected).toContain("a lighthouse at dusk");
    await expect.poll(() => page.locator(".editor-marks .mark-bad").count()).toBeGreaterThan(0);
  });

  test("the choice between router and provider changes the URL and the key", async () => {
    const { page } = await open();
    await page.getByRole("radio", { name: /^Directly to the provider/ }).check();
    await address(page).getByText("https://api.z.ai/api/paas/v4/async/images/generations").waitFor();
    await result(page).getByText("Bearer your-provider-key").first().waitFor();
  });

  test("a visitor can choose another task and another provider", async () => {
    const { page, complaints } = await open();
    await page.getByRole("combobox", { name: "Task whose example is called" }).selectOption("conversational");
    await result(page).locator(".exchanges > li > .hs-snippet").getByText('"content": "Name a colour."').waitFor();
    await page.getByRole("combobox", { name: "Provider" }).selectOption("black-forest-labs");
    await result(page).getByText("the router does not forward to Black Forest Labs").waitFor();
    await page.getByRole("radio", { name: /^Directly to the provider/ }).check();
    await result(page).getByText("Download the file in the response").waitFor();
    await result(page).getByText("Result: a file").waitFor();
    expect(complaints).toEqual([]);
  });

  test("the page of a provider links to its entry in the playground", async () => {
    const { page, complaints } = await visit("/providers/fal-ai/");
    await page.getByRole("link", { name: "Edit its calls in the playground" }).click();
    await page.getByRole("textbox", { name: "Entry: spec/providers/fal-ai.yaml" }).waitFor();
    await address(page).getByText("https://router.huggingface.co/fal-ai/").waitFor();
    expect(complaints).toEqual([]);
  });

  test("the playground still works after an invalid text", async () => {
    const { page, complaints } = await open();
    const before = await field(page).inputValue();
    await field(page).fill("tasks: [");
    await result(page).locator(".problem").first().waitFor();
    await field(page).fill(before);
    await result(page).getByText("No problems").waitFor();
    expect(complaints).toEqual([]);
  });

  test("a copied link contains the entry, the task, and the choice between router and provider", async () => {
    const { page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("radio", { name: /^Directly/ }).check();
    await page.getByRole("combobox", { name: "Task whose example is called" }).selectOption("image-to-text");
    await edit(page, "displayName: ", "displayName: Really ");
    await page.getByRole("button", { name: "Copy a link to this" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const second = await visit("/playground/");
    await second.page.goto(link);
    await second.page.waitForFunction(() => document.querySelector("textarea")?.value.includes("Name: Really "));
    await expect.poll(() => second.page.getByRole("radio", { name: /^Directly/ }).isChecked()).toBe(true);
    await result(second.page).getByText("imageToText").first().waitFor();
    await expect.poll(() => second.page.getByRole("combobox", { name: /^Task/ }).inputValue()).toBe("image-to-text");
  });

  test("without JavaScript, shows the entry and its requests", async () => {
    const { page } = await visit(PATH, { javaScriptEnabled: false });
    const shown = await page.locator(".unscripted").innerText();
    expect(shown).toContain("displayName: Z.ai");
    expect(shown).toContain("https://router.huggingface.co/zai-org/");
  });
});
