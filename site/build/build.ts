import { join } from "node:path";
import { prerender } from "./prerender.ts";
import { buildPackage } from "./package/build-package.ts";
import { startStep } from "./progress.ts";
import { ROOT } from "./run.ts";

/** Builds and prerenders the site into `dist/site`. Returns the number of pages. */
export async function buildSite(onProgress?: (done: number, total: number) => void): Promise<number> {
  return prerender({ outDir: join(ROOT, "dist/site"), ...(onProgress && { onProgress }) });
}

/** Builds the package and the site, and shows the progress. */
export async function buildAll(isWhole = true): Promise<void> {
  const compile = startStep("compile the package");
  await buildPackage();
  compile.done();
  if (!isWhole) return;
  const render = startStep("build the site");
  const pages = await buildSite((done, total) => render.advance(done, total));
  render.done(`${pages} pages`);
}
