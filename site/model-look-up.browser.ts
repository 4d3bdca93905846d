import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { codeContains, codes, HUB, json, showJson, status, useModelPage } from "./model-page.ts";
import { ADDRESS } from "./testing.ts";

const { open } = useModelPage();

const lookUp = async (page: Page, id: string): Promise<void> => {
  await page.getByLabel("Model on the hub").fill(id);
  await page.getByRole("button", { name: "Look up" }).click();
};

describe.skipIf(ADDRESS === "")("the look-up on the hub", () => {
  const ANSWER = {
    id: "acme/found",
    modelId: "acme/found",
    private: false,
    downloads: 5,
    siblings: [{ rfilename: "a.bin" }],
    library_name: "sentence-transformers",
    pipeline_tag: "sentence-similarity",
    tags: ["sentence-transformers"],
  };

  async function openWith(answer: (route: Route) => Promise<void>): Promise<Page & { readonly asked: string[] }> {
    const { page } = await open();
    const asked: string[] = [];
    await page.route(HUB, async (route) => {
      asked.push(route.request().url());
      await answer(route);
    });
    return Object.assign(page, { asked });
  }
  const fulfil =
    (code: number, headers: Record<string, string> = {}) =>
    (route: Route) =>
      route.fulfill({ status: code, headers: { "access-control-allow-origin": "*", ...headers }, json: {} });

  test("shows the fields that snippets read, and asks with nothing but the id", async () => {
    const page = await openWith((route) => {
      expect(route.request().headers()["referer"]).toBeUndefined();
      expect(route.request().headers()["cookie"]).toBeUndefined();
      return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: ANSWER });
    });
    await lookUp(page, "https://huggingface.co/acme/found/tree/main");
    await status(page).getByText("The record of acme/found is shown.").waitFor();
    await codeContains(page, 'SentenceTransformer("acme/found")');
    await showJson(page);
    expect(JSON.parse(await json(page).inputValue())).not.toHaveProperty("downloads");
    expect(page.asked).toEqual([
      "https://huggingface.co/api/models/acme/found",
      "https://huggingface.co/api/models/acme/found?expand[]=inferenceProviderMapping",
    ]);
  });

  test("asks who serves the model, and offers those providers with the names that they have for it", async () => {
    const mapping = { "fal-ai": { providerId: "fal-ai/found-fast", task: "text-to-image", status: "live" } };
    const page = await openWith((route) => {
      const isMapping = route.request().url().includes("expand");
      const answer = isMapping
        ? { id: "acme/found", inferenceProviderMapping: mapping }
        : { id: "acme/found", library_name: "diffusers", pipeline_tag: "text-to-image", tags: ["diffusers"] };
      return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: answer });
    });
    await lookUp(page, "acme/found");
    await codeContains(page, "acme/found");
    await page.getByRole("tab", { name: "At a provider" }).first().click();
    const providers = page.getByRole("tablist", { name: "Provider" }).getByRole("tab");
    await providers.first().waitFor();
    expect(await providers.allInnerTexts()).toEqual(["Auto router", "Fal AI"]);
    await providers.last().click();
    await page.getByRole("tab", { name: "Shell" }).click();
    await codeContains(page, "fal-ai/found-fast");
    expect(await page.locator(".workbench-out").innerText()).not.toContain("does not say who serves");
  });

  test("a hub that does not tell who serves the model is no failure", async () => {
    const page = await openWith((route) =>
      route.request().url().includes("expand")
        ? route.fulfill({ status: 500 })
        : route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: ANSWER }),
    );
    await lookUp(page, "acme/found");
    await status(page).getByText("The record of acme/found is shown.").waitFor();
  });

  test.each([
    ["not found", fulfil(404), /no model of this id/],
    ["gated or private", fulfil(401), /does not show this model/],
    ["rate limit", fulfil(429, { "retry-after": "120", "access-control-expose-headers": "retry-after" }), /2 minutes/],
    ["rate limit without a time", fulfil(429), /some minutes/],
    ["offline", (route: Route) => route.abort("internetdisconnected"), /cannot be reached/],
    ["failing hub", fulfil(503), /no answer that can be read/],
  ])("%s is told, and the record stays", async (_, answer, words) => {
    const page = await openWith(answer);
    const before = await codes(page).allTextContents();
    await lookUp(page, "acme/echo");
    await expect.poll(() => status(page).innerText()).toMatch(words);
    expect(await codes(page).allTextContents()).toEqual(before);
    expect(page.asked).toHaveLength(1);
  });

  test("what is no id is told without asking", async () => {
    const page = await openWith(fulfil(200));
    for (const id of ["", "../../api", "a b", "javascript:alert(1)", "https://evil.example/acme/x"]) {
      await lookUp(page, id);
      await status(page).getByText("This is no id of a model").waitFor();
    }
    expect(page.asked).toEqual([]);
  });

  test("a new look-up ends the one that runs", async () => {
    const page = await openWith(async (route) => {
      if (route.request().url().endsWith("/slow")) await new Promise((resolve) => setTimeout(resolve, 600));
      const id = new URL(route.request().url()).pathname.replace("/api/models/", "");
      await route
        .fulfill({ headers: { "access-control-allow-origin": "*" }, json: { ...ANSWER, id } })
        .catch(() => undefined);
    });
    await lookUp(page, "acme/slow");
    await status(page).getByText("Asking the hub…").waitFor();
    await lookUp(page, "acme/quick");
    await codeContains(page, "acme/quick");
    await page.waitForTimeout(800);
    await codeContains(page, "acme/quick");
    expect(await status(page).innerText()).toContain("acme/quick");
  });
});
