import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** The result of a child process. `output` contains the standard output and the errors, in the order of printing. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a program until it ends, and collects its output.
 *
 * @param program a path or a name on PATH
 * @param env environment variables in addition to those of this process
 * @param cwd folder to run in; default: the repository
 */
export function run(
  program: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd: string = ROOT,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    // A character can be split between two chunks. If an encoding is set, Node joins the parts.
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (piece: string) => (output += piece));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Returns the command that starts npm. If npm started this process, the command runs npm's script with Node, because
 * Windows cannot start `npm` as a program.
 */
export function npmCommand(): readonly [program: string, ...parameters: string[]] {
  const script = process.env["npm_execpath"];
  return script === undefined ? ["npm"] : [process.execPath, script];
}

/**
 * Returns the path of the script that a command of an installed package runs, for example `bin("oxlint")` or
 * `bin("typescript", "tsc")`.
 */
export function bin(packageName: string, command: string = packageName): string {
  const require = createRequire(import.meta.url);
  const manifestPath = join(ROOT, "node_modules", packageName, "package.json");
  const manifest: unknown = require(manifestPath);
  const bins = (manifest as { bin?: string | Record<string, string> }).bin;
  const path = typeof bins === "string" ? bins : bins?.[command];
  if (path === undefined) throw new Error(`package ${packageName} has no command ${command}: run npm ci`);
  return join(dirname(manifestPath), path);
}

/**
 * Installs the packages of a folder in `.ci/` from its lock file, if they are not installed yet. These packages are not
 * in package.json, because only one command needs them.
 *
 * @param name the folder, such as `lighthouse`
 * @param size size of the packages on the disk, which is printed before the installation
 * @throws Error with the output of npm if npm fails
 */
export async function installLocked(name: string, size: string): Promise<void> {
  const folder = join(ROOT, ".ci", name);
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules/.lock-hash");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.error(`installing the packages of .ci/${name} (about ${size})`);
  const [program, ...first] = npmCommand();
  // The packages may need a newer Node than the one that installs them: .ci/ai-7 contains its own.
  const options = ["--no-audit", "--no-fund", "--engine-strict=false"];
  const { code, output } = await run(program, [...first, "ci", ...options], {}, folder);
  if (code !== 0) throw new Error(`.ci/${name} is not installed\n${output.trimEnd()}`);
  writeFileSync(stamp, hash);
}
