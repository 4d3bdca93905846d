import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, CLIPBOARD, clipboardOf, ready, selectedIn, useBrowser, type VisitOptions } from "./testing.ts";

const PATH = "/playground/chat-template/";
const visit = useBrowser();

const template = (page: Page) => page.getByRole("textbox", { name: "Template", exact: true });
const result = (page: Page) => page.getByRole("region", { name: "Prompt" });
const prompt = (page: Page) => result(page).locator("pre.prompt code");

async function open(options?: VisitOptions): ReturnType<typeof visit> {
  const opened = await visit(PATH, options);
  await ready(opened.page, "chat-playground");
  return opened;
}

describe.skipIf(ADDRESS === "")("chat template playground", () => {
  test("renders an edited template immediately, and copies the prompt unchanged", async () => {
    const { page, errors } = await open(CLIPBOARD);
    await template(page).fill("{% for m in messages %}<{{ m.role }}>\n{% endfor %}");
    await prompt(page).getByText("<user>").waitFor();
    await page.getByRole("checkbox", { name: "Show white space" }).check();
    await expect.poll(() => prompt(page).locator(".line-end").count()).toBeGreaterThan(1);
    await result(page).getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toMatch(/^(<\w+>\n)+$/);
    expect(errors).toEqual([]);
  });

  test("shows an error with line, column and carets, and underlines and selects its position", async () => {
    const { page } = await open();
    await template(page).fill("one\ntwo {{ messages | shout }}");
    await result(page).getByRole("button", { name: "Line 2, column 19" }).click();
    await expect.poll(() => result(page).locator(".problem pre").innerText()).toContain("^^^^^");
    await expect.poll(() => page.locator(".editor-marks mark").allInnerTexts()).toEqual(["shout"]);
    await expect.poll(() => selectedIn(template(page))).toBe("shout");
  });

  test("reports an invalid conversation with the position of the error", async () => {
    const { page } = await open();
    await page.getByRole("checkbox", { name: "Edit as JSON" }).check();
    await page.getByRole("textbox", { name: /^Messages/ }).fill('[{ "role": "user" ]');
    await result(page).getByText("Messages: This is not valid JSON").waitFor();
    await result(page).getByRole("button", { name: "Line 1, column 19" }).waitFor();
  });

  test("edits messages in the form", async () => {
    const { page } = await open();
    await template(page).fill("{{ messages[-1].content }}|{{ messages | length }}");
    await page.getByRole("button", { name: /^Add/ }).click();
    const text = page.locator(".messages textarea").last();
    await text.fill("hostile <img src=x onerror=alert(1)>");
    await prompt(page).getByText("hostile <img src=x onerror=alert(1)>|").waitFor();
  });

  test("editing a message in the form keeps the numbers of its other fields as they are written", async () => {
    const { page } = await open();
    await template(page).fill("{{ messages | tojson }}");
    await page.getByRole("checkbox", { name: "Edit as JSON" }).check();
    await page
      .getByRole("textbox", { name: /^Messages/ })
      .fill('[{ "role": "user", "content": "a", "score": 1.0, "id": 12345678901234567890 }]');
    await page.getByRole("checkbox", { name: "Edit as JSON" }).uncheck();
    await page.locator(".messages textarea").fill("b");
    await prompt(page).getByText('"content": "b", "score": 1.0, "id": 12345678901234567890').waitFor();
  });

  test("a template that runs for a very long time does not block the page", async () => {
    const { page } = await open();
    await template(page).fill("{% for a in range(99999) %}{% for b in range(99999) %}{{ b }}{% endfor %}{% endfor %}");
    await result(page).locator(".problem").waitFor();
    await template(page).fill("fine {{ messages | length }}");
    await prompt(page)
      .getByText(/^fine \d/)
      .waitFor();
  });

  test("a visitor can choose bundled templates and conversations", async () => {
    const { page, errors } = await open();
    const before = await template(page).inputValue();
    await page.getByRole("combobox", { name: "Bundled template" }).selectOption({ index: 3 });
    await page.waitForFunction((text) => document.querySelector("textarea")?.value !== text, before);
    await page.getByRole("combobox", { name: "Bundled conversation" }).selectOption({ index: 2 });
    await result(page)
      .getByText(/^\d[\d,]* characters$/)
      .waitFor();
    expect(errors).toEqual([]);
  });

  test("undoes the formatting", async () => {
    const { page } = await open();
    const source = "{%if a%}x{%else%}y{%endif%}";
    await template(page).fill(source);
    await page.getByRole("button", { name: "Format the template" }).click();
    await page.getByRole("button", { name: "Undo the formatting" }).click();
    await expect.poll(() => template(page).inputValue()).toBe(source);
  });

  test("a copied link contains all fields, and a damaged link shows an error", async () => {
    const { page } = await open(CLIPBOARD);
    await template(page).fill("{{ x }} “ü” 🙂");
    await page.getByRole("textbox", { name: /^Other variables/ }).fill('{ "x": 41 }');
    await prompt(page).getByText("41").waitFor();
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await clipboardOf(page);
    const second = await visit("/");
    await second.page.goto(link);
    await prompt(second.page).getByText("41 “ü” 🙂").waitFor();
    const third = await visit(`${PATH}#state=zAAAA`);
    await third.page.getByText("The link cannot be read").waitFor();
  });

  test("without JavaScript, shows a template and its prompt", async () => {
    const { page } = await visit(PATH, { javaScriptEnabled: false });
    await expect.poll(() => page.locator(".unscripted .hs-snippet").count()).toBe(3);
  });
});
