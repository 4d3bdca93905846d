import { Command, InvalidArgumentError, Option } from "commander";
import { buildSite } from "../site/build/build.ts";
import { BASE_RULE, isBase, publishedUrl } from "../site/site-url.ts";
import { generateOnce } from "./hubsmith/generate/generate.ts";
import { ROOT } from "./lib/run.ts";
import { compilePackage } from "./package/build-package.ts";

const options = new Command("npm run build --")
  .description("Builds the package in dist/ and the site in dist/site/")
  .addOption(
    new Option("--base <path>", "base path of the site; default: the path of `homepage` in package.json").argParser(
      (path) => {
        if (!isBase(path)) throw new InvalidArgumentError(BASE_RULE);
        return path;
      },
    ),
  )
  .addOption(new Option("--package", "build only the package").conflicts("base"))
  .parse()
  .opts<{ readonly base?: string; readonly package?: true }>();

const base = options.package === true ? undefined : (options.base ?? publishedUrl().base);
// The pages and the package contain what was generated, so neither is built from files that are out of date.
if (await generateOnce({ root: ROOT, check: true, format: "text" })) {
  await compilePackage();
  if (base !== undefined) await buildSite(base, true);
} else {
  process.exitCode = 1;
}
