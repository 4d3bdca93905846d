import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import {
  prepare,
  type Prepared,
  write,
  type GenerateOptions,
  type GenerateResult,
} from "../../../generators/pipeline.ts";
import type { OutputFile, Spec } from "../../../generators/spec/entry.ts";
import { problemAt } from "../../../generators/spec/yaml/locate.ts";
import { printProblems, sortProblems, type ProblemFormat } from "../../../generators/spec/print.ts";
import type { Problem } from "../../../generators/spec/problem.ts";
import { newEntries } from "../new.ts";
import { hasColor, startTerminalStep } from "../terminal.ts";
import { type RenderedExamples, renderExamples } from "./examples.ts";
import { run } from "../../lib/run.ts";

/** Settings of a run, including the format in which problems are printed. */
export interface GenerateSettings extends GenerateOptions {
  readonly format: ProblemFormat;
}

/** The result of a run that also renders the examples. */
export interface WholeResult extends GenerateResult {
  /**
   * True if examples of hosted models or providers are missing. They cannot be rendered while `generated/` does not
   * exist.
   */
  readonly isPartial: boolean;
}

/** The environment variable that marks a second run, which the first run starts if its own result is partial. */
const SECOND_RUN = "HUBSMITH_SECOND_RUN";

const isError = ({ severity }: Problem): boolean => severity === "error";

/** The problems and the files of a run, before the files are written. */
type Examination = Prepared & Pick<WholeResult, "isPartial">;

/**
 * Compiles the specs, renders the examples, and checks that the client sends the requests in the provider examples.
 * Used by `check` and `generate`.
 */
export async function examine(options: Pick<GenerateOptions, "root" | "previous">): Promise<Examination> {
  const prepared = prepare(options);
  if (prepared.problems.some(isError)) return { ...prepared, isPartial: false };
  const rendered = await renderExamples(prepared.spec, prepared.files);
  const hosted = await hostedExamples(prepared);
  const replayed = await providerExamples(prepared);
  const isPartial = hosted === undefined || replayed === undefined;
  const findings = [...rendered.findings, ...(hosted?.findings ?? []), ...(replayed?.findings ?? [])];
  const problems = sortProblems([...prepared.problems, ...findings.map(problemAt)]);
  const files = [...prepared.files, ...rendered.files, ...(hosted?.files ?? []), ...(replayed?.files ?? [])];
  if (hasSite(files)) files.push(newEntries(prepared.spec));
  return { spec: prepared.spec, problems, files, isPartial };
}

/** Runs the generator once. Writes all files, or no files if there is an error. */
export async function generateAll(options: GenerateOptions): Promise<WholeResult> {
  const { isPartial, ...examined } = await examine(options);
  // If nothing is generated for a site, a folder `site` belongs to the author of the catalogue.
  const ownFolders = [...(isPartial ? [] : ["examples"]), ...(hasSite(examined.files) ? ["site"] : [])];
  return { ...write(examined, options, ownFolders), isPartial };
}

function hasSite(files: readonly OutputFile[]): boolean {
  return files.some(({ path }) => path.startsWith("site/"));
}

/** Renders the examples of hosted models. Returns undefined if the code that makes the snippets cannot be loaded. */
async function hostedExamples({ spec, files }: Prepared): Promise<RenderedExamples | undefined> {
  const module = await import("./hosted-examples.ts").catch(() => undefined);
  return module?.renderHostedExamples(spec, files);
}

/** Checks the provider examples. Returns undefined if the inference client cannot be loaded. */
async function providerExamples({ spec }: Prepared): Promise<RenderedExamples | undefined> {
  const module = await import("./provider-examples.ts").catch(() => undefined);
  const made = await module?.replayExamples(spec);
  return made && { findings: made.flatMap(({ findings }) => findings), files: made.map(({ file }) => file) };
}

/** Generates once, and prints the result. Returns true if the run succeeded. */
export async function generateOnce(settings: GenerateSettings): Promise<boolean> {
  const from = performance.now();
  const step = startTerminalStep("check and compile the specs");
  const result = await generateAll(settings);
  step.done();
  const isWritten = settings.check !== true && !result.problems.some(isError);
  const milliseconds = performance.now() - from;
  if (result.isPartial && isWritten && process.env[SECOND_RUN] === undefined) {
    if (settings.format === "text") console.error(`${result.written.length} written without examples`);
    return generateAgain(settings);
  }
  return report(result, settings, milliseconds);
}

/** Runs the generator in a new process, because a process cannot load a module again after loading it has failed. */
async function generateAgain({ root, out, format }: GenerateSettings): Promise<boolean> {
  const words = ["generate", "--spec", resolve(root), "--format", format, ...(out === undefined ? [] : ["--out", out])];
  const program = [...process.execArgv, fileURLToPath(new URL("../../hubsmith.ts", import.meta.url)), ...words];
  const step = startTerminalStep("render the examples");
  const { code, output } = await run(process.execPath, program, { [SECOND_RUN]: "yes" });
  step.done();
  process.stderr.write(output);
  return code === 0;
}

/**
 * Prints the problems that `generate` would find. Returns true if there are no errors; with `strict`, only if there are
 * no warnings either.
 */
export async function checkOnce({
  root,
  format,
  strict,
}: {
  root: string;
  format: ProblemFormat;
  strict: boolean;
}): Promise<boolean> {
  const step = startTerminalStep("check and compile the specs");
  const { problems, isPartial } = await examine({ root });
  step.done();
  show(problems, format);
  if (isPartial) console.error("the examples were not run: generated/ is incomplete; run `npm run generate` first");
  else if (problems.length === 0 && format === "text") console.error("no problems");
  return !isPartial && !problems.some((problem) => strict || isError(problem));
}

/**
 * Generates now and after every change below `spec/`, until the process ends.
 *
 * @param onResult called after each run
 */
export async function watchSpecs(settings: GenerateSettings, onResult?: (result: WholeResult) => void): Promise<void> {
  const { watch } = await import("chokidar");
  let previous: Spec | undefined;
  const update = async (): Promise<void> => {
    const from = performance.now();
    const result = await generateAll({ ...settings, ...(previous && { previous }) });
    previous = result.spec;
    report(result, settings, performance.now() - from);
    onResult?.(result);
  };
  await update();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watch(join(resolve(settings.root), "spec"), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void (running = running.then(update)), 20);
  });
}

function show(problems: readonly Problem[], format: ProblemFormat): void {
  if (problems.length === 0 && format !== "json") return;
  const print = format === "text" ? console.error : console.log;
  print(printProblems(problems, { format, color: format === "text" && hasColor(process.stderr) }));
}

/** Prints the problems of a run, and how many files it wrote. Returns true if the run succeeded. */
function report(
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
    console.error("  hint: run `npm run generate` and commit the changed files");
    return false;
  }
  const { written, unchanged, removed, isPartial } = result;
  const done = isCheck
    ? `${unchanged} files up to date`
    : `${written.length} written, ${unchanged} unchanged, ${removed.length} removed`;
  if (format === "text") console.error(`${done} (${(milliseconds / 1000).toFixed(2)} s)`);
  if (isPartial)
    console.error("the examples of calls to providers are missing, because their generator cannot be loaded");
  return !isPartial;
}
