import { compilePackage } from "./package/build-package.ts";
import { buildSite } from "../site/build/build.ts";

await compilePackage();
if (!process.argv.includes("--package")) await buildSite(true);
