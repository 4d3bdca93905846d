import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { HUB } from "./model-page.ts";
import { ADDRESS, CLIPBOARD, clipboardOf, PHONE, ready, useBrowser, useButton, useDialog } from "./testing.ts";

const visit = useBrowser();

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  // Lighthouse uses these values for slow 4G.
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

describe.skipIf(ADDRESS === "")("copying code in few actions", () => {
  test("two actions copy the code for a typed model id", async () => {
    const { page } = await visit("/", CLIPBOARD);
    await page.getByLabel("Model id").fill("openai/whisper-large-v3");
    let actions = 0;
    await page.keyboard.press("Enter");
    actions += 1;
    const block = page.locator(".workbench-out .hs-snippet", { hasText: "openai/whisper-large-v3" }).first();
    await block.getByRole("button", { name: /^Copy/ }).click();
    actions += 1;
    await expect.poll(() => clipboardOf(page)).toContain("openai/whisper-large-v3");
    expect(actions).toBeLessThanOrEqual(2);
  });

  test("two actions copy the code for a hub URL in the search field", async () => {
    const { page } = await visit("/tasks/", CLIPBOARD);
    await page.keyboard.press("/");
    await page.keyboard.type("https://huggingface.co/Qwen/Qwen3-0.6B/tree/main");
    await page.getByRole("option", { name: /^Qwen\/Qwen3-0.6B/ }).waitFor();
    await page.keyboard.press("Enter");
    const block = page.locator(".workbench-out .hs-snippet", { hasText: "Qwen/Qwen3-0.6B" }).first();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toContain("Qwen/Qwen3-0.6B");
  });

  test("on the page of a task, one action copies code", async () => {
    const { page } = await visit("/tasks/text-generation/", CLIPBOARD);
    const block = page.locator("main .hs-snippet").first();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toBe(await block.locator("code").textContent());
  });

  test("on a phone, the first screen of a model's page shows code", async () => {
    const { page } = await visit("/model/?id=openai/whisper-large-v3", { viewport: PHONE, hasTouch: true });
    const code = page.locator(".workbench-out .hs-snippet code", { hasText: "pipeline" }).first();
    await code.waitFor();
    const box = await code.boundingBox();
    expect(box?.y).toBeLessThan(PHONE.height);
  });
});

describe.skipIf(ADDRESS === "")("the hydrated dialog", () => {
  test("opening the dialog changes the address, and Back closes the dialog", async () => {
    const { page, errors } = await visit("/libraries/transformers/");
    await useButton(page).hover();
    await ready(page, "use-this-model");
    await page.waitForTimeout(1000);
    await useButton(page).click();
    await useDialog(page).waitFor();
    await expect.poll(() => page.url()).toContain("#use=");
    await page.goBack();
    await useDialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => page.url()).toBe(`${ADDRESS}libraries/transformers/`);
    expect(errors).toEqual([]);
  });

  test("the dialog opens by touch, and Back closes it", async () => {
    const { page } = await visit("/tasks/text-to-image/", { viewport: PHONE, hasTouch: true, isMobile: true });
    await useButton(page).tap();
    await ready(page, "use-this-model");
    await page.getByRole("button", { name: "Close" }).tap();
    await useDialog(page).waitFor({ state: "hidden" });
    await useButton(page).tap();
    await expect.poll(() => page.url()).toContain("#use=");
    await page.goBack();
    await useDialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/text-to-image/`);
  });
});

describe.skipIf(ADDRESS === "")("on a slow network", () => {
  test("a click before the scripts have loaded opens the dialog with code", async () => {
    const { page } = await visit("/tasks/", { isNew: true });
    await slowDown(page);
    await page.goto(`${ADDRESS}tasks/text-generation/`, { waitUntil: "commit" });
    await useButton(page).click();
    await useDialog(page).locator(".hs-snippet code").first().waitFor();
    await expect.poll(() => useDialog(page).locator(".hs-snippet code").first().innerText()).not.toBe("");
  });

  test("text typed into the model field before the page is ready is kept, and Enter shows the code", async () => {
    const { page } = await visit("/tasks/", { isNew: true });
    await slowDown(page);
    await page.goto(`${ADDRESS}model/`, { waitUntil: "commit" });
    await page.getByLabel("Model id").fill("openai/whisper-large-v3");
    await page.keyboard.press("Enter");
    await page.locator(".workbench-out .hs-snippet", { hasText: "openai/whisper-large-v3" }).first().waitFor();
    await expect.poll(() => page.url()).toContain("?id=openai");
    await expect.poll(() => page.getByLabel("Model id").inputValue()).toBe("openai/whisper-large-v3");
  });

  test("text that was typed before the search opened appears in the search field", async () => {
    const { page } = await visit("/tasks/", { isNew: true });
    await page.waitForLoadState("networkidle");
    await slowDown(page);
    await page.keyboard.press("/");
    await page.keyboard.type("ollama");
    await page
      .getByRole("option", { name: /^Ollama/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${ADDRESS}apps/ollama/`);
  });
});

test.skipIf(ADDRESS === "")("without a connection, the search and links show a message on the page", async () => {
  const { page } = await visit("/tasks/", { isNew: true });
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.keyboard.press("/");
  await page.getByText("The search needs an internet connection").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Libraries", exact: true }).first().click();
  await page.getByText("the browser has not stored this page").waitFor();
  await expect.poll(() => page.url()).toBe(`${ADDRESS}tasks/`);
});

test.skipIf(ADDRESS === "")("the home page shows recent models", async () => {
  const { page } = await visit("/model/");
  await ready(page, "model-workbench");
  await page.route(HUB, (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { id: "acme/found", library_name: "diffusers", tags: ["diffusers"] },
    }),
  );
  await page.getByLabel("Model id").fill("acme/found");
  await page.keyboard.press("Enter");
  await page.getByText("Code for acme/found").waitFor();
  await page.goto(ADDRESS);
  await expect
    .poll(() => page.getByRole("link", { name: "acme/found" }).getAttribute("href"))
    .toContain("/model/?id=acme/found");
});

test.skipIf(ADDRESS === "")("on a phone, the providers of each task are shown as a list", async () => {
  const { page } = await visit("/providers/", { viewport: PHONE });
  await page.getByText("Natural Language Processing").first().click();
  await page.getByRole("link", { name: "Groq" }).first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test.skipIf(ADDRESS === "")("a record with very many tags does not block the page", async () => {
  const { page } = await visit("/model/");
  await ready(page, "model-workbench");
  const tags = Array.from({ length: 20_000 }, (_, index) => `tag-${index}`);
  const text = JSON.stringify({ id: "acme/many", library_name: "diffusers", tags });
  await page.locator(".workbench-record > summary").click();
  await page.getByLabel("Open a JSON file").setInputFiles({
    name: "many.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.locator(".workbench-out .hs-snippet", { hasText: "acme/many" }).first().waitFor();
  await expect.poll(() => page.locator(".workbench-out .tag").count()).toBeLessThan(20);
});
