import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { generate } from "../../generators/pipeline.ts";
import { ROOT } from "../lib/run.ts";
import { taskText, writeEntries } from "./scale/catalogue.ts";

/*
 * Measures how time and memory of `generate` grow with the catalogue. For each size, a separate process generates the
 * files of a synthetic catalogue: half tasks, half libraries. Fails if a catalogue with ten times as many entries takes
 * more than eleven times as long, or if the largest catalogue takes more than 1 GB. Only the processor time is checked,
 * because other work on the machine does not affect it. The elapsed time is only printed.
 */
const SIZES = [300, 1000, 3000, 10_000];
const MAX_GROWTH = 11;
const MAX_MEGABYTES = 1024;

/** The measurements for a catalogue of one size. */
interface Measurement {
  readonly entries: number;
  readonly files: number;
  /** Processor time of the first run in milliseconds, without the time that Node needs to start. */
  readonly processor: number;
  /** Elapsed time of the first run, in milliseconds. */
  readonly wall: number;
  /** Elapsed time of a second run, after one entry was edited, in milliseconds. */
  readonly edit: number;
  /** Most memory that the process used in both runs, in MB. */
  readonly megabytes: number;
}

const size = process.argv[2];
if (size === undefined) compareSizes();
else console.log(JSON.stringify(measure(Number(size))));

function compareSizes(): void {
  console.log("  entries    files  processor       wait   per entry   one edit     memory");
  const all = SIZES.map((entries) => {
    const one = measureApart(entries);
    console.log(
      [
        String(entries).padStart(9),
        String(one.files).padStart(9),
        `${(one.processor / 1000).toFixed(2)} s`.padStart(11),
        `${(one.wall / 1000).toFixed(2)} s`.padStart(11),
        `${(one.processor / entries).toFixed(2)} ms`.padStart(12),
        `${one.edit.toFixed(0)} ms`.padStart(11),
        `${one.megabytes.toFixed(0)} MB`.padStart(11),
      ].join(""),
    );
    return one;
  });
  for (const large of all) {
    const small = all.find(({ entries }) => entries * 10 === large.entries);
    if (small === undefined) continue;
    const growth = large.processor / small.processor;
    judge(growth, MAX_GROWTH, `${small.entries} → ${large.entries} entries: ${growth.toFixed(1)} times the time`);
  }
  const peak = Math.max(...all.map(({ megabytes }) => megabytes));
  judge(peak, MAX_MEGABYTES, `${peak.toFixed(0)} MB of memory`);
}

function judge(value: number, limit: number, sentence: string): void {
  const isMet = value <= limit;
  console.log(`${isMet ? "ok  " : "FAIL"} ${sentence}; at most ${limit}`);
  if (!isMet) process.exitCode = 1;
}

function measureApart(entries: number): Measurement {
  const parameters = [...process.execArgv, fileURLToPath(import.meta.url), String(entries)];
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
  if (status !== 0) throw new Error(`the run with ${entries} entries failed: ${stderr}`);
  return JSON.parse(stdout);
}

function measure(entries: number): Measurement {
  const root = mkdtempSync(join(tmpdir(), "hubsmith-scale-"));
  try {
    writeCatalogue(root, Math.floor(entries / 2));
    const before = process.cpuUsage();
    const start = performance.now();
    const { problems, written, spec } = generate({ root });
    const wall = performance.now() - start;
    const spent = process.cpuUsage(before);
    if (problems.length > 0) throw new Error(`${problems[0]?.file}: ${problems[0]?.message}`);

    writeFileSync(join(root, "spec/tasks/task-1.yaml"), taskText(1).replace("A model", "This model"));
    const again = performance.now();
    if (generate({ root, previous: spec }).written.length !== 1)
      throw new Error("one changed entry should change one generated file");
    const edit = performance.now() - again;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    return { entries, files: written.length, processor: (spent.user + spent.system) / 1000, wall, edit, megabytes };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Writes a valid catalogue with `count` tasks and the same number of libraries. Its schemas, facts and quantization
 * types are those of the repository.
 */
function writeCatalogue(root: string, count: number): void {
  for (const part of ["schema", "facts.yaml", "quantization"]) {
    cpSync(join(ROOT, "spec", part), join(root, "spec", part), { recursive: true });
  }
  writeEntries(root, count);
}
