import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/browser.ts";

/** Address of the site under test, with a slash at its end; `""` when there is no browser. */
export const ADDRESS = inject("address");

/** A page under test, and everything on it that should not have happened. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, errors of scripts, and requests that leave the site. */
  readonly complaints: readonly string[];
}

/** One browser for the tests of a file. Returns how to open a page in it. */
export function useBrowser(): (path: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser | undefined;
  const visits: Page[] = [];
  beforeAll(async () => {
    const executablePath = findBrowser();
    if (executablePath !== undefined) browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (path, options = {}) => {
    if (browser === undefined) throw new Error("no browser");
    for (const page of visits.splice(0)) await page.context().close();
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    visits.push(page);
    const complaints = listen(page);
    await page.goto(new URL(path.replace(/^\//, ""), ADDRESS).href);
    return { page, complaints };
  };
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(ADDRESS).origin) complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/**
 * What checks a page with axe. It reports violations only, and adds them up in the page itself: listing all that is fine,
 * and a second page for the sum, took half of the time.
 */
export function accessibility(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}
