import { describe, expect, test } from "vitest";
import { checkPages } from "./page-checks.ts";
import { ADDRESS, useBrowser } from "./testing.ts";

/** One page of each kind, and the pages with the most difficult layout. */
const PAGES = [
  "/",
  "/tasks/",
  "/tasks/token-classification/",
  "/tasks/image-classification/",
  "/tasks/tabular-classification/",
  "/tasks/zero-shot-image-classification/",
  "/libraries/",
  "/tasks/text-generation/",
  "/providers/",
  "/providers/fal-ai/",
  "/providers/hf-inference/",
  "/compare/",
  "/compare/?a=library%3Adiffusers&b=library%3Atransformers",
  "/search/",
  "/search/?q=speech",
  "/libraries/transformers/",
  "/libraries/diff-interpretation-tuning/",
  "/quantization/",
  "/model/",
  "/apps/",
  "/apps/ollama/",
  "/clients/",
  "/clients/curl/",
];

checkPages(PAGES);

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("the way through the site without JavaScript", () => {
  test("from the first page to a task, to one of its libraries, and back to the task", async () => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Choose a task" }).click();
    await page.getByRole("link", { name: "Translation", exact: true }).click();
    expect(await page.locator("h1").innerText()).toContain("Translation");
    // The name is above the code and in the list of libraries.
    await page.locator("main").getByRole("link", { name: "Transformers", exact: true }).last().click();
    expect(page.url()).toBe(`${ADDRESS}libraries/transformers/`);
    await page.locator("main").locator("a[href$='/tasks/translation/']").click();
    expect(page.url()).toBe(`${ADDRESS}tasks/translation/`);
  });

  test("an address without a page says so, with status 404", async () => {
    const { page } = await visit("/");
    const response = await page.goto(`${ADDRESS}no/such/page/`);
    expect(response?.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toContain("Page not found");
  });
});
