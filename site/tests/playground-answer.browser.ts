import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { HUB } from "./model-page.ts";
import { ADDRESS, CLIPBOARD, clipboardOf, ready, useBrowser, type Visit, type VisitOptions } from "./testing.ts";

const PATH = "/playground/chat-template/";
const visit = useBrowser();

const box = (page: Page, name: RegExp | string) => page.getByRole("textbox", { name, exact: true });
const prompt = (page: Page) => page.getByRole("region", { name: "Prompt" }).locator("pre.prompt code");
const answer = (page: Page) => page.getByRole("region", { name: "Answer" });
const status = (page: Page) => page.locator(".load .look-up-status");
const cors = { "access-control-allow-origin": "*" };

const RESPONSE = {
  start_anchor: "<bot>",
  fields: {
    thinking: { open: "<think>", close: "</think>" },
    tool_calls: { open: "<call>", close: "</call>", content: "json", repeats: true },
    content: { close: "<end>" },
  },
};
const CONFIG = {
  bos_token: "<start>",
  chat_template: "old",
  response_template: RESPONSE,
};
const JINJA = "{{ bos_token }}{% for m in messages %}<{{ m.role }}>{{ m.content }}{% endfor %}<bot>";

const files =
  (found: Readonly<Record<string, string>>) =>
  async (route: Route): Promise<void> => {
    const text = found[new URL(route.request().url()).pathname];
    await route.fulfill(text === undefined ? { status: 404, headers: cors } : { headers: cors, body: text });
  };
const found = files({
  "/acme/talker/resolve/main/tokenizer_config.json": JSON.stringify(CONFIG),
  "/acme/talker/resolve/main/chat_template.jinja": JINJA,
});

async function open(options?: VisitOptions, hub: (route: Route) => Promise<void> = found): Promise<Visit> {
  const opened = await visit(PATH, options);
  await opened.page.route(HUB, hub);
  await ready(opened.page, "chat-playground");
  return opened;
}

async function load(page: Page, id: string): Promise<void> {
  await page.getByLabel("Model id or hub address").fill(id);
  await page.getByRole("button", { name: "Load", exact: true }).click();
}

describe.skipIf(ADDRESS === "")("reading answers in the chat template playground", () => {
  test("load a model, parse an answer, reload, and share the work by a link", async () => {
    const requests: string[] = [];
    const { page } = await open(CLIPBOARD, async (route) => {
      expect(route.request().headers()["cookie"]).toBeUndefined();
      expect(route.request().headers()["referer"]).toBeUndefined();
      requests.push(route.request().url());
      await found(route);
    });
    await page.getByRole("link", { name: "Playground", exact: true }).waitFor();
    await load(page, "https://huggingface.co/acme/talker");
    await status(page).getByText("Loaded the chat template and the response template").waitFor();
    expect(requests.sort()).toEqual(
      ["chat_template.jinja", "tokenizer_config.json"].map(
        (name) => `https://huggingface.co/acme/talker/resolve/main/${name}`,
      ),
    );
    await prompt(page).getByText("<start><system>").waitFor();

    await box(page, "Answer of the model").fill(
      '<think>Why <b>not</b>?</think>Yes.<call>{"name": "roll", "arguments": {"sides": 6.0}}</call><end>',
    );
    await answer(page).getByText("Message with: Reasoning, Text, Tool call: roll").waitFor();
    await expect
      .poll(() => answer(page).locator(".message > div > pre").allInnerTexts())
      .toEqual(["Why <b>not</b>?", "Yes.", '{\n  "sides": 6.0\n}']);

    await page.reload();
    await ready(page, "chat-playground");
    await answer(page).getByText("Message with: Reasoning, Text, Tool call: roll").waitFor();
    await prompt(page).getByText("<start><system>").waitFor();

    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Copied.").waitFor();
    const link = await clipboardOf(page);
    const fresh = await visit("/", { isNew: true });
    await fresh.page.goto(link);
    await answer(fresh.page).getByText("Message with: Reasoning, Text, Tool call: roll").waitFor();
    await prompt(fresh.page).getByText("<start><system>").waitFor();
    expect(fresh.errors).toEqual([]);
  });

  test("a change after a link was opened is kept, and the link does not replace it", async () => {
    const { page } = await open(CLIPBOARD);
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Copied.").waitFor();
    await box(page, "Template").fill("changed");
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await page.reload();
    await prompt(page).getByText("changed", { exact: true }).waitFor();
  });

  test("“Start again” deletes the work, and can be undone", async () => {
    const { page } = await open();
    const first = await box(page, "Template").inputValue();
    await box(page, "Template").fill("mine");
    await page.getByRole("button", { name: "Start again" }).click();
    await expect.poll(() => box(page, "Template").inputValue()).toBe(first);
    expect(await page.evaluate(() => localStorage.getItem("hubsmith-chat-playground"))).toBeNull();
    await page.getByRole("button", { name: "Restore my work" }).click();
    await expect.poll(() => box(page, "Template").inputValue()).toBe("mine");
  });

  test("work that is too long is neither stored nor shared, and the page says so", async () => {
    const { page } = await open();
    const noise = Array.from({ length: 200_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join("");
    await box(page, "Template").fill(noise);
    await page.getByRole("alert").getByText("too long to be kept").waitFor();
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByText("Shorten the longest field.").waitFor();
  });

  test.each([
    ["gated or private", 401, /private or gated.*choose these files/],
    ["without files", 404, /no tokenizer_config.json and no chat_template.jinja/],
    ["rate limit", 429, /limits requests/],
    ["failing hub", 503, /status 503/],
  ])("%s: shows the reason, and keeps the fields", async (_, code, words) => {
    const { page } = await open({}, (route) => route.fulfill({ status: code, headers: cors }));
    const before = await box(page, "Template").inputValue();
    await load(page, "acme/talker");
    await expect.poll(() => status(page).innerText()).toMatch(words);
    expect(await box(page, "Template").inputValue()).toBe(before);
  });

  test("offline, a broken file, and text that is not an id", async () => {
    const { page } = await open({}, (route) => route.abort("internetdisconnected"));
    await load(page, "acme/talker");
    await status(page).getByText("cannot be reached").waitFor();
    await load(page, "https://hub.example.org/acme/talker");
    await status(page).getByText("If the model is on a private hub, download").waitFor();
    await page.unroute(HUB);
    await page.route(HUB, files({ "/acme/talker/resolve/main/tokenizer_config.json": "<html>" }));
    await load(page, "acme/talker");
    await status(page).getByText("invalid JSON in line 1, column 1").waitFor();
  });

  test("reads files that a visitor chooses", async () => {
    const { page } = await open();
    const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page
      .getByLabel("Or files of a tokenizer")
      .setInputFiles([file("tokenizer_config.json", JSON.stringify(CONFIG)), file("chat_template.jinja", JINJA)]);
    await status(page).getByText("Loaded the chat template and the response template").waitFor();
    await prompt(page).getByText("<start><system>").waitFor();
  });

  test("a problem of an answer has a place that a click selects", async () => {
    const { page } = await open();
    await page.getByRole("combobox", { name: "Sample answer" }).selectOption("a tool call whose JSON is cut off");
    await answer(page).getByRole("button", { name: "Line 2, column 1" }).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('{"name": "get_weather"');
    await page.getByRole("combobox", { name: "Sample answer" }).selectOption({ label: "a tool call" });
    await answer(page).getByText("Message with: Tool call: get_weather").waitFor();
  });
});
