import { cpSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/** Folders that a fresh clone does not have, or that the copy creates itself. */
const LEFT_OUT = new Set([".git", "dist", "node_modules"]);

/**
 * Copies the repository to a new folder in which the commands of the repository work. The copy links to the installed
 * packages. The caches of tools are empty, as in a fresh clone.
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

/** Links a file or a folder. On Windows, creating a junction needs no special rights. */
function link(target: string, path: string): void {
  symlinkSync(target, path, statSync(target).isDirectory() ? "junction" : "file");
}
