import { join, relative, resolve, sep } from "node:path";
import { apps } from "./artifacts/apps.ts";
import { apiCheck } from "./apis/check.ts";
import { clientsArtifact } from "./artifacts/clients.ts";
import { contract } from "./artifacts/contract.ts";
import { downloads } from "./artifacts/downloads.ts";
import { factsArtifact } from "./artifacts/facts.ts";
import { functionsArtifact } from "./artifacts/functions.ts";
import { hub } from "./artifacts/hub.ts";
import { io } from "./artifacts/io.ts";
import { libraries } from "./artifacts/libraries.ts";
import { libraryKeys } from "./artifacts/library-keys.ts";
import { providerCheck } from "./artifacts/provider-check.ts";
import { providers } from "./artifacts/providers.ts";
import { quantization } from "./artifacts/quantization.ts";
import { quantizationDetails } from "./artifacts/quantization-details.ts";
import { records } from "./artifacts/records.ts";
import { samples } from "./artifacts/samples.ts";
import { snippetsArtifact } from "./artifacts/snippets.ts";
import { taskTypes } from "./artifacts/task-types.ts";
import { tasks } from "./artifacts/tasks.ts";
import { compilable } from "./code/check-schemas.ts";
import { writeFiles, type WriteResult } from "./code/write/write.ts";
import { downloadQueries } from "./downloads/check.ts";
import { resultIsShown } from "./shows/check.ts";
import { snippetChecks } from "./snippets/check/check.ts";
import { checkSpec } from "./spec/check.ts";
import type { Artifact, Check, Loaded, OutputFile, Spec } from "./spec/entry.ts";
import { sortProblems } from "./spec/print.ts";
import type { Problem } from "./spec/problem.ts";

/**
 * All artifacts: the functions that print generated files. Each key is the name of a file in `artifacts/`. To add an
 * artifact, create its file and add it to this table.
 */
const ARTIFACTS: Readonly<Record<string, Artifact>> = {
  apps,
  clients: clientsArtifact,
  contract,
  downloads,
  facts: factsArtifact,
  functions: functionsArtifact,
  hub,
  io,
  libraries,
  "library-keys": libraryKeys,
  "provider-check": providerCheck,
  providers,
  quantization,
  "quantization-details": quantizationDetails,
  records,
  samples,
  snippets: snippetsArtifact,
  "task-types": taskTypes,
  tasks,
};

/** The checks that compile a part of an entry, such as its templates. */
const COMPILE_CHECKS: readonly Check[] = [compilable, downloadQueries, snippetChecks, apiCheck, resultIsShown];

/** Options of `generate`: the spec and the output folder. */
export interface GenerateOptions {
  /** Folder that contains `spec/`. */
  readonly root: string;
  /** Folder to write to. Default: `generated` in `root`. */
  readonly out?: string;
  /** If true, nothing is written, and only outdated files are reported. Default: false. */
  readonly check?: boolean;
  /**
   * The `spec` of an earlier run. If it is given, files that did not change since then are neither read nor printed
   * again.
   */
  readonly previous?: Spec;
}

/** The result of a run. Paths inside `root` are relative to `root`. */
export interface GenerateResult extends Omit<WriteResult, "obstacles"> {
  /** All problems. If a problem is an error, nothing is written. */
  readonly problems: readonly Problem[];
  readonly spec: Spec;
}

/** A run that has not written any files yet. */
export interface Prepared {
  readonly spec: Spec;
  readonly problems: readonly Problem[];
  /** The files to write. Empty if there is an error. */
  readonly files: readonly OutputFile[];
}

/** Reads and checks the spec, prints every artifact and writes the files that changed. */
export function generate(options: GenerateOptions): GenerateResult {
  return write(prepare(options), options);
}

/** Reads the spec and returns all its problems. Writes nothing. */
export function check({ root, previous }: Pick<GenerateOptions, "root" | "previous">): Loaded {
  return checkSpec(root, previous, COMPILE_CHECKS);
}

/**
 * Runs the first half of `generate`: checks the spec and returns the files to write. Callers may add files and problems
 * before they call `write`.
 */
export function prepare({ root, previous }: Pick<GenerateOptions, "root" | "previous">): Prepared {
  const { spec, problems } = check({ root, ...(previous && { previous }) });
  if (problems.some(isError)) return { spec, problems, files: [] };
  const files: OutputFile[] = [];
  const failures: Problem[] = [];
  for (const [name, artifact] of Object.entries(ARTIFACTS)) {
    try {
      for (const file of artifact(spec)) files.push(file);
    } catch (error) {
      failures.push(failureOf(name, error));
    }
  }
  return { spec, problems: [...problems, ...failures], files: failures.length > 0 ? [] : files };
}

/**
 * Runs the second half of `generate`. Writes all files or none.
 *
 * @param ownFolders folders in `out` in which every file counts as generated, with or without a header
 */
export function write(
  { spec, problems, files }: Prepared,
  { root, out = join(root, "generated"), check: isDry = false }: GenerateOptions,
  ownFolders: readonly string[] = [],
): GenerateResult {
  const misplaced = isApart(root, out) ? [] : [placeFault(shownPath(root, out))];
  const faults = [...problems, ...misplaced];
  if (faults.some(isError)) return { spec, problems: faults, written: [], unchanged: 0, removed: [], stale: [] };
  const { obstacles, ...result } = writeFiles(out, files, { check: isDry, ownFolders });
  const named = (path: string): string => shownPath(root, join(out, path));
  const found = obstacles.map(({ path, code, message, hint }): Problem => {
    return { file: named(path), line: 1, column: 1, code, message, hint, severity: "error" };
  });
  return {
    spec,
    problems: sortProblems([...problems, ...found]),
    written: result.written.map(named),
    unchanged: result.unchanged,
    removed: result.removed.map(named),
    stale: result.stale.map(named),
  };
}

/** Returns true if neither the output folder nor `spec/` contains the other. */
function isApart(root: string, out: string): boolean {
  const [inner, outer] = [resolve(root, "spec"), resolve(out)].map((path) => path + sep);
  return inner === undefined || outer === undefined || !(inner.startsWith(outer) || outer.startsWith(inner));
}

function placeFault(file: string): Problem {
  const message = "the output folder contains spec/ or is inside it, but generated files need a separate folder";
  const hint = "choose another folder, or omit --out to write to generated/ next to spec/";
  return { file: file || ".", line: 1, column: 1, code: "output-place", message, hint, severity: "error" };
}

function isError({ severity }: Problem): boolean {
  return severity === "error";
}

/** Returns a path relative to `root`, with forward slashes. A path outside of `root` stays absolute. */
function shownPath(root: string, path: string): string {
  const short = relative(resolve(root), resolve(path));
  return (short.startsWith("..") ? resolve(path) : short).split(sep).join("/");
}

/** Reports an error of an artifact as a bug in this repository, with its position in the code. */
function failureOf(artifact: string, error: unknown): Problem {
  const [message, stack = ""] = error instanceof Error ? [error.message, error.stack] : [String(error)];
  const [, file = `generators/artifacts/${artifact}.ts`, line = "1", column = "1"] =
    /\/(generators\/[\w/-]+\.ts):(\d+):(\d+)/.exec(stack) ?? [];
  const hint = "this is a bug in the generator, because the entries passed every check";
  return {
    file,
    line: Number(line),
    column: Number(column),
    code: "generator-failed",
    message: `generated files of "${artifact}" cannot be made: ${message}`,
    hint,
    severity: "error",
  };
}
