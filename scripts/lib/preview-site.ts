import { join } from "node:path";
import { preview, type PreviewServer } from "vite";
import { ROOT } from "./run.ts";

/**
 * Serves the built site, by default at a free port. The address ends with the base path of the site.
 *
 * @throws Error if the site is not built
 */
export async function previewSite(port = 0, host = "localhost"): Promise<{ server: PreviewServer; address: string }> {
  const server = await preview({
    root: join(ROOT, "site"),
    configFile: join(ROOT, "site/vite.config.ts"),
    appType: "mpa",
    logLevel: "error",
    build: { outDir: join(ROOT, "dist/site") },
    preview: { port, host },
  });
  return { server, address: server.resolvedUrls?.local[0] ?? "" };
}
