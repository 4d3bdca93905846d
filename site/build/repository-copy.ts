import { cpSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./run.ts";

/** Folders that a fresh clone does not have, or that need their own copy. */
const LEFT_OUT = new Set([".git", "dist", "node_modules"]);

/**
 * Copies the repository into a new folder, in which its commands run as they do here. The installed packages are linked;
 * what tools keep beside them begins empty, as in a fresh clone.
 *
 * @param name what the copy is for, for the name of the folder
 * @returns the folder, for the caller to remove
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

/** Links a file or a folder. On Windows, a junction is the link to a folder that everybody may make. */
function link(target: string, path: string): void {
  symlinkSync(target, path, statSync(target).isDirectory() ? "junction" : "file");
}
