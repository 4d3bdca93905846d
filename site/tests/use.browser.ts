import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ADDRESS, CLIPBOARD, clipboardOf, ready, useBrowser, useButton, useDialog } from "./testing.ts";

const CHAT = "Qwen/Qwen3-0.6B";

const visit = useBrowser();

const blocksOf = (page: Page) => useDialog(page).locator(".hs-snippet");
const selectedTab = (page: Page, list: string) =>
  useDialog(page).getByRole("tablist", { name: list }).getByRole("tab", { selected: true });
const hashOf = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);

async function choose(page: Page, tab: string): Promise<void> {
  await useDialog(page).getByRole("tab", { name: tab, exact: true }).click();
}

/** Opens the dialog of the home page's model, and shows the providers. */
async function openProviders(page: Page): Promise<void> {
  await useButton(page).click();
  await choose(page, "At a provider");
  await useDialog(page).getByLabel("Provider", { exact: true }).waitFor();
}

describe.skipIf(ADDRESS === "")("providers in the dialog", () => {
  test("shows code for the chosen provider, language and client, and copies the visible code", async () => {
    const { page, errors } = await visit("/", CLIPBOARD);
    await openProviders(page);
    await useDialog(page).getByLabel("Provider", { exact: true }).selectOption("Groq");
    await choose(page, "JavaScript");
    await choose(page, "fetch");
    const block = blocksOf(page).last();
    await expect.poll(() => block.locator("code").textContent()).toContain(`model: "${CHAT}:groq"`);
    const code = await block.locator("code").textContent();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => clipboardOf(page)).toBe(code);
    await page.locator("dialog > [data-hs-live]").getByText("Copied").waitFor({ state: "attached" });
    await expect.poll(() => hashOf(page)).toBe(`#use=provider:groq&model=${CHAT}&language=javascript&client=fetch`);
    expect(errors).toEqual([]);
  });

  test("the switch for streaming changes the code in Python and in the shell", async () => {
    const { page } = await visit("/");
    await openProviders(page);
    const code = () => blocksOf(page).last().locator("code").innerText();
    await expect.poll(code).not.toContain("stream");
    await useDialog(page).getByRole("switch", { name: "Stream the answer" }).press("Space");
    await expect.poll(code).toContain("stream=True");
    await choose(page, "Shell");
    await expect.poll(code).toMatch(/"stream": true/);
    await expect.poll(() => hashOf(page)).toContain("stream=yes");
  });

  test("shows the install command and the documentation of clients", async () => {
    const { page } = await visit("/");
    await openProviders(page);
    await choose(page, "huggingface_hub");
    await expect.poll(() => blocksOf(page).first().locator("code").innerText()).toContain("huggingface_hub");
    const link = useDialog(page).getByRole("link", { name: /^Documentation of huggingface_hub/ });
    await expect.poll(() => link.getAttribute("href")).toMatch(/^https:\/\//);
    await expect.poll(() => link.getAttribute("rel")).toBe("noopener noreferrer");
  });

  test("a tab is selected even if a visitor pressed it before the script loaded", async () => {
    const { page, errors } = await visit("/");
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await openProviders(page);
    await expect.poll(() => selectedTab(page, "Where the model runs").innerText()).toBe("At a provider");
    expect(errors).toEqual([]);
  });

  test("if the code for providers cannot be loaded, shows a message, and still shows code of libraries", async () => {
    const { page } = await visit("/");
    await page.route("**/assets/hosted-snippets*.js", (route) => route.abort());
    await useButton(page).click();
    await choose(page, "At a provider");
    await useDialog(page).getByText("The code for providers could not be loaded.").waitFor();
    // The rest of the dialog still works.
    await choose(page, "In my program");
    await blocksOf(page).first().waitFor();
  });
});

