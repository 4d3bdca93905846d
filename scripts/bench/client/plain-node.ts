import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { ROOT } from "../../run.ts";

/**
 * Runs parts of a bench in a plain Node on plain JavaScript, as a consumer has it: the loader that runs this
 * repository's sources wraps every function in a call that keeps its name, which no consumer pays for. Each part is a
 * process of its own, so that none is compiled for what another did.
 * @param parts addresses of the files, `file://…ts`
 * @returns whether all met their targets
 */
export function runParts(parts: readonly string[]): boolean {
  const folder = workFolder();
  buildSync({
    entryPoints: parts.map((part) => fileURLToPath(part)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "es2022",
    logLevel: "error",
  });
  const codes = parts.map(
    (part) =>
      spawnSync(process.execPath, [join(folder, basename(part).replace(".ts", ".mjs"))], {
        cwd: ROOT,
        stdio: "inherit",
      }).status,
  );
  rmSync(folder, { recursive: true });
  return codes.every((code) => code === 0);
}

/** An empty folder from which the repository's packages can be imported. */
export function workFolder(): string {
  mkdirSync(join(ROOT, "dist"), { recursive: true });
  return mkdtempSync(join(ROOT, "dist/bench-"));
}
