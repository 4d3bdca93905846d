import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { makeSearch } from "../../site/src/search/finder.ts";
import { buildSite } from "../../site/build/build.ts";
import { copyRepository } from "../lib/repository-copy.ts";
import { writeEntries } from "./scale/catalogue.ts";

/*
 * Measures the build and the search of the site with a large catalogue: a copy of this repository with additional
 * synthetic tasks and libraries. Fails if a search takes longer than 50 ms of processor time, or if the build needs
 * more than 2 GB of memory.
 */
const ADDED = Number(process.argv[2] ?? 10_000);
const MAX_SEARCH = 50;
const MAX_MEGABYTES = 2048;

/**
 * Search queries, such as a word that every entry contains, a word that one entry contains, an unknown word, a typo,
 * and several words.
 */
const QUERIES = ["task", "library", "t", "library 4321", "task-77", "transfomers", "zzzz", "a model that gives text"];

/** Number of runs of each query. */
const TIMES = 7;

/** Measurements of a build of the site. The build runs in a copy of the repository, and prints them as JSON. */
interface Built {
  readonly pages: number;
  readonly seconds: number;
  readonly processor: number;
  readonly megabytes: number;
}

if (process.env["HUBSMITH_BENCH_BUILD"] === "yes") console.log(JSON.stringify(await buildHere()));
else compare();

async function buildHere(): Promise<Built> {
  const start = performance.now();
  const pages = await buildSite(true);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    pages,
    seconds: (performance.now() - start) / 1000,
    processor: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  };
}

function compare(): void {
  const copy = copyRepository("site-scale");
  try {
    writeEntries(copy, Math.floor(ADDED / 2));
    run(copy, "scripts/hubsmith.ts", "generate");
    const output = run(copy, "scripts/bench/site-scale.ts");
    const built: Built = JSON.parse(output.trim().split("\n").at(-1) ?? "");
    tell(built, join(copy, "dist/site/search.json"));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function run(copy: string, ...parameters: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--conditions=source", ...parameters],
    { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 26, env: { ...process.env, HUBSMITH_BENCH_BUILD: "yes" } },
  );
  if (status !== 0) throw new Error(`${parameters.join(" ")} failed: ${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return stdout;
}

function tell({ pages, seconds, processor, megabytes }: Built, index: string): void {
  console.log(
    `${pages} pages in ${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s), ${megabytes.toFixed(0)} MB`,
  );
  const from = performance.now();
  const { find } = makeSearch(readFileSync(index, "utf8"));
  const size = statSync(index).size / 1e6;
  console.log(`index of ${size.toFixed(1)} MB, read in ${(performance.now() - from).toFixed(0)} ms`);
  const slowest = QUERIES.map((query) => {
    const times = Array.from({ length: TIMES }, () => {
      const before = process.cpuUsage();
      find(query, 8);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }).sort((one, other) => one - other);
    const median = times[Math.floor(TIMES / 2)] ?? 0;
    console.log(`${median.toFixed(1).padStart(9)} ms  ${query}`);
    return median;
  });
  judge(Math.max(...slowest), MAX_SEARCH, "ms for the slowest search");
  judge(megabytes, MAX_MEGABYTES, "MB of memory");
}

function judge(value: number, limit: number, words: string): void {
  const isMet = value <= limit;
  console.log(`${isMet ? "ok  " : "FAIL"} ${value.toFixed(1)} ${words}; at most ${limit}`);
  if (!isMet) process.exitCode = 1;
}
