import { describe, expect, test } from "vitest";
import { ADDRESS, CLIPBOARD, clipboardOf, PHONE, useBrowser } from "./testing.ts";

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("a library's page", () => {
  test("a visitor can copy the install command, and then code for a model on the hub", async () => {
    const { page, errors } = await visit("/libraries/?q=diffusers", CLIPBOARD);
    await page.getByRole("link", { name: "Diffusers", exact: true }).click();
    const start = page.locator("section[aria-labelledby='get-started']");
    await start.getByRole("button", { name: /^Copy/ }).first().click();
    await expect.poll(() => clipboardOf(page)).toContain("pip install");
    const code = start.locator(":scope > .hs-snippet").last();
    await code.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toContain("stabilityai/stable-diffusion-xl-base-1.0");
    expect(errors).toEqual([]);
  });

  test("on a phone, the install command is on the first screen", async () => {
    const { page } = await visit("/libraries/diffusers/", { viewport: PHONE, hasTouch: true });
    const box = await page.locator(".hs-snippet code").first().boundingBox();
    expect(box?.y).toBeLessThan(PHONE.height);
  });

  test("a link to a collapsed example opens it, and Back returns to the page's own address", async () => {
    const { page } = await visit("/libraries/diffusers/");
    const code = page.locator("#code-controlnet .hs-snippet").first();
    await expect.poll(() => code.isVisible()).toBe(false);
    await page.goto(`${ADDRESS}libraries/diffusers/#code-controlnet`);
    await code.waitFor();
    await expect.poll(() => code.innerText()).toContain("ControlNetModel");
    await page.goBack();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}libraries/diffusers/`);
  });

  test("the page of a library without code links to its source, its models and a guide for adding code", async () => {
    const { page } = await visit("/libraries/clara/", { javaScriptEnabled: false });
    const start = page.locator("section[aria-labelledby='get-started']");
    const links = start.locator(":scope > ul a");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual([
      "https://github.com/nvidia/clara",
      "https://huggingface.co/models?library=clara",
      expect.stringMatching(/docs\/cookbook\/#add-a-library$/),
    ]);
  });
});

describe.skipIf(ADDRESS === "")("a provider's page", () => {
  test("links to keys, prices and models, and shows a first call with a real model id", async () => {
    const { page, errors } = await visit("/providers/groq/", CLIPBOARD);
    for (const name of ["Keys", "Prices", "Model list", "Models on the hub", "Documentation"]) {
      await expect.poll(() => page.getByRole("link", { name, exact: true }).getAttribute("href")).toMatch(/^https:/);
    }
    const code = page.locator(".call-code .hs-snippet").first();
    await code.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toContain('model="openai/gpt-oss-20b:groq"');
    expect(errors).toEqual([]);
  });

  test("the table of tasks links to the API of a task", async () => {
    const { page } = await visit("/providers/fal-ai/");
    const api = page.locator("#text-to-video");
    await expect.poll(() => api.isVisible()).toBe(false);
    await page.getByRole("link", { name: "details of Text-to-Video" }).click();
    await api.waitFor();
  });
});

describe.skipIf(ADDRESS === "")("the pages of clients and apps", () => {
  test("from a provider's page, a visitor can go to another client and copy its streaming code", async () => {
    const { page } = await visit("/providers/groq/", CLIPBOARD);
    await page.getByRole("link", { name: "see all clients" }).click();
    await page.getByRole("link", { name: "fetch", exact: true }).click();
    const stream = page.locator("section[aria-labelledby='stream-the-reply'] .hs-snippet");
    await stream.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toContain("openai/gpt-oss-120b");
  });

  test("the page of an app with several formats shows an example model for each format", async () => {
    const { page } = await visit("/apps/vllm/", { javaScriptEnabled: false });
    await expect
      .poll(() => page.locator("h2").allInnerTexts())
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining("Transformers models"),
          expect.stringContaining("GGUF models"),
        ]),
      );
    const gguf = page.locator("section[aria-labelledby='gguf-models']");
    await expect.poll(() => gguf.innerText()).toContain("--tokenizer google/gemma-2-9b-it");
  });

  test("if a link can open an app, the app's page shows this link", async () => {
    const { page } = await visit("/apps/lmstudio/", { javaScriptEnabled: false });
    await expect
      .poll(() => page.locator("main").innerText())
      .toContain("lmstudio://open_from_hf?model=bartowski/gemma-2-9b-it-GGUF");
  });
});

describe.skipIf(ADDRESS === "")("the filter of the quantization types", () => {
  test("filters the types by word and family, keeps the filter in the address, and resets it", async () => {
    const { page, errors } = await visit("/quantization/");
    const shown = page.locator("#types tbody tr:visible");
    const all = await shown.count();
    await page.getByLabel("Family").selectOption("k-quant");
    const names = () => shown.locator("th code:first-child").allInnerTexts();
    await expect.poll(names).not.toContain("F16");
    expect(await names()).toEqual(expect.arrayContaining(["Q4_K_M", "Q4_K"]));
    const ofFamily = await shown.count();
    await page.getByLabel("Name or word").fill("q4_k_m");
    await expect.poll(() => shown.count()).toBeLessThan(ofFamily);
    await expect.poll(() => new URL(page.url()).search).toBe("?q=q4_k_m&family=k-quant");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => shown.count()).toBe(all);
    expect(errors).toEqual([]);
  });
});
