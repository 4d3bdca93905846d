import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { bin, ROOT, run } from "../../lib/run.ts";
import type { Servers } from "./anywhere/checks.ts";

/** The folder in which `npm run test:runtimes` installs the runtimes, from their own lock file. */
export const RUNTIMES_FOLDER = join(ROOT, ".ci/runtimes");
const INSTALLED = join(RUNTIMES_FOLDER, "node_modules");
const ANYWHERE = fileURLToPath(new URL("anywhere", import.meta.url));

/** Runs the checks of `anywhere/` in a folder with the installed package. Returns the result of each check. */
type RunChecks = (program: string, folder: string, servers: Servers) => Promise<Record<string, unknown>>;

/** One way to run the checks, such as Deno or a version of TypeScript. */
interface Runtime {
  /** Returns the path of the runtime's program, or undefined if the program is not installed or does not start. */
  readonly program: () => string | undefined;
  readonly run: RunChecks;
}

const RUNTIMES = {
  "Node, ES module": { program: () => process.execPath, run: (...place) => runScript("checks.mjs", [], ...place) },
  "Node, CommonJS": { program: () => process.execPath, run: (...place) => runScript("checks.cjs", [], ...place) },
  "Jest 29": { program: () => installed("jest-29/bin/jest.js"), run: runJest },
  "Jest 30": { program: () => installed("jest-30/bin/jest.js"), run: runJest },
  "TypeScript 5, node16, CommonJS": {
    program: () => installed("typescript-5/bin/tsc"),
    run: (...place) => runCompiled({ module: "node16" }, ...place),
  },
  "TypeScript 5, node10, CommonJS": {
    program: () => installed("typescript-5/bin/tsc"),
    run: (...place) => runCompiled({ module: "commonjs", moduleResolution: "node10" }, ...place),
  },
  "TypeScript 7, node16, CommonJS": {
    program: () => bin("typescript", "tsc"),
    run: (...place) => runCompiled({ module: "node16" }, ...place),
  },
  // Deno allows only network access, because the package must not read files or environment variables.
  Deno: {
    program: () => command("deno"),
    run: (...place) =>
      runScript("checks.mjs", ["run", "--no-prompt", "--no-remote", "--allow-net=127.0.0.1"], ...place),
  },
  Bun: { program: () => command("bun"), run: (...place) => runScript("checks.mjs", [], ...place) },
  workerd: { program: () => command("workerd"), run: runWorker },
} satisfies Readonly<Record<string, Runtime>>;

/** A runtime that the package supports. Browsers are not included, because they have their own tests. */
export type RuntimeName = keyof typeof RUNTIMES;
export const RUNTIME_NAMES = Object.keys(RUNTIMES) as RuntimeName[];

/** Returns why a runtime is skipped on this machine, or undefined if the runtime is installed. */
export function whyRuntimeIsMissing(name: RuntimeName): string | undefined {
  if (RUNTIMES[name].program() !== undefined) return undefined;
  return "not installed; `npm ci --prefix .ci/runtimes` installs it";
}

/**
 * Runs the checks of `anywhere/` in a runtime.
 *
 * @param folder a project in which the package is installed; the runtime writes its files there
 * @returns the result of each check
 * @throws Error with the output of the runtime, if there is no result
 */
export function runChecks(name: RuntimeName, folder: string, servers: Servers): Promise<Record<string, unknown>> {
  const program = RUNTIMES[name].program();
  if (program === undefined) throw new Error(`${name}: ${whyRuntimeIsMissing(name) ?? ""}`);
  return RUNTIMES[name].run(program, folder, servers);
}

/** Returns the path of an installed file of a runtime, or undefined if the file does not exist. */
function installed(path: string): string | undefined {
  const file = join(INSTALLED, path);
  return existsSync(file) ? file : undefined;
}

/**
 * Returns the path of a program in the folder of the runtimes, or its name if the program is only in PATH. Returns
 * undefined if the program does not start.
 */
function command(name: string): string | undefined {
  const candidates = [join(INSTALLED, ".bin", name), name];
  return candidates.find((path) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0);
}

/** Runs the checks as a script that prints one line of JSON. The extension of `file` selects the module format. */
async function runScript(
  file: string,
  flags: readonly string[],
  program: string,
  folder: string,
  servers: Servers,
): Promise<Record<string, unknown>> {
  await bundle("script.ts", join(folder, file), folder, servers);
  return readLine(program, [...flags, file], folder);
}

