import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { packPackage } from "../../package/pack.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A project that contains only the packed package. `tarball` is the path of the package's `.tgz` file. */
    readonly consumer: { readonly folder: string; readonly tarball: string };
  }
}

/**
 * Packs `dist`, and extracts the package into an empty project. An installation with npm takes ten seconds longer, so
 * only `workflows.audit.test.ts` tests it. Vitest calls this function once. Each test file then works with its own copy
 * of the project.
 *
 * @returns a function that deletes the project
 * @throws Error when npm or tar fails
 */
export function setup(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), "hubsmith-packed-"));
  const folder = join(place, "consumer");
  const installed = join(folder, "node_modules/hubsmith");
  mkdirSync(installed, { recursive: true });
  const tarball = packPackage(place);
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  project.provide("consumer", { folder, tarball });
  return () => rmSync(place, { recursive: true, force: true });
}
