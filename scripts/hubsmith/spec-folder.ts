import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { CommandError } from "./command-error.ts";

/**
 * Returns the folder that contains `spec/`.
 *
 * @param named the folder that contains `spec/`, or the folder `spec` itself. Default: the folder `from`, or the
 *   nearest folder above it that contains `spec/`
 * @throws CommandError if there is no such folder
 */
export function specRoot(named: string | undefined, from: string = process.cwd()): string {
  if (named === undefined) return nearestRoot(resolve(from));
  const folder = resolve(from, named);
  if (existsSync(join(folder, "spec"))) return folder;
  if (basename(folder) === "spec" && existsSync(folder)) return dirname(folder);
  throw new CommandError(`there is no folder spec in ${JSON.stringify(named)}`, "pass the folder that contains spec/");
}

function nearestRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    // Other projects also have folders named `spec`. The `spec` folder of a hub contains `schema/` or `hub.yaml`.
    if (["schema", "hub.yaml"].some((name) => existsSync(join(folder, "spec", name)))) return folder;
    if (folder === dirname(folder)) break;
  }
  throw new CommandError(
    "there is no spec folder in this folder or above it",
    "use --root with the folder that contains spec/, or create spec/hub.yaml with the line `extends: hubsmith`",
  );
}
