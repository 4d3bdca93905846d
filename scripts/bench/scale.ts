import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { generate } from "../../generators/pipeline.ts";
import { ROOT } from "../run.ts";

/*
 * How time and memory of checking and generating grow with the catalogue: synthetic catalogues, half tasks and half
 * libraries, each size in a process of its own. Fails when ten times the entries take more than eleven times the time,
 * or the largest catalogue more than 1 GB. What counts is the time that the processor spent, since other work on the
 * machine does not add to it; the wait stands beside it.
 */
const SIZES = [300, 1000, 3000, 10_000];
const MAX_GROWTH = 11;
const MAX_MEGABYTES = 1024;

/** What one size took. */
interface Measurement {
  readonly entries: number;
  readonly files: number;
  /** Processor time of one run from cold, in milliseconds; the start of the process is left out. */
  readonly processor: number;
  /** The wait for that run, in milliseconds. */
  readonly wall: number;
  /** The wait for a second run, after one entry was edited, in milliseconds. */
  readonly edit: number;
  /** Highest resident memory of both runs, in MB. */
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
    if (generate({ root, previous: spec }).written.length !== 1) throw new Error("one edit should write one file");
    const edit = performance.now() - again;
    const megabytes = process.resourceUsage().maxRSS / 1024;
    return { entries, files: written.length, processor: (spent.user + spent.system) / 1000, wall, edit, megabytes };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** A sound catalogue: the real schemas, facts and quantization types; `count` tasks and as many libraries. */
function writeCatalogue(root: string, count: number): void {
  for (const part of ["schema", "facts.yaml", "quantization"]) {
    cpSync(join(ROOT, "spec", part), join(root, "spec", part), { recursive: true });
  }
  for (const kind of ["tasks", "libraries"]) mkdirSync(join(root, "spec", kind));
  for (let number = 1; number <= count; number++) {
    writeFileSync(join(root, `spec/tasks/task-${number}.yaml`), taskText(number));
    writeFileSync(join(root, `spec/libraries/library-${number}.yaml`), libraryText(number));
  }
}

function taskText(number: number): string {
  const suggestion = (kind: string, index: number) => `  - id: acme/${kind}-${number}-${index}
    description: >-
      The ${kind} number ${index} that goes with task ${number}; small enough to try and described at some length.
`;
  const suggestions = (kind: string) => [1, 2, 3].map((index) => suggestion(kind, index)).join("");
  return `# yaml-language-server: $schema=../schema/task.schema.json
label: Task ${number}
order: ${number * 10}
modality: nlp
libraries: [library-${number}]
summary: >-
  A model takes text number ${number} and gives back another text of about the same length. It is used to see how long
  a catalogue of many tasks takes.
sampleInput: Text number ${number}.
demo:
  inputs:
    - type: text
      label: Input
      content: The text that goes in has the number ${number}.
  outputs:
    - type: chart
      data:
        - { label: one, score: 0.75 }
        - { label: two, score: 0.25 }
datasets:
${suggestions("data")}models:
${suggestions("model")}spaces:
${suggestions("space")}metrics:
  - id: accuracy
    label: Accuracy
    description: Share of the answers that are right, from 0 to 1; higher is better.
`;
}

function libraryText(number: number): string {
  // About every fifth library of the real catalogue is to have snippets.
  const snippets = `snippets:
  - when: { tag: slow }
    language: python
    template: |
      from library_${number} import load

      model = load("{{id}}", slow=True)
  - language: python
    template: |
      from library_${number} import load

      model = load("{{id}}")
examples:
  slow: { id: acme/one, tags: [slow] }
  plain: { id: acme/two, tags: [] }
`;
  return `# yaml-language-server: $schema=../schema/library.schema.json
prettyLabel: Library ${number}
repoName: library-${number}
repoUrl: https://github.com/acme/library-${number}
docsUrl: https://example.com/library-${number}
filter: false
countDownloads: path:"library-${number}.json"
tasks: [task-${number}]
${number % 5 === 0 ? snippets : ""}`;
}
