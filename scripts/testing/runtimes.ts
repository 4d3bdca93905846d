import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { ROOT, run } from "../run.ts";
import type { Servers } from "./anywhere/checks.ts";

/** Platforms that the package promises to run in, besides browsers. */
export const RUNTIMES = ["node", "bun", "deno", "workerd"] as const;
export type RuntimeName = (typeof RUNTIMES)[number];

const SCRIPT = fileURLToPath(new URL("anywhere/script.ts", import.meta.url));
const WORKER = fileURLToPath(new URL("anywhere/worker.ts", import.meta.url));

/** Path of a platform's program, out of `node_modules` or `PATH`; undefined: there is none that works. */
export function findRuntime(name: RuntimeName): string | undefined {
  if (name === "node") return process.execPath;
  const candidates = [join(ROOT, "node_modules/.bin", name), name];
  return candidates.find((path) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0);
}

/** Why the package cannot be tried on a platform of this machine; undefined: it can. */
export function lackingRuntime(name: RuntimeName): string | undefined {
  return findRuntime(name) === undefined
    ? `no ${name}: \`npm install ${name}\` elsewhere and put it on PATH`
    : undefined;
}

/**
 * Runs the checks of `anywhere/` on a platform, against the package that is installed in `folder`.
 *
 * @param program as `findRuntime` gives it
 * @returns what each check gave
 * @throws Error with what the platform printed when it gave no result
 */
export async function runChecks(
  name: RuntimeName,
  program: string,
  folder: string,
  servers: Servers,
): Promise<Record<string, unknown>> {
  if (name === "workerd") return runWorker(program, folder, servers);
  await bundle(SCRIPT, join(folder, "checks.mjs"), folder, servers);
  // Nothing but the network is allowed where a platform asks: the package reads no file and no variable.
  const flags = name === "deno" ? ["run", "--no-prompt", "--no-remote", "--allow-net=127.0.0.1"] : [];
  const { code, output } = await run(program, [...flags, "checks.mjs"], { NO_COLOR: "1" }, folder);
  const line = output.split("\n").find((text) => text.startsWith("{"));
  if (code !== 0 || line === undefined) throw new Error(`${name} ended with code ${code}:\n${output}`);
  return JSON.parse(line) as Record<string, unknown>;
}

/** Writes the checks for a platform. A worker has the package inside it, as workers are deployed. */
async function bundle(entry: string, outfile: string, folder: string, servers: Servers): Promise<void> {
  const installed: Plugin = {
    name: "installed",
    setup(within) {
      within.onResolve({ filter: /^hubsmith/ }, ({ path, kind, resolveDir }) => {
        if (entry === SCRIPT) return { path, external: true };
        // The package that is installed in the folder, not the sources beside the checks.
        return resolveDir === folder ? undefined : within.resolve(path, { kind, resolveDir: folder });
      });
    },
  };
  const define = { SERVERS: JSON.stringify(servers) };
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    define,
    plugins: [installed],
  });
}

async function runWorker(program: string, folder: string, servers: Servers): Promise<Record<string, unknown>> {
  await bundle(WORKER, join(folder, "worker.js"), folder, servers);
  const config = join(folder, "worker.capnp");
  writeFileSync(config, CONFIG);
  // As a group of its own: the program may be a script that starts the real one.
  const child = spawn(program, ["serve", "--control-fd=1", config], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text.toString()));
  try {
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", () => {
        const told = /"port":\s*(\d+)/.exec(printed)?.[1];
        if (told !== undefined) resolve(told);
      });
      child.on("error", reject);
      child.on("close", (code) => reject(new Error(`workerd ended with code ${code}:\n${printed}`)));
    });
    const answer = await fetch(`http://127.0.0.1:${port}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the worker answered ${answer.status}: ${text}\n${printed}`);
    return JSON.parse(text) as Record<string, unknown>;
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
  }
}

/** One worker, with nothing of Node, that may call this machine. */
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
