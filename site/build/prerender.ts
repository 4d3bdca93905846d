import { mkdir, readFile, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { dataFiles } from "../files/data-files.ts";
import { escapeXml } from "../files/xml.ts";
import { readChatSamples } from "../build-data/chat-samples.ts";
import { CHAT_SAMPLES_PATH } from "../src/playground/chat/state.ts";
import { readBuildData } from "../build-data/build-data.ts";
import { socialPath } from "../src/pages/page.ts";
import { fillTemplate } from "../template.ts";
import { writeApiDocuments } from "./api/write.ts";
import { bundleClient, loadRenderer } from "./bundle-site.ts";
import { ROOT } from "../../scripts/lib/run.ts";
import { openSocialImages } from "./social/social-images.ts";

/** The number of files that are written at the same time, and the number of pages between two progress reports. */
const BATCH = 25;

export interface PrerenderOptions {
  /** Absolute path of the output folder. Old files in this folder are deleted. */
  readonly outDir: string;
  /** Base path of the site, with a slash at both ends. All addresses in the site begin with it. */
  readonly base: string;
  /** Origin of the published site, for canonical addresses and the sitemap. Default: from package.json. */
  readonly origin?: string;
  /** Returns true if a page gets its own social image. Default: true for all pages. */
  readonly isPictured?: (path: string) => boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Builds the site: scripts and styles with Vite, every page as static HTML, and files for programs, such as
 * `sitemap.xml`, a feed, and the catalogue as JSON.
 *
 * @returns the number of pages
 * @throws Error if two paths differ only in upper and lower case, because some file systems would mix up their files
 */
export async function prerender({
  outDir,
  base,
  origin,
  isPictured = () => true,
  onProgress,
}: PrerenderOptions): Promise<number> {
  await writeApiDocuments();
  // The three steps run at the same time, because the bundlers work in their own threads.
  const [bundled, { createSite, THEME_SCRIPT }, buildData] = await forProduction(() =>
    Promise.all([bundleClient(outDir, base), loadRenderer(base), readBuildData(origin)]),
  );
  const site = createSite(buildData);
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
        if (page.status !== 200) return;
        const picture = decodeURIComponent(socialPath(path));
        if (isPictured(path)) await output.write(picture, await images.render(page.social));
        else output.keep(picture);
      }),
    );
  }
  await images.close();
  onProgress?.(site.paths.length, site.paths.length);
  await output.write("sitemap.xml", sitemap(site.paths, buildData.origin + base));
  await output.writeAll(site.files());
  await output.writeAll(dataFiles(buildData.origin + base));
  await output.write(CHAT_SAMPLES_PATH, JSON.stringify(readChatSamples()));
  await output.removeOthers();
  return site.paths.length;
}

/**
 * Runs `action` with `NODE_ENV` set to `production`, because Vite reads this variable and the test runner sets it to
 * `test`.
 */
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

/** Returns the path of a page's file, relative to the output folder. */
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

/**
 * The output folder. Existing files are overwritten, and old files are deleted at the end. This is faster than emptying
 * the folder first.
 */
class Output {
  readonly #folder: string;
  readonly #written: Set<string>;
  readonly #folders = new Set<string>();

  /** @param there files that other parts of the build have already written */
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

  /** Leaves a file of an earlier build as it is. */
  keep(path: string): void {
    this.#written.add(path);
  }

  /**
   * Writes several files at the same time. If a text is a function, it is called just before its file is written, to
   * save memory.
   */
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

  /** Deletes the files of an earlier build that this build did not write. */
  async removeOthers(): Promise<void> {
    const all = await filesBelow(this.#folder);
    const left = all.filter((path) => !this.#written.has(path));
    await Promise.all(left.map((path) => rm(join(this.#folder, path))));
    for (const path of left) {
      // Deletes folders that have become empty. For other folders, `rmdir` fails, and the folders stay.
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
