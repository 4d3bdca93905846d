import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

/** Address of the site under test, with a slash at its end; `""` when there is no browser. */
export const ADDRESS = inject("address");

/** A page under test, and everything on it that should not have happened. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, errors of scripts, and requests that leave the site. */
  readonly complaints: readonly string[];
}

/** A page may take any time on a busy machine; one that takes this long will never come. In milliseconds. */
const LONGEST_WAIT = 60_000;

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(LONGEST_WAIT);
  return context.newPage();
}

/** Connects to the browser that all files of tests share. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject("browser"));
}

/** Connects the tests of a file to the browser. Returns a function that opens a page. */
export function useBrowser(): (path: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser | undefined;
  const visits: Page[] = [];
  beforeAll(async () => {
    if (ADDRESS !== "") browser = await connect();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (path, options = {}) => {
    if (browser === undefined) throw new Error("no browser");
    for (const page of visits.splice(0)) await page.context().close();
    const page = await openPage(browser, options);
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

/** Elements of the same look that are checked for contrast: enough for lists whose rows take turns. */
const CHECKED_ALIKE = 3;
/** Set on the others while contrast is checked. */
const ALIKE = "data-alike";

/**
 * Returns what axe finds on a page, as `rule selector`. Contrast takes three quarters of the time and depends on the
 * look alone, so of the texts with the same elements and classes around them, only the first few are checked for it.
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

/** Runs in the page. */
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

/** Reports violations only, and adds them up in the page: listing what is fine, in a second page, took half of the time. */
function accessibility(page: Page, within?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  return within === undefined ? axe : axe.include(within);
}
