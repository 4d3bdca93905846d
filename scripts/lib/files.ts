import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/**
 * Returns the paths of all files in folders of the repository, at any depth, relative to the repository and with
 * slashes. Unlike git's list, this also works in a copy without a git folder.
 */
export function filesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(ROOT.length + 1)
          .replaceAll("\\", "/"),
      ),
  );
}
