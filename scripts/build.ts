import { Command, InvalidArgumentError, Option } from "commander";
import { compilePackage } from "./package/build-package.ts";
import { buildSite } from "../site/build/build.ts";
import { BASE_RULE, isBase, publishedUrl } from "../site/site-url.ts";

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
await compilePackage();
if (base !== undefined) await buildSite(base, true);
