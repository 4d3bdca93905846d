import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";
import { preview } from "vite";
import type { TestProject } from "vitest/node";
import { BROWSER_ARGUMENTS, findBrowser, NO_BROWSER, REQUIRE_BROWSER } from "../../scripts/lib/browser.ts";
import { prerender } from "../build/prerender.ts";
import { ROOT } from "../../scripts/lib/run.ts";

/** The site that was built for the tests. */
export interface BuiltSite {
  readonly folder: string;
  /** Address of the site on the test server, with a base path as on a shared host. */
  readonly url: string;
  /** Base path of the site. It is not `/`, so that a link without the base fails. */
  readonly base: string;
  readonly origin: string;
  /** Path of a file that was in the folder before the build, to test that the build deletes it. */
  readonly stale: string;
  /** Paths of the pages that have a social image. Drawing the images of all pages would take long. */
  readonly pictured: readonly string[];
  /** Number of pages, as the build returns it. */
  readonly count: number;
  readonly progress: readonly (readonly [done: number, total: number])[];
}

declare module "vitest" {
  interface ProvidedContext {
    readonly built: BuiltSite;
    /** Address of the site, for the tests with a browser; `""` if there is no browser. */
    readonly address: string;
    /** Addresses of the browsers, one for each test worker. Empty if there is no browser. */
    readonly browsers: readonly string[];
  }
}

const SITE = {
  base: "/under/hub/",
  origin: "https://hub.example",
  stale: "tasks/gone/deep/index.html",
  pictured: ["/", "/tasks/translation/"],
};

const closing: (() => Promise<void>)[] = [];

/** Builds the site once, serves it, and starts a browser for each test worker. */
export async function setup(project: TestProject): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === undefined && process.env[REQUIRE_BROWSER] === "1") throw new Error(NO_BROWSER);
  const outDir = await mkdtemp(join(tmpdir(), "hubsmith-browser-"));
  closing.push(() => rm(outDir, { recursive: true, force: true }));
  await mkdir(dirname(join(outDir, SITE.stale)), { recursive: true });
  await writeFile(join(outDir, SITE.stale), "from an earlier build");
  const progress: [done: number, total: number][] = [];
  const onProgress = (...step: [done: number, total: number]) => void progress.push(step);
  const isPictured = (path: string): boolean => SITE.pictured.includes(path);
  const count = await prerender({ outDir, base: SITE.base, origin: SITE.origin, isPictured, onProgress });
  const server = await preview({
    root: join(ROOT, "site"),
    configFile: join(ROOT, "site/vite.config.ts"),
    appType: "mpa",
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "localhost" },
  });
  closing.push(() => server.close());
  const url = server.resolvedUrls?.local[0] ?? "";
  project.provide("built", { ...SITE, folder: outDir, url, count, progress });
  if (executablePath === undefined) {
    console.warn(`! browser tests SKIPPED: ${NO_BROWSER}`);
    project.provide("address", "");
    project.provide("browsers", []);
    return;
  }
  project.provide("address", url);
  project.provide("browsers", await startBrowsers(executablePath, project.config.maxWorkers));
}

/**
 * Starts a browser for each test worker, and returns the addresses of the browsers. Starting a browser takes longer
 * than many tests, so all test files of a worker use the same browser. Each worker needs its own browser, because all
 * pages of a browser share its clipboard.
 */
async function startBrowsers(executablePath: string, workers: number): Promise<readonly string[]> {
  const start = () => chromium.launchServer({ executablePath, args: [...BROWSER_ARGUMENTS] });
  const browsers = await Promise.all(Array.from({ length: workers }, start));
  for (const browser of browsers) closing.push(() => browser.close());
  return browsers.map((browser) => browser.wsEndpoint());
}

/** Stops the browsers and the server, and deletes the site. */
export async function teardown(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}
