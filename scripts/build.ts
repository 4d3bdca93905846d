import { buildSite, compilePackage } from "../site/build/build.ts";
import { ROOT } from "../site/build/run.ts";
import { generateOnce } from "./hubsmith/generate/generate.ts";

// The pages and the package contain what was generated, so neither is built from files that are out of date.
if (await generateOnce({ root: ROOT, check: true, format: "text" })) {
  await compilePackage();
  if (!process.argv.includes("--package")) await buildSite(true);
} else {
  process.exitCode = 1;
}
