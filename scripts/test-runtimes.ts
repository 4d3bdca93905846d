import { buildPackage } from "./package/build-package.ts";
import { bin, installLocked, ROOT, run } from "./lib/run.ts";
import { whyRuntimeIsMissing, RUNTIME_NAMES } from "./tests/runtimes/runtimes.ts";

// If the tools cannot be installed, the tests still run, and report which runtimes are missing.
await installLocked("runtimes", "460 MB").catch((error: unknown) => console.error(`! ${String(error)}`));
for (const name of RUNTIME_NAMES) {
  const reason = whyRuntimeIsMissing(name);
  if (reason !== undefined) console.error(`! ${name} SKIPPED: ${reason}`);
}
await buildPackage();
const flags = ["--config", "site/vite.config.ts", "--root", ROOT, "--project", "runtimes", "--reporter", "verbose"];
const { code, output } = await run(process.execPath, [bin("vitest"), "run", ...flags]);
console.log(output.trimEnd());
process.exitCode = code;
