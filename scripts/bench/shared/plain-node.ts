import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { ROOT } from "../../run.ts";

/**
 * Bundles a program and runs it in a Node of its own, as a consumer has it: the loader that runs this repository's
 * sources wraps every function in a call that keeps its name, which no consumer pays for.
 *
 * @param entry path of the program's file
 * @returns whether it ended with exit code 0
 */
export function runInPlainNode(entry: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const file = join(folder, "bench.mjs");
    buildSync({
      entryPoints: [entry],
      outfile: file,
      bundle: true,
      format: "esm",
      target: "es2022",
      platform: "node",
      // Files of the repository are found from `scripts`, as before.
      define: { "import.meta.url": JSON.stringify(pathToFileURL(join(ROOT, "scripts/bench.ts")).href) },
      // CommonJS packages ask for Node's own modules by `require`.
      banner: {
        js: `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`,
      },
      logLevel: "error",
    });
    return spawnSync(process.execPath, ["--expose-gc", file], { cwd: ROOT, stdio: "inherit" }).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
