import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { ROOT } from "../../lib/run.ts";

/** Code at the start of a bundle that defines `require`, because CommonJS packages load Node's modules with it. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`;

/**
 * Bundles programs and runs them in Node without a loader, as users do. The loader of this repository wraps every
 * function to keep the name of the function, which takes time. Each program runs in its own process, so that no program
 * affects how Node compiles another program.
 *
 * @param programs addresses of the source files of the programs, such as `file:///a/b.ts`
 * @param packages `external` loads packages as they were published; `bundle` makes them part of the bundle. Default:
 *   `bundle`
 * @returns true if all programs ended with exit code 0
 */
export function runInPlainNode(programs: readonly string[], packages: "bundle" | "external" = "bundle"): boolean {
  const folder = workFolder();
  try {
    buildSync({
      entryPoints: programs.map((program) => fileURLToPath(program)),
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      packages,
      format: "esm",
      target: "es2022",
      platform: "node",
      // The module run.ts computes `ROOT` from `import.meta.url`. In a bundle, this would be the URL of the bundle, so
      // it is replaced by the URL of run.ts.
      define: { "import.meta.url": JSON.stringify(pathToFileURL(join(ROOT, "scripts/lib/run.ts")).href) },
      banner: { js: REQUIRE },
      logLevel: "error",
    });
    const codes = programs.map((program) => run(join(folder, basename(program).replace(".ts", ".mjs"))));
    return codes.every((code) => code === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(file: string): number | null {
  return spawnSync(process.execPath, ["--expose-gc", file], { cwd: ROOT, stdio: "inherit" }).status;
}

/** Returns an empty folder. Programs in it can import the packages of the repository and of `.ci/bench`. */
export function workFolder(): string {
  return mkdtempSync(join(ROOT, ".ci/bench/run-"));
}
