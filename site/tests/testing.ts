import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

/** Address of the site, with a slash at its end; `""` if there is no browser. */
export const ADDRESS = inject("address");

/** A page, and all unexpected events on it. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings in the console, script errors, and requests that are not below the address of the site. */
  readonly errors: readonly string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Opens a new page with empty caches, even if the previous visit had the same options. Default: false. */
  readonly isNew?: boolean;
  /** A function that runs in a new page before the scripts of the site. */
  readonly before?: () => void;
}

/** Size of a phone's screen, in pixels. */
export const PHONE = { width: 375, height: 812 };

/** Options that allow a page to read and write the clipboard. */
export const CLIPBOARD: VisitOptions = { permissions: ["clipboard-read", "clipboard-write"] };

/** Size of a screen, in pixels, if a test does not set it. This is Playwright's own default. */
const SCREEN = { width: 1280, height: 720 };

/** Time limit for each action on a page, in milliseconds. It is long, because machines can be busy. */
const LONGEST_WAIT = 60_000;

/** `HUBSMITH_SLOW=1` makes pages slow, to find tests that do not wait for the page. */
const IS_SLOW = process.env["HUBSMITH_SLOW"] === "1";

/** Opens a page in its own browser context. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(LONGEST_WAIT);
  const page = await context.newPage();
  if (IS_SLOW) await slow(page);
  return page;
}

/** Slows a page down to a sixth of its speed, and delays each of its scripts by up to a second. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    await route.fallback().catch(() => undefined);
  });
}

/** Connects to the browser of this test worker. */
export function connect(): Promise<Browser> {
  const worker = Number(process.env["VITEST_POOL_ID"]);
  const address = inject("browsers")[worker - 1];
  if (address === undefined) throw new Error(`worker ${worker} has no browser`);
  return chromium.connect(address);
}

/**
 * Connects the tests of a file to the browser. Returns a function that opens a page. Visits with the same options share
 * a page, because a new page takes longer than most tests. Stored values, routes and listeners of the previous visit
 * are removed.
 */
export function useBrowser(): (path: string, options?: VisitOptions) => Promise<Visit> {
  let browser: Browser | undefined;
  let last: { readonly page: Page; readonly key: string | undefined } | undefined;
  beforeAll(async () => {
    if (ADDRESS !== "") browser = await connect();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (path, { isNew = false, before, ...options } = {}) => {
    if (browser === undefined) throw new Error("no browser");
    const key = isNew || before !== undefined || IS_SLOW ? undefined : JSON.stringify(options);
    if (last !== undefined && key !== undefined && last.key === key) {
      await clear(last.page, options);
    } else {
      await last?.page.context().close();
      last = { page: await openPage(browser, options), key };
      if (before !== undefined) await last.page.addInitScript(before);
    }
    const { page } = last;
    const errors = listen(page);
    // If only the part after # is different, the browser does not load the page.
    if ((await page.goto(new URL(path.replace(/^\//, ""), ADDRESS).href)) === null) await page.reload();
    return { page, errors };
  };
}

/** Undoes what the previous visit changed in a page. */
async function clear(page: Page, { viewport = SCREEN }: BrowserContextOptions): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const deleteStored = () => page.evaluate(() => localStorage.clear());
  // If the previous test ended while a page was loading, `deleteStored` is aborted.
  await deleteStored().catch(deleteStored);
  if (viewport !== null) await page.setViewportSize(viewport);
}

function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(ADDRESS)) errors.push(`request to ${request.url()}`);
  });
  return errors;
}

export const clipboardOf = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Waits until an interactive part of the page is hydrated. */
export const ready = (page: Page, island: string): Promise<void> =>
  page.locator(`[data-island='${island}'][data-ready]`).first().waitFor({ state: "attached" });

/** Returns the button that opens the dialog "Use this model". */
export const useButton = (page: Page) => page.getByRole("button", { name: /^Use this model/ }).first();

export const useDialog = (page: Page) => page.getByRole("dialog", { name: /^Use this model/ });

/** Returns the selected text of a field. */
export const selectedIn = (field: Locator): Promise<string> =>
  field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

/**
 * Number of similar elements whose contrast is checked. Three are enough even for lists in which every second row has
 * another colour.
 */
const CHECKED_ALIKE = 3;
/** Attribute that marks elements whose contrast need not be checked, because similar elements are checked. */
const ALIKE = "data-alike";

/**
 * Returns the accessibility problems of a page: the rule, the selector and the HTML of each element. Checking contrast
 * takes most of the time, so only a few of the texts that look alike are checked.
 *
 * @param within selector of the part to check; default: the whole page
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const others = await accessibility(page, within).disableRules("color-contrast").analyze();
  await page.evaluate(markAlike, [ALIKE, CHECKED_ALIKE] as const);
  const contrast = await accessibility(page, within).withRules("color-contrast").exclude(`[${ALIKE}]`).analyze();
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, ALIKE);
  return [...others.violations, ...contrast.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} ${target.join(" ")} ${html}`),
  );
}

/** Marks each element that looks like at least `most` earlier elements. This function runs in the page. */
function markAlike([name, most]: readonly [name: string, most: number]): void {
  const seen = new Map<string, number>();
  for (const element of document.querySelectorAll(":not(:has(*))")) {
    let look = "";
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      look += ` ${at.localName}.${at.getAttribute("class") ?? ""}`;
    const count = (seen.get(look) ?? 0) + 1;
    seen.set(look, count);
    if (count > most) element.setAttribute(name, "");
  }
}

/**
 * Returns an axe checker that reports only problems, and that uses only one page. By default, axe also reports passed
 * checks and opens a second page, which takes twice as long.
 */
function accessibility(page: Page, within?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  return within === undefined ? axe : axe.include(within);
}
