import { describe, expect, test } from "vitest";
import { ADDRESS, CLIPBOARD, clipboardOf, useBrowser } from "./testing.ts";

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("the table of tasks and providers", () => {
  test("each symbol is a link with a text for screen readers, and leads to the task on the provider's page", async () => {
    const { page, errors } = await visit("/providers/");
    const sign = page.getByRole("link", {
      name: "Text-to-Image at Fal AI: a job, whose status is requested until the job ends",
      exact: true,
    });
    await sign.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/providers\/fal-ai\/#text-to-image$/);
    await expect.poll(() => page.locator("#text-to-image").isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("each cell in the table has a row heading and a column heading", async () => {
    const { page } = await visit("/providers/", { javaScriptEnabled: false });
    const columns = await page.locator(".matrix thead th[scope=col]").count();
    const rows = await page.locator(".matrix tbody tr:has(th[scope=row])").all();
    expect(rows.length).toBeGreaterThan(25);
    await expect.poll(() => rows[0]?.locator("td").count()).toBe(columns - 1);
  });

  test("the filters for a task and for streams are stored in the address", async () => {
    const { page } = await visit("/providers/");
    await page.locator("select[name=task]").selectOption({ label: "Text-to-Image" });
    await page.getByLabel("Streams").check();
    await expect.poll(() => new URL(page.url()).search).toBe("?task=text-to-image&streams=on");
    const shown = () => page.locator("#providers-table tbody tr:not([hidden]) th a").allInnerTexts();
    await expect.poll(shown).not.toContain("Groq");
    await expect.poll(shown).not.toContain("Fal AI");
    expect(await shown()).toContain("DeepInfra");
  });
});

describe.skipIf(ADDRESS === "")("a provider's page", () => {
  test("without JavaScript, the page shows every request of a job", async () => {
    const { page } = await visit("/providers/fal-ai/#text-to-image", { javaScriptEnabled: false });
    const text = await page.locator("#text-to-image .wire").innerText();
    expect(text).toContain("POST https://router.huggingface.co/fal-ai/fal-ai/lora?_subdomain=queue");
    expect(text).toContain("Authorization: Bearer $HF_TOKEN");
    expect(text).toContain("Authorization: Key $FAL_KEY");
  });

  test("a provider's page copies code unchanged, and shows only one language at a time", async () => {
    const { page, errors } = await visit("/providers/groq/", CLIPBOARD);
    const codes = page.locator(".call-code").first();
    await codes.getByText("JavaScript with hubsmith").click();
    await expect.poll(() => codes.locator("details[open]").count()).toBe(1);
    const block = codes.locator("details[open] .hs-snippet");
    await block.getByRole("button", { name: /^Copy/ }).click();
    await block.locator('[data-hs-state="done"]').waitFor();
    const copied = await clipboardOf(page);
    expect(copied).toBe(await block.locator("code").innerText());
    expect(copied).toContain("hubsmith/inference");
    expect(errors).toEqual([]);
  });
});

describe.skipIf(ADDRESS === "")("finding a provider", () => {
  test("the page of a task shows its providers and the fields of its input", async () => {
    const { page } = await visit("/tasks/automatic-speech-recognition/", { javaScriptEnabled: false });
    await page.getByText("Fields of the input and the output").click();
    const input = page.getByRole("group", { name: "Table: Input of automatic-speech-recognition" });
    await expect.poll(() => input.getByRole("row", { name: /^inputs/ }).innerText()).toMatch(/needed\s+an audio file/);
    await expect.poll(() => input.getByRole("rowheader", { name: "parameters. return_timestamps" }).count()).toBe(1);
    const providers = page.getByRole("group", { name: "Table: providers of Automatic Speech Recognition" });
    await providers.getByRole("link", { name: "Together AI" }).click();
    await expect.poll(() => page.url()).toBe(`${ADDRESS}providers/together/`);
  });

  test("compares two providers", async () => {
    const { page } = await visit("/compare/?a=provider%3Afal-ai&b=provider%3Areplicate");
    await page.locator(".compared tr.differs").first().waitFor();
    const row = page.locator(".compared tr", { hasText: "Header for the key" });
    await expect.poll(() => row.innerText()).toContain("Authorization");
    const shown = page.locator("#pairs tbody tr:not([hidden])");
    await page.getByLabel("Kind").selectOption("provider");
    await expect.poll(() => shown.count()).toBeGreaterThan(100);
    await expect.poll(() => shown.first().locator("td").nth(1).innerText()).toBe("provider");
  });
});
