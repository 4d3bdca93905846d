import { mkdir, readFile, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { dataFiles } from "../files/data-files.ts";
import { escapeXml } from "../files/xml.ts";
import { playgroundFiles } from "../services/playground-data.ts";
import { createServices } from "../services/services.ts";
import { socialPath } from "../src/social.ts";
import { fillTemplate } from "../template.ts";
import { writeApiDocuments } from "./api/write.ts";
import { bundleClient, loadRenderer } from "./bundle-site.ts";
import { ROOT } from "./run.ts";
import { openSocialImages } from "./social/social-images.ts";

/** The number of pages between two progress messages, and of files that are written at a time. */
const BATCH = 25;

export interface PrerenderOptions {
  /** Absolute path of the folder to write; what was in it before is removed. */
  readonly outDir: string;
  /** Path that the site will lie under. Default: `/`. */
  readonly base?: string;
  /** Scheme and host of the published site, for canonical addresses and the sitemap. Default: from package.json. */
  readonly origin?: string;
  /** Chooses the pages that get a social image of their own. Default: all. */
  readonly isPictured?: (path: string) => boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Builds the site: scripts and styles by vite, then every page as static HTML, then what programs read: `sitemap.xml`,
 * a feed, and the entries as JSON.
 *
 * @returns the number of pages
 * @throws Error when two pages would be one file on a disk that does not tell capitals from small letters
 */
export async function prerender({
  outDir,
  base = "/",
  origin,
  isPictured = () => true,
  onProgress,
}: PrerenderOptions): Promise<number> {
  const under = `/${base.replaceAll(/^\/+|\/+$/g, "")}/`.replace("//", "/");
  await writeApiDocuments();
  // The bundlers work in threads of their own.
  const [bundled, { createSite, THEME_SCRIPT }, services] = await forProduction(() =>
    Promise.all([bundleClient(outDir, under), loadRenderer(under), createServices(under, origin)]),
  );
  const site = createSite(services);
  refuseTwins(site.paths);
  const output = new Output(outDir, [...bundled, ...(await filesBelow(join(ROOT, "site/public")))]);
  const images = await openSocialImages();
  const template = await readFile(join(outDir, "index.html"), "utf8");
  for (let from = 0; from < site.paths.length; from += BATCH) {
    onProgress?.(from, site.paths.length);
    await Promise.all(
      site.paths.slice(from, from + BATCH).map(async (path) => {
        const page = await site.render(path);
        await output.write(fileOf(path), fillTemplate(template, { ...page, script: THEME_SCRIPT }, true));
        if (page.status === 200 && isPictured(path))
          await output.write(decodeURIComponent(socialPath(path)), await images.render(page.social));
      }),
    );
  }
  await images.close();
  onProgress?.(site.paths.length, site.paths.length);
  await output.write("sitemap.xml", sitemap(site.paths, services.origin + under));
  await output.writeAll(site.files());
  await output.writeAll(dataFiles(services.origin + under));
  await output.writeAll(playgroundFiles());
  await output.removeOthers();
  return site.paths.length;
}

/** Runs with `NODE_ENV` set for production, whatever it is outside: a test runner sets it, and vite heeds it. */
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

function refuseTwins(paths: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const twin = seen.get(path.toLowerCase());
    if (twin !== undefined) throw new Error(`pages ${twin} and ${path} differ in capitals only: rename one entry`);
    seen.set(path.toLowerCase(), path);
  }
}

/** Returns the file of a page below the site. */
function fileOf(path: string): string {
  return decodeURIComponent(path.endsWith("/") ? `${path}index.html` : path).replace(/^\//, "");
}

/** Returns the paths of the files below a folder, with forward slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    );
}

/** The folder that is written. Emptying it first would take longer than writing over it and removing what is left. */
class Output {
  readonly #folder: string;
  readonly #written: Set<string>;
  readonly #folders = new Set<string>();

  /** @param there files that were written already */
  constructor(folder: string, there: readonly string[]) {
    this.#folder = folder;
    this.#written = new Set(there);
  }

  async write(path: string, text: string | Buffer): Promise<void> {
    const file = join(this.#folder, path);
    if (!file.startsWith(this.#folder)) throw new Error(`${path} would lie outside of the site`);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    this.#written.add(path);
    await writeFile(file, text);
  }

  /** Writes files, a few at a time. Each text is made when its turn comes, and let go. */
  async writeAll(files: Iterable<readonly [path: string, text: string | (() => string)]>): Promise<void> {
    const left = files[Symbol.iterator]();
    const writeLeft = async (): Promise<void> => {
      for (let next = left.next(); next.done !== true; next = left.next()) {
        const [path, text] = next.value;
        await this.write(path, typeof text === "string" ? text : text());
      }
    };
    await Promise.all(Array.from({ length: BATCH }, writeLeft));
  }

  /** Removes what an earlier build left and this one did not write. */
  async removeOthers(): Promise<void> {
    const all = await filesBelow(this.#folder);
    const left = all.filter((path) => !this.#written.has(path));
    await Promise.all(left.map((path) => rm(join(this.#folder, path))));
    for (const path of left) {
      // A folder that is not empty stays.
      for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
        await rmdir(join(this.#folder, folder)).catch(() => {});
      }
    }
  }
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
