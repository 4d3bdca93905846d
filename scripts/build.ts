import { buildSite, compilePackage } from "../site/build/build.ts";

await compilePackage();
if (!process.argv.includes("--package")) await buildSite(true);
