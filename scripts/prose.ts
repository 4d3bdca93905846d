import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { findProse } from "./prose/find.ts";
import { drawSentences } from "./prose/sample.ts";
import { ROOT } from "../site/build/run.ts";

/**
 * This program finds words and docstrings that are hard to read, in documents, docstrings, comments, messages and test
 * names. The rules are in `scripts/prose/rules.ts`.
 *
 * `npm run prose` checks all files, and `npm run prose runtime/gguf` checks one folder. For each problem, the program
 * prints what to write instead. Exit code 1: at least one problem was found.
 *
 * `npm run prose -- --sample 7` prints 200 random sentences, so that a person can judge them. The number is the seed.
 * The same seed draws the same sentences.
 */
const FOLDERS = [".github", "generators", "runtime", "scripts", "site", "spec"];
const WITH_PROSE = /\.(?:ts|tsx|md|css|py)$|^spec\/.*\.(?:json|yaml)$/;
const NOT_OURS = /^scripts\/prose\/rules|^site\/docs\/api\/|\/node_modules\/|\/fixtures\/|\/cases\/|\/goldens\//;

const listed = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
);
const files = [...readdirSync(ROOT), ...listed]
  .map((file) => file.replaceAll(sep, "/"))
  .filter((file) => WITH_PROSE.test(file) && !NOT_OURS.test(file))
  .sort();

const [option, ...rest] = process.argv.slice(2);
if (option === "--sample") printSample(Number(rest[0] ?? Date.now() % 100_000));
else printProblems(process.argv.slice(2));

function printProblems(folders: readonly string[]): void {
  const problems = files
    .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)))
    .flatMap((file) => findProse(ROOT, file));
  for (const { file, line, problem } of problems) console.error(`${file}:${line} ${problem}`);
  console.log(problems.length === 0 ? "prose: no problem" : `prose: ${problems.length} found`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function printSample(seed: number): void {
  console.log(`seed ${seed}`);
  drawSentences(ROOT, files, seed, 200).forEach(({ file, line, kind, sentence }, index) => {
    console.log(`${index + 1}. ${sentence}\n   ${kind}, ${file}:${line}`);
  });
}
