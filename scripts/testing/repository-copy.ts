import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../run.ts";

const PARTS = ["spec", "generators", "generated", "runtime", "site", "scripts", "package.json", "tsconfig.json"];

/**
 * Copies the repository into a new folder, in which its commands run as they do here. The installed packages are linked;
 * what tools keep beside them begins empty, as in a fresh clone.
 *
 * @param name what the copy is for, for the name of the folder
 * @returns the folder, for the caller to remove
 */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `hubsmith-${name}-`));
  for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  const packages = join(ROOT, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const entry of readdirSync(packages)) {
    if (!entry.startsWith(".vite")) symlinkSync(join(packages, entry), join(copy, "node_modules", entry));
  }
  return copy;
}
