import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { ROOT } from "../../lib/run.ts";

/** A project in which only the packed package is installed. `remove` deletes the project. */
export interface Consumer {
  readonly folder: string;
  /** Path of the package's `.tgz` file. */
  readonly tarball: string;
  remove(): void;
}

/** Copies the project that `consumer-setup.ts` made, so that each test file can change its own copy. */
export function copyConsumer(): Consumer {
  const installed = inject("consumer");
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-consumer-"));
  cpSync(installed.folder, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, tarball: installed.tarball, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Makes an installed package of this repository available in a project. */
export function linkPackage(project: string, name: string): void {
  const link = join(project, "node_modules", name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(ROOT, "node_modules", name), link, "junction");
}
