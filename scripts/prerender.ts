import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as entryServer from "../site/src/entry-server.tsx";
import { dataFiles, escapeXml } from "../site/data-files.ts";
import { playgroundFiles } from "../site/playground-data.ts";
import { createServices } from "../site/services.ts";
import { fillTemplate } from "../site/template.ts";
import { ROOT } from "./run.ts";

const SITE = join(ROOT, "site");

/** How many pages are rendered and written before progress is told. */
const BATCH = 25;

export interface PrerenderOptions {
  /** Absolute path of the folder to write; what was in it before is removed. */
  readonly outDir: string;
  /** Path that the site will lie under. Default: `/`. */
  readonly base?: string;
  /** Scheme and host of the published site, for canonical addresses and the sitemap. Default: from package.json. */
  readonly origin?: string;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Builds the site: scripts and styles by vite, then every page as static HTML, then what programs read: `sitemap.xml`,
 * a feed, and the entries as JSON.
 *
 * @returns the number of pages
 * @throws Error when two pages would be one file on a disk that does not tell capitals from small letters
 */
export async function prerender({ outDir, base = "/", origin, onProgress }: PrerenderOptions): Promise<number> {
  const under = `/${base.replaceAll(/^\/+|\/+$/g, "")}/`.replace("//", "/");
  const work = await mkdtemp(join(tmpdir(), "hubsmith-site-"));
  try {
    const { createSite, THEME_SCRIPT } = await forProduction(async () => {
      await buildClient(outDir, under);
      return buildServer(work, under);
    });
    const services = await createServices(under, origin);
    const site = createSite(services);
    refuseTwins(site.paths);
    const template = await readFile(join(outDir, "index.html"), "utf8");
    for (let from = 0; from < site.paths.length; from += BATCH) {
      onProgress?.(from, site.paths.length);
      await Promise.all(
        site.paths.slice(from, from + BATCH).map(async (path) => {
          const page = await site.render(path);
          await writePage(outDir, path, fillTemplate(template, { ...page, script: THEME_SCRIPT }, true));
        }),
      );
    }
    onProgress?.(site.paths.length, site.paths.length);
    await writeFile(join(outDir, "sitemap.xml"), sitemap(site.paths, services.origin + under));
    for (const [path, text] of site.files()) await writeText(outDir, path, text);
    for (const [path, text] of dataFiles(services.origin + under)) await writeText(outDir, path, text);
    for (const [path, make] of playgroundFiles()) await writeText(outDir, path, make());
    return site.paths.length;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Runs with `NODE_ENV` set for production, whatever it is outside: a test runner sets it, and React heeds it. */
async function forProduction<Result>(action: () => Promise<Result>): Promise<Result> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    return await action();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

async function buildClient(outDir: string, base: string): Promise<void> {
  await build({
    root: SITE,
    configFile: join(SITE, "vite.config.ts"),
    base,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
}

/** Bundles the rendering half with everything it needs, so that it runs from a folder of its own. */
async function buildServer(work: string, base: string): Promise<typeof entryServer> {
  await build({
    root: SITE,
    configFile: join(SITE, "vite.config.ts"),
    base,
    // vite would remark that the catalogue, which browsers load on demand, is needed at once here.
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: "src/entry-server.tsx", outDir: work, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
  return import(pathToFileURL(join(work, "entry-server.js")).href);
}

function refuseTwins(paths: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const twin = seen.get(path.toLowerCase());
    if (twin !== undefined) throw new Error(`pages ${twin} and ${path} differ in capitals only: rename one entry`);
    seen.set(path.toLowerCase(), path);
  }
}

async function writePage(outDir: string, path: string, html: string): Promise<void> {
  await writeText(outDir, decodeURIComponent(path.endsWith("/") ? `${path}index.html` : path), html);
}

async function writeText(outDir: string, path: string, text: string): Promise<void> {
  const file = join(outDir, path);
  if (!file.startsWith(outDir)) throw new Error(`${path} would lie outside of the site`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function sitemap(paths: readonly string[], root: string): string {
  const addresses = paths
    .filter((path) => path.endsWith("/"))
    .map((path) => `  <url><loc>${escapeXml(root + path.slice(1))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}
