import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../site/build/run.ts";

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { exports: Record<string, unknown> };
/** Modules beside the providers that are not for importers. */
export const HIDDEN = Object.keys(manifest.exports).filter((path) => manifest.exports[path] === null);
/** One entry for each provider, as `./providers/*` offers them. */
export const PROVIDERS = readdirSync(join(ROOT, "generated/providers"))
  .map((file) => `./providers/${file.replace(/\.ts$/, "")}`)
  .filter((path) => !HIDDEN.includes(path));
/** Everything else that `exports` offers to code, as an importer writes it. */
export const ENTRIES = Object.keys(manifest.exports)
  .filter((path) => !/\.(?:json|css)$|\*/.test(path) && !HIDDEN.includes(path))
  .map((path) => path.replace(/^\./, "hubsmith"));
