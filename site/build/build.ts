import { join } from "node:path";
import { prerender } from "./prerender.ts";
import { startStep } from "../../scripts/lib/progress.ts";
import { ROOT } from "../../scripts/lib/run.ts";

/**
 * Builds and prerenders the site into `dist/site`, and shows the progress.
 *
 * @param base base path of the site, with a slash at both ends
 * @param hasPictures true to draw the social image of each page, which takes most of the time
 * @returns the number of pages
 */
export async function buildSite(base: string, hasPictures: boolean): Promise<number> {
  const step = startStep("build the site");
  const onProgress = (done: number, total: number): void => step.advance(done, total);
  const pages = await prerender({ outDir: join(ROOT, "dist/site"), base, isPictured: () => hasPictures, onProgress });
  step.done(`${pages} pages`);
  return pages;
}
