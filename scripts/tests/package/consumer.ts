import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

/** A project that contains only the packed package. */
export interface Consumer {
  /** Path of the project. `remove` deletes the project. */
  readonly folder: string;
  /** Path of the packed package. */
  readonly tarball: string;
  remove(): void;
}

/** Copies the project that `consumer-setup.ts` made, so that a test file can change its copy. */
export function copyConsumer(): Consumer {
  const installed = inject("consumer");
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-consumer-"));
  cpSync(installed.folder, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, tarball: installed.tarball, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
