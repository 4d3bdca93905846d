import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Job } from "./jobs.ts";

interface Run {
  readonly example: string;
  readonly rule: string;
  /** The output that the block printed. */
  readonly output: string;
  /** The files that the block wrote. */
  readonly saved: readonly string[];
  /** A package that the block needs, if this package is not installed. */
  readonly missing?: string;
  /** The problem; absent if the block ran without an error and showed a result. */
  readonly fault?: string;
}

/** The results of all blocks of a library, and the versions of Python and of the packages. */
export interface Result {
  readonly folder: string;
  readonly python: string;
  readonly packages: Readonly<Record<string, string>>;
  readonly runs: readonly Run[];
}

interface Answer {
  readonly example: string;
  readonly number: number;
  readonly code: number;
  readonly output: string;
  readonly saved: readonly string[];
}

/** Exit code of a block if a package that the block needs is missing. */
const UNAVAILABLE = 77;

const WORKER = fileURLToPath(new URL("worker.py", import.meta.url));

/** Paths of installed programs and packages. */
export interface Installation {
  /** The Python in which the library is installed. For a JavaScript library, the Python that creates the test models. */
  readonly python: string;
  /** The folder `node_modules` with the library, for blocks in JavaScript. */
  readonly packages?: string;
}

export async function runJobs(
  key: string,
  jobs: readonly Job[],
  { python, packages: modules }: Installation,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "snippets-"));
  const request = JSON.stringify({ module: key.replaceAll(/\W/g, "_"), folder, jobs, packages: modules });
  const lines = await talk(python, request, join(folder, "hub"));
  const [last, ...others] = lines.toReversed().map((line): unknown => JSON.parse(line));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- worker.py writes them
  const { python: version, packages } = last as Pick<Result, "python" | "packages">;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- worker.py writes them
  const answers = others.toReversed() as Answer[];
  return { folder, python: version, packages, runs: answers.map((answer) => runOf(answer, jobs)) };
}

function runOf({ example, number, code, output, saved }: Answer, jobs: readonly Job[]): Run {
  const job = jobs.find((one) => one.example === example);
  const rule = job?.blocks.find((block) => block.number === number)?.rule ?? "";
  if (code === UNAVAILABLE) return { example, rule, output: "", saved, missing: output.trim() };
  const isEmpty = output.trim() === "" && saved.length === 0;
  const fault = code !== 0 ? output.trim() : isEmpty ? "the block shows nothing and saves nothing" : undefined;
  return { example, rule, output: output.trim(), saved, ...(fault !== undefined && { fault }) };
}

/**
 * Starts `worker.py`, sends `request` to it, and returns the lines that it prints. The worker runs a hub on this
 * machine, and the blocks download their models from this hub.
 *
 * @param hub folder for the downloads
 */
function talk(python: string, request: string, hub: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(python, ["-W", "ignore", WORKER], {
      env: {
        ...process.env,
        HF_HUB_CACHE: hub,
        HF_HUB_DISABLE_TELEMETRY: "1",
        HF_HUB_DISABLE_XET: "1",
        HF_HUB_DISABLE_PROGRESS_BARS: "1",
        TRANSFORMERS_VERBOSITY: "error",
        CUDA_VISIBLE_DEVICES: "",
        OMP_NUM_THREADS: "1",
        PYTHONUTF8: "1",
      },
      stdio: ["pipe", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (piece: string) => (output += piece));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output.trim().split("\n"));
      else reject(new Error(`${python} ended with ${code}`));
    });
    child.stdin.end(request);
  });
}

/** Returns one line for each block, and the output of the blocks that failed. */
export function printRuns(key: string, { python, packages, runs }: Result): string {
  const lines = runs.map(({ example, rule, output, saved, fault, missing }) => {
    const place = `${example} (rule ${rule})`;
    if (missing !== undefined) return `skip ${place}: needs ${missing}`;
    if (fault !== undefined) return `FAIL ${place}: ${fault}`;
    return `ok   ${place}: ${saved.length > 0 ? `saves ${saved.join(", ")}` : JSON.stringify(output.slice(-60))}`;
  });
  const ok = runs.filter(({ fault, missing }) => fault === undefined && missing === undefined).length;
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return [
    ...lines,
    `${key}: ${ok} of ${runs.length} blocks ran and showed a result`,
    `Python ${python}, ${versions.join(", ")}`,
  ].join("\n");
}
