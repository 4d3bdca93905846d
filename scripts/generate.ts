import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import {
  check,
  prepare,
  type Prepared,
  write,
  type GenerateOptions,
  type GenerateResult,
} from "../generators/pipeline.ts";
import { problemAt } from "../generators/spec/locate.ts";
import { printProblems, type ProblemFormat } from "../generators/spec/print.ts";
import type { Problem } from "../generators/spec/problem.ts";
import { hasColor, startTerminalStep } from "./cli/terminal.ts";
import { renderExamples, type RenderedExamples } from "./examples.ts";
import { run } from "./run.ts";

/** What a run is asked for, and how it tells what it found. */
export interface GenerateSettings extends GenerateOptions {
  readonly format: ProblemFormat;
}

/** What came of a whole run. */
export interface WholeResult extends GenerateResult {
  /** Whether examples of hosted calls are missing: the code that shows them reads `generated/`, which was not there. */
  readonly isPartial: boolean;
}

/** Set for a run that was started because the one before it was partial. */
const SECOND_RUN = "HUBSMITH_SECOND_RUN";

const isError = ({ severity }: Problem): boolean => severity === "error";

/** One whole run: specs to modules, modules to rendered examples, and then everything to disk, or nothing. */
export async function generateAll(options: GenerateOptions): Promise<WholeResult> {
  const prepared = prepare(options);
  if (prepared.problems.some(isError)) return { ...write(prepared, options), isPartial: false };
  const rendered = await renderExamples(prepared.spec, prepared.files);
  const hosted = await hostedExamples(prepared);
  const isPartial = hosted === undefined;
  const findings = [...rendered.findings, ...(hosted?.findings ?? [])];
  const problems = [...prepared.problems, ...findings.map(problemAt)];
  const files = [...prepared.files, ...rendered.files, ...(hosted?.files ?? [])];
  return { ...write({ ...prepared, problems, files }, options, isPartial ? [] : ["examples"]), isPartial };
}

/** Undefined where the code that shows calls cannot be loaded. */
async function hostedExamples({ spec, files }: Prepared): Promise<RenderedExamples | undefined> {
  const module = await import("./hosted-examples.ts").catch(() => undefined);
  return module?.renderHostedExamples(spec, files);
}

/** Generates once and reports; true when there is nothing to complain about. */
export async function generateOnce(settings: GenerateSettings): Promise<boolean> {
  const from = performance.now();
  const step = startTerminalStep("check and compile the specs");
  const result = await generateAll(settings);
  step.done();
  const isWritten = settings.check !== true && !result.problems.some(isError);
  if (result.isPartial && isWritten && process.env[SECOND_RUN] === undefined) return generateAgain(settings);
  return report(result, settings, performance.now() - from);
}

/** A module that could not be loaded stays so until the process ends: the rest is the work of a new one. */
async function generateAgain({ root, out, format }: GenerateSettings): Promise<boolean> {
  const words = ["generate", "--spec", resolve(root), "--format", format, ...(out === undefined ? [] : ["--out", out])];
  const program = [...process.execArgv, fileURLToPath(new URL("hubsmith.ts", import.meta.url)), ...words];
  const { code, output } = await run(process.execPath, program, { [SECOND_RUN]: "yes" });
  process.stderr.write(output);
  return code === 0;
}

/** Checks the specs without printing modules; true when there is no error (`strict`: and no warning). */
export function checkOnce({ root, format, strict }: { root: string; format: ProblemFormat; strict: boolean }): boolean {
  const { problems } = check({ root });
  show(problems, format);
  if (problems.length === 0 && format === "text") console.error("no problems");
  return !problems.some((problem) => strict || isError(problem));
}

/** Generates at every change below `spec/`, until the process ends. */
export async function watchSpecs(settings: GenerateSettings): Promise<void> {
  const { watch } = await import("chokidar");
  let previous = (await timed(settings)).spec;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  console.error("watching spec/ – press Ctrl+C to stop");
  watch(join(resolve(settings.root), "spec"), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => void (previous = (await timed({ ...settings, previous })).spec));
    }, 20);
  });
}

async function timed(settings: GenerateSettings): Promise<GenerateResult> {
  const from = performance.now();
  const result = await generateAll(settings);
  report(result, settings, performance.now() - from);
  return result;
}

function show(problems: readonly Problem[], format: ProblemFormat): void {
  if (problems.length === 0 && format !== "json") return;
  const print = format === "text" ? console.error : console.log;
  print(printProblems(problems, { format, color: format === "text" && hasColor(process.stderr) }));
}

/** Prints what a run found and did; true when there is nothing to complain about. */
export function report(
  result: WholeResult,
  { check: isCheck = false, format }: GenerateSettings,
  milliseconds: number,
): boolean {
  show(result.problems, format);
  if (result.problems.some(isError)) {
    if (format === "text") console.error("nothing was written");
    return false;
  }
  const [stale] = result.stale;
  if (isCheck && stale !== undefined) {
    console.error(`${stale} is out of date (${result.stale.length} in all)`);
    console.error("  hint: run `npm run generate` and commit what it writes");
    return false;
  }
  const { written, unchanged, removed, isPartial } = result;
  const done = isCheck
    ? `${unchanged} files up to date`
    : `${written.length} written, ${unchanged} unchanged, ${removed.length} removed`;
  if (format === "text") console.error(`${done} (${(milliseconds / 1000).toFixed(2)} s)`);
  if (isPartial) console.error("examples of hosted calls are missing: what shows them cannot be loaded");
  return !isPartial;
}
