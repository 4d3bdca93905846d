import { describe, expect, test } from "vitest";
import { codeContains, codes, HUB, json, showJson, showRecord, useModelPage } from "./model-page.ts";
import { ADDRESS, CLIPBOARD, clipboardOf } from "./testing.ts";

const open = useModelPage();

describe.skipIf(ADDRESS === "")("an edited record", () => {
  test("shows the code of a pasted record, and copies the visible code", async () => {
    const { page, errors } = await open("", CLIPBOARD);
    await showJson(page);
    await json(page).fill('{"id":"acme/echo","library_name":"sentence-transformers","tags":["sentence-transformers"]}');
    await codeContains(page, 'SentenceTransformer("acme/echo")');
    const block = page.locator(".workbench-out .hs-model-code .hs-snippet", { hasText: "acme/echo" }).first();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toBe(await block.locator("code").textContent());
    await page.locator("body > [data-hs-live]").getByText("Copied").waitFor({ state: "attached" });
    expect(errors).toEqual([]);
  });

  test("changes in the form and in the JSON update each other", async () => {
    const { page } = await open();
    await showRecord(page);
    await page.getByLabel("id", { exact: true }).fill("acme/other");
    await codeContains(page, "acme/other");
    await showJson(page);
    await expect.poll(() => json(page).inputValue()).toContain('"acme/other"');
    const record = JSON.parse(await json(page).inputValue());
    await json(page).fill(JSON.stringify({ ...record, id: "acme/third", pipeline_tag: "fill-mask" }));
    await page.getByRole("tab", { name: "Form", exact: true }).click();
    await expect.poll(() => page.getByLabel("id", { exact: true }).inputValue()).toBe("acme/third");
    await expect.poll(() => page.getByLabel("pipeline_tag", { exact: true }).inputValue()).toBe("fill-mask");
  });

  test("reports invalid JSON with its position, and keeps the last valid record", async () => {
    const { page, errors } = await open();
    const before = await codes(page).allTextContents();
    await showJson(page);
    await json(page).fill('{\n  "id": "acme/x",\n  "tags": [,]\n}');
    await expect.poll(() => page.getByRole("alert").innerText()).toContain("Line 3, column 12: expected a value");
    await expect.poll(() => json(page).getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => codes(page).allTextContents()).toEqual(before);
    await page.getByRole("tab", { name: "Form", exact: true }).click();
    await expect.poll(() => page.getByLabel("id", { exact: true }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("reads a chosen or dropped file, and rejects a file that is too large", async () => {
    const { page } = await open();
    await showRecord(page);
    const field = page.getByLabel("Open a JSON file");
    const file = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await field.setInputFiles(file("one.json", '{"id":"acme/from-file","library_name":"keras"}'));
    await codeContains(page, "acme/from-file");
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['{"id":"acme/dropped","library_name":"keras"}'], "two.json"));
      return data;
    });
    await page.locator(".drop-zone").dispatchEvent("drop", { dataTransfer: transfer });
    await codeContains(page, "acme/dropped");
    await field.setInputFiles(file("big.json", " ".repeat(1024 * 1024 + 1)));
    await page.getByText("big.json is larger than 1 MiB").waitFor();
    await codeContains(page, "acme/dropped");
  });

  test("reports an unknown library, and says why another library is shown", async () => {
    const { page } = await open();
    await showJson(page);
    await json(page).fill('{"id":"acme/x","library_name":"no-such-kit","tags":["sentence-transformers"]}');
    const fit = page.locator(".fit");
    await fit.getByText("The catalogue does not contain the library no-such-kit.").waitFor();
    await expect.poll(() => fit.innerText()).toContain("The model is tagged with");
    await page.locator(".workbench-out .hs-snippet-note").first().waitFor();
  });
});

