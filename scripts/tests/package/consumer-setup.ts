import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { packPackage } from "../../../site/build/package/pack.ts";
import { npmCommand } from "../../../site/build/run.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A project in which only the packed package is installed. `tarball` is the path of the package's `.tgz` file. */
    readonly consumer: { readonly folder: string; readonly tarball: string };
  }
}

/**
 * Packs `dist`, and installs the package into an empty project, without network access and with an empty cache. Vitest
 * calls this function once. Each test file then works with its own copy of the project.
 *
 * @returns a function that deletes the project
 * @throws Error when npm fails
 */
export function setup(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), "hubsmith-packed-"));
  const folder = join(place, "consumer");
  mkdirSync(folder);
  const [program, ...first] = npmCommand();
  const npm = (parameters: string[], cwd: string): string =>
    execFileSync(program, [...first, ...parameters], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const tarball = packPackage(place);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const offline = ["--offline", "--cache", join(place, "cache")];
  npm(["install", "--no-audit", "--no-fund", "--omit=peer", ...offline, tarball], folder);
  project.provide("consumer", { folder, tarball });
  return () => rmSync(place, { recursive: true, force: true });
}
