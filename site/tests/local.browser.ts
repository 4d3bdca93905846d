import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../runtime/mock/index.ts";
import { HUB } from "./model-page.ts";
import { ADDRESS, PHONE, ready, useBrowser, useButton, useDialog, violations, type VisitOptions } from "./testing.ts";

const visit = useBrowser();

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** A model that is asked by its name on the public hub. The mock hub knows it as `acme/tiny-chat`. */
const QWEN = /Qwen\/Qwen3-[\d.]+B/;

/** Answers a request to the hub with the mock hub. */
async function fromMock(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const path = decodeURIComponent(pathname + search);
  const asked = QWEN.exec(path)?.[0] ?? "acme/tiny-chat";
  const response = await fetch(mock.url + path.replaceAll(asked, "acme/tiny-chat"));
  const body = (await response.text()).replaceAll("acme/tiny-chat", asked);
  await route.fulfill({ status: response.status, headers: { "access-control-allow-origin": "*" }, body });
}
const offline = (route: Route): Promise<void> => route.abort("internetdisconnected");

const MAC: VisitOptions = { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" };
const ANDROID: VisitOptions = {
  viewport: PHONE,
  isMobile: true,
  hasTouch: true,
  userAgent: "Mozilla/5.0 (Android 16)",
};
const BUNDLED_GGUF = "bartowski/gemma-2-9b-it-GGUF";

/** The part of the page that shows where the model runs, and its visible code. */
const out = (page: Page) => page.locator(".workbench-out");
const code = (page: Page) => out(page).locator(".hs-snippet:visible").allInnerTexts();

interface Errand {
  readonly id: string;
  readonly options?: VisitOptions;
  readonly hub?: (route: Route) => Promise<void>;
  /** Memory to choose, in GB. Absent: the errand ends before. */
  readonly memory?: string;
  /** What the page says. */
  readonly words: readonly string[];
  /** The command that the visitor copies. */
  readonly command: string;
}

const ERRANDS: Readonly<Record<string, Errand>> = {
  "a laptop with 16 GB": {
    id: "Qwen/Qwen3-8B",
    memory: "16",
    words: ["8.5 GB, runs, 57 %", "A context of 4,096 tokens is counted", "Q8_0 runs in 16 GB"],
    command: "-hf Qwen/Qwen3-8B-GGUF:Q8_0 -c 4096",
  },
  "a laptop with 8 GB": {
    id: "Qwen/Qwen3-8B",
    memory: "8",
    words: ["16.1 GB, too large", "Q4_K_M runs in 8 GB"],
    command: "-hf Qwen/Qwen3-8B-GGUF:Q4_K_M -c 4096",
  },
  "a Mac with 16 GB": {
    id: "Qwen/Qwen3-8B",
    options: MAC,
    memory: "16",
    words: ["MLX 4-bit runs in 16 GB", "Qwen/Qwen3-8B-4bit"],
    command: "mlx_lm.chat --model Qwen/Qwen3-8B-4bit",
  },
  "a graphics card with 24 GB": {
    id: "https://huggingface.co/Qwen/Qwen3-8B",
    memory: "24",
    words: ["16.1 GB, runs", "Q8_0 runs in 24 GB"],
    command: "-hf Qwen/Qwen3-8B-GGUF:Q8_0 -c 4096",
  },
  "a gated model": {
    id: "acme/gated-chat",
    memory: "16",
    words: ["The context is not counted", "Q8_0 runs in 16 GB"],
    command: "-hf acme/gated-chat-GGUF:Q8_0 -c 4096",
  },
  "a private model": {
    id: "acme/private-chat-GGUF",
    words: ["it is private or gated", "HF_TOKEN"],
    command: "npx hubsmith fit acme/private-chat-GGUF",
  },
  "a known model without a connection": {
    id: BUNDLED_GGUF,
    hub: offline,
    memory: "16",
    words: ["The context is not counted", "Q8_0 runs in 16 GB"],
    command: `-hf ${BUNDLED_GGUF}:Q8_0 -c 4096`,
  },
  "a phone": {
    id: "Qwen/Qwen3-8B",
    options: ANDROID,
    memory: "8",
    words: ["Q4_K_M runs in 8 GB"],
    command: "-hf Qwen/Qwen3-8B-GGUF:Q4_K_M -c 4096",
  },
};

describe.skipIf(ADDRESS === "")("from the id of a model to a command that fits", () => {
  test.each(Object.entries(ERRANDS))("%s: at most four actions", async (_, errand) => {
    const { page } = await visit("/model/", errand.options);
    await page.route(HUB, errand.hub ?? fromMock);
    await ready(page, "model-workbench");
    await page.waitForTimeout(300);
    let actions = 0;
    const act = async (action: Promise<unknown>): Promise<void> => {
      await action;
      actions += 1;
    };
    await act(page.getByLabel("Model id").fill(errand.id));
    await act(page.keyboard.press("Enter"));
    if (errand.memory !== undefined) {
      const tab = out(page).getByRole("tab", { name: "On this machine" });
      await tab.hover();
      if ((await tab.getAttribute("aria-selected")) !== "true") await act(tab.click());
      await act(out(page).getByLabel("Memory").selectOption(errand.memory));
    }
    await expect.poll(() => code(page).then((texts) => texts.join("\n"))).toContain(errand.command);
    const main = page.locator(".workbench");
    for (const words of errand.words) await expect.poll(() => main.innerText()).toContain(words);
    expect(actions).toBeLessThanOrEqual(4);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
});

describe.skipIf(ADDRESS === "")("the dialog and the machine", () => {
  const choose = async (page: Page): Promise<void> => {
    await useButton(page).hover();
    await ready(page, "use-this-model");
    await useButton(page).click();
    await useDialog(page).getByRole("tab", { name: "On this machine" }).click();
  };

  test("the dialog gives the same verdict, the machine is remembered, and Back closes the dialog", async () => {
    const { page } = await visit("/");
    await page.route(HUB, fromMock);
    await choose(page);
    const dialog = useDialog(page);
    await dialog.getByLabel("Memory").selectOption("8");
    await dialog.getByLabel("Context").selectOption("32768");
    await dialog.getByText("8.5 GB, too large, 157 %").waitFor();
    await dialog.getByText("Q2_K fits into 8 GB, but leaves little room.").waitFor();
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, "dialog[open]")).toEqual([]);
    }
    await page.goBack();
    await dialog.waitFor({ state: "hidden" });
    await page.goto(`${ADDRESS}model/?id=Qwen/Qwen3-8B`);
    await expect.poll(() => out(page).getByLabel("Memory").inputValue()).toBe("8");
    await out(page).getByText("8.5 GB, too large, 157 %").waitFor();
    const app = out(page).getByLabel("App", { exact: true });
    const apps = await app.locator("option").allInnerTexts();
    expect(apps.indexOf("vLLM")).toBeGreaterThan(
      Math.max(...["llama.cpp", "LM Studio", "Ollama"].map((one) => apps.indexOf(one))),
    );
    await app.selectOption("Ollama");
    await expect.poll(() => code(page)).toEqual([expect.stringContaining("/set parameter num_ctx 32768")]);
  });

  test("if the hub cannot be reached, a link searches for versions, and Try again asks once more", async () => {
    const { page } = await visit("/");
    await page.route(HUB, offline);
    await choose(page);
    const dialog = useDialog(page);
    const link = dialog.getByRole("link", { name: "Find quantized versions on the hub" });
    await expect.poll(() => link.getAttribute("href")).toContain("base_model:quantized:Qwen%2FQwen3-0.6B");
    await page.unroute(HUB);
    await page.route(HUB, fromMock);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("Qwen/Qwen3-0.6B-GGUF", { exact: true }).waitFor();
  });

  test("if the hub does not answer, a message is shown after 5 s", async () => {
    const { page } = await visit("/");
    await page.route(HUB, () => undefined);
    await choose(page);
    await useDialog(page).getByText("Asking the hub for versions").waitFor();
    await useDialog(page).getByRole("button", { name: "Try again" }).waitFor({ timeout: 30_000 });
  });
});