describe.skipIf(ADDRESS === "")("a link to the page of a model", () => {
  test("a link can contain the id of a bundled record, or a whole record", async () => {
    const { page } = await open("?id=sentence-transformers/all-MiniLM-L6-v2");
    await codeContains(page, "all-MiniLM-L6-v2");
    await showJson(page);
    await json(page).fill('{"id":"acme/shared <b>","library_name":"keras"}');
    await expect.poll(() => page.url()).toContain("#record=");
    const { page: other } = await open(new URL(page.url()).hash);
    await codeContains(other, "acme/shared <b>");
  });

  test("a link with the model's id after # shows the model", async () => {
    const { page } = await open("#id=sentence-transformers/all-MiniLM-L6-v2");
    await codeContains(page, "all-MiniLM-L6-v2");
  });

  test("each model that a visitor opens is added to the browser's history", async () => {
    const { page } = await open("?id=sentence-transformers/all-MiniLM-L6-v2");
    await codeContains(page, "all-MiniLM-L6-v2");
    await page.route(HUB, (route) => route.abort());
    await page.getByLabel("Model id").fill("openai/whisper-large-v3");
    await page.keyboard.press("Enter");
    await codeContains(page, "whisper-large-v3");
    await expect.poll(() => page.url()).toContain("?id=openai/whisper-large-v3");
    await page.goBack();
    await codeContains(page, "all-MiniLM-L6-v2");
    await expect.poll(() => page.getByLabel("Model id").inputValue()).toBe("sentence-transformers/all-MiniLM-L6-v2");
    await page.goForward();
    await codeContains(page, "whisper-large-v3");
  });

  test("a link with a damaged record shows an error", async () => {
    const { page, errors } = await open("#record=zAAAA");
    await page.getByText("damaged record").waitFor();
    expect(errors).toEqual([]);
  });
});

describe.skipIf(ADDRESS === "")("a hostile record", () => {
  test("a hostile record is shown as text, also in code for libraries, providers and apps", async () => {
    const { page, errors } = await open();
    await page.evaluate(() => {
      (window as { hit?: number }).hit = 0;
    });
    const evil = '"><img src=x onerror="hit=1"><script>hit=1</script>';
    const record = {
      id: `acme/${evil}`,
      library_name: "transformers",
      pipeline_tag: evil,
      tags: [evil, "transformers", "diffusers"],
      transformersInfo: { auto_model: evil, processor: evil },
      config: { architectures: [evil], model_type: evil, tokenizer_config: { chat_template: evil } },
      widgetData: [{ text: evil, messages: [{ role: evil, content: evil }] }],
    };
    await showJson(page);
    await json(page).fill(JSON.stringify(record));
    await codeContains(page, "onerror");
    const out = page.locator(".workbench-out");
    for (const tab of await out.getByRole("tablist", { name: "Library" }).getByRole("tab").all()) await tab.click();
    await out.getByRole("tab", { name: "At a provider" }).click();
    await out.getByText(/No provider in the catalogue serves/).waitFor();
    await out.getByRole("tab", { name: "On this machine" }).click();
    await out.getByText(/No app in the catalogue can run/).waitFor();
    await json(page).fill(JSON.stringify({ ...record, pipeline_tag: "text-generation", gguf: { context_length: 1 } }));
    await out.getByLabel("App", { exact: true }).waitFor();
    for (const app of await out.getByLabel("App", { exact: true }).locator("option").allInnerTexts()) {
      await out.getByLabel("App", { exact: true }).selectOption(app);
    }
    await page.getByRole("tab", { name: "At a provider" }).click();
    await page.locator(".workbench-out > .hs-model-code").getByLabel("Provider", { exact: true }).waitFor();
    await expect.poll(() => page.locator("img[src='x'], main script").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => (window as { hit?: number }).hit)).toBe(0);
    expect(errors).toEqual([]);
  });

  test("invalid records cause no exception", async () => {
    const { page, errors } = await open();
    await showJson(page);
    for (const text of [
      "{}",
      '{"id":null,"tags":{},"config":[],"library_name":7}',
      '{"__proto__":{"id":"x"}}',
      "[]",
      "5",
      "",
    ]) {
      await json(page).fill(text);
      await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
      await expect.poll(() => page.locator(".workbench-out").isVisible()).toBe(true);
      expect([text, ...errors]).toEqual([text]);
    }
  });
});

describe.skipIf(ADDRESS === "")("a visitor of the model page", () => {
  test("a visitor can look up a model and choose a library with only the keyboard", async () => {
    const { page } = await open();
    await page.route(HUB, (route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: { id: "acme/keys", library_name: "diffusers", tags: ["diffusers", "keras"] },
      }),
    );
    await page.getByLabel("Model id").focus();
    await page.keyboard.type("acme/keys");
    await page.keyboard.press("Enter");
    await codeContains(page, "acme/keys");
    const tab = page.getByRole("tablist", { name: "Library" }).getByRole("tab", { selected: true });
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press("Tab");
      if (await tab.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tab.innerText()).toBe("Keras");
    await codeContains(page, "acme/keys");
  });
});
