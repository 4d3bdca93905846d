import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { showJson } from "./model-page.ts";
import { FOLDED_PAGES, MORE_PAGES, PAGES } from "./page-types.ts";
import { ADDRESS, ready, useBrowser, useButton, useDialog, violations } from "./testing.ts";

/** A page to check, in a certain state. */
interface State {
  readonly name: string;
  readonly path: string;
  /** Brings the page into this state. Default: leaves the page unchanged. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** Selector of the part to check. Default: the whole page. */
  readonly within?: string;
  /** Screen widths in pixels. Default: a desktop, a tablet and a phone. */
  readonly widths?: readonly number[];
}

const WIDTHS = [1440, 768, 375];

async function openAllParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) {
      // The browser opens only one of several `details` with the same name, so the name is removed.
      part.removeAttribute("name");
      part.open = true;
    }
  });
}

const STATES: readonly State[] = [
  ...[...PAGES, ...MORE_PAGES].map((path) => ({ name: path, path })),
  ...FOLDED_PAGES.map((path) => ({ name: `${path} with all parts open`, path, arrange: openAllParts })),
  {
    name: "the menu on a phone",
    path: "/libraries/",
    widths: [375],
    arrange: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("navigation", { name: "Main" }).waitFor();
    },
  },
  {
    name: "search results above a page",
    path: "/",
    arrange: async (page) => {
      await page.keyboard.press("/");
      await page.keyboard.type("text");
      await page.getByRole("dialog", { name: "Search" }).getByRole("option").first().waitFor();
    },
  },
  {
    name: "the dialog with a library",
    path: "/libraries/transformers/",
    within: "dialog[open]",
    arrange: async (page) => {
      await useButton(page).click();
      await ready(page, "use-this-model");
    },
  },
  {
    name: "the dialog with providers",
    path: "/",
    within: "dialog[open]",
    arrange: async (page) => {
      await useButton(page).click();
      await useDialog(page).getByRole("tab", { name: "At a provider", exact: true }).click();
      await useDialog(page).getByLabel("Provider", { exact: true }).waitFor();
    },
  },
  {
    name: "the JSON of a record, with an error",
    path: "/model/",
    arrange: async (page) => {
      await ready(page, "model-workbench");
      await showJson(page);
      await page.getByLabel("JSON of the record").fill("{,}");
      await page.getByText("This is not JSON").waitFor();
    },
  },
  {
    name: "a chat template with visible white space",
    path: "/playground/chat-template/",
    arrange: async (page) => {
      await ready(page, "chat-playground");
      await page.getByRole("checkbox", { name: "Show white space" }).check();
    },
  },
  {
    name: "an answer that cannot be parsed, and a model that cannot be loaded",
    path: "/playground/chat-template/",
    arrange: async (page) => {
      await ready(page, "chat-playground");
      await page.getByLabel("Model id or hub address").fill("not an id");
      await page.getByRole("button", { name: "Load", exact: true }).click();
      await page.getByRole("textbox", { name: "Answer of the model" }).fill("<tool_call>{ }}</tool_call>");
      await page.getByRole("region", { name: "Answer" }).locator(".problem").waitFor();
    },
  },
  {
    name: "a chat template with an error",
    path: "/playground/chat-template/",
    arrange: async (page) => {
      await ready(page, "chat-playground");
      await page.getByRole("textbox", { name: "Template", exact: true }).fill("{{ messages | shout }}");
      await page.getByRole("region", { name: "Prompt" }).locator(".problem").waitFor();
    },
  },
];

/** Defines the tests of all states in one theme: at every width, axe finds no problem and nothing overflows. */
export function checkAccessibility(colorScheme: "light" | "dark"): void {
  const visit = useBrowser();
  const cases = STATES.map((state) => [state.name, state] as const);

  describe.skipIf(ADDRESS === "")(`in ${colorScheme} axe finds no problem, and nothing overflows`, () => {
    test.each(cases)("%s", async (_, { path, arrange, within, widths = WIDTHS }) => {
      const { page, errors } = await visit(path, { colorScheme, viewport: { width: widths[0] ?? 0, height: 900 } });
      await page.waitForLoadState("networkidle");
      await arrange?.(page);
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await violations(page, within)).map((violation) => `${width} px: ${violation}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${width} px: ${over} px too wide`);
      }
      expect.soft(found).toEqual([]);
      expect.soft(errors).toEqual([]);
    });
  });
}
