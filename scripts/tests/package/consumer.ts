import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

/** An otherwise empty project that has the packed package installed. */
export interface Consumer {
  /** Its folder; all of it is deleted by `remove`. */
  readonly folder: string;
  /** Path of the packed package. */
  readonly tarball: string;
  remove(): void;
}

/** Returns a copy of the project that `consumer-setup.ts` installed, for one file of tests to write into. */
export function copyConsumer(): Consumer {
  const installed = inject("consumer");
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-consumer-"));
  cpSync(installed.folder, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, tarball: installed.tarball, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
