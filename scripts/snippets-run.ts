import { rmSync } from "node:fs";
import { Command } from "commander";
import { checkSpec } from "../generators/spec/check.ts";
import { ROOT } from "./lib/run.ts";
import { jobsOf } from "./snippets-run/jobs.ts";
import { executedOf, recordRun } from "./snippets-run/record.ts";
import { printRuns, runJobs } from "./snippets-run/run.ts";

interface Options {
  readonly python: string;
  readonly packages?: string;
  readonly only?: string;
  readonly record?: boolean;
}

async function runLibrary(key: string, { only, record, ...installed }: Options): Promise<void> {
  const { spec } = checkSpec(ROOT);
  const jobs = jobsOf(spec, key).filter(({ example }) => only === undefined || example === only);
  if (jobs.length === 0) throw new Error(`${key} has no Python or JavaScript snippets to run`);
  const result = await runJobs(key, jobs, installed);
  console.log(printRuns(key, result));
  rmSync(result.folder, { recursive: true, force: true });
  if (result.runs.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
  else if (record === true && only === undefined) {
    const today = new Date().toISOString().slice(0, 10);
    console.log(`wrote ${recordRun(spec, key, executedOf(result, today))}`);
  }
}

await new Command("snippets-run")
  .description("Runs a library's snippets with the installed library and tiny random models, offline and on the CPU")
  .argument("<library>", "key of the library")
  .option("--python <path>", "Python command that can import the library", "python3")
  .option("--packages <folder>", "node_modules folder in which the library is installed, for snippets in JavaScript")
  .option("--only <example>", "run only the blocks of this example")
  .option("--record", "if no block failed, write the result to spec/apis")
  .action(runLibrary)
  .parseAsync();
