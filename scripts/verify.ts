import { cpus } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { auditDependencies } from "./verify/audit.ts";
import { buildPackage } from "./package/build-package.ts";
import { writeApiDocuments } from "../site/build/api/write.ts";
import { findBrowser, NO_BROWSER, REQUIRE_BROWSER } from "./lib/browser.ts";
import { startStep } from "./lib/progress.ts";
import { whyUnavailable, RUN_LANGUAGES } from "./wire/runner.ts";
import { bin, ROOT, run, type Outcome } from "./lib/run.ts";

interface Verification {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
  /** The command that repairs what a failed check found. */
  readonly repair?: string;
}

/** The outcome of a step, and how long the step itself took. Steps that run at the same time wait for each other. */
interface Finished extends Outcome {
  readonly milliseconds: number;
}

const node = (...parameters: string[]) => run(process.execPath, parameters);
const script = (file: string, ...parameters: string[]) =>
  node("--import", "tsx", "--conditions=source", join("scripts", file), ...parameters);

const UP_TO_DATE = "the specs are valid, and generated files are up to date";

/** The checks of `npm run check`. They change no files, so they run at the same time. */
const CHECKS: readonly Verification[] = [
  { name: "format", run: () => node(bin("oxfmt"), "--check", "."), repair: "npm run format" },
  { name: "lint, and imports between folders", run: lint },
  {
    name: "lint documents",
    run: () => node(bin("markdownlint-cli2"), "*.md", "site/docs/**/*.md", "#site/docs/reference/api", "#node_modules"),
  },
  { name: "prose", run: () => script("prose.ts") },
  { name: "regular expressions", run: () => script("patterns.ts") },
  { name: UP_TO_DATE, run: () => script("hubsmith.ts", "generate", "--check") },
  { name: "types", run: () => node(bin("typescript", "tsc"), "-p", "tsconfig.json") },
  { name: "unused files and exports", run: () => node(bin("knip"), "--no-progress") },
];

/** The checks of `npm run check:spec`: everything that a change in `spec/` can break, except tests. */
const SPEC_CHECKS: readonly Verification[] = [
  { name: "format of spec/", run: () => node(bin("oxfmt"), "--check", "spec"), repair: "npm run format" },
  ...CHECKS.filter(({ name }) => name === UP_TO_DATE),
];

/** The steps of `npm test` after the checks. */
const TESTS: readonly Verification[] = [
  { name: "write the API documents", run: () => inProcess(writeApiDocuments) },
  { name: "unit tests", run: unitTests },
  { name: "build the package", run: () => inProcess(() => buildPackage()) },
  { name: "package tests", run: () => vitest("package") },
  { name: "build the site, and run browser tests", run: () => siteTests("browser") },
];

/** The steps of `npm run test:audit`: long tests that repeat one check over many inputs, pages and themes. */
const AUDITS: readonly Verification[] = [
  { name: "audit: random input and hostile input", run: () => vitest("audit") },
  { name: "build the package", run: () => inProcess(() => buildPackage()) },
  { name: "audit: whole workflows with the package", run: () => vitest("package-audit") },
  { name: "build the site, and audit it", run: () => siteTests("browser-audit") },
  { name: "known vulnerabilities of dependencies", run: auditDependencies },
];

/** Runs the linter. Fails if it read fewer files than git lists, because imports in the others would be unchecked. */
async function lint(): Promise<Outcome> {
  const { code, output } = await node(bin("oxlint"), "--type-aware");
  const listed = await run("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", ":!generated/examples", ":!**/fixtures/**"]);
  const [read, all] = [Number(/ on (\d+) files/.exec(output)?.[1] ?? 0), listed.output.trim().split("\n").length];
  if (read >= all) return { code, output };
  return { code: 1, output: `${output}\nthe linter read ${read} files, but git lists ${all}: see .oxlintrc.json` };
}

function vitest(project: string): Promise<Outcome> {
  return node(bin("vitest"), "run", "--config", "site/vite.config.ts", "--root", ".", "--project", project);
}

async function inProcess(action: () => Promise<unknown>): Promise<Outcome> {
  await action();
  return { code: 0, output: "" };
}

/**
 * Runs the unit tests. Before that, prints which languages are not installed, because the tests do not run snippets in
 * these languages.
 */
function unitTests(): Promise<Outcome> {
  for (const language of RUN_LANGUAGES) {
    const reason = whyUnavailable(language);
    if (reason !== undefined) console.error(`! snippets in ${language} SKIPPED: ${reason}`);
  }
  return vitest("unit");
}

/**
 * Runs tests of the site. If no browser is installed, the browser tests are skipped. With `HUBSMITH_REQUIRE_BROWSER=1`,
 * the step fails instead.
 */
async function siteTests(project: string): Promise<Outcome> {
  if (findBrowser() === undefined) {
    if (process.env[REQUIRE_BROWSER] === "1") return { code: 1, output: NO_BROWSER };
    console.error(`! browser tests SKIPPED: ${NO_BROWSER}`);
  }
  return vitest(project);
}

/** Returns the numbers of tests from the output of a test runner, or `skipped`. Returns undefined for other output. */
function summary(output: string): string | undefined {
  const plain = stripVTControlCharacters(output);
  return /^\s*Tests\s+(.+)$/m.exec(plain)?.[1] ?? (plain === "skipped" ? "skipped" : undefined);
}

/** Runs a step. If the step throws, the error becomes its output, with exit code 1. */
async function outcomeOf(step: Verification): Promise<Finished> {
  const from = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({ code: 1, output: String(error) }));
  return { ...outcome, milliseconds: performance.now() - from };
}

/** Starts the checks. At most one check per processor core runs at the same time. Returns the outcomes. */
function startAll(checks: readonly Verification[]): Map<Verification, Promise<Finished>> {
  let free = cpus().length;
  const waiting: (() => void)[] = [];
  const inTurn = async (check: Verification): Promise<Finished> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const outcome = await outcomeOf(check);
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
    return outcome;
  };
  return new Map(checks.map((check) => [check, inTurn(check)]));
}

const option = process.argv[2] ?? "";
const checks = option === "--audit" ? [] : option === "--spec" ? SPEC_CHECKS : CHECKS;
const steps = [...checks, ...(option === "--tests" ? TESTS : option === "--audit" ? AUDITS : [])];
const started = startAll(checks);
let failed = 0;
const counts = { passed: 0, failed: 0, skipped: 0 };
console.error(`${steps.length} steps on ${cpus().length} cores in ${ROOT.split(/[\\/]/).pop() ?? ""}`);
for (const [index, verification] of steps.entries()) {
  const step = startStep(`[${index + 1}/${steps.length}] ${verification.name}`);
  const { code, output, milliseconds } = await (started.get(verification) ?? outcomeOf(verification));
  const counted = summary(output);
  for (const kind of ["passed", "failed", "skipped"] as const) {
    counts[kind] += Number(new RegExp(`(\\d+) ${kind}`).exec(counted ?? "")?.[1] ?? 0);
  }
  if (code === 0) {
    step.done(counted, milliseconds);
  } else {
    failed += 1;
    step.fail(`exit code ${code}`, milliseconds);
    console.error(output.trimEnd());
    if (verification.repair !== undefined) console.error(`  hint: run \`${verification.repair}\``);
  }
}
if (option === "--tests") console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (failed > 0) console.error(`${failed} of ${steps.length} steps failed`);
process.exitCode = failed === 0 ? 0 : 1;
