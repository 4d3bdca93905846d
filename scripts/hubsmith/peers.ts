import { createRequire } from "node:module";
import manifest from "../../package.json" with { type: "json" };
import { CommandError } from "./command-error.ts";

/** Packages that only one entry point needs. */
const ENTRY_PACKAGES = new Set(["react", "@ai-sdk/provider", "@opentelemetry/api", "@modelcontextprotocol/sdk"]);

/**
 * Packages that are needed to compile specs. They are optional peer dependencies, so that users who do not compile
 * specs need not install them.
 */
export const COMPILER_PACKAGES = Object.keys(manifest.peerDependencies).filter((name) => !ENTRY_PACKAGES.has(name));

/**
 * Checks that the packages in `COMPILER_PACKAGES` are installed. @throws CommandError that names the missing packages
 * and the command that installs them
 */
export function assertCompiler(command: string): void {
  const require = createRequire(import.meta.url);
  const missing = COMPILER_PACKAGES.filter((name) => !isInstalled(require, name));
  if (missing.length === 0) return;
  const ranges = new Map(Object.entries(manifest.peerDependencies));
  // The major version is enough, and needs no quotes in any shell: `^8.17.0` becomes `8`, and `^0.3.1` becomes `0.3`.
  const words = missing.map((name) => `${name}@${/0\.\d+|\d+/.exec(ranges.get(name) ?? "")?.[0]}`).join(" ");
  throw new CommandError(
    `\`hubsmith ${command}\` needs packages that are not installed: ${missing.join(", ")}`,
    `npm install --save-dev ${words}`,
  );
}

function isInstalled(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}
