import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, useBrowser } from "./testing.ts";

const PATH = "/playground/snippet/";
const visit = useBrowser();

const field = (page: Page) => page.getByRole("textbox", { name: /^Entry:/ });
const result = (page: Page) => page.getByRole("region", { name: "Snippets" });

/** Opens the playground and waits until it can be used. */
async function open(options: Parameters<typeof visit>[1] = {}, path = PATH): ReturnType<typeof visit> {
  const opened = await visit(path, options);
  await opened.page.locator("[data-island='snippet-playground'][data-ready]").waitFor({ state: "attached" });
  return opened;
}

async function edit(page: Page, piece: string, by: string): Promise<void> {
  const text = await field(page).inputValue();
  expect(text).toContain(piece);
  await field(page).fill(text.replace(piece, by));
}

describe.skipIf(ADDRESS === "")("snippet playground", () => {
  test("before the visitor changes something, only a small script is loaded", async () => {
    const { page, complaints } = await visit("/playground/");
    const loaded: string[] = [];
    page.on("response", (response) => void loaded.push(response.url()));
    await page.getByRole("link", { name: "Snippet rules" }).click();
    await page.locator("[data-island='snippet-playground'][data-ready]").waitFor({ state: "attached" });
    expect(loaded.filter((address) => /worker|answer|snippet-base/.test(address))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("shows the code of an edited template, with escaped values", async () => {
    const { page, complaints } = await open();
    await edit(page, 'load("{{id}}")', 'load("{{id}}", deep=True)');
    await edit(page, "id: acme/eds-visit-notes", "id: 'say \"hi\"'");
    await result(page).getByText('edsnlp.load("say \\"hi\\"", deep=True)').waitFor();
    await result(page).getByText("No problems").waitFor();
    expect(complaints).toEqual([]);
  });

  test("shows a problem, and underlines and selects its position", async () => {
    const { page } = await open();
    await edit(page, "{{id}}", "{{idd}}");
    await result(page).getByText("unknown-fact").waitFor();
    const place = result(page).getByRole("button", { name: /^Line \d+, column \d+$/ });
    const [line, column] =
      /(\d+), column (\d+)/
        .exec(await place.innerText())
        ?.slice(1)
        .map(Number) ?? [];
    const lines = (await field(page).inputValue()).split("\n");
    expect(lines[(line ?? 0) - 1]?.slice((column ?? 0) - 1)).toMatch(/^(\{\{)?idd/);
    await expect.poll(() => page.locator(".editor-marks .mark-bad").allInnerTexts()).toContain("{{idd}}");
    await place.click();
    await expect
      .poll(() =>
        field(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
      )
      .toBe("{{idd}}");
  });

  test("loads another library with its examples", async () => {
    const { page, complaints } = await open();
    await page.getByRole("combobox", { name: "Library" }).selectOption("diffusers");
    await page.getByRole("textbox", { name: "Entry: spec/libraries/diffusers.yaml" }).waitFor();
    const examples = result(page).getByRole("combobox", { name: "Example in the entry" });
    await examples.locator("option", { hasText: "inpainting" }).first().waitFor({ state: "attached" });
    await result(page).getByText("No problems").waitFor();
    await expect.poll(() => result(page).locator("code").first().innerText()).toContain("diffusers");
    expect(complaints).toEqual([]);
  });

  test("explains the hole at the cursor, and selects a hole that is clicked in the list", async () => {
    const { page } = await open();
    await page.getByText(/^How the \d+ holes are written$/).click();
    await page.locator(".hole-list button").first().click();
    await page.locator(".hole-here mark").waitFor();
    await expect.poll(() => page.locator(".hole-here").innerText()).toMatch(/\w+ .+\.$/);
  });

  test("a copied link contains the entry", async () => {
    const { page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await edit(page, "prettyLabel: ", "prettyLabel: Really ");
    await page.getByRole("button", { name: "Copy a link to this" }).click();
    await page.getByText("Copied.").waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const second = await visit("/playground/");
    await second.page.goto(address);
    await second.page.waitForFunction(() => document.querySelector("textarea")?.value.includes("Label: Really "));
    expect(second.complaints).toEqual([]);
  });

  test("the page of a library links to its entry in the playground", async () => {
    const { page, complaints } = await visit("/libraries/peft/");
    await page.getByRole("link", { name: "Edit its code in the playground" }).click();
    await page.getByRole("textbox", { name: "Entry: spec/libraries/peft.yaml" }).waitFor();
    await result(page).getByText("No problems").waitFor();
    await page.getByRole("combobox", { name: "Library" }).selectOption("keras-hub");
    await page.getByRole("textbox", { name: "Entry: spec/libraries/keras-hub.yaml" }).waitFor();
    await page.reload();
    await page.getByRole("textbox", { name: "Entry: spec/libraries/keras-hub.yaml" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("shows a message if the browser does not support workers", async () => {
    const { page, complaints } = await visit(PATH);
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await page.reload();
    await page.locator("[data-island='snippet-playground'][data-ready]").waitFor({ state: "attached" });
    await edit(page, "{{id}}", "{{idd}}");
    await result(page).getByText("The playground needs a web worker").waitFor();
    expect(complaints).toEqual([]);
  });

  test("Tab moves the focus out of the field", async () => {
    const { page } = await open();
    await field(page).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("TEXTAREA");
  });

  test("shows a message if the site cannot be reached, and keeps working", async () => {
    const { page } = await open();
    await page.route(/\.yaml$/, (route) => route.abort());
    await page.getByRole("combobox", { name: "Library" }).selectOption("peft");
    await page.getByText("The site cannot be reached.").waitFor();
    await expect.poll(() => field(page).inputValue()).toContain("snippets:");
  });

  test("without JavaScript, shows the entry and its code", async () => {
    const { page } = await visit(PATH, { javaScriptEnabled: false });
    await expect.poll(() => page.locator(".unscripted code").first().innerText()).toContain("snippets:");
    await expect.poll(() => field(page).isVisible()).toBe(false);
  });
});