async function readLine(program: string, parameters: readonly string[], folder: string) {
  const { code, output } = await run(program, parameters, { NO_COLOR: "1" }, folder);
  const line = output.split("\n").find((text) => text.startsWith("{"));
  if (code !== 0 || line === undefined) throw new Error(`${parameters.join(" ")} ended with code ${code}:\n${output}`);
  return JSON.parse(line) as Record<string, unknown>;
}

/** Runs the checks as a Jest test, with the default configuration. */
async function runJest(program: string, folder: string, servers: Servers): Promise<Record<string, unknown>> {
  makeCommonJs(folder);
  await bundle("jest.ts", join(folder, "checks.test.js"), folder, servers);
  const result = join(folder, "found.json");
  rmSync(result, { force: true });
  const { code, output } = await run(process.execPath, [program], { CI: "true" }, folder);
  if (code !== 0) throw new Error(`Jest ended with code ${code}:\n${output}`);
  return JSON.parse(readFileSync(result, "utf8")) as Record<string, unknown>;
}

/** Compiles the checks in a strict CommonJS project, and runs them. This also checks the types of the package. */
async function runCompiled(
  options: object,
  program: string,
  folder: string,
  servers: Servers,
): Promise<Record<string, unknown>> {
  makeCommonJs(folder);
  rmSync(join(folder, "compiled"), { recursive: true, force: true });
  mkdirSync(join(folder, "source"), { recursive: true });
  for (const file of ["checks.ts", "script.ts"]) cpSync(join(ANYWHERE, file), join(folder, "source", file));
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    target: "es2022",
    lib: ["es2023", "dom"],
    types: [],
    rootDir: "source",
    outDir: "compiled",
    rewriteRelativeImportExtensions: true,
    ...options,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["source"] }));
  const { code, output } = await run(process.execPath, [program, "-p", folder], {}, folder);
  if (code !== 0) throw new Error(output);
  writeFileSync(join(folder, "servers.js"), `globalThis.SERVERS = ${JSON.stringify(servers)};`);
  return readLine(process.execPath, ["--require", "./servers.js", "compiled/script.js"], folder);
}

/** Writes a package.json without `type`, so that the `.js` files of the project are CommonJS. */
function makeCommonJs(folder: string): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true }));
}

/**
 * Bundles the checks for a runtime. The bundle for workerd contains the package, like the bundle of a deployed worker.
 * Other bundles import the installed package.
 */
async function bundle(entry: string, outfile: string, folder: string, servers: Servers): Promise<void> {
  const isWorker = entry === "worker.ts";
  const fromFolder: Plugin = {
    name: "from-folder",
    setup(within) {
      within.onResolve({ filter: /^hubsmith/ }, ({ path, kind, resolveDir }) => {
        if (!isWorker) return { path, external: true };
        // Resolves to the package that is installed in the folder, not to the sources of the repository.
        return resolveDir === folder ? undefined : within.resolve(path, { kind, resolveDir: folder });
      });
    },
  };
  await build({
    entryPoints: [join(ANYWHERE, entry)],
    outfile,
    bundle: true,
    format: outfile.endsWith(".cjs") || entry === "jest.ts" ? "cjs" : "esm",
    target: "es2022",
    external: ["node:*"],
    define: { SERVERS: JSON.stringify(servers) },
    plugins: [fromFolder],
  });
}

async function runWorker(program: string, folder: string, servers: Servers): Promise<Record<string, unknown>> {
  await bundle("worker.ts", join(folder, "worker.js"), folder, servers);
  const config = join(folder, "worker.capnp");
  writeFileSync(config, CONFIG);
  // The program gets its own process group, because it may be a script that starts another process. Both must be
  // stopped.
  const child = spawn(program, ["serve", "--control-fd=1", config], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text.toString()));
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", () => {
        const found = /"port":\s*(\d+)/.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.on("error", reject);
      child.on("close", (code) => reject(new Error(`workerd ended with code ${code}:\n${printed}`)));
    });
    const answer = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(60_000) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the worker answered ${answer.status}: ${text}\n${printed}`);
    return JSON.parse(text) as Record<string, unknown>;
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
  }
}

/** The configuration of workerd: one worker, which cannot use Node's API, but can send requests to this machine. */
const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
);
`;
