import { cpus } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { auditDependencies } from "./audit.ts";
import { buildPackage } from "./build-package.ts";
import { buildSite } from "./build.ts";
import { findBrowser } from "./browser.ts";
import { startStep } from "./progress.ts";
import { lacking, RUN_LANGUAGES } from "./wire/runner.ts";
import { lackingRuntime, RUNTIMES } from "./testing/runtimes.ts";
import { bin, ROOT, run, type Outcome } from "./run.ts";

/** One check of the house: a name and how to run it. */
interface Verification {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const node = (...parameters: string[]) => run(process.execPath, parameters);
const script = (file: string, ...parameters: string[]) =>
  node("--import", "tsx", "--conditions=source", join("scripts", file), ...parameters);

/** What `npm run check` runs, quickest first. */
const CHECKS: readonly Verification[] = [
  { name: "format", run: () => node(bin("oxfmt"), "--check", ".") },
  { name: "lint", run: () => node(bin("oxlint"), "--type-aware") },
  { name: "lint documents", run: () => node(bin("markdownlint-cli2"), "*.md", "site/docs/**/*.md", "#node_modules") },
  { name: "boundaries", run: () => script("boundaries.ts") },
  { name: "specs valid, generated files up to date", run: () => script("hubsmith.ts", "generate", "--check") },
  { name: "types", run: () => node(bin("typescript", "tsc"), "-p", "tsconfig.json") },
  { name: "unused files and exports", run: () => node(bin("knip"), "--no-progress") },
];

/** What `npm test` runs after the checks. */
const TESTS: readonly Verification[] = [
  { name: "unit tests", run: unitTests },
  { name: "build the package", run: () => inProcess(() => buildPackage()) },
  { name: "package tests", run: packageTests },
  { name: "build the site", run: () => inProcess(buildSite) },
  { name: "browser tests", run: browserTests },
  { name: "known vulnerabilities of dependencies", run: auditDependencies },
];

function vitest(project: string): Promise<Outcome> {
  return node(bin("vitest"), "run", "--config", "site/vite.config.ts", "--root", ".", "--project", project);
}

async function inProcess(action: () => Promise<unknown>): Promise<Outcome> {
  await action();
  return { code: 0, output: "" };
}

/** What snippets cannot be run with is told in a line of its own: their tests are skipped. */
function unitTests(): Promise<Outcome> {
  for (const language of RUN_LANGUAGES) {
    const reason = lacking(language);
    if (reason !== undefined) console.error(`! snippets in ${language} SKIPPED: ${reason}`);
  }
  return vitest("unit");
}

/** Platforms that the package cannot be tried on are told in the same way. */
function packageTests(): Promise<Outcome> {
  for (const name of RUNTIMES) {
    const reason = lackingRuntime(name);
    if (reason !== undefined) console.error(`! the package in ${name} SKIPPED: ${reason}`);
  }
  return vitest("package");
}

/** Missing browser: a failure in CI, one visible line on a newcomer's machine. */
async function browserTests(): Promise<Outcome> {
  if (findBrowser() !== undefined) return vitest("browser");
  const how = "install Chromium (for example `apt install chromium`) or set HUBSMITH_CHROMIUM to its path";
  if (process.env["CI"] !== undefined) return { code: 1, output: `no browser found: ${how}` };
  console.error(`! browser tests SKIPPED: no browser found; ${how}`);
  return { code: 0, output: "skipped" };
}

/** The line in which a test runner counts its tests, if any. */
function summary(output: string): string | undefined {
  const plain = stripVTControlCharacters(output);
  return /^\s*Tests\s+(.+)$/m.exec(plain)?.[1] ?? (plain === "skipped" ? "skipped" : undefined);
}

const withTests = process.argv.includes("--tests");
const steps = withTests ? [...CHECKS, ...TESTS] : CHECKS;
let failed = 0;
const counts = { passed: 0, failed: 0, skipped: 0 };
console.error(`${steps.length} steps on ${cpus().length} cores in ${ROOT.split(/[\\/]/).pop() ?? ""}`);
for (const [index, verification] of steps.entries()) {
  const step = startStep(`[${index + 1}/${steps.length}] ${verification.name}`);
  const { code, output } = await verification.run().catch((error: unknown) => ({ code: 1, output: String(error) }));
  const counted = summary(output);
  for (const kind of ["passed", "failed", "skipped"] as const) {
    counts[kind] += Number(new RegExp(`(\\d+) ${kind}`).exec(counted ?? "")?.[1] ?? 0);
  }
  if (code === 0) {
    step.done(counted);
  } else {
    failed += 1;
    step.fail(`exit code ${code}`);
    console.error(output.trimEnd());
  }
}
if (withTests) console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (failed > 0) console.error(`${failed} of ${steps.length} steps failed`);
process.exitCode = failed === 0 ? 0 : 1;
