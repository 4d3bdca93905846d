import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

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
