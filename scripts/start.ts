import { compilePackage } from "./package/build-package.ts";
import { buildSite } from "../site/build/build.ts";
import { generateOnce } from "./hubsmith/generate/generate.ts";
import { previewSite } from "./lib/preview-site.ts";
import { ROOT } from "./lib/run.ts";

/** Checks the spec, generates the code, and builds the site. Then serves the site and prints its address. */
async function start(): Promise<void> {
  if (!(await generateOnce({ root: ROOT, check: false, format: "text" }))) {
    process.exitCode = 1;
    return;
  }
  await compilePackage();
  // `false`: no social images, because only the published site needs them.
  await buildSite("/", false);

  const { address } = await previewSite(Number(process.env["PORT"] ?? 4173), process.env["HOST"]);
  console.log(`\nHubsmith is at ${address} – press Ctrl+C to stop.`);
}

await start();
