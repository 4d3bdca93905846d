import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildPackage } from "../../package/build-package.ts";
import { compared, fair, listed, report } from "./measure.ts";
import { workFolder } from "../shared/plain-node.ts";

/** This module measures how much longer a new process takes if it imports a client. */
const ROUNDS = 21;
const CLIENTS = ["hubsmith", "@huggingface/inference", "openai", "ai"];
/** Code after the imports of a program. It prints the time since the start of the process, and the processor time. */
const PRINT_TIMES = `const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ wall: performance.now(), cpu: (user + system) / 1000 }));`;

/** Times of an import, in milliseconds. */
interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

function spent(program: string): Spent {
  const { stdout } = spawnSync(process.execPath, [program], { encoding: "utf8" });
  return JSON.parse(stdout) as Spent;
}

/** Builds the package as it is published, and measures imports. */
export async function coldImports(): Promise<void> {
  const folder = workFolder();
  await buildPackage(folder);
  const ours = pathToFileURL(join(folder, "runtime/inference/index.js")).href;
  const programs = ["", ours, ...CLIENTS.slice(1)].map((specifier, index) => {
    const path = join(folder, `program-${index}.mjs`);
    writeFileSync(path, `${specifier === "" ? "" : `import ${JSON.stringify(specifier)};`}\n${PRINT_TIMES}`);
    return path;
  });
  const times = programs.map((): Spent[] => []);
  for (let round = -2; round < ROUNDS; round++) {
    for (const [index, program] of programs.entries()) {
      const time = spent(program);
      if (round >= 0) times[index]?.push(time);
    }
  }
  rmSync(folder, { recursive: true });
  const above = (which: keyof Spent): number[] => {
    const [empty = [], ...others] = times.map((time) => time.map((each) => each[which]));
    return others.map((time) => compared(time, empty).above);
  };
  const [wall, cpu] = [above("wall"), above("cpu")];
  const figures = wall.map((time, index) => fair(time, cpu[index] ?? time));
  report({
    name: "time of a cold import, without the start of the process, compared with @huggingface/inference",
    measured: (figures[0] ?? Number.NaN) / (figures[1] ?? Number.NaN),
    unit: "×",
    beside: `ms by the clock: ${listed(CLIENTS, wall)}; processor: ${listed(CLIENTS, cpu)}`,
  });
}
