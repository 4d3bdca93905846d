import { existsSync } from "node:fs";
import { join } from "node:path";
import { preview, type PreviewServer } from "vite";
import { ROOT } from "./run.ts";

/**
 * Serves the built site, at a free port if none is given.
 *
 * @throws Error if the site is not built
 */
export async function previewSite(port = 0, host = "localhost"): Promise<{ server: PreviewServer; address: string }> {
  const outDir = join(ROOT, "dist/site");
  if (!existsSync(join(outDir, "index.html"))) throw new Error("dist/site is missing: run `npm run build` first");
  const server = await preview({
    root: join(ROOT, "site"),
    configFile: join(ROOT, "site/vite.config.ts"),
    appType: "mpa",
    logLevel: "error",
    build: { outDir },
    preview: { port, host },
  });
  return { server, address: server.resolvedUrls?.local[0] ?? "" };
}
