import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../run.ts";

/** Packages that go into the bundle, so that the command line needs none installed. All are small and need no others. */
const BUNDLED = new Set([
  "@lezer/common",
  "@lezer/highlight",
  "@lezer/javascript",
  "@lezer/lr",
  "@lezer/python",
  "chokidar",
  "commander",
  "picocolors",
  "readdirp",
]);
/** Packages that are not bundled: peers of some commands, and packages for pages. */
const EXTERNAL = ["ajv", "ajv-formats", "handlebars", "react", "react-dom", "ts-morph", "yaml"];
/** Where the bundle's parts lie; what reads a file beside itself finds it from there. */
const CHUNKS = "chunks";

/**
 * Bundles `scripts/hubsmith.ts` into `cli/`, a file for each command beside the common ones.
 *
 * @param folder where `cli/` is made
 * @throws Error of the bundler, and for a package in the bundle whose licence is not told
 */
export async function buildCommandLine(folder: string): Promise<void> {
  const outdir = join(folder, "cli");
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { hubsmith: "scripts/hubsmith.ts" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["source"],
    external: EXTERNAL,
    outdir,
    // Names stay, so that the trace of an error can be read.
    minifyWhitespace: true,
    minifySyntax: true,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    // Packages in the old module format ask for Node's modules by require.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    metafile: true,
    logLevel: "error",
  });
  writeNotices(outdir, Object.keys(metafile.inputs));
  // The generator prints these into the catalogue, and looks for them at `../spec` from its own place.
  mkdirSync(join(outdir, "spec"), { recursive: true });
  const rules = readdirSync(join(ROOT, "generators/spec")).filter((file) => /^provider-\w+\.ts$/.test(file));
  for (const file of rules) copyFileSync(join(ROOT, "generators/spec", file), join(outdir, "spec", file));
}

function writeNotices(outdir: string, inputs: readonly string[]): void {
  const found = inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const unknown = found.find((name) => !BUNDLED.has(name));
  if (unknown !== undefined) throw new Error(`${unknown} is in the bundle of the command line: name it in BUNDLED`);
  const notices = [...new Set(found)].sort().map((name) => {
    return `${name}\n\n${readFileSync(join(ROOT, "node_modules", name, "LICENSE"), "utf8").trim()}\n`;
  });
  writeFileSync(join(outdir, "NOTICES.txt"), `The command line holds these packages.\n\n${notices.join("\n\n")}`);
}
