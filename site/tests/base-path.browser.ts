import { describe, expect, inject, test } from "vitest";
import { publishedUrl } from "../site-url.ts";
import { socialPath } from "../src/pages/page.ts";
import { crawl } from "./crawl.ts";
import { ADDRESS, ready, useBrowser, useButton, useDialog } from "./testing.ts";

/* Tests that the site works under a base path, as on a host that it shares with other sites. */

const { url, base, origin, count, pictured } = inject("built");

describe("every link, asset and data file", async () => {
  const homepage = publishedUrl();
  const { files, checked, broken, outside } = await crawl(url, [origin + base, homepage.origin + homepage.base]);

  test("is below the base path", () => {
    expect(outside).toEqual([]);
  });

  test("exists", () => {
    // The build for the tests draws the social images of a few pages only.
    const isUndrawn = (fault: string): boolean =>
      fault.includes(` → ${url}social/`) && !pictured.some((path) => fault.endsWith(` → ${url}${socialPath(path)}`));
    expect(broken.filter((fault) => !isUndrawn(fault))).toEqual([]);
  });

  test("was found: all pages, and files of all kinds", () => {
    const found = [...files].filter(([, status]) => status === 200).map(([file]) => file.slice(url.length));
    expect(found.filter((path) => path === "" || /(?:\/|\.html)$/.test(path))).toHaveLength(count);
    expect(checked).toBeGreaterThan(20_000);
    const kinds = ["js", "css", "woff2", "svg", "webp", "opus", "json", "xml", "txt", "png"];
    expect(kinds.filter((kind) => !found.some((path) => path.endsWith(`.${kind}`)))).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(["sitemap.xml", "feed.xml", "llms.txt", "api/index.json"]));
  });

  test("the server has no files outside the base path", async () => {
    const outer = new URL(url).origin;
    for (const path of ["/tasks/", "/favicon.svg", "/search.json", "/under/", "/404.html"])
      expect((await fetch(outer + path)).status).toBe(404);
  });
});

const visit = useBrowser();

test.skipIf(ADDRESS === "")("a visitor uses the whole site, and every request stays below the base path", async () => {
  const { page, errors } = await visit("/", { isNew: true });
  const requested: string[] = [];
  const failed: string[] = [];
  page.on("response", (response) => {
    requested.push(response.url());
    if (response.status() >= 400) failed.push(response.url());
  });

  await page.getByRole("link", { name: "Choose a task" }).click();
  await page.waitForURL(`${ADDRESS}tasks/`);
  await page.keyboard.press("/");
  await page.keyboard.type("transfomers");
  await page
    .getByRole("option", { name: /^Transformers/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${ADDRESS}libraries/transformers/`);

  await useButton(page).click();
  await useDialog(page).locator(".hs-snippet code").first().waitFor();
  await page.keyboard.press("Escape");
  // The dialog goes back in the history, which would abort the next navigation.
  await page.waitForURL(`${ADDRESS}libraries/transformers/`);

  await page.goto(`${ADDRESS}model/?id=openai/whisper-large-v3`);
  await page.locator(".workbench-out .hs-snippet", { hasText: "openai/whisper-large-v3" }).first().waitFor();
  await page.locator(".workbench-record > summary").click();
  await page.getByRole("tab", { name: "JSON" }).click();

  await page.goto(`${ADDRESS}compare/?a=library%3Adiffusers&b=library%3Atransformers`);
  await page.locator(".compared table").waitFor();
  await page.goto(`${ADDRESS}search/?q=keras`);
  await page.locator("#search-results a").first().click();
  await page.waitForURL(`${ADDRESS}libraries/**`);

  await page.goto(`${ADDRESS}playground/chat-template/`);
  await ready(page, "chat-playground");
  await page.getByLabel("Bundled conversation").selectOption("one question");
  // A worker of the site renders this prompt.
  await page.getByRole("region", { name: "Prompt" }).getByText("What is the capital of France?").first().waitFor();

  expect(errors).toEqual([]);
  expect(failed).toEqual([]);
  expect(requested.filter((one) => !one.startsWith(ADDRESS))).toEqual([]);
  const files = ["search.json", "compare.json", "api/rules/transformers.json", "playground/chat-samples.json"];
  expect(requested).toEqual(expect.arrayContaining(files.map((file) => ADDRESS + file)));

  await page.goto(`${ADDRESS}no/such/page/`);
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await page.getByRole("link", { name: "Hubsmith", exact: true }).click();
  await page.waitForURL(ADDRESS);
});
