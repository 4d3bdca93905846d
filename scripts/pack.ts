import { generateOnce } from "./hubsmith/generate/generate.ts";
import { ROOT } from "./lib/run.ts";
import { compilePackage } from "./package/build-package.ts";
import { packPackage } from "./package/pack.ts";

// Always builds first, from generated files that are up to date, so that the tarball never contains an old build.
if (await generateOnce({ root: ROOT, check: true, format: "text" })) {
  const [destination = "."] = process.argv.slice(2);
  await compilePackage();
  console.log(packPackage(destination));
} else {
  process.exitCode = 1;
}
