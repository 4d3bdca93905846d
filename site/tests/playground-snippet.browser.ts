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

const PATH = "/playground/snippet/";
const visit = useBrowser();

const result = (page: Page) => page.getByRole("region", { name: "Snippets" });

async function open(options?: VisitOptions): ReturnType<typeof visit> {
  const opened = await visit(PATH, options);
  await ready(opened.page, "snippet-playground");
  return opened;
}

describe.skipIf(ADDRESS === "")("snippet playground", () => {
  test("before the visitor changes something, the worker and its data are not loaded", async () => {
    const { page, errors } = await visit("/playground/", { isNew: true });
    const loaded: string[] = [];
    page.on("response", (response) => void loaded.push(response.url()));
    await page.getByRole("link", { name: "Snippet rules" }).click();
    await ready(page, "snippet-playground");
    expect(loaded.filter((address) => /worker|answer|snippet-base/.test(address))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("shows the code of an edited template, with escaped values", async () => {
    const { page, errors } = await open();
    await editEntry(page, 'load("{{id}}")', 'load("{{id}}", deep=True)');
    await editEntry(page, "id: acme/eds-visit-notes", "id: 'say \"hi\"'");
    await result(page).getByText('edsnlp.load("say \\"hi\\"", deep=True)').waitFor();
    await result(page).getByText("No problems").waitFor();
    expect(errors).toEqual([]);
  });

  test("shows a problem, and underlines and selects its position", async () => {
    const { page } = await open();
    await editEntry(page, "{{id}}", "{{idd}}");
    await result(page).getByText("unknown-fact").waitFor();
    const place = result(page).getByRole("button", { name: /^Line \d+, column \d+$/ });
    const [line, column] =
      /(\d+), column (\d+)/
        .exec(await place.innerText())
        ?.slice(1)
        .map(Number) ?? [];
    const lines = (await entryField(page).inputValue()).split("\n");
    expect(lines[(line ?? 0) - 1]?.slice((column ?? 0) - 1)).toMatch(/^(\{\{)?idd/);
    await expect.poll(() => page.locator(".editor-marks .mark-bad").allInnerTexts()).toContain("{{idd}}");
    await place.click();
    await expect.poll(() => selectedIn(entryField(page))).toBe("{{idd}}");
  });

  test("loads another library with its examples", async () => {
    const { page, errors } = await open();
    await page.getByRole("combobox", { name: "Library" }).selectOption("diffusers");
    await page.getByRole("textbox", { name: "Entry: spec/libraries/diffusers.yaml" }).waitFor();
    const examples = result(page).getByRole("combobox", { name: "Example in the entry" });
    await examples.locator("option", { hasText: "inpainting" }).first().waitFor({ state: "attached" });
    await result(page).getByText("No problems").waitFor();
    await expect.poll(() => result(page).locator("code").first().innerText()).toContain("diffusers");
    expect(errors).toEqual([]);
  });

  test("explains the hole at the cursor, and selects a hole that is clicked in the list", async () => {
    const { page } = await open();
    await page.getByText(/^How the \d+ holes are written$/).click();
    await page.locator(".hole-list button").first().click();
    await page.locator(".hole-here mark").waitFor();
    await expect.poll(() => page.locator(".hole-here").innerText()).toMatch(/\w+ .+\.$/);
  });

  test("a copied link contains the entry", async () => {
    const { page } = await open(CLIPBOARD);
    await editEntry(page, "prettyLabel: ", "prettyLabel: Really ");
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Copied.").waitFor();
    const address = await clipboardOf(page);
    const second = await visit("/playground/");
    await second.page.goto(address);
    await second.page.waitForFunction(() => document.querySelector("textarea")?.value.includes("Label: Really "));
    expect(second.errors).toEqual([]);
  });

  test("the page of a library links to its entry in the playground", async () => {
    const { page, errors } = await visit("/libraries/peft/");
    await page.getByRole("link", { name: "Edit its code in the playground" }).click();
    await page.getByRole("textbox", { name: "Entry: spec/libraries/peft.yaml" }).waitFor();
    await result(page).getByText("No problems").waitFor();
    await page.getByRole("combobox", { name: "Library" }).selectOption("keras-hub");
    await page.getByRole("textbox", { name: "Entry: spec/libraries/keras-hub.yaml" }).waitFor();
    await page.reload();
    await page.getByRole("textbox", { name: "Entry: spec/libraries/keras-hub.yaml" }).waitFor();
    expect(errors).toEqual([]);
  });

  test("shows a message if the browser does not support workers", async () => {
    const { page, errors } = await open({ before: () => Reflect.deleteProperty(window, "Worker") });
    await editEntry(page, "{{id}}", "{{idd}}");
    await result(page).getByText("The playground needs a web worker").waitFor();
    expect(errors).toEqual([]);
  });

  test("Tab moves the focus out of the field", async () => {
    const { page } = await open();
    await entryField(page).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("TEXTAREA");
  });

  test("shows a message if the site cannot be reached, and keeps the current entry", async () => {
    const { page } = await open();
    await page.route(/\.yaml$/, (route) => route.abort());
    await page.getByRole("combobox", { name: "Library" }).selectOption("peft");
    await page.getByText("The site cannot be reached.").waitFor();
    await expect.poll(() => entryField(page).inputValue()).toContain("snippets:");
  });

  test("without JavaScript, shows the entry and its code", async () => {
    const { page } = await visit(PATH, { javaScriptEnabled: false });
    await expect.poll(() => page.locator(".unscripted code").first().innerText()).toContain("snippets:");
    await expect.poll(() => entryField(page).isVisible()).toBe(false);
  });
});
