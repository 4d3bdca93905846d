import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { ROOT } from "../run.ts";

/**
 * How fast snippets for hosted calls are made, against the peer, in one run: see `hosted-snippets/compare.ts`. That runs in
 * a plain Node on plain JavaScript, as a consumer has it: the loader that runs this repository's sources wraps every
 * function in a call that keeps its name.
 */
const folder = mkdtempSync(join(tmpdir(), "hosted-snippets-bench-"));
try {
  const file = join(folder, "compare.mjs");
  const entry = fileURLToPath(import.meta.resolve("./hosted-snippets/compare.ts"));
  buildSync({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "node",
    conditions: ["source"],
    logLevel: "error",
  });
  if (spawnSync(process.execPath, [file], { cwd: ROOT, stdio: "inherit" }).status !== 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
