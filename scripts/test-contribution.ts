import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startStep } from "./lib/progress.ts";
import { ROOT, run } from "./lib/run.ts";
import { copyRepository } from "./lib/repository.ts";
import { workedExample } from "./tests/package/worked-example.ts";

/*
 * Follows site/docs/cookbook.md in a copy of the repository: writes the YAML files of the cookbook, and runs its
 * commands. Also adds the entries in scripts/contribution, whose ids and forms are unlike those of all other entries. `--quick` runs only the unit and package tests of `npm test`. `--keep` keeps the copy.
 */

const IS_QUICK = process.argv.includes("--quick");
const IS_KEPT = process.argv.includes("--keep");

/** The name of a step, and the arguments for `node`. Steps run in a copy of the repository. */
type Step = readonly [name: string, ...words: string[]];

const tests = (project: string): string[] => [
  join("node_modules", "vitest", "vitest.mjs"),
  ..."run --config site/vite.config.ts --root . --project".split(" "),
  project,
];

const QUICK: readonly Step[] = [
  ["unit tests", ...tests("unit")],
  ["build the package", "--import", "tsx", "--conditions=source", "scripts/build.ts", "--package"],
  ["package tests", ...tests("package")],
];

const document = readFileSync(join(ROOT, "site/docs/cookbook.md"), "utf8");
const { files } = workedExample(document);
const UNUSUAL = join(ROOT, "scripts/contribution");
const [, commands = ""] = /^```sh\n([^]*?)```/m.exec(document) ?? [];
const npm = process.env["npm_execpath"];
if (npm === undefined) throw new Error("run this with npm: npm run test:contribution");

const steps = commands
  .trim()
  .split("\n")
  .flatMap((line): readonly Step[] =>
    IS_QUICK && line === "npm test" ? QUICK : [[line, npm, ...line.split(" ").slice(1)]],
  );

const copy = copyRepository("contribution");
try {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text, { flag: "wx" });
  }
  cpSync(UNUSUAL, join(copy, "spec"), { recursive: true, errorOnExist: true, force: false });
  console.error(`${files.size} files of the cookbook, and the entries of scripts/contribution, in ${copy}`);
  for (const [name, ...words] of steps) {
    const step = startStep(name);
    const { code, output } = await run(process.execPath, words, {}, copy);
    if (code === 0) step.done();
    else {
      step.fail(`exit code ${code}`);
      console.error(output.trimEnd());
      process.exitCode = 1;
    }
  }
} finally {
  if (!IS_KEPT) rmSync(copy, { recursive: true, force: true });
}
