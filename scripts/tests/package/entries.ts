import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../lib/run.ts";

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { exports: Record<string, unknown> };
/** Paths that users cannot import, although they match `./providers/*`. */
export const HIDDEN = Object.keys(manifest.exports).filter((path) => manifest.exports[path] === null);
/** The entry points that match `./providers/*`: one for each provider. */
export const PROVIDERS = readdirSync(join(ROOT, "generated/providers"))
  .map((file) => `./providers/${file.replace(/\.ts$/, "")}`)
  .filter((path) => !HIDDEN.includes(path));
/** Import paths of all entry points except providers, such as `hubsmith/tasks`. JSON and CSS files are left out. */
export const ENTRIES = Object.keys(manifest.exports)
  .filter((path) => !/\.(?:json|css)$|\*/.test(path) && !HIDDEN.includes(path))
  .map((path) => path.replace(/^\./, "hubsmith"));