describe.skipIf(ADDRESS === "")("stored choices in the dialog", () => {
  test("on the next page, the dialog shows the same tab, language and client, and streaming is still on", async () => {
    const { page } = await visit("/");
    await openProviders(page);
    await choose(page, "JavaScript");
    await choose(page, "hubsmith");
    await useDialog(page).getByRole("switch").press("Space");
    await page.goto(`${ADDRESS}tasks/text-generation/`);
    await useButton(page).click();
    await expect.poll(() => selectedTab(page, "Where the model runs").innerText()).toBe("At a provider");
    await expect.poll(() => selectedTab(page, "Language").innerText()).toBe("JavaScript");
    await expect.poll(() => selectedTab(page, "Client").innerText()).toBe("hubsmith");
    await expect.poll(() => useDialog(page).getByRole("switch").isChecked()).toBe(true);
  });

  test("the dialog works without access to the browser's storage", async () => {
    const before = () => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    };
    const { page, errors } = await visit("/", { before });
    await openProviders(page);
    await choose(page, "JavaScript");
    await expect.poll(() => selectedTab(page, "Language").innerText()).toBe("JavaScript");
    expect(errors.filter((text) => !text.includes("refused"))).toEqual([]);
  });
});

describe.skipIf(ADDRESS === "")("a link to the dialog", () => {
  test("a link opens the dialog with the choices in its address", async () => {
    const { page, errors } = await visit("/#use=provider:together&language=bash&client=curl&stream=yes");
    await useDialog(page).waitFor();
    await expect.poll(() => blocksOf(page).last().locator("code").textContent()).toContain(`"${CHAT}:together"`);
    await expect.poll(() => selectedTab(page, "Language").innerText()).toBe("Shell");
    await expect.poll(() => useDialog(page).getByRole("switch").isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("a link with a library opens the tab of this library, and stores no choice", async () => {
    const { page } = await visit("/libraries/sentence-transformers/#use=library:transformers");
    await useDialog(page).waitFor();
    await expect.poll(() => selectedTab(page, "Library").innerText()).toBe("Transformers");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("hubsmith:use"))).toBeNull();
  });

  test("Back closes the dialog, Forward opens it again, and Escape restores the page's address", async () => {
    const { page } = await visit("/");
    await useButton(page).click();
    await expect.poll(() => hashOf(page)).toContain("#use=");
    await page.goBack();
    await useDialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => hashOf(page)).toBe("");
    await page.goForward();
    await useDialog(page).waitFor();
    await page.keyboard.press("Escape");
    await useDialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => hashOf(page)).toBe("");
  });

  test("a damaged or hostile link opens the dialog with default choices", async () => {
    for (const hash of [
      "#use=library:no-such-library",
      "#use=provider:<img src=x>",
      "#use=%E0%A4%A",
      "#use=&language=__proto__",
      "#use=provider:&client=constructor&stream=maybe",
    ]) {
      const { page, errors } = await visit(`/${hash}`);
      await useDialog(page).waitFor();
      await blocksOf(page).first().waitFor();
      await expect.poll(() => useDialog(page).getByRole("tab", { selected: true }).count()).toBeGreaterThan(0);
      expect([hash, ...errors]).toEqual([hash]);
    }
  });
});

describe.skipIf(ADDRESS === "")("saving code as a file", () => {
  test("the file contains the visible code, and has the right extension and a safe name", async () => {
    const { page } = await visit("/", { acceptDownloads: true });
    await openProviders(page);
    await choose(page, "Shell");
    const block = blocksOf(page).last();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      block.getByRole("button", { name: /^Save as/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^[\w.-]+\.sh$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks).toString().trimEnd()).toBe(await block.locator("code").textContent());
  });
});

describe.skipIf(ADDRESS === "")("the dialog without a mouse", () => {
  test("with only the keyboard, a visitor can open the dialog, choose code, and close the dialog", async () => {
    const { page } = await visit("/");
    const button = useButton(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await useDialog(page).waitFor();
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 20; presses++) {
        await page.keyboard.press("Tab");
        const text = await page.evaluate(() => document.activeElement?.textContent ?? "");
        if (text === name) return;
      }
      throw new Error(`${name} is out of reach`);
    };
    await ready(page, "use-this-model");
    await tabTo("In my program");
    await page.keyboard.press("ArrowRight");
    await useDialog(page).getByLabel("Provider", { exact: true }).waitFor();
    await tabTo("Python");
    await page.keyboard.press("End");
    await expect.poll(() => selectedTab(page, "Language").innerText()).toBe("Shell");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Shell");
    await page.keyboard.press("Escape");
    await useDialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
