import { join } from "node:path";
import { preview } from "vite";
import { compilePackage } from "./package/build-package.ts";
import { buildSite } from "../site/build/build.ts";
import { generateOnce } from "./hubsmith/generate/generate.ts";
import { ROOT } from "./lib/run.ts";

/** Checks the spec, generates the code, and builds the site. Then serves the site and prints its address. */
async function start(): Promise<void> {
  if (!(await generateOnce({ root: ROOT, check: false, format: "text" }))) {
    process.exitCode = 1;
    return;
  }
  await compilePackage();
  // `false`: no social images, because only the published site needs them.
  await buildSite(false);

  const server = await preview({
    root: join(ROOT, "site"),
    configFile: join(ROOT, "site/vite.config.ts"),
    appType: "mpa",
    build: { outDir: join(ROOT, "dist/site") },
    preview: { port: Number(process.env["PORT"] ?? 4173), host: process.env["HOST"] ?? "localhost" },
  });
  console.log(`\nHubsmith is at ${server.resolvedUrls?.local[0] ?? "its address"} – press Ctrl+C to stop.`);
}

await start();
