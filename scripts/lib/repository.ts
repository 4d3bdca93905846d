import { cpSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/** Folders that are not copied. `node_modules` is created with links instead. */
const LEFT_OUT = new Set([".git", "dist", "node_modules"]);

/**
 * Copies the repository to a new folder, in which all commands of the repository can run. The copy contains links to
 * the installed packages, and no caches.
 *
 * @param name purpose of the copy, which becomes part of the folder's name
 * @returns the folder, which the caller must delete
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `hubsmith-${name}-`));
  for (const part of readdirSync(ROOT)) {
    if (!LEFT_OUT.has(part)) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  const packages = join(ROOT, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const entry of readdirSync(packages)) {
    if (!entry.startsWith(".vite")) link(join(packages, entry), join(copy, "node_modules", entry));
  }
  return copy;
}

/** Creates a link to a file or a folder. Uses junctions for folders, because they need no special rights on Windows. */
function link(target: string, path: string): void {
  symlinkSync(target, path, statSync(target).isDirectory() ? "junction" : "file");
}

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
