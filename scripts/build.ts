import { copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { prerender } from "./prerender.ts";
import { startStep } from "./progress.ts";
import { bin, ROOT, run } from "./run.ts";

/**
 * Compiles `runtime/` and `generated/` to `dist/`, as a consumer installs them.
 *
 * @throws Error with the compiler's output when it finds a mistake
 */
export async function buildPackage(): Promise<void> {
  await Promise.all(
    ["runtime", "generated"].map((folder) => rm(join(ROOT, "dist", folder), { recursive: true, force: true })),
  );
  const { code, output } = await run(process.execPath, [bin("typescript", "tsc"), "-p", "scripts/tsconfig.build.json"]);
  if (code !== 0) throw new Error(output);
  await mkdir(join(ROOT, "dist/runtime/react"), { recursive: true });
  await copyFile(join(ROOT, "runtime/react/react.css"), join(ROOT, "dist/runtime/react/react.css"));
}

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
