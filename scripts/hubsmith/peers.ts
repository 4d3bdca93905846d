import { createRequire } from "node:module";
import { CommandError } from "./command-error.ts";

/**
 * Packages that are needed to compile specs. They are optional peer dependencies, so that users who do not compile
 * specs need not install them.
 */
export const COMPILER_PACKAGES: Readonly<Record<string, string>> = {
  "@vscode/tree-sitter-wasm": "@vscode/tree-sitter-wasm@0.3",
  ajv: "ajv@8",
  "ajv-formats": "ajv-formats@3",
  handlebars: "handlebars@4",
  recheck: "recheck@4",
  "ts-morph": "ts-morph@28",
  yaml: "yaml@2",
};

/**
 * Checks that the packages in `COMPILER_PACKAGES` are installed. @throws CommandError that names the missing packages
 * and the command that installs them
 */
export function assertCompiler(command: string): void {
  const require = createRequire(import.meta.url);
  const missing = Object.keys(COMPILER_PACKAGES).filter((name) => !isInstalled(require, name));
  if (missing.length === 0) return;
  const words = missing.map((name) => COMPILER_PACKAGES[name]).join(" ");
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
