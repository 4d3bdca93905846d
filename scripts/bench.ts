import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { ROOT } from "./lib/run.ts";

/**
 * Runs all benchmarks, or only the named ones: `npm run bench -- client`. Each one runs in a process of its own. Exit
 * code 1: a limit was exceeded.
 */
const BENCHES = ["client", "template", "snippets", "edit"];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`unknown benchmark ${unknown.join(", ")}\n  hint: there are ${BENCHES.join(", ")}`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : BENCHES) {
  console.log(`\n# ${name}`);
  // `edit` needs the loader, because it uses the generators. All others are bundled, as users run the package: a loader
  // wraps every function to keep its name, which takes time.
  const program =
    name === "edit" ? ["--import", "tsx", "--conditions=source", `scripts/bench/${name}.ts`] : [bundle(name)];
  const { status } = spawnSync(process.execPath, ["--expose-gc", ...program], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

function bundle(name: string): string {
  const outfile = join(ROOT, `dist/bench/${name}.mjs`);
  mkdirSync(join(ROOT, "dist/bench"), { recursive: true });
  buildSync({
    entryPoints: [join(ROOT, `scripts/bench/${name}.ts`)],
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    target: "es2022",
    platform: "node",
    logLevel: "error",
  });
  return outfile;
}
