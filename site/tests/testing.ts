import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

/** Address of the site, with a slash at its end; `""` if there is no browser. */
export const ADDRESS = inject("address");

/** A page, and all unexpected events on it. */
export interface Visit {
  readonly page: Page;
  /** Errors and warnings in the console, script errors, and requests to other origins. */
  readonly complaints: readonly string[];
}

/** Time limit for a page, in milliseconds. It is long, because machines can be busy. */
const LONGEST_WAIT = 60_000;

/** Opens a page in its own browser context. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(LONGEST_WAIT);
  const page = await context.newPage();
  if (process.env["HUBSMITH_SLOW"] === "1") await slow(page);
  return page;
}

/**
 * Slows a page down to a sixth of its speed, and delays each of its scripts by up to a second, to find tests that do
 * not wait.
 */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    await route.fallback().catch(() => undefined);
  });
}

/** Connects to the browser that all test files share. */
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

/**
 * Of many similar elements, the contrast of this number is checked. Three elements are enough even for lists in which
 * every second row has another colour.
 */
const CHECKED_ALIKE = 3;
/** Attribute that marks elements whose contrast need not be checked, because similar elements are checked. */
const ALIKE = "data-alike";

/**
 * Returns the accessibility problems of a page: the rule, the selector and the HTML of each element. Checking contrast
 * takes most of the time. Texts look the same if the elements and classes around them are the same, so the contrast of
 * only a few such texts is checked.
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

/** Marks similar elements, except the first few of them. This function runs in the page. */
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
 * Returns a checker that reports only problems, and that runs in the tested page. If it also reported passed checks and
 * opened a second page, it would take twice as long.
 */
function accessibility(page: Page, within?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  return within === undefined ? axe : axe.include(within);
}
