import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
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

/** What a run is asked for, and how it tells what it found. */
export interface GenerateSettings extends GenerateOptions {
  readonly format: ProblemFormat;
}

const isError = ({ severity }: Problem): boolean => severity === "error";

/** One whole run: specs to modules, modules to rendered examples, and then everything to disk, or nothing. */
export async function generateAll(options: GenerateOptions): Promise<GenerateResult> {
  const prepared = prepare(options);
  if (prepared.problems.some(isError)) return write(prepared, options);
  const rendered = await renderExamples(prepared.spec, prepared.files);
  const hosted = await hostedExamples(prepared);
  const problems = [...prepared.problems, ...[...rendered.findings, ...hosted.findings].map(problemAt)];
  const files = [...prepared.files, ...rendered.files, ...hosted.files];
  return write({ ...prepared, problems, files }, options, ["examples"]);
}

/** Calls of hosted models are shown by code that reads `generated/` itself: where that is missing, a second run is due. */
async function hostedExamples({ spec, files }: Prepared): Promise<RenderedExamples> {
  const { renderHostedExamples } = await import("./hosted-examples.ts").catch(() => ({
    renderHostedExamples: undefined,
  }));
  if (renderHostedExamples !== undefined) return renderHostedExamples(spec, files);
  console.error("generated/ cannot be loaded, so examples of hosted calls are left out: run `npm run generate` again");
  return { files: [], findings: [] };
}

/** Generates once and reports; true when there is nothing to complain about. */
export async function generateOnce(settings: GenerateSettings): Promise<boolean> {
  const from = performance.now();
  const step = startTerminalStep("check and compile the specs");
  const result = await generateAll(settings);
  step.done();
  return report(result, settings, performance.now() - from);
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
  result: GenerateResult,
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
  const { written, unchanged, removed } = result;
  const done = isCheck
    ? `${unchanged} files up to date`
    : `${written.length} written, ${unchanged} unchanged, ${removed.length} removed`;
  if (format === "text") console.error(`${done} (${(milliseconds / 1000).toFixed(2)} s)`);
  return true;
}
