import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, preview, type PreviewServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/run.ts";
import { ADDRESS, useBrowser } from "./testing.ts";

/** A user's page that renders the dialog in the browser with default props. */
const PAGE = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { UseThisModel } from "hubsmith/react";
import "hubsmith/react.css";
const model = {
  id: 'acme/"tiny"-<b>chat</b>',
  tags: ["transformers", "text-generation", "no-such-library", "constructor"],
  library_name: "transformers",
  pipeline_tag: "text-generation",
  transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
};
createRoot(document.getElementById("root")).render(createElement(UseThisModel, { model, repository: "https://git.example/me/mine" }));
`;

const visit = useBrowser();

describe.skipIf(ADDRESS === "")("a page that renders the dialog in the browser", () => {
  let server: PreviewServer | undefined;
  let outDir = "";

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), "hubsmith-consumer-"));
    const entry = join(ROOT, "site/consumer-page.ts");
    await build({
      root: join(ROOT, "site"),
      configFile: join(ROOT, "site/vite.config.ts"),
      logLevel: "error",
      plugins: [
        {
          name: "consumer-page",
          resolveId: (id) => (id === entry ? id : null),
          load: (id) => (id === entry ? PAGE : null),
        },
      ],
      build: { outDir, rollupOptions: { input: entry, output: { entryFileNames: "page.js" } }, copyPublicDir: false },
    });
    const html =
      '<!doctype html><html lang="en"><title>x</title><div id="root"></div><script type="module" src="/page.js"></script>';
    await writeFile(join(outDir, "index.html"), html);
    server = await preview({
      root: outDir,
      configFile: false,
      appType: "mpa",
      logLevel: "error",
      build: { outDir },
      preview: { port: 0, host: "localhost" },
    });
  });
  afterAll(async () => {
    await server?.close();
    await rm(outDir, { recursive: true, force: true });
  });

  test("when the dialog opens, it loads the libraries, their code and their links", async () => {
    const { page } = await visit(server?.resolvedUrls?.local[0] ?? "");
    await page.getByRole("button", { name: /^Use this model/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Use this model/ });
    await dialog.getByRole("tab").first().waitFor();
    await expect.poll(() => dialog.getByRole("tab").allInnerTexts()).toEqual(["Transformers"]);
    await dialog.locator(".hs-snippet code").first().waitFor();
    await expect
      .poll(async () => (await dialog.locator(".hs-snippet code").allTextContents()).join("\n"))
      .toContain(String.raw`acme/\"tiny\"-<b>chat</b>`);
    await expect.poll(() => dialog.locator("b").count()).toBe(0);
    await expect
      .poll(() => dialog.getByRole("link", { name: /^Update on GitHub/ }).getAttribute("href"))
      .toBe("https://git.example/me/mine/edit/main/spec/libraries/transformers.yaml");
  });

  test.each([
    ["code", "**/transformers-*.js"],
    ["the catalogue", "**/lazy-*.js"],
  ])("if %s cannot be loaded, the dialog shows an error, and a visitor can try again", async (_, files) => {
    const { page } = await visit(server?.resolvedUrls?.local[0] ?? "");
    await page.route(files, (route) => route.abort());
    await page.getByRole("button", { name: /^Use this model/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("alert").getByText("could not be loaded").waitFor();
    await page.unroute(files);
    await dialog.getByRole("button", { name: "Try again" }).click();
    // After a failure, some versions of Chromium load the module again. In other versions, the page must be reloaded.
    const reload = dialog.getByRole("button", { name: "Reload the page" });
    await dialog.locator(".hs-snippet code").or(reload).first().waitFor();
    if (await reload.isVisible()) await reload.click();
    // After a reload, the dialog is open again, because the address contains it.
    await dialog.locator(".hs-snippet code").first().waitFor();
    await expect.poll(() => dialog.getByRole("alert").count()).toBe(0);
  });
});
