import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { codeContains, codes, HUB, json, showJson, status, useModelPage } from "./model-page.ts";
import { ADDRESS } from "./testing.ts";

const open = useModelPage();

const lookUp = async (page: Page, id: string): Promise<void> => {
  await page.getByLabel("Model id").fill(id);
  await page.getByRole("button", { name: "Show code" }).click();
};

describe.skipIf(ADDRESS === "")("looking up a model on the hub", () => {
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

  async function openWith(answer: (route: Route) => Promise<void>): Promise<Page & { readonly requests: string[] }> {
    const { page } = await open();
    const requests: string[] = [];
    await page.route(HUB, async (route) => {
      requests.push(route.request().url());
      await answer(route);
    });
    return Object.assign(page, { requests });
  }
  const fulfil =
    (code: number, headers: Record<string, string> = {}) =>
    (route: Route) =>
      route.fulfill({ status: code, headers: { "access-control-allow-origin": "*", ...headers }, json: {} });

  test("shows the fields that snippets read, and sends only the id", async () => {
    const page = await openWith((route) => {
      expect(route.request().headers()["referer"]).toBeUndefined();
      expect(route.request().headers()["cookie"]).toBeUndefined();
      return route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: ANSWER });
    });
    await lookUp(page, "https://huggingface.co/acme/found/tree/main");
    await status(page).getByText("Code for acme/found").waitFor();
    await codeContains(page, 'SentenceTransformer("acme/found")');
    await showJson(page);
    await expect.poll(async () => JSON.parse(await json(page).inputValue())).not.toHaveProperty("downloads");
    await expect
      .poll(() => page.requests)
      .toEqual([
        "https://huggingface.co/api/models/acme/found?blobs=true",
        "https://huggingface.co/api/models/acme/found?expand[]=inferenceProviderMapping",
      ]);
  });

  test("requests the model's providers, and shows code with each provider's own id of the model", async () => {
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
    await expect.poll(() => providers.allInnerTexts()).toEqual(["Auto router", "Fal AI"]);
    await providers.last().click();
    await page.getByRole("tab", { name: "Shell" }).click();
    await codeContains(page, "fal-ai/found-fast");
    await expect.poll(() => page.locator(".workbench-out").innerText()).not.toContain("We do not know whether");
  });

  test("shows code even if the hub does not return the model's providers", async () => {
    const page = await openWith((route) =>
      route.request().url().includes("expand")
        ? route.fulfill({ status: 500 })
        : route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: ANSWER }),
    );
    await lookUp(page, "acme/found");
    await status(page).getByText("Code for acme/found").waitFor();
  });

  test.each([
    ["not found", fulfil(404), /no model with this id/],
    ["gated or private", fulfil(401), /private or gated/],
    ["rate limit", fulfil(429, { "retry-after": "120", "access-control-expose-headers": "retry-after" }), /2 minutes/],
    ["rate limit without a waiting time", fulfil(429), /a few minutes/],
    ["offline", (route: Route) => route.abort("internetdisconnected"), /cannot be reached/],
    ["failing hub", fulfil(503), /cannot be read/],
  ])("%s: shows the reason and a form for the model, but no code", async (_, answer, words) => {
    const page = await openWith(answer);
    await lookUp(page, "acme/echo");
    await expect.poll(() => status(page).innerText()).toMatch(words);
    await expect.poll(() => codes(page).count()).toBe(0);
    expect(page.requests).toHaveLength(1);
    await page.getByLabel("Library", { exact: true }).selectOption("Diffusers");
    await page.getByLabel("Task", { exact: true }).selectOption("Text-to-Image");
    await page.getByRole("button", { name: "Show its code" }).click();
    await codeContains(page, 'DiffusionPipeline.from_pretrained("acme/echo"');
  });

  test("a link with an unknown model id requests the model from the hub, and the field shows the id", async () => {
    const page = await openWith((route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: ANSWER }),
    );
    await page.goto(`${ADDRESS}model/?id=acme/found`);
    await codeContains(page, 'SentenceTransformer("acme/found")');
    await expect.poll(() => page.getByLabel("Model id").inputValue()).toBe("acme/found");
    await expect.poll(() => page.url()).toBe(`${ADDRESS}model/?id=acme/found`);
  });

  test("shows the sizes of quantizations, and which of them fit into memory", async () => {
    const gguf = { total: 8.03e9, context_length: 8192 };
    const siblings = ["Q8_0", "Q4_K_M"].map((label) => ({ rfilename: `found-${label}.gguf` }));
    const page = await openWith((route) =>
      route.fulfill({
        headers: { "access-control-allow-origin": "*" },
        json: { id: "acme/found", tags: ["gguf"], gguf, siblings },
      }),
    );
    await lookUp(page, "acme/found");
    await page.getByLabel("App", { exact: true }).selectOption("Ollama");
    await codeContains(page, "ollama run hf.co/acme/found:Q4_K_M");
    await page.getByLabel("Memory").selectOption("6 GB");
    await page.getByText("Q4_K_M fits into 6 GB").waitFor();
    await page.getByLabel("Quantization", { exact: true }).selectOption("found-Q8_0.gguf");
    await page.getByText("Q8_0 does not fit into 6 GB").waitFor();
    await codeContains(page, "ollama run hf.co/acme/found:Q8_0");
  });

  test("rejects text that is not a model id, without a request", async () => {
    const page = await openWith(fulfil(200));
    for (const id of ["", "../../api", "a b", "javascript:alert(1)", "https://evil.example/acme/x"]) {
      await lookUp(page, id);
      await status(page).getByText("This is not a model id").waitFor();
    }
    expect(page.requests).toEqual([]);
  });

  test("a new look-up aborts the look-up that is still running", async () => {
    let answerSlow = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answerSlow = resolve));
    const page = await openWith(async (route) => {
      if (new URL(route.request().url()).pathname.endsWith("/slow")) await isAnswered;
      const id = new URL(route.request().url()).pathname.replace("/api/models/", "");
      await route
        .fulfill({ headers: { "access-control-allow-origin": "*" }, json: { ...ANSWER, id } })
        .catch(() => undefined);
    });
    await lookUp(page, "acme/slow");
    await status(page).getByText("Asking the hub for acme/slow").waitFor();
    await lookUp(page, "acme/quick");
    await codeContains(page, "acme/quick");
    answerSlow();
    await page.waitForTimeout(800);
    await codeContains(page, "acme/quick");
    await expect.poll(() => status(page).innerText()).toContain("acme/quick");
  });
});
