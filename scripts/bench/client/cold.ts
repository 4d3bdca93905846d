import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bin, ROOT } from "../../run.ts";
import { compared, listed, report } from "./measure.ts";
import { withFolder } from "./plain-node.ts";

/** How long a new process takes to import a client, above one that imports nothing. */
const ROUNDS = 15;

function milliseconds(specifier: string): number {
  const program = specifier === "" ? "" : `await import(${JSON.stringify(specifier)})`;
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: ROOT });
  if (status !== 0) throw new Error(`cannot import ${specifier}`);
  return performance.now() - start;
}

/** Compiles the package as it is shipped, and measures. */
export function coldImports(): void {
  withFolder((folder) => {
    const flags = ["-p", "scripts/tsconfig.build.json", "--outDir", folder, "--declaration", "false"];
    const { status, stdout } = spawnSync(
      process.execPath,
      [bin("typescript", "tsc"), ...flags, "--declarationMap", "false", "--sourceMap", "false"],
      { cwd: ROOT },
    );
    if (status !== 0) throw new Error(stdout.toString());
    const ours = pathToFileURL(join(folder, "runtime/inference/index.js")).href;
    const specifiers = ["", ours, "@huggingface/inference", "openai", "ai"];
    const times = specifiers.map((): number[] => []);
    for (let round = -1; round < ROUNDS; round++) {
      for (const [index, specifier] of specifiers.entries()) {
        const time = milliseconds(specifier);
        if (round >= 0) times[index]?.push(time);
      }
    }
    const above = times.map((time) => compared(time, times[0]).above);
    const [, mine = Number.NaN, hubs = Number.NaN, ...others] = above;
    report({
      name: "a cold import above an empty process, against @huggingface/inference",
      measured: mine / hubs,
      most: 0.167,
      unit: "×",
      beside: `ms: ${listed(["hubsmith", "@huggingface/inference", "openai", "ai"], [mine, hubs, ...others])}`,
    });
  });
}
