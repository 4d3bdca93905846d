import { join } from "node:path";
import { buildPackage } from "./build-package.ts";
import { prerender } from "./prerender.ts";
import { startStep } from "./progress.ts";
import { ROOT } from "./run.ts";

/** Builds and prerenders the site into `dist/site`; returns the number of pages. */
export async function buildSite(onProgress?: (done: number, total: number) => void): Promise<number> {
  return prerender({ outDir: join(ROOT, "dist/site"), ...(onProgress && { onProgress }) });
}

/** Both, with their progress shown. */
export async function buildAll(): Promise<void> {
  const compile = startStep("compile the package");
  await buildPackage();
  compile.done();
  const render = startStep("build the site");
  const pages = await buildSite((done, total) => render.advance(done, total));
  render.done(`${pages} pages`);
}

if (process.argv[1]?.endsWith("build.ts") === true) await buildAll();
