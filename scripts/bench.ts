import { readdirSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { ROOT } from "./lib/run.ts";

/**
 * Runs every file of `scripts/bench/`, or only the named files: `npm run bench -- scale`. Each file prints a table of
 * results.
 */
const wanted = process.argv.slice(2);
const names = readdirSync(join(ROOT, "scripts/bench"))
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`unknown bench ${unknown.join(", ")}\n  hint: there are ${names.join(", ")}`);
  process.exitCode = 2;
} else {
  for (const name of wanted.length > 0 ? wanted : names) {
    console.log(`\n# ${name}`);
    const parameters = ["--import", "tsx", "--conditions=source", "--expose-gc", join("scripts/bench", `${name}.ts`)];
    const { status } = spawnSync(process.execPath, parameters, { cwd: ROOT, stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}
