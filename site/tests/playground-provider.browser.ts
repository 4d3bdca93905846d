import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  ADDRESS,
  CLIPBOARD,
  clipboardOf,
  editEntry,
  entryField,
  ready,
  selectedIn,
  useBrowser,
  type VisitOptions,
} from "./testing.ts";

const PATH = "/playground/provider/";
const visit = useBrowser();

const result = (page: Page) => page.getByRole("region", { name: "Requests" });
const address = (page: Page) => result(page).locator(".exchanges > li > .address code");

async function open(options?: VisitOptions): ReturnType<typeof visit> {
  const opened = await visit(PATH, options);
  await ready(opened.page, "provider-playground");
  return opened;
}

describe.skipIf(ADDRESS === "")("provider playground", () => {
  test("shows the request of an edited entry, but does not send the request", async () => {
    const { page, errors } = await open();
    await editEntry(page, "route: api/paas/v4/async/images/generations", "route: api/v5/pictures");
    await address(page).getByText("https://router.huggingface.co/zai-org/api/v5/pictures").waitFor();
    await editEntry(page, "prompt: $inputs }", "prompt: $inputs, quality: high }");
    await result(page).locator("code").filter({ hasText: '"quality": "high"' }).waitFor();
    expect(errors).toEqual([]);
  });

  test("reports a request that differs from the example, and selects the differing value", async () => {
    const { page } = await open();
    await editEntry(page, "prompt: $inputs", "words: $inputs");
    await result(page).getByText("example-differs").first().waitFor();
    await result(page)
      .getByRole("button", { name: /^Line \d+/ })
      .first()
      .click();
    await expect.poll(() => selectedIn(entryField(page))).toContain("a lighthouse at dusk");
    await expect.poll(() => page.locator(".editor-marks .mark-bad").count()).toBeGreaterThan(0);
  });

  test("the choice between router and provider changes the URL and the key", async () => {
    const { page } = await open();
    await page.getByRole("radio", { name: /^Directly to the provider/ }).check();
    await address(page).getByText("https://api.z.ai/api/paas/v4/async/images/generations").waitFor();
    await result(page).getByText("Bearer your-provider-key").first().waitFor();
  });

  test("a visitor can choose another task and another provider", async () => {
    const { page, errors } = await open();
    await page.getByRole("combobox", { name: "Task to call" }).selectOption("conversational");
    await result(page).locator(".exchanges > li > .hs-snippet").getByText('"content": "Name a colour."').waitFor();
    await page.getByRole("combobox", { name: "Provider" }).selectOption("black-forest-labs");
    await result(page).getByText("the router does not forward to Black Forest Labs").waitFor();
    await page.getByRole("radio", { name: /^Directly to the provider/ }).check();
    await result(page).getByText("Download the file in the response").waitFor();
    await result(page).getByText("Result: a file").waitFor();
    expect(errors).toEqual([]);
  });

  test("the page of a provider links to its entry in the playground", async () => {
    const { page, errors } = await visit("/providers/fal-ai/");
    await page.getByRole("link", { name: "Edit its calls in the playground" }).click();
    await page.getByRole("textbox", { name: "Entry: spec/providers/fal-ai.yaml" }).waitFor();
    await address(page).getByText("https://router.huggingface.co/fal-ai/").waitFor();
    expect(errors).toEqual([]);
  });

  test("the playground still works after an invalid text", async () => {
    const { page, errors } = await open();
    const before = await entryField(page).inputValue();
    await entryField(page).fill("tasks: [");
    await result(page).locator(".problem").first().waitFor();
    await entryField(page).fill(before);
    await result(page).getByText("No problems").waitFor();
    expect(errors).toEqual([]);
  });

  test("a copied link contains the entry, the task, and the choice between router and provider", async () => {
    const { page } = await open(CLIPBOARD);
    await page.getByRole("radio", { name: /^Directly/ }).check();
    await page.getByRole("combobox", { name: "Task to call" }).selectOption("image-to-text");
    await editEntry(page, "displayName: ", "displayName: Really ");
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await clipboardOf(page);
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
